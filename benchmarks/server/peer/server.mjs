// The peer: boardgame.io's own server, its socket.io transport and its storage in memory, with the game of ../openmafia.py
// by the same rules. It prints its port when it listens, and collects garbage on SIGUSR2 (node --expose-gc) and says so.
//
// Whatever is optional and costs it time is off: undo, patches in place of states, turns and phases of the framework, the
// logs of matches that are over. What is left is one move, one new state, eight views.

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];
const GANG = 2;
const DEALS = 10;

function deal(G, random) {
  G.alive = [...SEATS];
  G.mafia = random.Shuffle(SEATS).slice(0, GANG).sort();
  G.gang = [...G.mafia];
  nightfall(G);
}

function nightfall(G) {
  G.night = true;
  G.voters = [...G.gang];
  G.ballots = [];
}

function daybreak(G) {
  G.night = false;
  G.voters = [...G.alive];
  G.ballots = [];
}

function options(G) {
  return G.night ? G.alive.filter((seat) => !G.gang.includes(seat)) : G.alive;
}

function answer({ G, playerID, events, random }, night, target) {
  const seat = Number(playerID);
  if (G.night !== night || G.voters[G.ballots.length] !== seat || !options(G).includes(target)) return INVALID_MOVE;
  G.moves += 1;
  G.ballots.push([seat, target]);
  if (G.ballots.length < G.voters.length) return;
  bury(G, random);
  const winner = won(G);
  if (winner === null) {
    if (night) daybreak(G);
    else nightfall(G);
    return;
  }
  G.score[winner] += 1;
  G.deal += 1;
  if (G.deal < DEALS) deal(G, random);
  else events.endGame({ score: [...G.score] });
}

function bury(G, random) {
  const counts = new Map();
  for (const [, target] of G.ballots) counts.set(target, (counts.get(target) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const leaders = [...counts.keys()].filter((seat) => counts.get(seat) === most);
  const victim = leaders.length === 1 ? leaders[0] : leaders[random.Die(leaders.length) - 1];
  G.killed = [victim, G.gang.includes(victim)];
  G.alive = G.alive.filter((seat) => seat !== victim);
  G.gang = G.gang.filter((seat) => seat !== victim);
}

function won(G) {
  if (G.gang.length === 0) return 0;
  return 2 * G.gang.length >= G.alive.length ? 1 : null;
}

function playerView({ G, ctx, playerID }) {
  const seat = Number(playerID);
  const mafioso = G.mafia.includes(seat);
  const view = {
    moves: G.moves,
    deal: G.deal,
    night: G.night,
    alive: G.alive,
    ballots: G.night ? [] : G.ballots,
    shots: G.night ? G.ballots.length : 0,
    killed: G.killed,
    score: G.score,
    mafia: mafioso ? G.mafia : [],
    aims: mafioso && G.night ? G.ballots : [],
  };
  if (ctx.gameover === undefined && G.voters[G.ballots.length] === seat) view.options = options(G);
  return view;
}

const game = {
  name: 'openmafia',
  minPlayers: SEATS.length,
  maxPlayers: SEATS.length,
  disableUndo: true,
  setup: ({ random }) => {
    const G = { moves: 1000, deal: 0, score: [0, 0], killed: null };
    deal(G, random);
    return G;
  },
  turn: { activePlayers: { all: null } },
  moves: {
    shoot: { move: (context, target) => answer(context, true, target), client: false, redact: true },
    vote: { move: (context, target) => answer(context, false, target), client: false },
  },
  playerView,
};

process.on('SIGUSR2', () => {
  globalThis.gc();
  console.log('collected');
});
const server = Server({ games: [game], origins: [] });

// In its storage in memory whatever was played stays for good.
const { db } = server;
const keep = db.setMetadata.bind(db);
db.setMetadata = (id, metadata) => {
  keep(id, metadata);
  if (metadata.gameover !== undefined) {
    for (const kept of [db.state, db.initial, db.metadata, db.log]) kept.delete(id);
  }
};

const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } });
console.log(appServer.address().port);
