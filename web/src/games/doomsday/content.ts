// generated, do not edit: make types

export type Team = "human" | "machine" | "outcast" | "legion" | "fallen";

/** The teams, in the order in which they are listed. */
export const TEAMS: readonly Team[] = [
  "human",
  "machine",
  "outcast",
  "legion",
  "fallen",
];

/** The teams that cards count for. */
export const SYMBOLS: readonly Team[] = [
  "human",
  "machine",
  "outcast",
];

/** Every role: what it counts for, the team that its holder always has, and how it comes into play. */
export const ROLES: Readonly<Record<string, { symbol: Team; always: Team | null; pool: string }>> = {
  photographer: { symbol: "human", always: null, pool: "base" },
  grunwald: { symbol: "human", always: null, pool: "base" },
  informant: { symbol: "human", always: null, pool: "base" },
  paramedic: { symbol: "human", always: null, pool: "base" },
  midnighter: { symbol: "human", always: null, pool: "base" },
  sniper: { symbol: "human", always: null, pool: "base" },
  waitress: { symbol: "human", always: null, pool: "base" },
  seeker: { symbol: "human", always: "human", pool: "base" },
  fixer: { symbol: "human", always: "human", pool: "base" },
  invisible: { symbol: "human", always: null, pool: "base" },
  undercover_agent: { symbol: "human", always: null, pool: "base" },
  trespassers_w: { symbol: "machine", always: null, pool: "base" },
  assassin: { symbol: "machine", always: null, pool: "base" },
  bounty_hunter: { symbol: "machine", always: null, pool: "base" },
  joke: { symbol: "machine", always: null, pool: "base" },
  brainless_bot: { symbol: "machine", always: null, pool: "base" },
  firewall: { symbol: "machine", always: null, pool: "base" },
  mercenary: { symbol: "machine", always: "machine", pool: "base" },
  executor: { symbol: "machine", always: null, pool: "base" },
  unit_010011012: { symbol: "machine", always: null, pool: "base" },
  virus: { symbol: "machine", always: "machine", pool: "base" },
  sleeper: { symbol: "machine", always: null, pool: "base" },
  collector: { symbol: "outcast", always: null, pool: "base" },
  thief: { symbol: "outcast", always: null, pool: "base" },
  homeless: { symbol: "outcast", always: "outcast", pool: "base" },
  lightbringer: { symbol: "outcast", always: "outcast", pool: "base" },
  sloy_watson: { symbol: "outcast", always: "outcast", pool: "base" },
  fortune_teller: { symbol: "outcast", always: null, pool: "base" },
  mole: { symbol: "outcast", always: null, pool: "base" },
  white_rabbit: { symbol: "outcast", always: null, pool: "base" },
  seer: { symbol: "outcast", always: null, pool: "base" },
  mind_eater: { symbol: "outcast", always: "legion", pool: "legion" },
  deathbringer: { symbol: "outcast", always: "fallen", pool: "legion" },
  ono: { symbol: "outcast", always: "outcast", pool: "legion" },
  machine_leader_a: { symbol: "machine", always: "machine", pool: "leader" },
  machine_leader_b: { symbol: "machine", always: "machine", pool: "leader" },
  human_leader_a: { symbol: "human", always: "human", pool: "leader" },
  human_leader_b: { symbol: "human", always: "human", pool: "leader" },
};

/** Every program: when it is played, what becomes of it, and whom a hidden one counts for. */
export const PROGRAMS: Readonly<Record<string, { when: string; kind: string; team: Team | null; weight: number }>> = {
  defragmentation: { when: "any", kind: "instant", team: null, weight: 0 },
  spyware: { when: "any", kind: "instant", team: null, weight: 0 },
  rollback: { when: "played", kind: "instant", team: null, weight: 0 },
  working_virus: { when: "any", kind: "instant", team: null, weight: 0 },
  rescue_bot: { when: "any", kind: "instant", team: null, weight: 0 },
  underground: { when: "any", kind: "instant", team: null, weight: 0 },
  trust: { when: "any", kind: "instant", team: null, weight: 0 },
  charge: { when: "any", kind: "instant", team: null, weight: 0 },
  selfie_gun: { when: "any", kind: "instant", team: null, weight: 0 },
  plus_thrower: { when: "any", kind: "instant", team: null, weight: 0 },
  defender: { when: "damage", kind: "instant", team: null, weight: 0 },
  malfunction: { when: "any", kind: "instant", team: null, weight: 0 },
  old_firewall: { when: "any", kind: "instant", team: null, weight: 0 },
  new_coordinates: { when: "any", kind: "instant", team: null, weight: 0 },
  trace_ip: { when: "any", kind: "instant", team: null, weight: 0 },
  trojan: { when: "any", kind: "instant", team: null, weight: 0 },
  backup: { when: "any", kind: "instant", team: null, weight: 0 },
  spam: { when: "any", kind: "instant", team: null, weight: 0 },
  new_password: { when: "turn", kind: "instant", team: null, weight: 0 },
  switch_channel: { when: "turn", kind: "instant", team: null, weight: 0 },
  fog_of_war_off: { when: "turn", kind: "instant", team: null, weight: 0 },
  recognition_bug: { when: "turn", kind: "instant", team: null, weight: 0 },
  guard_bot: { when: "turn", kind: "instant", team: null, weight: 0 },
  echo_off: { when: "turn", kind: "instant", team: null, weight: 0 },
  server_down: { when: "turn", kind: "instant", team: null, weight: 0 },
  hilbert_effect: { when: "turn", kind: "instant", team: null, weight: 0 },
  screenshot: { when: "turn", kind: "instant", team: null, weight: 0 },
  adventurer_bot: { when: "turn", kind: "instant", team: null, weight: 0 },
  dealing_newbie: { when: "turn", kind: "instant", team: null, weight: 0 },
  file_sharing: { when: "turn", kind: "instant", team: null, weight: 0 },
  armor_bot: { when: "turn", kind: "instant", team: null, weight: 0 },
  small_update: { when: "turn", kind: "instant", team: null, weight: 0 },
  virtual_console: { when: "turn", kind: "instant", team: null, weight: 0 },
  orellana_effect: { when: "turn", kind: "instant", team: null, weight: 0 },
  loyalty_inversion: { when: "turn", kind: "instant", team: null, weight: 0 },
  leader_humans: { when: "turn", kind: "instant", team: null, weight: 0 },
  leader_machines: { when: "turn", kind: "instant", team: null, weight: 0 },
  hidden_camera: { when: "turn", kind: "permanent", team: null, weight: 0 },
  weapon_upgrades: { when: "turn", kind: "permanent", team: null, weight: 0 },
  doctor_moreau: { when: "turn", kind: "permanent", team: null, weight: 0 },
  menyatut_net: { when: "turn", kind: "permanent", team: null, weight: 0 },
  prog_rocket: { when: "turn", kind: "permanent", team: null, weight: 0 },
  prog_laser: { when: "turn", kind: "permanent", team: null, weight: 0 },
  dupe: { when: "turn", kind: "permanent", team: null, weight: 0 },
  gewers_attack: { when: "turn", kind: "permanent", team: null, weight: 0 },
  spy_net: { when: "turn", kind: "permanent", team: null, weight: 0 },
  prog_loyalty_human: { when: "never", kind: "hidden", team: "human", weight: 1 },
  prog_loyalty_human_x2: { when: "never", kind: "hidden", team: "human", weight: 2 },
  prog_loyalty_machine: { when: "never", kind: "hidden", team: "machine", weight: 1 },
  prog_loyalty_machine_x2: { when: "never", kind: "hidden", team: "machine", weight: 2 },
  prog_loyalty_outcast_x2: { when: "never", kind: "hidden", team: "outcast", weight: 2 },
};

/** Every loyalty card, and how much it counts for its team. */
export const LOYALTY: Readonly<Record<string, { team: Team; weight: number }>> = {
  loyalty_human: { team: "human", weight: 1 },
  loyalty_human_x2: { team: "human", weight: 2 },
  loyalty_machine: { team: "machine", weight: 1 },
  loyalty_machine_x2: { team: "machine", weight: 2 },
  loyalty_outcast: { team: "outcast", weight: 1 },
  loyalty_outcast_x2: { team: "outcast", weight: 2 },
  loyalty_legion: { team: "legion", weight: 0 },
};

/** The weapons. */
export const WEAPONS: readonly string[] = [
  "pistol",
  "rifle",
  "sidekick",
  "rocket",
  "laser",
];

/** The lives that everybody begins with. */
export const LIVES = 2;

/** Seconds to answer where the table has not chosen otherwise. */
export const WINDOW = 4.0;

/** Rounds without a death until the match is drawn. */
export const ROUNDS = 12;
