/**
 * A card tells what it is, wherever it lies: by a long press on it, or by `?` while the keys are on it. Whatever is a
 * card, and no secret, says so with `data-card`.
 */

const LONG_MS = 500;
const FAR = 12;
const WRITING = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

const cardOf = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>("[data-card]")?.dataset.card) || null;

/** Whether `?` is a question here: nobody is writing, and no sheet lies over the board, unless the card is on it. */
const isQuestion = (target: Element): boolean =>
  !target.matches(WRITING) && (cardOf(target) !== null || !document.querySelector("dialog[open]"));

/** Calls `show` with the card that is asked about, null: with none in particular. What it returns ends that. */
export function askedAbout(show: (card: string | null) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let shown = false;

  function on<Name extends keyof DocumentEventMap>(name: Name, hear: (event: DocumentEventMap[Name]) => void): void {
    document.addEventListener(name, hear, { signal: stop.signal, capture: true });
  }
  const release = (): void => clearTimeout(timer);

  on("pointerdown", ({ target, button, clientX: x, clientY: y }) => {
    release();
    shown = false;
    const card = cardOf(target);
    if (card === null || button !== 0) return;
    from = { x, y };
    timer = setTimeout(() => {
      shown = true;
      show(card);
    }, LONG_MS);
  });
  on("pointermove", ({ clientX, clientY }) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > FAR) release();
  });
  on("pointerup", release);
  on("pointercancel", release);
  // A long press is no tap, neither on the card nor on what lies over it when the finger goes.
  on("mousedown", (event) => {
    if (shown) event.preventDefault();
  });
  on("click", (event) => {
    if (!shown) return;
    shown = false;
    event.preventDefault();
    event.stopPropagation();
  });
  on("contextmenu", (event) => {
    if (cardOf(event.target) !== null) event.preventDefault();
  });
  on("keydown", (event) => {
    if (event.key !== "?" || !(event.target instanceof Element) || !isQuestion(event.target)) return;
    event.preventDefault();
    show(cardOf(event.target));
  });
  return () => {
    release();
    stop.abort();
  };
}
