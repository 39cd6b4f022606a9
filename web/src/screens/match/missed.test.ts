// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Ask, Table } from "../../lib/protocol";
import { sampleMatch, sampleSession } from "../../lib/sample";
import type { Session } from "../../lib/session.svelte";
import { clear, press, show } from "../../lib/shown";
import { speak } from "../../lib/words.svelte";
import Missed from "./Missed.svelte";

const vote: Ask = {
  ask: 3,
  key: "vote",
  text: "Кого прогнать?",
  form: {
    kind: "pick",
    of: "seat",
    options: [1, 2],
    labels: [
      [1, "Гоша"],
      [2, "Тимур"],
    ],
  },
  about: {},
  closed: [],
  held: null,
  deadline: null,
};

function back(sitting: Table["sitting"]): Session {
  const session = sampleSession(sampleMatch(), { sitting } as unknown as Table);
  session.missed = [{ ask: vote, answer: 2 }];
  return session;
}

describe("whoever comes back", () => {
  beforeAll(() => speak("ru"));
  afterEach(clear);

  it("reads what the bot decided, and closes it", () => {
    const session = back("apart");
    show(Missed, { session });
    expect(document.body.textContent).toContain("Кого прогнать?");
    expect(document.body.textContent).toContain("Тимур");
    press("missed-seen");
    expect(session.missed).toEqual([]);
  });

  it("sees nothing of it in a room until it is pressed", () => {
    show(Missed, { session: back("together") });
    expect(document.body.textContent).toContain("за вас играл бот");
    expect(document.body.textContent).not.toContain("Тимур");
  });
});
