/** What is read under the picture of a moment, where the picture shows the rest. */

import type { Moment } from "../../lib/protocol";

const FIRST: ReadonlySet<string> = new Set(["sailed", "ashore"]);

/** Every vote and every card are in the picture: the line says which boat sails, and that all are ashore. */
export const momentLine = ({ key, told }: Moment): string | null => (FIRST.has(key) ? (told[0]?.text ?? null) : null);
