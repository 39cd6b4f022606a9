// generated, do not edit: make types

export type Side = "town" | "mafia" | "triads" | "loner";

/** The sides, in the order in which they are listed. */
export const SIDES: readonly Side[] = [
  "town",
  "mafia",
  "triads",
  "loner",
];

/** Every card: whose side it is on, and how many of it the box holds. */
export const MAFIA_ROLES = [
  { id: "citizen", side: "town", box: 7 },
  { id: "beauty", side: "town", box: 1 },
  { id: "doctor", side: "town", box: 1 },
  { id: "detective", side: "town", box: 1 },
  { id: "judge", side: "town", box: 1 },
  { id: "spy", side: "town", box: 1 },
  { id: "journalist", side: "town", box: 1 },
  { id: "bodyguard", side: "town", box: 1 },
  { id: "politician", side: "town", box: 1 },
  { id: "leader", side: "town", box: 1 },
  { id: "mafioso", side: "mafia", box: 5 },
  { id: "don", side: "mafia", box: 1 },
  { id: "lawyer", side: "mafia", box: 1 },
  { id: "triad", side: "triads", box: 5 },
  { id: "boss", side: "triads", box: 1 },
  { id: "maniac", side: "loner", box: 1 },
  { id: "widow", side: "loner", box: 1 },
  { id: "patient0", side: "loner", box: 1 },
] as const;

export type Role = (typeof MAFIA_ROLES)[number]["id"];

/** For each gang, the card of its ordinary members. */
export const ORDINARY: Readonly<Record<string, string>> = {
  mafia: "mafioso",
  triads: "triad",
};

/** The cards that wake with a gang without belonging to it. */
export const GUESTS: readonly string[] = [
  "spy",
];

/** Who is called at night, in this order: roles, and the two gangs. */
export const NIGHT_ORDER = [
  "beauty",
  "doctor",
  "bodyguard",
  "lawyer",
  "mafia",
  "triads",
  "detective",
  "judge",
  "journalist",
  "maniac",
  "widow",
  "patient0",
] as const;

/** Who is called in the first half; the others in the second. */
export const CALLED_FIRST: readonly string[] = [
  "beauty",
  "doctor",
  "bodyguard",
  "lawyer",
  "mafia",
  "triads",
];

/** Everything that is asked at night. */
export const AT_NIGHT: readonly string[] = [
  "represent",
  "visit",
  "heal",
  "guard",
  "shoot",
  "again",
  "compare",
  "compare-with",
  "check",
  "judge",
  "kill",
  "poison",
  "infect",
  "advise",
  "suspect",
];

/** Whose card an order of the night belongs to. */
export const DOERS: Readonly<Record<string, string>> = {
  represent: "lawyer",
  visit: "beauty",
  heal: "doctor",
  guard: "bodyguard",
  compare: "journalist",
  "compare-with": "journalist",
  check: "detective",
  judge: "judge",
  kill: "maniac",
  poison: "widow",
  infect: "patient0",
};

/** How many seconds a night lasts where the table has not chosen otherwise. */
export const NIGHT = 60;

/** How many seconds a stage lasts at most where a person moderates. */
export const HOUR = 3600;
