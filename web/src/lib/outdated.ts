/** A page that is older than its server loads itself anew; its cookies bring it back to its seat. */

import { PROTOCOL } from "./protocol";

export const OUTDATED = 4406;
const MARK = "lichina-outdated";

/** The page itself. */
export const page = { reload: (): void => location.reload() };

let loading = false;

/** Load the page anew, unless it has just been and is still too old: it would go on for ever. Whether it is loading. */
export function loadAnew(): boolean {
  if (loading) return true;
  try {
    if (sessionStorage.getItem(MARK) === PROTOCOL) return false;
    sessionStorage.setItem(MARK, PROTOCOL);
  } catch {
    return false; // a browser that remembers nothing could not tell when to stop
  }
  loading = true;
  page.reload();
  return true;
}
