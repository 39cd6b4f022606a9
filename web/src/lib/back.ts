/**
 * The way back: it closes what lies open on the screen first, then asks whoever would leave a table. One entry of the
 * history is kept for it; whoever goes back from it has pressed «back» on this screen.
 */

type Close = () => void;

const layers: Close[] = [];
let asker: Close | null = null;
/** Whether the entry that is shown is the kept one. */
let kept = false;

const isKept = (): boolean => (history.state as { back?: boolean } | null)?.back === true;

function keep(): void {
  if (!isKept()) history.pushState({ back: true }, "");
  kept = true;
}

function without(list: Close[], one: Close): void {
  const place = list.lastIndexOf(one);
  if (place >= 0) list.splice(place, 1);
}

/** Something lies open, and «back» closes it; what is returned is called when it is closed in any way. */
export function closesOnBack(close: Close): () => void {
  layers.push(close);
  keep();
  return () => without(layers, close);
}

/** Nobody leaves this screen by «back» without being asked. */
export function asksOnBack(ask: Close): () => void {
  asker = ask;
  keep();
  return () => {
    if (asker === ask) asker = null;
  };
}

/** The history has moved. True: it was «back» on this screen, and the address stays. */
export function tookBack(): boolean {
  const left = kept && !isKept();
  kept = isKept();
  if (!left) return false;
  const close = layers.at(-1) ?? asker;
  if (!close) {
    history.back(); // what the entry was kept for is gone: this was meant for the screen before
    return true;
  }
  without(layers, close);
  if (layers.length || asker) keep();
  close();
  return true;
}

/** Another screen is open: its entry is not the kept one. */
export function movedOn(): void {
  kept = isKept();
}
