/** Who is at the table, and what the host can do with each. */

import { button, field, fold, make, select } from "./dom.js";
import { word } from "./words.js";

/** The seats in their order. */
export function seatList(context) {
  const { model } = context;
  const rows = model.table.seats.map((seat, index) => seatRow(context, seat, index));
  return make(
    "section",
    { key: "seats", class: "panel" },
    make("h2", {}, `${word("seats")}: ${model.table.seats.length}`),
    make("ol", { class: "people" }, rows),
  );
}

function seatRow(context, seat, index) {
  const { model } = context;
  const person = model.person(seat.person);
  const out = model.playing && Array.isArray(model.match.public?.alive) && !model.match.public.alive.includes(index);
  const marks = [
    seat.bot !== null && `${word("bot")}${levelName(context, seat.bot)}`,
    person && person.id === model.you?.person && word("you"),
    person && person.id === model.table.host && word("host"),
    person && !person.here && word("away"),
    person && seat.by === "bot" && word("bot-stands-in"),
    person?.muted && word("muted"),
    out && word("out"),
  ];
  const powers = model.hosts ? seatPowers(context, seat, index, person) : [];
  return make(
    "li",
    { key: person ? `person ${person.id}` : `bot ${seat.name}`, class: out ? "out" : null },
    make("span", { class: "name" }, `${index + 1}. ${seat.name}`),
    tags(marks),
    powers.length > 0 && fold(word("powers"), "powers", make("div", { class: "powers" }, powers)),
  );
}

function tags(marks) {
  return marks.filter(Boolean).map((mark) => make("span", { class: "tag" }, mark));
}

function levelName({ games, model }, level) {
  const game = games.find((other) => other.id === model.table.game);
  const found = game?.bots.find((bot) => bot.id === level);
  return game?.bots.length > 1 && found ? `: ${found.name}` : "";
}

function seatPowers(context, seat, index, person) {
  const { model } = context;
  const between = model.table.stage !== "match";
  const powers = between ? movePowers(context, index) : [];
  if (seat.bot !== null && between) powers.push(...botPowers(context, seat, index));
  if (seat.bot !== null || (person && !person.here)) powers.push(...givePowers(context, index));
  if (person && person.id !== model.you.person) powers.push(...personPowers(context, person));
  return powers;
}

function movePowers({ model, act }, index) {
  const seats = model.table.seats.map((_, place) => place);
  const swap = (other) => () => {
    const order = [...seats];
    [order[index], order[other]] = [order[other], order[index]];
    act("arrange", { order });
  };
  return [
    button("↑", swap(index - 1), { "aria-label": word("up"), disabled: index === 0 }),
    button("↓", swap(index + 1), { "aria-label": word("down"), disabled: index === seats.length - 1 }),
  ];
}

function botPowers({ model, games, act }, seat, index) {
  const levels = games.find((game) => game.id === model.table.game)?.bots ?? [];
  const choices = levels.map(({ id, name }) => [id, name]);
  const renamed = (event) => act("change", { seat: index, name: event.target.value });
  return [
    choices.length > 1 && select(word("level"), seat.bot, choices, (level) => act("change", { seat: index, level })),
    field(word("name"), { value: seat.name, onchange: renamed }),
    button(word("remove"), () => act("remove", { seat: index }), { class: "danger" }),
  ];
}

/** Those who might take over a seat. */
function unseated({ table }) {
  const seated = new Set(table.seats.map((seat) => seat.person));
  return table.people.filter((person) => !seated.has(person.id) && person.kind !== "tv" && !person.waits);
}

function givePowers({ model, act }, index) {
  const people = unseated(model).map(({ id, name }) => [id, name]);
  if (!people.length) return [];
  const given = (person) => person !== null && act("give", { seat: index, person });
  return [select(word("give-seat"), null, [[null, "—"], ...people], given)];
}

function personPowers({ model, act }, person) {
  const kick = () => confirm(`${word("kick")}: ${person.name}?`) && act("kick", { person: person.id });
  const hand = () => confirm(`${word("make-host")}: ${person.name}?`) && act("host", { person: person.id });
  const mute = () => act("mute", { person: person.id, muted: !person.muted });
  const isHost = person.id === model.table.host;
  return [
    person.kind !== "tv" && button(word(person.muted ? "unmute" : "mute"), mute),
    person.kind !== "tv" && !isHost && button(word("make-host"), hand),
    !isHost && button(word("kick"), kick, { class: "danger" }),
  ];
}

/** Those who wait at the door. */
export function doorList({ model, act }) {
  const waiting = model.table.people.filter((person) => person.waits);
  if (!waiting.length || !model.hosts) return null;
  const rows = waiting.map((person) =>
    make(
      "li",
      { key: person.id },
      make("span", { class: "name" }, person.name),
      tags([word(`kind-${person.kind}`), person.number !== null && `№ ${person.number}`]),
      make(
        "div",
        { class: "powers" },
        button(word("admit"), () => act("admit", { person: person.id }), { class: "main" }),
        button(word("send-away"), () => act("kick", { person: person.id }), { class: "danger" }),
      ),
    ),
  );
  return make(
    "section",
    { key: "door", class: "panel calls" },
    make("h2", {}, word("at-the-door")),
    make("ul", { class: "people" }, rows),
  );
}

/** Those who are in but have no seat. */
export function watcherList(context) {
  const { model } = context;
  const seated = new Set(model.table.seats.map((seat) => seat.person));
  const watching = model.table.people.filter((person) => !person.waits && !seated.has(person.id));
  if (!watching.length) return null;
  const rows = watching.map((person) => {
    const marks = [
      word(person.kind === "player" ? "waits-for-seat" : `kind-${person.kind}`),
      person.id === model.you?.person && word("you"),
      person.id === model.table.host && word("host"),
      !person.here && word("away"),
      person.muted && word("muted"),
    ];
    const powers = model.hosts && person.id !== model.you.person;
    return make(
      "li",
      { key: person.id },
      make("span", { class: "name" }, person.name),
      tags(marks),
      powers && fold(word("powers"), "powers", make("div", { class: "powers" }, personPowers(context, person))),
    );
  });
  return make(
    "section",
    { key: "watchers", class: "panel" },
    make("h2", {}, word("watching")),
    make("ul", { class: "people" }, rows),
  );
}
