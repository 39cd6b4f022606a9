/** What the one big button at the bottom does now. */

import { walk } from "../../lib/forms";
import type { Ask, Option } from "../../lib/protocol";
import { naming } from "../../lib/seats";
import { of } from "../../lib/words.svelte";
import type { Deed } from "../../table/deed";
import { NOBODY } from "./room";
import { questionPath, topicsOf, type SpyfallTurn } from "./turn.svelte";

const POINTING: readonly string[] = ["point", "name-ally", "applaud"];
const PLAIN: Readonly<Record<string, Option>> = { look: "seen", ready: "ready", next: "next" };

export function deedOf(turn: SpyfallTurn): Deed | null {
  for (const [key, value] of Object.entries(PLAIN)) {
    const ask = turn.find(key);
    if (ask) return turn.deed(ask, value, of("spyfall")(`act-${key}`));
  }
  for (const key of POINTING) {
    const ask = turn.find(key);
    if (ask) return pointing(turn, ask);
  }
  const write = turn.find("write");
  if (write) return writing(turn, write);
  const asking = turn.find("ask");
  if (asking) return turn.whom === null ? null : asked(turn, asking, turn.whom);
  const answering = turn.find("answer");
  return answering ? answered(turn, answering) : null;
}

function saying(turn: SpyfallTurn, ask: Ask, label: string, run: () => void, disabled = false): Deed {
  return { label, run, disabled, busy: turn.session.isSending(ask), ask: ask.key };
}

function pointing(turn: SpyfallTurn, ask: Ask): Deed {
  const say = of("spyfall");
  const option = turn.pick;
  const label =
    option === null || !turn.match
      ? say("board-choose")
      : option === NOBODY
        ? say(`act-${ask.key}-nobody`)
        : say(`act-${ask.key}`, naming(turn.match, Number(option)));
  return turn.deed(ask, option, label);
}

function writing(turn: SpyfallTurn, ask: Ask): Deed {
  return turn.deed(ask, turn.words.trim() || null, of("spyfall")("act-write"));
}

/** A question to somebody: in words of one's own, ready-made, or aloud. */
function asked(turn: SpyfallTurn, ask: Ask, whom: number): Deed {
  const say = of("spyfall");
  const { topic, match } = turn;
  const name = match ? naming(match, whom) : {};
  const power = turn.power && turn.use === "asking" ? (turn.own?.power ?? null) : null;
  const path = (about: string): Option[] => questionPath(whom, about, power);
  if (topic !== null) {
    const about = topicsOf(ask, [whom]).find(({ trait }) => trait === topic)?.name ?? topic;
    return saying(turn, ask, say("act-ask-about", { ...name, about }), () => void turn.say(ask, path(topic)));
  }
  if (turn.spoken(ask)) {
    return saying(turn, ask, say("act-ask-aloud", name), () => void turn.say(ask, path("aloud")));
  }
  const words = turn.words.trim();
  return saying(turn, ask, say("act-ask", name), () => void turn.say(ask, path("own"), words), !words);
}

/** An answer in words of one's own or aloud; ready-made ones have buttons of their own. */
function answered(turn: SpyfallTurn, ask: Ask): Deed | null {
  const say = of("spyfall");
  const ways = waysOf(ask);
  if (ways.includes("aloud")) return saying(turn, ask, say("act-answer-aloud"), () => void turn.say(ask, ["aloud"]));
  if (!ways.includes("own")) return null;
  const words = turn.words.trim();
  return saying(turn, ask, say("act-answer"), () => void turn.say(ask, ["own"], words), !words);
}

/** The first choices of an answer. */
export function waysOf(ask: Ask): Option[] {
  if (ask.form.kind !== "tree") return [];
  return (walk(ask.form.branches, []).branch?.options ?? []).map(([option]) => option);
}
