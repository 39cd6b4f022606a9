/** Options that change nothing for so many players: they may be set, and are told to be idle. */

type Idle = Readonly<Record<string, (seats: number) => boolean>>;

const IDLE: Readonly<Record<string, Idle>> = {
  passengers: { gifts: (seats) => seats === 4, boat_cap: (seats) => seats < 7 },
};

export const isIdle = (game: string, option: string, seats: number): boolean => IDLE[game]?.[option]?.(seats) ?? false;
