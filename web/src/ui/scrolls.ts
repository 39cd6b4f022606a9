/**
 * An attachment for what may scroll and holds nothing to focus: a stop for the tab key while not all of it is in sight,
 * so that those without a pointer can scroll it, and no stop while there is nothing to scroll.
 */
export function scrolls(element: HTMLElement): () => void {
  const look = (): void => {
    const hidden = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (hidden) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [element, ...element.children]) sizes.observe(one);
    look();
  };
  const words = new MutationObserver(watch);
  words.observe(element, { childList: true, subtree: true, characterData: true });
  watch();
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}
