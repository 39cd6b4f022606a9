import { expect, test } from "vitest";
import type { Ask, Branch } from "./protocol";
import { sampleMatch } from "./sample";
import { spelled } from "./spelled";
import { stepped } from "./stepped";

const BRANCHES: Branch[] = [
  {
    key: "whose",
    of: "seat",
    options: [
      [0, 1],
      [1, 2],
    ],
    closed: [[2, "asleep", "спит"]],
    text: "Чья карта?",
    labels: [
      [0, "Даша"],
      [1, "Гоша"],
      [2, "Майя"],
    ],
  },
  { key: "another", of: "seat", options: [[1, null]], closed: [], text: "И чья ещё?" },
  { key: "whose", of: "seat", options: [[0, 3]], closed: [] },
  { key: "count", of: "amount", options: [[0, null]], closed: [], labels: [[0, "ни одной"]] },
];

const ask = (key: string, branches: Branch[]): Ask => ({
  ask: 0,
  key,
  form: { kind: "tree", branches },
  about: {},
  closed: [],
  held: null,
  deadline: null,
});

const words = (found: Ask) =>
  found.form.kind === "tree" &&
  found.form.branches.map(({ text, labels }) => [text, labels?.map(([, label]) => label)]);

test("a sentence and a label that were sent once stand wherever they are needed again", () => {
  expect(words(spelled(ask("play", BRANCHES)))).toEqual([
    ["Чья карта?", ["Даша", "Гоша", "Майя"]],
    ["И чья ещё?", ["Гоша"]],
    ["Чья карта?", ["Даша"]],
    [undefined, ["ни одной"]],
  ]);
});

test("a question without words, and one that is no tree, stay as they are", () => {
  const plain = ask("play", [{ key: "whose", of: "seat", options: [[0, null]], closed: [] }]);
  expect(spelled(plain)).toEqual(plain);
  const pick: Ask = { ...plain, form: { kind: "pick", options: [1], labels: [[1, "Гоша"]] } };
  expect(spelled(pick)).toBe(pick);
});

test("an offer that comes again by its key is the one that was sent last, also after it was gone", () => {
  const clock = { now: 1, runs: true, pace: 1, deadline: null };
  const [say, play, other] = [ask("say", BRANCHES), ask("play", []), ask("play", BRANCHES.slice(3))];
  let match = stepped(sampleMatch({ offers: [say, play] }), { t: "step", clock, offers: ["say"] });
  expect(match.offers).toEqual([say]);
  match = stepped(match, { t: "step", clock, offers: [] });
  match = stepped(match, { t: "step", clock, offers: [other] });
  match = stepped(match, { t: "step", clock, offers: ["play", "say"] });
  expect(match.offers).toEqual([other, say]);
});
