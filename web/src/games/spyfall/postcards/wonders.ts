/** Places that nobody has been to: under the sea, in the ice, among the stars, on a shelf. */

import { ALL, box, cloud, disc, discs, fir, grid, people, person, ripples, type Scene, skyline, stars } from "./shapes";

/** A city under a dome on the bottom of the sea. */
const UNDERSEA: Scene = [
  ["deep", ALL],
  ["light", "M20 0h16L22 90H-8zM62 0h12l8 90H54zM98 0h10l26 90h-30z"],
  ["moss", "M0 74q30-8 60-3t60-3v22H0z"],
  ["sea", "M18 74a42 50 0 0 1 84 0z"],
  ["gold", "M54 74V36l6-14 6 14v38z"],
  ["mint", "M38 74V48q5-9 10 0v26zM72 74V46q5-9 10 0v28z"],
  ["bone", "M28 74V60q4-7 8 0v14zM84 74V58q4-7 8 0v16zM47 74V58h7v16zM66 74V58h6v16z"],
  ["deep", `${grid(58, 42, 4, 5, 1, 3, 0, 9)}${grid(41.5, 52, 3, 4, 1, 3, 0, 7)}${grid(75.5, 50, 3, 4, 1, 3, 0, 7)}`],
  ["light", "M18 74a42 50 0 0 1 84 0z"],
  ["ice", "M18 74a42 50 0 0 1 84 0", 2.4],
  ["paper", "M27 56q5-16 17-23", 2.6],
  ["copper", "M0 78q30-8 60-4t60-4v20H0z"],
  ["leaf", "M10 86q-5-8 0-14t0-14 2-10M18 86q5-6 0-12t1-10M106 86q5-8 0-14t1-14M113 84q-4-6 0-12", 3],
  ["ember", "M4 26q8-8 18 0l6-4v9l-6-4q-9 7-18-1z"],
  ["gold", "M116 44q-7-6-14 0l-5-3v7l5-3q7 6 14-1z"],
  ["ink", discs(1, [9, 25.5], [112, 43.5])],
  ["ice", `${disc(92, 20, 3)}${disc(99, 12, 2)}${disc(30, 12, 2)}`, 1.2],
];

/** A cave with a great computer. */
const CAVE: Scene = [
  ["soot", ALL],
  ["night", "M14 90V40q4-30 46-30t46 30v50z"],
  ["sea", box(14, 20, 13, 62)],
  ["ice", "M17 20v60M22 24v56", 1.6],
  [
    "ink",
    "M0 0h120v22l-6 14-5-12-4 8-6-20-8 4-4 22-5-24-8 0-4 12-4-14-9 0-5 26-5-24-7 2-5 14-5-12-6 6-4 30-6-22L0 60z",
  ],
  ["light", "M38 34h58l14 46H24z"],
  ["sky", box(50, 28, 34, 20)],
  ["mint", `${box(32, 34, 15, 12)}${box(87, 34, 15, 12)}${box(32, 49, 15, 8)}${box(87, 49, 15, 8)}`],
  ["deep", "M54 42l6-6 5 4 7-8 8 6M36 38h7M36 42h5M91 43v-5M95 43v-3M99 43v-6M36 53h7M91 53h7", 1.6],
  ["slate", "M30 60h74l4 8H26z"],
  ["gold", grid(36, 62.5, 4, 2, 9, 1, 7, 0)],
  ["ink", "M0 74q20-6 40-2 40 2 80-4v22H0zM0 46q8 12 8 30H0zM120 40q-10 14-8 32h8z"],
  ["ink", `${disc(62, 52, 4.5)}M54 76V64q1-7 8-7t8 7v12zM50 64q0-3 3-3h18q3 0 3 3v14H50z`],
  ["slate", "M74 83h44v7H68z"],
  ["soot", "M76 83q2-7 11-8 5-5 12-5 8 0 11 5 8 1 9 8z"],
  ["sky", "M90 75q4-3 8-3v3zM100 72q5 0 8 3h-8z"],
  ["ink", discs(4, [86, 83], [109, 83])],
  ["glow", disc(77.5, 80, 1.8)],
  ["light", "M77 79L40 76v14z"],
];

/** A hangar and an aeroplane that has never flown. */
const HANGAR: Scene = [
  ["cream", ALL],
  ["gold", disc(100, 20, 9)],
  ["copper", "M0 56l20-16 16 10 24-18 30 20 14-10 16 12v20H0z"],
  ["stone", "M4 66V42a30 30 0 0 1 60 0v24z"],
  ["ink", "M10 66V44a24 24 0 0 1 48 0v22z"],
  ["light", "M10 66V44l16-22h16l16 22v22z"],
  ["slate", "M4 42a30 30 0 0 1 60 0M14 22v44M54 22v44", 1.6],
  ["bone", box(0, 66, 120, 24)],
  ["stone", "M0 66h120v4H0z"],
  ["ember", "M0 82h14v3H0zM24 82h14v3H24zM48 82h14v3H48zM72 82h14v3H72zM96 82h14v3H96z"],
  ["soot", "M104 66V30", 1.8],
  ["ember", "M104 30l13 3v5l-13 3z"],
  ["paper", "M108.5 31l4 1v7l-4 1z"],
  // the aeroplane
  ["shade", disc(62, 78, 46, 3)],
  ["soot", "M44 68v8M78 68v8", 2],
  ["ink", discs(2.6, [44, 76], [78, 76], [82, 76])],
  ["deep", "M88 58l10-20h10l-4 20z"],
  ["paper", "M12 66q14-9 34-10 4-6 12-6t12 6l36 1 4 4-4 6H40z"],
  ["ember", "M12 66q6-4 14-7l2 8z"],
  ["sky", "M48 56q3-4 9-4t10 4z"],
  ["slate", "M56 64h22l20 12h-12z"],
  ["ember", "M72 58.5h32v2.5H72z"],
  ["ink", person(20, 89, 0.9)],
];

/** A fortress of ice under northern lights. */
const ICE_PALACE: Scene = [
  ["night", ALL],
  ["paper", stars(20, 17, 50)],
  ["light", "M-4 34q20-26 46-14t44-6q22-10 40 4v12q-22-14-40-2t-46 6-44 14z"],
  ["leaf", "M-4 30q20-22 46-12t44-6q22-10 40 4v5q-22-12-40-1t-46 7-44 13z"],
  ["slate", "M0 66l18-12 14 8 60-4 14-8 14 10v30H0z"],
  ["sea", "M34 74L22 32l14 12 8 30zM86 74l14-44-15 14-7 30z"],
  ["sky", "M44 76L34 20l14 14 6 42zM74 76l12-54-14 12-6 42zM22 76L12 46l10 8 10 22zM98 76l12-32-10 8-10 24z"],
  ["ice", "M48 76V26L60 6l12 20v50z"],
  ["paper", "M60 6L48 26v50h7V30zM34 20l14 14 3 42h-4zM86 22L72 34l-2 42h3z"],
  ["sky", "M60 6l12 20v50h-5V30z"],
  ["deep", "M54 76V60l6-10 6 10v16z"],
  ["glow", "M56.5 76V62l3.5-6 3.5 6v14z"],
  ["ice", "M0 74q30-6 60 0t60-2v18H0z"],
  ["sky", "M10 84q20-5 40 0M70 82q18-4 34 0", 1.6],
  ["ember", "M56 82l4-9 4 9z"],
  ["ink", disc(60, 72, 2.2)],
];

/** A city of apes in the jungle. */
const JUNGLE_CITY: Scene = [
  ["cream", ALL],
  ["ember", disc(72, 26, 11)],
  ["leaf", "M0 50q14-12 30-6 14-12 30-4 16-10 30-2 16-8 30 2v50H0z"],
  ["gold", "M56 70V58h6V46h6V34h6V20h8v14h6v12h6v12h6v12z"],
  ["rust", `${box(75, 26, 6, 8)}${box(74, 60, 8, 10)}`],
  ["copper", "M62 58h32M68 46h20M74 34h8M56 69.5h44", 2],
  ["bone", "M100 70V40h12v30zM98 40l8-10 8 10z"],
  ["glow", grid(103, 45, 6, 4, 1, 3, 0, 8)],
  ["moss", "M0 66q10-8 20-2 14-8 26 0 16-6 30 2 20-8 44-2v26H0z"],
  ["moss", "M108 90q-4-26-14-30 10-4 16 8 0-14-10-18 14-2 14 16 4-12 10-12v36z"],
  // somebody at home there
  ["ink", "M4 90q-2-24 14-30 2-24 20-24t20 24q16 6 14 30z"],
  ["soot", "M25 56q-3-10 6-12 4-1 7 1 3-2 7-1 9 2 6 12 4 8-3 12-4 4-10 4t-10-4q-7-4-3-12z"],
  ["ink", "M26 52q6-4 12 0 6-4 12 0", 3],
  ["gold", discs(1.9, [32.5, 55.5], [43.5, 55.5])],
  ["ink", "M34 61q4-3 8 0M31 67q7 3 14 0", 1.8],
  ["ink", "M17 50q-4 1-4 6 1 5 5 5zM59 50q4 1 4 6-1 5-5 5z"],
];

/** A night club around a block of ice. */
const ICE_BAR: Scene = [
  ["night", ALL],
  ["light", "M20 0L50 70h40zM100 0L54 70h44z"],
  ["wine", "M0 0h14q4 24-4 62H0zM120 0h-14q-4 24 4 62h10z"],
  ["sky", "M40 66l6-26 14-10 8-14 14 16 12 8 8 26z"],
  ["ice", "M46 40l14-10 4 14-8 22H40zM68 16l14 16-6 10-12 2-4-14z"],
  ["paper", "M68 16l-8 14 8-2z"],
  ["sea", "M76 42l18-2 8 26H84z"],
  ["plum", "M0 66h120v6H0z"],
  ["wood", box(0, 72, 120, 18)],
  ["gold", "M0 72h120", 2],
  ["ink", people(1.1, [88, 76], [104, 76])],
  ["paper", "M84 65l4 2 4-2v4l-4-2-4 2z"],
  ["ink", box(78, 72, 42, 18)],
  ["gold", "M78 72h42", 2],
  // a glass
  ["light", "M10 32h42L31 58z"],
  ["ember", "M16 39h30L31 58z"],
  ["ice", "M10 32h42L31 58zM31 58v22M20 82h22", 2.4],
  ["leaf", disc(36, 42, 4)],
  ["bone", "M24 48L48 24", 1.6],
];

/** A station in orbit. */
const STATION: Scene = [
  ["ink", ALL],
  ["paper", stars(40, 3, 80)],
  ["sky", disc(60, 134, 70)],
  ["sea", disc(60, 136, 69)],
  ["leaf", "M18 84q8-8 20-8 2 6 10 6-4 8-14 8H14zM70 74q16-4 26 6 8 4 4 10H82q-14-6-12-16z"],
  ["slate", "M10 38h100", 3],
  ["sea", `${box(4, 24, 20, 11)}${box(4, 41, 20, 11)}${box(96, 24, 20, 11)}${box(96, 41, 20, 11)}`],
  ["ice", "M14 24v11M14 41v11M106 24v11M106 41v11M4 29.5h20M4 46.5h20M96 29.5h20M96 46.5h20", 1],
  ["bone", disc(60, 38, 32, 11), 6],
  ["gold", "M30 40q2 8 30 9t30-9", 1.6],
  ["stone", "M52 18h16v44H52z"],
  ["bone", "M52 18q8-9 16 0v3H52zM50 28h20v18H50zM54 62h12l-3 8h-6z"],
  ["sea", "M53 33h14v6H53z"],
  ["glow", `${box(55, 22, 4, 3)}${box(61, 22, 4, 3)}${box(55, 52, 4, 3)}${box(61, 52, 4, 3)}`],
  ["bone", "M60 12V6.5", 1.4],
  ["ember", disc(60, 7, 1.8)],
];

/** A city in a bottle. */
const BOTTLE: Scene = [
  ["dusk", ALL],
  ["wood", box(0, 74, 120, 16)],
  ["copper", box(0, 74, 120, 3)],
  ["light", "M44 18h20v10q24 8 24 30 0 18-18 18H38q-18 0-18-18 0-22 24-30z"],
  ["night", "M46 22h16v8q23 7 23 28 0 15-16 15H39q-16 0-16-15 0-21 23-28z"],
  ["rose", "M54 38a18 18 0 0 1 18 22H36a18 18 0 0 1 18-22z"],
  ["plum", skyline(28, 70, [6, 16], [6, 24], [6, 14], [16, 0], [6, 20], [6, 14], [6, 10])],
  ["gold", "M51 70V38l3-8 3 8v32zM42 70V50q4-6 8 0v20zM60 70V46h6v24zM34 70V58h6v12zM68 70V56h7v14z"],
  ["night", grid(44.5, 54, 3, 2, 1, 4, 0, 4) + grid(61.5, 50, 3, 2, 1, 5, 0, 4) + grid(52.8, 42, 2.4, 2, 1, 6, 0, 4.5)],
  ["leaf", "M24 66q30 5 60 0-3 7-15 7H39q-12 0-15-7z"],
  ["paper", "M44 18h20v10q24 8 24 30 0 18-18 18H38q-18 0-18-18 0-22 24-30z", 2],
  ["paper", "M28 56q1-12 11-18", 3],
  ["copper", "M46 6h16l-2 14H48z"],
  ["paper", "M43 19h22", 3.6],
  // a glass to look through
  ["wood", "M97 62l5 20", 5],
  ["light", disc(93, 48, 13)],
  ["gold", disc(93, 48, 13), 3],
  ["paper", "M85 45q2-6 8-7", 2],
];

/** A planet that is alive and wooded all over. */
const LIVING_PLANET: Scene = [
  ["ink", ALL],
  ["paper", stars(46, 13, 88)],
  ["wood", "M60 24V13M33 38L22 28M87 38l11-10M25 62H12M95 62h13M42 28l-6-10M78 28l6-10", 4],
  ["moss", `${discs(8, [60, 14], [19, 25], [101, 25])}${discs(6.5, [10, 62], [110, 62], [35, 17], [85, 17])}`],
  ["leaf", `${discs(4, [58, 12], [17, 23], [99, 23])}${discs(3, [8.5, 60], [108.5, 60], [33.5, 15], [83.5, 15])}`],
  ["leaf", disc(60, 58, 37)],
  [
    "sea",
    "M26 50q12 4 20-4 10 0 12 10-2 10-14 10-6 8-16 6-6-10-2-22zM72 32q10-4 16 6 6 8 4 14-12 2-14-8-8-4-6-12zM66 74q10-6 20 0-2 12-20 18-8-8 0-18z",
  ],
  [
    "moss",
    `${fir(60, 50, 14)}${fir(67, 53, 11)}${fir(53, 42, 11)}${fir(74, 68, 12)}${fir(83, 64, 9)}${fir(48, 84, 13)}${fir(56, 80, 10)}${fir(40, 42, 9)}`,
  ],
  ["shade", "M60 21a37 37 0 0 1 0 74q34-34 0-74z"],
];

/** A laboratory with something in a glass tube. */
const LABORATORY: Scene = [
  ["mist", ALL],
  ["stone", box(0, 72, 120, 18)],
  ["slate", `${box(6, 10, 26, 18)}${box(88, 10, 26, 18)}`],
  ["mint", "M9 20q4-10 8 0t8 0M92 24v-6M97 24V14M102 24v-8M107 24V16", 1.8],
  // the tube
  ["soot", `${box(42, 6, 36, 8)}${box(42, 70, 36, 8)}${box(46, 0, 28, 6)}`],
  ["deep", box(45, 14, 30, 56)],
  ["sea", box(48, 14, 24, 56)],
  ["light", disc(60, 42, 15)],
  ["glow", "M60 24q3 10 12 12-7 6-4 16-8-3-12 4-1-9-9-11 8-4 6-12 5 0 7-9z"],
  ["paper", disc(60, 42, 4)],
  ["ice", "M50 18v48", 2],
  // tables
  ["wood", "M4 62h36v4H4zM80 62h36v4H80z"],
  ["slate", "M8 66v20M36 66v20M84 66v20M112 66v20", 2.4],
  ["ice", "M12 40h7v7l7 15H5l7-15zM30 46h6v16h-6z"],
  ["ember", "M9.5 53h12l4 9H5zM30 53h6v9h-6z"],
  ["ice", "M86 44h6v18h-6z"],
  ["leaf", "M86 52h6v10h-6z"],
  ["ice", "M97 38h6v7a9 9 0 1 1-6 0z"],
  ["plum", "M91.5 54h17a9 9 0 0 1-17 0z"],
];

/** A temple on an island of warriors. */
const ISLAND: Scene = [
  ["air", ALL],
  ["paper", cloud(22, 24, 0.9) + cloud(104, 16, 0.7)],
  ["sea", box(0, 62, 120, 28)],
  ["copper", "M26 72q4-26 14-30h58q12 8 16 30z"],
  ["wood", "M26 72q2-14 6-22l6 6 4 16zM70 72l4-16 8-6 4 22zM98 42q12 8 16 30h-8l-2-14z"],
  ["leaf", "M36 46q4-8 12-6h46q8 0 10 8-12 4-20 0-14 4-24 0-14 4-24-2z"],
  ["ice", "M60 48h8v24h-8z"],
  ["paper", "M62.5 48v22M66 50v22M56 73q8-5 16 0", 1.6],
  ["bone", "M46 40h44v-3H46zM48 16h40v4H48z"],
  ["bone", "M68 4L44 16h48z"],
  ["stone", "M68 7.5L56 14h24z"],
  ["soot", box(52, 20, 32, 17)],
  ["bone", grid(50, 20, 4.5, 17, 5, 1, 7.9, 0)],
  ["moss", "M38 44q-3-12 0-20 3 8 0 20zM98 44q-3-14 0-22 3 8 0 22zM104 48q-2-10 0-16 3 6 0 16z", 2.4],
  ["wood", "M4 78h34q0 8-7 8H11q-6-2-7-8z"],
  ["wood", "M21 78V50", 2],
  ["paper", "M8 54h26q-4 9 0 18H8q4-9 0-18z"],
  ["ember", "M9.6 60h22.4v6H9.6z"],
  ["ice", `${ripples(46, 80, 8, 3)}${ripples(86, 84, 8, 3)}${ripples(2, 68, 6, 1)}`, 1.6],
];

export const WONDERS = {
  UNDERSEA,
  CAVE,
  HANGAR,
  ICE_PALACE,
  JUNGLE_CITY,
  ICE_BAR,
  STATION,
  BOTTLE,
  LIVING_PLANET,
  LABORATORY,
  ISLAND,
};
