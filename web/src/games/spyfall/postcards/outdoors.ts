/** Everyday places under the open sky. */

import { ALL, box, cloud, crown, disc, discs, fir, grid, moon, people, ripples, type Scene, stars } from "./shapes";

const CLIMB = "rotate(-13 60 40)";

const AIRPORT: Scene = [
  ["air", ALL],
  ["paper", cloud(26, 34, 1.1) + cloud(98, 18, 0.8)],
  ["leaf", box(0, 62, 120, 28)],
  ["slate", "M0 66h120v14H0z"],
  ["paper", grid(4, 72, 9, 2, 7, 1, 17, 0)],
  ["stone", "M10 66l2-32h10l2 32z"],
  ["ink", "M5 24h24l-4 11H9z"],
  ["sky", "M8 26h18l-2.5 6h-13z"],
  ["ink", "M17 24v-8", 1.6],
  ["slate", "M64 34L52 20h7l18 14z", 0, CLIMB],
  ["paper", "M28 36h62q14 0 18 8-4 7-18 7H44Q32 51 28 36z", 0, CLIMB],
  ["ember", "M28 38L22 19h9l13 17z", 0, CLIMB],
  [
    "sea",
    "M98 38q6 1 9 5h-9z" + discs(1.7, [46, 42], [53, 42], [60, 42], [67, 42], [74, 42], [81, 42], [88, 42]),
    0,
    CLIMB,
  ],
  ["slate", "M60 46h17L57 67h-8zM30 44h13l-14 8h-6z", 0, CLIMB],
  ["ink", "M0 82h120v8H0z"],
  ["ink", people(1.1, [84, 83], [97, 84])],
  ["ink", `${box(102.5, 74, 8, 10)}M104 74v-4h5v4`],
];

const BEACH: Scene = [
  ["air", ALL],
  ["gold", disc(26, 22, 10)],
  ["sea", box(0, 36, 120, 28)],
  ["paper", "M84 34V14l13 20zM82 34V20l-9 14z"],
  ["rust", "M70 35h30l-5 5H75z"],
  ["paper", `${ripples(10, 44, 8, 3)}${ripples(52, 49, 8, 3)}${ripples(96, 46, 8, 2)}`, 1.6],
  ["paper", "M0 60q30-9 62-3t58-3", 3],
  ["sand", "M0 62q30-9 62-3t58-3v36H0z"],
  ["shade", disc(46, 82, 34, 4)],
  ["bone", "M50 84L38 38", 3],
  ["ember", "M7 54Q10 30 36 27q28-1 38 18-34 2-67 9z"],
  ["paper", "M20 50.5Q22 33 36 27 31 36 32 48zM45 46Q44 34 36 27q16 1 24 18z"],
  ["wood", "M58 80L74 62l26 8M64 82l34-12M68 70l26 12M96 84l-4-14", 2.2],
  ["sky", "M60 78L76 60l4 1.5L66 80zM66 80l30-11 3 3-30 11z"],
  ["ember", disc(22, 76, 6)],
  ["paper", "M22 70q-6 6 0 12 6-6 0-12z"],
];

const ZOO: Scene = [
  ["air", ALL],
  ["paper", cloud(70, 18, 0.9)],
  ["leaf", "M0 60q40-12 120-2v32H0z"],
  ["wood", "M108 66V34", 4],
  ["moss", crown(108, 24, 13)],
  // an elephant
  [
    "slate",
    "M62 70V52q0-15 18-15 16 0 19 11 10-2 12 8 1 9-1 18 0 4-4 3-3-1-2-4 2-8 0-13l-5 1v9q0 4-4 4H89V60H73v14H63z",
  ],
  ["soot", "M84 44q-6 3-5 12 5 6 11 2 4-8 1-14z"],
  ["paper", disc(98, 52, 1.2)],
  ["bone", "M101 60q2 6 8 4-1-3-4-4z"],
  ["slate", "M62 50q-4 5-3 12", 2],
  // a giraffe
  ["gold", "M33 24q4-5 9-3l9 4q2 3-1 5l-8 1 3 28q12 2 14 10v14h-5V72H38v11h-5V60z"],
  ["gold", "M35 22l-2-6M40 21V15", 1.8],
  ["rust", discs(1.5, [33, 15], [40, 14])],
  ["gold", "M34 25l-7-2 6 5z"],
  ["ink", disc(43, 25, 1.2)],
  [
    "rust",
    "M35 32l5-1v5l-4 1zM37 41l4-1 1 5-5 1zM36 51l5-1v5l-5 2zM42 57l3 4-4 3-4-2zM48 61l6 1 1 5-6 1zM40 66l5 1v4h-5z",
  ],
  ["wood", "M0 72h120M0 82h120", 3],
  ["copper", grid(3, 66, 5, 24, 9, 1, 13.6, 0)],
];

const LAMPS = "M0 14q20 12 40 2 20 12 40 0 20 10 40 0";

const RINK: Scene = [
  ["dusk", ALL],
  ["paper", stars(16, 11, 26)],
  ["deep", fir(12, 52, 34) + fir(32, 52, 24) + fir(90, 52, 26) + fir(108, 52, 38)],
  ["soot", LAMPS, 1.2],
  ["glow", discs(2.3, [10, 19], [20, 20], [31, 19], [50, 20], [60, 21], [70, 19], [90, 18], [100, 19], [110, 17])],
  ["ember", box(0, 46, 120, 5)],
  ["paper", box(0, 51, 120, 5)],
  ["ice", box(0, 56, 120, 34)],
  ["sky", "M-2 84q30-22 62-18 36 4 62-8M10 66q22 14 56 14 30 0 50-10", 1.4],
  ["shade", disc(58, 82, 22, 3)],
  ["ink", "M57 80L59 56L84 44", 5],
  ["ink", "M52 82h12M86 36l4 12", 2],
  ["ink", "M57 56L47 38", 7],
  ["ink", "M47 37L29 42M48 37L64 26", 3.4],
  ["ink", disc(43, 29, 5)],
  ["ember", "M53 48l10 2q6 6 8 13-10 3-22-1 0-8 4-14z"],
  ["ember", "M45 35l8 14 8 1-9-17z"],
];

const TRAIN: Scene = [
  ["dusk", ALL],
  ["paper", moon(92, 20, 9)],
  ["plum", "M0 52l22-24 18 18 20-26 26 30 14-12 20 16v30H0z"],
  ["moss", "M0 56q34-10 64-2t56-4v40H0z"],
  ["soot", "M18 64V22M12 26h12M12 32h12M74 64V22M68 26h12M68 32h12", 2],
  ["soot", "M-6 24q24 10 24 2 28 12 56 0 26 10 50 0", 1],
  ["ink", box(0, 70, 120, 6)],
  ["slate", "M0 76h120M4 80h6M18 80h6M32 80h6M46 80h6M60 80h6M74 80h6M88 80h6M102 80h6", 2.4],
  ["ember", "M0 42h36v28H0zM39 42h34v28H39z"],
  ["ember", "M76 42h16q10 0 16 10l6 12v6H76z"],
  ["bone", "M0 60h36v4H0zM39 60h34v4H39zM76 60h36l2 4H76z"],
  ["glow", `${grid(4, 47, 8, 9, 3, 1, 10.5, 0)}${grid(43, 47, 8, 9, 3, 1, 9.5, 0)}${box(80, 47, 8, 9)}`],
  ["ink", "M93 47q7 1 11 9H93z"],
  ["soot", "M0 38h36v4H0zM39 38h34v4H39zM76 38h14v4H76z"],
  ["ink", discs(4, [7, 73], [28, 73], [46, 73], [66, 73], [83, 73], [104, 73])],
  ["stone", discs(1.4, [7, 73], [28, 73], [46, 73], [66, 73], [83, 73], [104, 73])],
  ["glow", disc(112, 67, 2)],
  ["light", "M113 66l14-6v14z"],
  ["leaf", "M0 84q30-4 60 0t60-1v7H0z"],
];

const CIRCUS: Scene = [
  ["night", ALL],
  ["glow", stars(22, 5, 60)],
  ["plum", "M0 76q60-12 120 0v14H0z"],
  ["gold", "M60 18L6 40M60 18l54 22", 1.2],
  ["ember", "M60 16L62 4l12 4-12 4z"],
  ["bone", "M60 4v16", 1.8],
  ["bone", "M14 46h92v38H14z"],
  ["ember", grid(14, 46, 10.2, 38, 5, 1, 20.45, 0)],
  ["bone", "M60 16Q48 38 10 46h100Q72 38 60 16z"],
  [
    "ember",
    "M60 16Q48 38 10 46h14Q52 36 60 16zM60 16q-7 22-22 30h14q7-12 8-30zM60 16q1 18 8 30h14Q67 38 60 16zM60 16q8 20 36 30h14Q72 38 60 16z",
  ],
  ["rust", "M10 46q7 8 14 0 7 8 14 0 7 8 14 0 8 8 16 0 7 8 14 0 7 8 14 0 7 8 14 0z"],
  ["ink", "M60 50q-16 12-16 34h32q0-22-16-34z"],
  ["glow", "M60 58q-9 10-9 26h18q0-16-9-26z"],
  ["gold", "M60 50q-16 12-16 34h6q0-20 10-28 10 8 10 28h6q0-22-16-34z"],
  ["glow", discs(1.6, [17, 47], [31, 47], [45, 47], [75, 47], [89, 47], [103, 47])],
  ["ink", "M0 84h120v6H0z"],
];

const BUILDING_SITE: Scene = [
  ["air", ALL],
  ["paper", cloud(22, 22, 0.9)],
  ["stone", "M46 84V44h60v40zM46 44V32h32v12z"],
  ["slate", `${grid(50, 48, 15, 9, 3, 3, 18.5, 12.5)}${grid(50, 35, 10, 9, 2, 1, 14, 0)}`],

  [
    "gold",
    "M26 84V20M36 84V20M26 32l10 10-10 10 10 10-10 10 10 10M26 20L31 9l5 11M10 20h100M10 26h100M36 26l8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 2 6M31 9L12 20M31 9l60 11",
    1.8,
  ],
  ["ink", box(9, 22, 10, 11)],
  ["gold", "M24 28h14v10H24z"],
  ["sky", box(27, 30, 8, 5)],
  ["ink", "M96 26v8M90 40l6-6 6 6", 1.4],
  ["ember", box(85, 40, 22, 4)],
  ["wood", box(0, 82, 120, 8)],
  ["rust", `${grid(78, 76, 9, 5, 4, 1, 10, 0)}${grid(83, 70, 9, 5, 3, 1, 10, 0)}${grid(88, 64, 9, 5, 2, 1, 10, 0)}`],
  ["ember", "M51 84l6-20h4l6 20z"],
  ["paper", "M55 71h8l1.5 5h-11z"],
  ["ember", box(47, 82, 24, 3.5)],
  ["ember", "M10 83q0-13 12-13t12 13z"],
  ["rust", "M20 70h4v10h-4zM6 81h32v3H6z"],
];

const COUNTRY_HOUSE: Scene = [
  ["air", ALL],
  ["gold", disc(100, 18, 8)],
  ["leaf", "M0 56q30-14 64-6t56-4v44H0z"],
  ["moss", fir(8, 58, 30) + fir(20, 56, 20)],
  ["paper", "M66 22q6-4 2-8t4-8", 2.6],
  ["rust", box(63, 22, 7, 14)],
  ["copper", "M28 48h52v30H28z"],
  ["wood", "M28 54h52M28 60h52M28 66h52M28 72h52", 1],
  ["copper", "M54 20L28 48h52z"],
  ["rust", "M54 14L18 50h8l28-28 28 28h8z"],
  ["paper", `${box(33, 52, 15, 17)}${box(47, 34, 14, 12)}`],
  ["glow", `${box(36, 55, 9, 11)}${box(50, 36, 8, 8)}`],
  ["paper", "M40.5 55v11M54 36v8", 1.4],
  ["wood", box(58, 54, 14, 24)],
  ["gold", disc(69, 67, 1.3)],
  ["wood", "M98 76V48M98 60l8-8M98 58l-7-7", 3.4],
  ["moss", crown(98, 40, 12)],
  ["ember", discs(2.2, [92, 38], [103, 35], [106, 46], [89, 47], [98, 48])],
  ["paper", `M0 76h120M0 84h120`, 2],
  ["paper", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => `M${3 + i * 10} 90V72l3-4 3 4v18z`).join("")],
  ["moss", "M20 90V62M20 76q-6-1-8-6 7 0 8 6z", 1.8],
  ["gold", disc(20, 58, 6.5)],
  ["wood", disc(20, 58, 3)],
];

const LIGHTHOUSE: Scene = [
  ["night", ALL],
  ["glow", stars(18, 23, 44)],
  ["light", "M74 21L-4 4v40zM74 21l50-10v26z"],
  ["light", "M74 21L-4 14v16zM74 21l50-4v10z"],
  ["sea", box(0, 62, 120, 28)],
  ["deep", "M0 72q15-6 30 0t30 0 30 0 30 0v18H0z"],
  ["ice", `${ripples(6, 70, 8, 3)}${ripples(30, 80, 8, 3)}`, 1.5],
  ["ink", "M40 84q4-14 18-16 10-8 26-4 12-4 18 6 10 2 18 10v10H34z"],
  ["bone", "M66 68l4-40h8l4 40z"],
  ["ember", "M67.9 49l1.1-10.5h10l1.1 10.5zM66 68l1-9.5h14l1 9.5z"],
  ["ink", "M65 30h18v-3H65zM67 27h2v-11h10v11h2zM66 16l8-8 8 8z"],
  ["glow", box(70.5, 17, 7, 9)],
  ["ink", "M72 68v-6q2-3 4 0v6z"],
  ["bone", "M90 68V58h16v10z"],
  ["rust", "M87 59l11-9 11 9z"],
  ["glow", box(95, 61, 5, 5)],
  ["ink", "M10 66h18l-4 6H14z"],
  ["bone", "M19 64V48l9 16z"],
];

export const OUTDOORS: Readonly<Record<string, Scene>> = {
  airport: AIRPORT,
  beach: BEACH,
  zoo: ZOO,
  rink: RINK,
  train: TRAIN,
  circus: CIRCUS,
  "building-site": BUILDING_SITE,
  "country-house": COUNTRY_HOUSE,
  lighthouse: LIGHTHOUSE,
};
