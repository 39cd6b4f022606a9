/** Where the keys are when a screen or a stage has changed: at its title, which a screen reader then reads. */

const TYPING = "input, textarea, select, [contenteditable]";

/** Whether nobody would be disturbed: nobody types, holds a card or looks at a sheet. */
function isFree(): boolean {
  const { activeElement } = document;
  return !activeElement?.matches(TYPING) && !document.querySelector("dialog[open], button:active");
}

/** Whether what had the focus is gone with its screen. */
function isLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}

/** Give the focus to the title of this part of the page; `lost`: only if nothing else has it. Whether it did. */
export function focusTitle(place: ParentNode | undefined, lost = false): boolean {
  const title = place?.querySelector<HTMLElement>("h1");
  if (!title || (lost ? !isLost() : !isFree())) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}
