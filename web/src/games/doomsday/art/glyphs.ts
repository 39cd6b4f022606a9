/** A small drawing for each role, program and weapon, 32 by 32, all in one hand: lines of one width, and a little that is filled. */

import type { Drawing } from "../../../ui/drawing";

const CROWN = "M5 24V9l6 6 5-9 5 9 6-6v15z";
const BANNER = "M8 29V4M8 5h18l-4 6.500 4 6.500H8";
const PINS = "M1.500 11.500h4M1.500 20.500h4M26.500 11.500h4M26.500 20.500h4";
const CORNERS = "M21 4.500h6.500V11M11 27.500H4.500V21";

const ROLES: Readonly<Record<string, Drawing>> = {
  // humans
  photographer: { lines: "M4 10h6l2-4h8l2 4h6v16H4zM16 13a5 5 0 1 0 0 10a5 5 0 1 0 0-10z" },
  grunwald: { lines: "M6 5h20v10c0 7-5 10-10 12.500C11 25 6 22 6 15zM16 5v22M6 13h20" },
  informant: { lines: "M4 5h24v16H15l-6 6v-6H4zM16 12.500v5", solid: "M14.800 8h2.400v2.400h-2.400z" },
  paramedic: {
    lines: "M16 4a12 12 0 1 0 0 24a12 12 0 1 0 0-24z",
    solid: "M14 9h4v5h5v4h-5v5h-4v-5H9v-4h5z",
  },
  midnighter: {
    lines: "M18 5a11.500 11.500 0 1 0 9.500 16.500A10.500 10.500 0 0 1 18 5z",
    solid: "M25 5l1.200 3 3 1.200-3 1.200-1.200 3-1.200-3-3-1.200 3-1.200z",
  },
  sniper: { lines: "M16 7a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM16 2v9M16 21v9M2 16h9M21 16h9" },
  waitress: {
    lines: "M3 25h26M6 25a10 10 0 0 1 20 0M16 15v-3M10 21a6.500 6.500 0 0 1 3-3",
    solid: "M14 8.500h4v3.500h-4z",
  },
  seeker: { lines: "M13 4a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM19.500 19.500L28 28M8.500 13a4.500 4.500 0 0 1 4.500-4.500" },
  fixer: {
    lines:
      "M22 4a7 7 0 0 0-8.500 9L4.500 22a3.900 3.900 0 0 0 5.500 5.500L19 18.500A7 7 0 0 0 28 10l-4.500 4-4.500-1-1-4.500z",
  },
  invisible: {
    lines:
      "M6 13h20M10 13l1.500-8h9L22 13M5 19h9v2.500a4.500 4.500 0 0 1-9 0zM18 19h9v2.500a4.500 4.500 0 0 1-9 0zM14 20h4",
  },
  undercover_agent: {
    lines: "M16 3a5.500 5.500 0 1 0 0 11a5.500 5.500 0 1 0 0-11zM5 29c0-7 4-11 11-11s11 4 11 11",
    solid: "M14.500 18h3l-.7 3 1.700 6-2.500 2.500-2.500-2.500 1.700-6z",
  },
  // machines
  trespassers_w: { lines: "M4 5h24v15H4zM16 20v9M8.500 9l3 7.500L16 10l4.500 6.500 3-7.500" },
  assassin: { lines: "M16 2l4 15h-8zM8 17h16M16 17v7", solid: "M14 24h4v6h-4z" },
  bounty_hunter: { lines: "M6 3h20v26H6zM10 8h12M16 12a4.500 4.500 0 1 0 0 9a4.500 4.500 0 1 0 0-9zM10 25h12" },
  joke: {
    lines: "M4 13c4-1 6 3 7 8h10c1-5 3-9 7-8-2-5-7-5-8 0-1-4-2-7-4-10-2 3-3 6-4 10-1-5-6-5-8 0zM10 26h12",
  },
  brainless_bot: { lines: "M6 14h20v13H6zM10 14V9a6 6 0 0 1 8-5.500M12 19v2.500M20 19v2.500M13 24h6" },
  firewall: { lines: "M4 7h24v19H4zM4 13.300h24M4 19.700h24M16 7v6.300M10 13.300v6.400M22 13.300v6.400M16 19.700V26" },
  mercenary: {
    lines: "M5 28V14c0-4 2-8 4-10 2 2 4 6 4 10v14zM19 28V14c0-4 2-8 4-10 2 2 4 6 4 10v14zM5 21h8M19 21h8",
  },
  executor: { lines: "M19 3L9 29M15.500 12.500C21 15 27 13 29.500 8 26 3.500 20.500 2.500 18 6" },
  unit_010011012: { lines: "M5 6v20M9 6v20M18 6v20M28 6v20", solid: "M12 5h3.500v22H12zM21 5h4v22h-4z" },
  virus: {
    lines: "M16 9a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM16 2v7M16 23v7M2 16h7M23 16h7M6 6l5 5M21 21l5 5M26 6l-5 5M11 21l-5 5",
  },
  sleeper: { lines: "M4 5h10L4 16h10M17 13h11L17 27h11" },
  // outcasts
  collector: { lines: "M4 14h24l-3 14H7zM16 3v17M10.500 14.500L16 20l5.500-5.500" },
  thief: {
    lines:
      "M3 12c4-3.500 9-3 13 .5 4-3.500 9-4 13-.5-.5 8-5 10.500-9.500 9-2-1-2-3.500-3.500-3.500s-1.500 2.500-3.500 3.500C8 22.500 3.500 20 3 12z",
    solid: "M8.500 13.500h4.500v3H8.500zM19 13.500h4.500v3H19z",
  },
  homeless: { lines: "M3 16L16 5l13 11M7 13v14h18V13M12 17l8 7M20 17l-8 7" },
  lightbringer: {
    lines: "M16 11c3.500 3.500 5 6 5 8.500a5 5 0 0 1-10 0c0-2.500 1.500-5 5-8.500zM9 29h14M16 3v4M6 7l3 3M26 7l-3 3",
  },
  sloy_watson: { lines: "M16 3l13 6.500L16 16 3 9.500zM3 16l13 6.500L29 16M3 22.500L16 29l13-6.500" },
  fortune_teller: {
    lines:
      "M16 3a9.500 9.500 0 1 0 0 19a9.500 9.500 0 1 0 0-19zM7 29h18l-3.500-7h-11zM10.500 12.500a5.500 5.500 0 0 1 4.500-5",
  },
  mole: {
    lines: "M2 27c3-11 8-16.500 14-16.500S27 16 30 27zM12 19l-7-2M20 19l7-2M12 22l-6 1M20 22l6 1",
    solid: "M13 16.500h6l-3 4.500z",
  },
  white_rabbit: {
    lines:
      "M11 14C7.500 8 8 3 10 3s4 4.500 4 10M21 14c3.500-6 3-11 1-11s-4 4.500-4 10M16 12a8.500 8.500 0 1 0 0 17a8.500 8.500 0 1 0 0-17z",
    solid: "M12 18h2.500v2.500H12zM17.500 18H20v2.500h-2.500z",
  },
  seer: {
    lines:
      "M2 19c4-6 9-8.500 14-8.500S26 13 30 19c-4 6-9 8.500-14 8.500S6 25 2 19zM16 3v3.500M8 5l1.500 3M24 5l-1.500 3",
    solid: "M16 15a4 4 0 1 0 0 8a4 4 0 1 0 0-8z",
  },
  // Legion and fallen
  mind_eater: {
    lines:
      "M16 6c-4-3.500-10 0-9 5-4.500 2-4.500 8 0 9.500 0 5 5 7 9 5M16 6c4-3.500 10 0 9 5 4.500 2 4.500 8 0 9.500 0 5-5 7-9 5M16 6v19.500M10.500 12.500c2 0 3.500 1 3.500 3M21.500 18c-2 0-3.500 1-3.500 3",
  },
  deathbringer: {
    lines: "M16 3C9 3 5 7.500 5 13.500c0 4 2 6 4 7V28h14v-7.500c2-1 4-3 4-7C27 7.500 23 3 16 3zM13 28v-4M19 28v-4",
    solid: "M9 12.500h5.500V18H9zM17.500 12.500H23V18h-5.500z",
  },
  ono: { lines: "M9 11a7 7 0 1 1 10.500 6c-2.500 1.500-3.500 2.500-3.500 5", solid: "M14.200 25h3.600v3.600h-3.600z" },
  // leaders
  machine_leader_a: { lines: CROWN },
  machine_leader_b: { lines: CROWN, solid: "M4 26.500h24v3H4z" },
  human_leader_a: { lines: BANNER },
  human_leader_b: { lines: BANNER, solid: "M8 5h18l-4 6.500 4 6.500H8z" },
};

const PROGRAMS: Readonly<Record<string, Drawing>> = {
  // at any time
  defragmentation: {
    lines: "M4 4h7v7H4zM12.500 4h7v7h-7zM4 12.500h7v7H4zM21 21h7v7h-7z",
    solid: "M12.500 12.500h7v7h-7zM21 4h7v7h-7z",
  },
  spyware: {
    lines: "M18 3H5v25h8M18 3v8M9 8h5M9 13h3M20 14a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13zM25 25.500l4 4",
  },
  rollback: { lines: "M7 12.500A11 11 0 1 1 6 20M6 4v9h9" },
  working_virus: {
    lines: "M16 4a12 12 0 1 0 0 24a12 12 0 1 0 0-24z",
    solid: "M9.500 10.500H14V15H9.500zM18 10.500h4.500V15H18zM13.800 18.500h4.500V23h-4.500z",
  },
  rescue_bot: {
    lines: "M6 11h20v16H6zM16 11V5M12 5h8",
    solid: "M14.700 14h2.600v3.700H21v2.600h-3.700V24h-2.600v-3.700H11v-2.600h3.700z",
  },
  underground: { lines: "M3 8h26M7 8v20h18V8M16 12v11M11 18.500l5 5 5-5" },
  trust: {
    lines:
      "M16 28C8 22 3.500 17 3.500 11a6.500 6.500 0 0 1 12.500-2.500A6.500 6.500 0 0 1 28.500 11c0 6-4.500 11-12.500 17z",
  },
  charge: { lines: "M3 9h22v14H3zM25 13.500h4v5h-4", solid: "M15.500 10.500L9.500 17h3.800l-1 4.500 6-6.500h-3.800z" },
  selfie_gun: { lines: "M13 2h13v18H13zM17.500 16.500h4M15 20L5 30", solid: "M18 6h3v3h-3z" },
  plus_thrower: { lines: "M16 4v13M9.500 10.500h13M9.500 26h13" },
  defender: { lines: "M16 3l11 4v9c0 6-4.500 10.500-11 13.500C9.500 26.500 5 22 5 16V7zM10.500 15.500l4 4 7-8" },
  malfunction: { lines: "M3 19h9l-2.500 5M29 13h-9l2.500-5M14.500 3L12 10h6.500l-4 8M18.500 21l-3 8" },
  old_firewall: {
    lines:
      "M4 6h24v20H4zM4 12.700h8M20 12.700h8M4 19.300h8M20 19.300h8M10 6v6.700M22 6v6.700M10 19.300V26M22 19.300V26M12 12.700l2.500 3.300-2.500 3.300M20 12.700L17.500 16l2.500 3.300",
  },
  new_coordinates: { lines: "M6 3v23h23M3 6.500L6 3l3 3.500M25.500 23l3.500 3-3.500 3M12 20l10-10M15 9.500h7.500V17" },
  trace_ip: {
    lines:
      "M14 6a11 11 0 1 0 10.500 14M3 17h13M14 6c-5 5.500-5 16.500 0 22M24 2.500a5 5 0 0 1 5 5c0 3-3 5-5 9.500-2-4.500-5-6.500-5-9.500a5 5 0 0 1 5-5z",
  },
  trojan: {
    lines: "M9 29V18l-5-2 3-7 8-6 1 3.500C23 8.500 26 15 26 29zM9 29h17M22 14l-4 3",
    solid: "M12.500 11H15v2.500h-2.500z",
  },
  backup: { lines: "M4 4h19l5 5v19H4zM10 4v7h10V4M9 28v-9h14v9" },
  spam: { lines: "M3 7h26v18H3zM3 7.500l13 10 13-10" },
  // in one's own turn
  new_password: {
    lines:
      "M2 10h28v12H2zM8 13v6M5.500 14.500l5 3M5.500 17.500l5-3M16 13v6M13.500 14.500l5 3M13.500 17.500l5-3M24 13v6M21.500 14.500l5 3M21.500 17.500l5-3",
  },
  switch_channel: { lines: "M3 9h26v17H3zM10.500 3L16 9l5.500-6M9 17.500h14M19 13.500l4 4-4 4" },
  fog_of_war_off: {
    lines:
      "M9 11a6.500 6.500 0 0 1 12-2 5 5 0 0 1 6 5 4.500 4.500 0 0 1-4.500 4.500H9A3.700 3.700 0 0 1 9 11zM4 24h15M12 28.500h16",
  },
  recognition_bug: {
    lines:
      "M16 9c-4 0-6 4-6 9s2 9 6 9 6-4 6-9-2-9-6-9zM16 9v18M10 15l-6-4M22 15l6-4M10 19H3M22 19h7M11 23l-6 5M21 23l6 5M12.500 4l2 5M19.500 4l-2 5",
  },
  guard_bot: { lines: "M7 8h14v11H7zM10 12.500h8M10 19v9M18 19v9M14 8V3M27 3v26M24 8l3-5 3 5" },
  echo_off: { lines: "M3 12h6l8-7v22l-8-7H3zM21 12l8 8M29 12l-8 8" },
  server_down: {
    lines: "M5 3h22v7.500H5zM5 12.500h22V20H5zM16 22.500V30M11.500 26l4.500 4 4.500-4",
    solid: "M8 5.800h3v2H8zM8 15.300h3v2H8z",
  },
  hilbert_effect: { lines: "M5 27v-7h7v7h15v-7h-7v-8h7V5H12v7H5V5" },
  screenshot: { lines: "M3 9V3h6M23 3h6v6M29 23v6h-6M9 29H3v-6M9 13h13l-3.500-3.500M23 19H10l3.500 3.500" },
  adventurer_bot: {
    lines: "M9 13h14v11H9zM4 13h24M10.500 13l1.500-8h8l1.500 8M13 17.500V20M19 17.500V20M12 24v5M20 24v5",
  },
  dealing_newbie: { lines: "M4 9l12-5 7 18-12 5zM20.500 8.500L29 11l-5.500 17-7-2" },
  file_sharing: { lines: "M3 7h10l3 4h13v16H3zM10 19h12M18.500 15.500L22 19l-3.500 3.500" },
  armor_bot: { lines: "M7 3v9a9 9 0 0 0 18 0V3M7 9h5M20 9h5M16 21v8M10 29h12" },
  small_update: { lines: "M16 24V5M8 13l8-8 8 8M7 29h18" },
  virtual_console: { lines: "M3 5h26v22H3zM8 11l5 5-5 5M16 21h8" },
  orellana_effect: {
    lines:
      "M16 3a5.500 5.500 0 1 0 0 11a5.500 5.500 0 1 0 0-11zM8 18a5.500 5.500 0 1 0 0 11a5.500 5.500 0 1 0 0-11zM24 18a5.500 5.500 0 1 0 0 11a5.500 5.500 0 1 0 0-11z",
  },
  loyalty_inversion: { lines: "M10 28V5M4 11l6-6 6 6M22 4v23M16 21l6 6 6-6" },
  leader_humans: {
    lines:
      "M10 9l1.500-6L16 6l4.500-3L22 9zM16 12a4.500 4.500 0 1 0 0 9a4.500 4.500 0 1 0 0-9zM5 30c1-5 5-7 11-7s10 2 11 7",
  },
  leader_machines: { lines: "M10 9l1.500-6L16 6l4.500-3L22 9zM8 12h16v10H8zM13 15.500v3M19 15.500v3M5 30l3-5h16l3 5" },
  // on the table
  hidden_camera: { lines: "M3 9l19-6 3.500 10-19 6zM13 17l2.500 6H25M25 17v12", solid: "M7.500 11.500l3-1 1 3-3 1z" },
  weapon_upgrades: { lines: "M5 28V14c0-4 2.500-8 5-11 2.500 3 5 7 5 11v14zM5 21h10M23 9v12M17.500 15h11" },
  doctor_moreau: { lines: "M11 3h10M13.500 3v10L5 28h22l-8.500-15V3M9.500 20.500h13" },
  menyatut_net: { lines: "M4 11h22l-5-6M28 21H6l5 6M16 14.500v3" },
  prog_rocket: {
    lines:
      "M16 2c4.500 4 6.500 9.500 6.500 15L19 22h-6l-3.500-5C9.500 11.500 11.500 6 16 2zM9.500 16L4 24l7-2M22.500 16l5.500 8-7-2M16 25v5",
  },
  prog_laser: { lines: "M2 20h10l3.500-5H21M21 11v9M24 15.500h7M25 9.500l4-3.500M25 21.500l4 3.500" },
  dupe: { lines: "M3 3h17v17H3zM12 20v9h17V12h-9" },
  gewers_attack: { lines: "M18 2L6 18h8l-4 12 16-18h-9z" },
  spy_net: {
    lines: "M16 16L6 7M16 16l10-9M16 16L6 26M16 16l10 10",
    solid: "M13 13h6v6h-6zM3 4h5v5H3zM24 4h5v5h-5zM3 23h5v5H3zM24 23h5v5h-5z",
  },
  // hidden
  prog_loyalty_human: { lines: `${PINS}M16 6.500a9.500 9.500 0 1 0 0 19a9.500 9.500 0 1 0 0-19z` },
  prog_loyalty_human_x2: {
    lines: `${CORNERS}M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM22 16a6 6 0 1 0 0 12a6 6 0 1 0 0-12z`,
  },
  prog_loyalty_machine: { lines: PINS, solid: "M16 5l9.500 5.500v11L16 27l-9.500-5.500v-11z" },
  prog_loyalty_machine_x2: {
    lines: CORNERS,
    solid:
      "M10 2.500l6.500 3.800v7.400L10 17.500l-6.500-3.800V6.300zM22 14.500l6.500 3.800v7.400L22 29.500l-6.500-3.800v-7.400z",
  },
  prog_loyalty_outcast_x2: { lines: `${CORNERS}M10 4l7 12H3zM22 16l7 12H15z` },
};

const WEAPONS: Readonly<Record<string, Drawing>> = {
  pistol: { lines: "M3 9h26v6.500H16l-1 4.500h-4l-2 8H4.500L7 15.500H3z" },
  rifle: { lines: "M1.500 19.500L8 13h23v3.500H19l-2 4.500h-3l-1-3.500-6.500 6H1.500zM22 13v-3" },
  sidekick: {
    lines: "M7 11h18v12H7zM16 11V5M2 15l5 2M30 15l-5 2M12 27h8",
    solid: "M11 15h3v3h-3zM18 15h3v3h-3z",
  },
  rocket: { lines: "M2 12h20v8H2zM22 9l8 7-8 7zM8 20v8M15 20l3 6" },
  laser: { lines: "M2 12h14v8H2zM16 14h4v4h-4M7 20v8M23 16h8M22 10l5-4M22 22l5 4" },
};

const GLYPHS: Readonly<Record<string, Drawing>> = { ...ROLES, ...PROGRAMS, ...WEAPONS };
const NOT_DRAWN: Drawing = { lines: "M5 3h22v26H5z", lettered: true };

export const drawn = (): string[] => Object.keys(GLYPHS);

export const glyphOf = (card: string): Drawing => GLYPHS[card] ?? NOT_DRAWN;
