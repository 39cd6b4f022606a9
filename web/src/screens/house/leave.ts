import { complain } from "../../lib/announcer.svelte";
import { call, Refusal, wordsOf } from "../../lib/api";
import { go } from "../../lib/router.svelte";
import type { Session } from "../../lib/session.svelte";
import { forgetTable } from "../../lib/tables";

/** Get up and go. The connection is ended first, so that nobody is told of having been sent away. */
export async function leave(session: Session): Promise<void> {
  const whose = session.person === null ? "" : `?person=${session.person}`;
  session.end();
  try {
    await call<null>("DELETE", `/api/tables/${session.id}/me${whose}`);
    forgetTable(session.id);
  } catch (refusal) {
    complain(wordsOf(refusal));
  }
  go("/");
}

/** Close the table for everybody. The connection ends with it, perhaps before the answer has come. */
export async function closeTable(session: Session): Promise<void> {
  try {
    await session.command("close", {});
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.code !== "no-connection" || session.state === "lost") {
      complain(wordsOf(refusal));
      return;
    }
  }
  forgetTable(session.id);
  go("/");
}
