/** What the buttons at the bottom do now: the one big one, and perhaps another way. */

import type { Ask, Option } from "../../lib/protocol";
import { naming } from "../../lib/seats";
import { of } from "../../lib/words.svelte";
import type { Deed } from "../../table/deed";
import { deedOf, type MafiaTurn } from "./turn.svelte";

export interface Deeds {
  main: Deed | null;
  other: Deed | null;
}

const NOTHING: Deeds = { main: null, other: null };

export function deedsOf(turn: MafiaTurn): Deeds {
  const say = of("mafia");
  const { ask } = turn;
  const look = turn.find("look");
  if (look) return simple(turn, look, "seen", say("act-look"));
  if (turn.quiet) return quiet(turn);
  const night = turn.nightAsk;
  if (night) return { main: chosen(turn, night, deedOf), other: null };
  if (!ask) return NOTHING;
  switch (ask.key) {
    case "vote":
      return voting(turn, ask);
    case "hand":
      return showing(turn, ask);
    case "say":
    case "plead":
      return talking(turn, ask);
    case "begin":
      return simple(turn, ask, "begin", say("act-begin", { stage: String(ask.about.stage) }));
    case "end":
      return simple(turn, ask, "end", say("act-end", { stage: endOf(turn, ask), half: Number(ask.about.half) }));
    default:
      return NOTHING;
  }
}

/** Where names are called in turn, what ends is only one name's time. */
function endOf(turn: MafiaTurn, ask: Ask): string {
  const stage = String(ask.about.stage);
  const inTurn = turn.session.table?.options.vote === "in_turn";
  return inTurn && (stage === "vote" || stage === "runoff") ? "name" : stage;
}

function simple(turn: MafiaTurn, ask: Ask, value: Option, label: string): Deeds {
  return { main: turn.deed(ask, value, label), other: null };
}

/** The same button on every telephone. */
function quiet(turn: MafiaTurn): Deeds {
  const ask = turn.nightAsk;
  const disabled = turn.drafted(ask) === null;
  return {
    main: { label: of("mafia")("board-done"), run: () => void turn.confirm(), disabled, id: "confirm" },
    other: null,
  };
}

function chosen(turn: MafiaTurn, ask: Ask, words: typeof deedOf): Deed {
  const match = turn.match;
  const drafted = turn.drafted(ask);
  const value = drafted ?? (typeof ask.held === "object" ? null : ask.held);
  const label = match && value !== null ? words(match, ask, value) : of("mafia")("board-choose");
  const run = (): void => void (drafted !== null && turn.send(ask, drafted));
  const disabled = drafted === null || drafted === ask.held;
  return { label, run, disabled, busy: turn.session.isSending(ask), ask: ask.key, id: "confirm" };
}

function voting(turn: MafiaTurn, ask: Ask): Deeds {
  const say = of("mafia");
  const drafted = turn.drafted(ask);
  const main = chosen(turn, ask, (match, asked, value) => {
    if (typeof value !== "number") return say("board-your-abstention");
    if (drafted === null || drafted === asked.held) return say("board-your-hand", naming(match, value));
    return say(asked.held === null ? "act-vote" : "act-vote-change", naming(match, value));
  });
  if (drafted === null && ask.held !== null && turn.secretVote) main.label = say("board-done");
  const run = (): void => void turn.send(ask, "abstain");
  const abstain = {
    label: say("act-vote-abstain"),
    run,
    disabled: ask.held === "abstain" && !turn.secretVote,
    id: "abstain",
  };
  return { main, other: abstain };
}

function showing(turn: MafiaTurn, ask: Ask): Deeds {
  const say = of("mafia");
  const match = turn.match;
  const busy = turn.session.isSending(ask);
  const name = match ? naming(match, Number(ask.about.seat)) : {};
  const raise = {
    label: say("act-hand-up", name),
    run: () => void turn.send(ask, "up"),
    busy,
    ask: ask.key,
    id: "confirm",
  };
  return {
    main: raise,
    other: { label: say("act-hand-down"), run: () => void turn.send(ask, "down"), busy, id: "hand-down" },
  };
}

function talking(turn: MafiaTurn, ask: Ask): Deeds {
  const say = of("mafia");
  if (ask.form.kind !== "tree") return NOTHING;
  const options = (ask.form.branches[0]?.options ?? []).map(([option]) => option);
  const busy = turn.session.isSending(ask);
  const end = options.find((option) => option === "ready" || option === "done");
  const phrases = options.length > (end === undefined ? 0 : 1);
  const words = ask.key === "say" ? say("say-open") : say("act-plead");
  const open = phrases ? { label: words, run: () => (turn.speaking = true), ask: ask.key, id: "speak" } : null;
  const finish =
    end === undefined
      ? null
      : { label: say(`act-${end}`), run: () => void turn.send(ask, [end]), busy, ask: ask.key, id: String(end) };
  return open ? { main: open, other: finish } : { main: finish, other: null };
}
