"""What a device lets be heard: every sound that a page has begun, by its name."""

from __future__ import annotations

from .phone import Phone

HEARD = r"""(() => {
  const names = new WeakMap();
  const {fetch} = window;
  window.heard = [];
  window.fetch = async (address, ...more) => {
    const answer = await fetch(address, ...more);
    const found = /\/([a-z]+)-[^/]*\.wav$/.exec(String(address));
    if (!found) return answer;
    const read = answer.arrayBuffer.bind(answer);
    answer.arrayBuffer = async () => {
      const data = await read();
      names.set(data, found[1]);
      return data;
    };
    return answer;
  };
  const {decodeAudioData} = BaseAudioContext.prototype;
  BaseAudioContext.prototype.decodeAudioData = async function (data) {
    const name = names.get(data);
    const made = await decodeAudioData.call(this, data);
    names.set(made, name);
    return made;
  };
  const {start} = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.heard.push(names.get(this.buffer));
    return start.apply(this, when);
  };
})()"""


def listen(phone: Phone) -> None:
    """From the next page on, note what is heard."""
    phone.context.add_init_script(HEARD)


def heard(phone: Phone) -> list[str]:
    """All that was heard, in its order."""
    return [str(name) for name in phone.page.evaluate("window.heard ?? []")]
