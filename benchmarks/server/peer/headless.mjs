// The reference Mafia (../../refmafia.py) on boardgame.io without a server: one client that sees everything, or a client
// for each seat, joined by its own transport in memory. For every line on stdin it plays for so many seconds of CPU time.
//
// As in server.mjs, whatever is optional and costs it time is off.

import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer');
const { INVALID_MOVE } = require('boardgame.io/core');

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const GANG = 3;

function options(G) {
  return G.night ? G.alive.filter((seat) => !G.gang.includes(seat)) : G.alive;
}

function answer({ G, playerID, events, random }, target) {
  const seat = Number(playerID);
  if (G.voters[G.ballots.length] !== seat || !options(G).includes(target)) return INVALID_MOVE;
  G.ballots.push(target);
  if (G.ballots.length < G.voters.length) return;
  if (!G.night) G.voted = G.ballots;
  bury(G, random);
  if (G.gang.length === 0) events.endGame({ side: 'town' });
  else if (2 * G.gang.length >= G.alive.length) events.endGame({ side: 'mafia' });
  G.night = !G.night;
  G.voters = G.night ? [...G.gang] : [...G.alive];
  G.ballots = [];
}

function bury(G, random) {
  const counts = new Map();
  for (const target of G.ballots) counts.set(target, (counts.get(target) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const leaders = [...counts.keys()].filter((seat) => counts.get(seat) === most);
  const victim = leaders.length === 1 ? leaders[0] : leaders[random.Die(leaders.length) - 1];
  G.killed = [victim, G.gang.includes(victim)];
  G.alive = G.alive.filter((seat) => seat !== victim);
  G.gang = G.gang.filter((seat) => seat !== victim);
}

function playerView({ G, ctx, playerID }) {
  const seat = Number(playerID);
  const view = { night: G.night, alive: G.alive, voted: G.voted, killed: G.killed };
  view.mafia = G.mafia.includes(seat) ? G.mafia : [];
  if (ctx.gameover === undefined && G.voters[G.ballots.length] === seat) view.options = options(G);
  return view;
}

const rules = {
  name: 'refmafia',
  minPlayers: SEATS.length,
  maxPlayers: SEATS.length,
  disableUndo: true,
  setup: ({ random }) => {
    const mafia = random.Shuffle(SEATS).slice(0, GANG).sort();
    return { alive: [...SEATS], mafia, gang: [...mafia], night: true, voters: [...mafia], ballots: [], voted: null, killed: null };
  },
  turn: { activePlayers: { all: null } },
  moves: { answer: { move: answer, client: false, redact: true } },
};
const seen = { ...rules, playerView };

function byOne() {
  const client = Client({ game: { ...rules, moves: { answer } }, numPlayers: SEATS.length, debug: false });
  client.start();
  let decisions = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) break;
    const targets = options(G);
    decisions += targets.length > 1;
    client.updatePlayerID(String(G.voters[G.ballots.length]));
    client.moves.answer(targets[Math.floor(Math.random() * targets.length)]);
  }
  client.stop();
  return decisions;
}

let matches = 0;

function byAll() {
  matches += 1;
  const multiplayer = Local();
  const matchID = String(matches);
  const clients = SEATS.map((seat) =>
    Client({ game: seen, numPlayers: SEATS.length, multiplayer, matchID, playerID: String(seat), debug: false }),
  );
  for (const client of clients) client.start();
  let decisions = 0;
  for (;;) {
    if (clients[0].getState().ctx.gameover !== undefined) break;
    const client = clients.find((one) => one.getState().G.options);
    const targets = client.getState().G.options;
    decisions += targets.length > 1;
    client.moves.answer(targets[Math.floor(Math.random() * targets.length)]);
  }
  for (const client of clients) client.stop();
  return decisions;
}

function spent(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

function rate(play, seconds) {
  const start = process.cpuUsage();
  let decisions = 0;
  let games = 0;
  while (spent(start) < seconds) {
    games += 1;
    decisions += play();
  }
  const time = spent(start);
  return [decisions / time, games / time];
}

const WARMING = 2; // seconds until Node has compiled what is played
const warm = new Set();
for await (const line of createInterface({ input: process.stdin })) {
  const { clients, seconds } = JSON.parse(line);
  const play = clients ? byAll : byOne;
  if (!warm.has(play)) rate(play, WARMING);
  warm.add(play);
  console.log(JSON.stringify(rate(play, seconds)));
}
