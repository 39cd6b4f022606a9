// generated, do not edit: make types

export type Side = "town" | "mafia" | "triads" | "loner";

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
] as const satisfies readonly { id: string; side: Side; box: number }[];

export type Role = (typeof MAFIA_ROLES)[number]["id"];

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

/** How many seconds a night lasts where the table has not chosen otherwise. */
export const NIGHT = 60;
