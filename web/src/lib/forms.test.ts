import { describe, expect, test } from "vitest";
import type { Answer, Ask, Branch, Closed, Form } from "./protocol";
import {
  answerOf,
  answerWords,
  backward,
  closedReason,
  isSeat,
  keptDraft,
  labelOf,
  leftToShare,
  moved,
  onlyAnswer,
  onward,
  roomAt,
  sameAnswer,
  shownOptions,
  toggled,
  walk,
  type Draft,
} from "./forms";

type Question = Pick<Ask, "form" | "closed">;
const question = (form: Form, closed: Closed[] = []): Question => ({ form, closed });

const heal = question(
  {
    kind: "pick",
    options: [1, 3, "pass"],
    labels: [
      [1, "Гоша"],
      [3, "Даша"],
      ["pass", "Никого"],
    ],
  },
  [[2, "healed-last-night", "лечение уже было прошлой ночью"]],
);
const pair = question({ kind: "choose", options: [0, 1, 2, 3], low: 2, high: 2 }, [[3, "jailed"]]);
const any = question({ kind: "choose", options: ["fur", "salt"], low: 0, high: 2 });
const bid = question({ kind: "number", low: 2, high: 6 });
const word = question({ kind: "text", longest: 3 });
const shelf = question({
  kind: "order",
  items: ["a", "b", "c"],
  labels: [
    ["a", "Альт"],
    ["b", "Бас"],
    ["c", "Цитра"],
  ],
});
const thanks = question({
  kind: "share",
  total: 3,
  targets: [1, 2],
  caps: [2, 3],
  labels: [
    [1, "Гоша"],
    [2, "Майя"],
  ],
});

const branches: Branch[] = [
  {
    key: "say",
    options: [
      ["claim", 1],
      ["ready", null],
      ["accuse", 2],
    ],
    closed: [["accuse", "no-words", "слов больше нет"]],
    labels: [["claim", "Назвать роль"]],
  },
  {
    key: "claim",
    options: [
      ["doctor", null],
      ["spy", null],
    ],
    closed: [],
    labels: [["doctor", "Доктор"]],
  },
  { key: "accuse", options: [[4, null]], closed: [] },
];
const speech = question({ kind: "tree", branches });

describe("nothing is chosen for anybody", () => {
  test.each<[string, Question, Answer | undefined]>([
    ["pick", heal, undefined],
    ["choose two", pair, undefined],
    ["choose any", any, []],
    ["number", bid, undefined],
    ["text", word, ""],
    ["order", shelf, ["a", "b", "c"]],
    ["share", thanks, undefined],
    ["tree", speech, undefined],
  ])("%s: without a draft there is an answer only if the screen shows it as it stands", (_, ask, answer) => {
    expect(answerOf(ask, undefined)).toEqual(answer);
  });
});

describe("a draft becomes an answer when it is whole and allowed", () => {
  test.each<[string, Question, Draft, Answer | undefined]>([
    ["an option", heal, 3, 3],
    ["a word among seats", heal, "pass", "pass"],
    ["an option that is not there", heal, 7, undefined],
    ["an option that is closed", heal, 2, undefined],
    ["a list where one is wanted", heal, [3], undefined],
    ["two of four, in the order of the question", pair, [2, 0], [0, 2]],
    ["too few", pair, [0], undefined],
    ["a closed one does not count", pair, [0, 3], undefined],
    ["the lowest number", bid, 2, 2],
    ["the highest number", bid, 6, 6],
    ["too high", bid, 7, undefined],
    ["half a coin", bid, 2.5, undefined],
    ["a text as long as may be, counted as people count", word, "да🎭", "да🎭"],
    ["a text too long", word, "нет!", undefined],
    ["an order", shelf, ["c", "a", "b"], ["c", "a", "b"]],
    ["all is shared", thanks, [1, 2], [1, 2]],
    ["something is left", thanks, [1, 1], undefined],
    ["a path to its end", speech, ["claim", "doctor"], ["claim", "doctor"]],
    ["half a path", speech, ["claim"], undefined],
    ["a path of one step", speech, ["ready"], ["ready"]],
    ["a path that is closed", speech, ["accuse", 4], undefined],
  ])("%s", (_, ask, draft, answer) => {
    expect(answerOf(ask, draft)).toEqual(answer);
  });
});

describe("when the question changes under a draft", () => {
  test("what is not offered any more is dropped", () => {
    const fewer = question({ kind: "pick", options: [1, "pass"] });
    expect(keptDraft(heal, 3)).toBe(3);
    expect(keptDraft(fewer, 3)).toBeUndefined();
  });

  test("of several ticks those stay that are still offered", () => {
    const fewer = question({ kind: "choose", options: [0, 1], low: 2, high: 2 });
    expect(keptDraft(fewer, [1, 2])).toEqual([1]);
  });

  test("a path is cut where its way has closed", () => {
    const closed = question({
      kind: "tree",
      branches: [branches[0]!, { ...branches[1]!, closed: [["doctor", "said"]] }, branches[2]!],
    });
    expect(keptDraft(closed, ["claim", "doctor"])).toEqual(["claim"]);
  });

  test("a share stays within new caps, and one for other targets is dropped", () => {
    expect(keptDraft(question({ kind: "share", total: 3, targets: [1, 2], caps: [1, 3] }), [2, 1])).toEqual([1, 1]);
    expect(keptDraft(question({ kind: "share", total: 3, targets: [1], caps: [3] }), [2, 1])).toBeUndefined();
  });

  test("whatever a draft was, what is kept of it is kept again and answers nothing that is not offered", () => {
    const drafts: Draft[] = [3, "pass", [0, 1], ["a", "b", "c"], [1, 2], ["claim"], "нет", 4.5, []];
    for (const ask of [heal, pair, any, bid, word, shelf, thanks, speech]) {
      for (const draft of drafts) expect(keptDraft(ask, keptDraft(ask, draft))).toEqual(keptDraft(ask, draft));
    }
    expect(drafts.map((draft) => answerOf(heal, keptDraft(heal, draft))).filter((one) => one !== undefined)).toEqual([
      3,
      "pass",
    ]);
  });
});

test("another tick replaces the only one, and beyond the most nothing is ticked", () => {
  const one = { kind: "choose" as const, options: [0, 1], low: 1, high: 1 };
  expect(toggled(question(one), one, [0], 1)).toEqual([1]);
  expect(toggled(question(one), one, [1], 1)).toEqual([]);
  const two = { kind: "choose" as const, options: [0, 1, 2], low: 1, high: 2 };
  expect(toggled(question(two), two, [0, 1], 2)).toEqual([0, 1]);
});

test("an item moves by one place, and at the edge stays", () => {
  expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
});

test("a target gets no more than its cap and than what is left", () => {
  const form = { kind: "share" as const, total: 3, targets: [1, 2], caps: [2, 3] };
  expect(leftToShare(form, [1, 0])).toBe(2);
  expect([roomAt(form, [1, 0], 0), roomAt(form, [1, 0], 1)]).toEqual([2, 2]);
});

test("a way through a tree ends at the first step that is not there", () => {
  expect(walk(branches, ["claim", "nobody"])).toEqual({
    path: ["claim"],
    labels: ["Назвать роль"],
    branch: branches[1],
  });
  expect(walk(branches, ["claim", "doctor", "more"])).toEqual({
    path: ["claim", "doctor"],
    labels: ["Назвать роль", "Доктор"],
    branch: null,
  });
});

test("answers are put in words", () => {
  expect(answerWords(heal, 3)).toBe("Даша");
  expect(answerWords(shelf, ["c", "a", "b"])).toBe("Цитра → Альт → Бас");
  expect(answerWords(thanks, [1, 2])).toBe("Гоша: 1, Майя: 2");
  expect(answerWords(speech, ["claim", "doctor"])).toBe("Назвать роль → Доктор");
  expect(answerWords(any, [])).toBe("");
  expect(answerWords(bid, 4)).toBe("4");
});

test("what is closed says why, in words if there are any", () => {
  expect(closedReason(heal, 2)).toBe("лечение уже было прошлой ночью");
  expect(closedReason(pair, 3)).toBe("jailed");
  expect(closedReason(heal, 1)).toBeNull();
});

test("seats stand in their order with the closed ones among them, words after", () => {
  expect(shownOptions([1, 3, "pass"], [[2, "healed-last-night"]])).toEqual([1, 2, 3, "pass"]);
  expect(shownOptions([3, 1], [[2, "no"]])).toEqual([3, 1, 2]);
  expect(shownOptions(["up"], [["up", "no"]])).toEqual(["up"]);
});

test("a number is a seat where its question says so", () => {
  expect(isSeat("seat", 3)).toBe(true);
  expect(isSeat("amount", 3)).toBe(false);
  expect(isSeat(undefined, 3)).toBe(false);
  expect(isSeat("seat", "pass")).toBe(false);
});

test("a question with one answer needs no choice", () => {
  expect(onlyAnswer(question({ kind: "pick", options: ["seen"] }))).toBe("seen");
  expect(onlyAnswer(heal)).toBeUndefined();
  expect(onlyAnswer(question({ kind: "pick", options: [] }))).toBeUndefined();
});

test("an option without a label is called by itself", () => {
  expect(labelOf({ labels: [[1, "Гоша"]] }, 1)).toBe("Гоша");
  expect(labelOf({}, "pass")).toBe("pass");
});

test("answers are the same by what is in them", () => {
  expect(sameAnswer([0, 1], [0, 1])).toBe(true);
  expect(sameAnswer(1, "1")).toBe(false);
});

test("where there is only one way it is gone without asking, and gone back as well", () => {
  const asked = (...options: Branch["options"]): Branch => ({ key: "found", options, closed: [] });
  const tree = [
    asked(["found", 1], ["accuse", 2]),
    asked([1, 2]),
    asked([3, 4], [5, 4]),
    asked(),
    asked(["town", null]),
  ];
  expect(onward(tree, [], "found")).toEqual(["found", 1]);
  expect(onward(tree, ["found", 1], 3)).toEqual(["found", 1, 3]);
  expect(backward(tree, ["found", 1, 3])).toEqual(["found", 1]);
  expect(backward(tree, ["found", 1])).toEqual([]);
});

test("what no tree leads to is no step", () => {
  expect(onward(branches, ["claim"], "judge")).toEqual(["claim"]);
});
