// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import type { Told } from "../../lib/protocol";
import { speakGame } from "../../lib/spoken";
import { questionOf, replyOf, statement } from "./lines";
import { ballotsOf, endingOf, headings, lastBallots, lightOf, newsOf, talkOf, traitsOf, turnOf } from "./room";
import { arrowsOf, cardsOf, speakerOf } from "./seen";
import { question, room } from "./sample";
import { answers, grouped } from "./traits";
import traits from "../../../../src/lichina/games/spyfall/content/traits.toml?raw";

const told = (key: string, data: Told["data"] = {}, more: Partial<Told> = {}): Told => ({ key, data, ...more });
const match = { names: ["Даша", "Гоша", "Майя"] };

beforeAll(() => speakGame("spyfall", "ru"));

describe("what has just happened", () => {
  const vote = told("verdicts", { target: 1, voters: [0], seats: [2] });

  it("is what came after the last words, without what only some have heard", () => {
    const story = [
      told("accused"),
      told("asked"),
      vote,
      told("accusation-failed"),
      told("saw-power", {}, { private: true }),
    ];
    expect(newsOf(story).map(({ key }) => key)).toEqual(["verdicts", "accusation-failed"]);
    expect(lastBallots(story)).toEqual({ agreed: [0], against: [2] });
  });

  it("is over as soon as somebody speaks", () => {
    expect(newsOf([vote, told("answered")])).toEqual([]);
    expect(lastBallots([vote, told("answered")])).toBeNull();
  });

  it("has ballots only where there was a vote", () => {
    expect(ballotsOf(told("power-opened", { seat: 1 }))).toBeNull();
  });
});

describe("the end of a round", () => {
  it("is told from the last vote on that did not fail", () => {
    const story = [
      ...[told("round-begins", { round: 1 }), told("asked"), told("verdicts"), told("accusation-failed")],
      ...[told("guessed", { place: "bank" }), told("round-over"), told("round-begins", { round: 2 })],
    ];
    expect(endingOf(story, 1).map(({ key }) => key)).toEqual(["guessed"]);
    expect(endingOf(story, 2)).toEqual([]);
  });
});

describe("lines", () => {
  it("are the words that were typed, and what was said aloud is only named", () => {
    expect(questionOf(match, question({ about: "own", text: "Тут тихо?" }))).toEqual({
      text: "Тут тихо?",
      aloud: false,
    });
    expect(questionOf(match, question({ about: "aloud", line: null }))?.aloud).toBe(true);
    expect(questionOf(match, question({ about: "own" }))).toBeNull();
  });

  it("are said in the manner of a power", () => {
    expect(questionOf(match, question({ manner: "alter" }))?.text).toMatch(/^Даша хочет знать\. /);
    expect(replyOf(match, question({ reply: "no", reply_line: "cold-n1", reply_manner: "backwards" }))?.text).toMatch(
      / Онтсеч!$/,
    );
  });

  it("begin with yes or no where they must", () => {
    const one = question({ lasso: true, reply: "own-no", reply_text: "с чего бы" });
    expect(replyOf(match, one)?.text).toBe("Нет — с чего бы");
    expect(replyOf(match, question({ lasso: true, reply: "yes", reply_line: "cold-y1" }))?.text).toMatch(/^Да\. /);
    expect(replyOf(match, question())).toBeNull();
  });
});

describe("traits", () => {
  it("have each their group", () => {
    const all = [...traits.matchAll(/^\[traits\.([\w-]+)\]/gm)].map(([, id]) => id as string);
    expect(all.length).toBeGreaterThan(39);
    const groups = grouped(all);
    expect(groups.map(({ group }) => group)).toEqual(["where", "who", "what", "how"]);
    expect(groups.flatMap((one) => one.traits).sort()).toEqual([...all].sort());
  });

  it("are found by a part of their name, ё as е", () => {
    expect(answers("тёмно", "темн")).toBe(true);
    expect(answers("тёмно", "светло")).toBe(false);
  });

  it("of own places come from the table", () => {
    expect(traitsOf({ own: { places: [{ traits: { cold: 2 } }] } }, "own-1")).toEqual({ cold: 2 });
    expect(traitsOf({}, "own-1")).toEqual({});
    expect(traitsOf(undefined, "bank")).toEqual({});
  });
});

describe("the table", () => {
  it("is light while there are questions and dark while there is a vote", () => {
    expect(lightOf(room())).toBe("day");
    expect(lightOf(room({ stage: "accusation" }))).toBe("night");
    expect(headings(room())).toEqual({ title: "Вопросы", over: "Раунд 2 из 5" });
  });

  it("is asked in turn, and votes all at once", () => {
    expect(turnOf(room({ target: 2 }))).not.toEqual(turnOf(room({ target: null })));
    expect(turnOf(room({ exchanges: [question()] }))).not.toEqual(
      turnOf(room({ exchanges: [question(), question()] })),
    );
    expect(turnOf(room({ stage: "final" }))).toBeNull();
  });

  it("has an arrow from whoever asks, or accuses", () => {
    const at = (view: ReturnType<typeof room>): unknown => arrowsOf({ public: view, told: [] });
    expect(at(room({ target: 2 }))).toEqual([{ from: 0, to: 2 }]);
    expect(at(room({ exchanges: [question({ reply: "yes" })], asker: 1 }))).toEqual([{ from: 0, to: 1 }]);
    const trial = { caller: 2, target: 1, part: "ballots" };
    expect(at(room({ stage: "accusation", trial }))).toEqual([{ from: 2, to: 1 }]);
    expect(speakerOf(room({ target: 2 }))).toBe(2);
  });

  it("shows no card but those that the viewer may see", () => {
    const hand = { card: "bank", ally: false, power: null };
    const watched = { match: { seat: 1, private: hand } as never, privates: null };
    expect(cardsOf(watched)).toEqual({ 1: ["Банк"] });
    expect(cardsOf({ match: { seat: null, private: null } as never, privates: null })).toEqual({});
  });
});

describe("the last talk", () => {
  it("is what was said since the time is up", () => {
    const story = [told("asked"), told("time-up"), told("said-know"), told("pointed"), told("said-trust")];
    expect(talkOf(story).map(({ key }) => key)).toEqual(["said-know", "said-trust"]);
    expect(talkOf(story.slice(0, 1))).toEqual([]);
  });

  it("is read as everybody will hear it before it is said", () => {
    expect(statement(match, 0, ["know"])).toBe("Даша: «Я знаю, где мы».");
    expect(statement(match, 0, ["suspect", 1, "hunch"])).toBe("Даша: «Гоша, по-моему, шпион — это ты».");
    expect(statement(match, 0, ["suspect", 1, "cold"])).toBe(
      "Даша: «Гоша, твой ответ на тему „холодно“ не сходится с местом».",
    );
    expect(statement(match, 2, ["joked", "cold"])).toBe("Майя: «Ответ на тему „холодно“ — это была шутка».");
  });
});
