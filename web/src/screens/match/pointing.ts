/** What the coach points at: the element that says so by `data-point`, which may name several things. */

/** Where to look if the thing itself is not on the screen. */
const INSTEAD: Readonly<Record<string, string>> = { seat: "grid", vote: "grid", grid: "vote", story: "ask" };

const visible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

function named(root: ParentNode, name: string): HTMLElement | null {
  const found = [...root.querySelectorAll<HTMLElement>(`[data-point~="${CSS.escape(name)}"]`)];
  return found.find(visible) ?? null;
}

export function pointedAt(root: ParentNode, point: string | null): HTMLElement | null {
  if (!point) return null;
  const instead = INSTEAD[point.split(":")[0] ?? ""];
  return named(root, point) ?? (instead ? named(root, instead) : null);
}
