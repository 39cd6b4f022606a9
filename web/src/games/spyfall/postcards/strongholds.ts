/** Walls, towers and halls: places where somebody is kept, on guard, or at the top. */

import {
  ALL,
  box,
  cloud,
  crown,
  disc,
  discs,
  fir,
  grid,
  people,
  person,
  ripples,
  type Scene,
  skyline,
  stars,
} from "./shapes";

/** An old madhouse on a hill, behind a gate. */
const ASYLUM: Scene = [
  ["night", ALL],
  ["bone", disc(90, 24, 14)],
  ["shade", "M72 26h34M82 18h30", 3],
  ["slate", "M0 64q30-14 60-14t60 14v26H0z"],
  [
    "ink",
    "M34 62V34h52v28zM24 62V28h15v34zM81 62V28h15v34zM50 34l10-16 10 16zM22 29l9.5-20L41 29zM79 29l9.5-20L98 29zM58 20V8h4v12z",
  ],
  ["glow", `${grid(45, 40, 5, 9, 4, 1, 8.3, 0)}${box(29, 35, 5, 8)}${box(86, 35, 5, 8)}${disc(60, 29, 3)}`],
  ["ink", "M47.5 40v9M55.8 40v9M64.1 40v9M72.4 40v9M45 44h30M31.5 35v8M88.5 35v8", 1.2],
  ["rust", "M55 62v-8q5-5 10 0v8z"],
  ["stone", "M56 62h8l12 28H44z"],
  ["ink", "M12 84V58M12 70L4 60M12 66l8-8M12 74l-8-4M6 63v-6", 2],
  [
    "ink",
    "M0 78h38M82 78h38M0 86h38M82 86h38M8 90V74M14 90V72M20 90V74M26 90V72M32 90V74M88 90V74M94 90V72M100 90V74M106 90V72M112 90V74",
    1.8,
  ],
  ["ink", `${box(36, 66, 8, 24)}${box(76, 66, 8, 24)}`],
  ["stone", `${box(34.5, 63, 11, 4)}${box(74.5, 63, 11, 4)}`],
  ["glow", discs(2.6, [40, 60], [80, 60])],
];

/** A prison in the swamps. */
const PRISON: Scene = [
  ["night", ALL],
  ["soot", box(46, 18, 74, 44)],
  ["glow", grid(52, 24, 9, 8, 5, 2, 14, 13)],
  ["ink", grid(54, 24, 1.4, 8, 5, 2, 14, 13) + grid(57.4, 24, 1.4, 8, 5, 2, 14, 13)],
  ["light", "M28 24L128 38v44z"],
  ["stone", box(0, 54, 120, 22)],
  [
    "slate",
    "M0 61h120M0 68h120M14 54v7M44 54v7M74 54v7M104 54v7M28 61v7M58 61v7M88 61v7M14 68v8M44 68v8M74 68v8M104 68v8",
    1.4,
  ],
  ["light", "M28 24l70 30h30V44z"],
  ["bone", Array.from({ length: 18 }, (_, i) => disc(4 + i * 6.6, 50, 4)).join(""), 1],
  ["ink", "M12 76L16 34M36 76L32 34M13 66l21-14M35 66L14 52", 2.6],
  ["ink", "M10 36h28v-5H10zM8 18L24 7l16 11z"],
  ["ink", "M13 18v13M35 18v13", 2],
  ["slate", person(19, 34, 0.8)],
  ["glow", disc(28, 25, 4)],
  ["moss", "M0 76h120v14H0z"],
  ["leaf", `${ripples(30, 82, 8, 3)}${ripples(74, 84, 8, 2)}`, 1.4],
  ["ink", "M8 90V68M13 90V72M104 90V66M109 90V72M114 90V68", 1.6],
  ["wood", "M8 74V66M13 78V71M104 72V64M109 78V71M114 74V66", 3.6],
];

/** A police station at night, and a car before it. */
const POLICE: Scene = [
  ["night", ALL],
  ["soot", skyline(0, 66, [14, 34], [12, 46], [70, 0], [12, 44], [12, 32])],
  ["glow", grid(4, 38, 3, 4, 2, 3, 6, 8) + grid(102, 30, 3, 4, 2, 4, 7, 8)],
  ["stone", box(24, 12, 72, 58)],
  ["slate", `${box(20, 8, 80, 6)}${box(24, 36, 72, 2)}`],
  ["glow", grid(30, 19, 9, 12, 2, 1, 13, 0) + grid(68, 19, 9, 12, 2, 1, 13, 0)],
  ["soot", "M50 70V42h20v28z"],
  ["sea", discs(5, [42, 46], [78, 46])],
  ["ice", discs(2, [41, 45], [77, 45])],
  ["soot", "M42 51v20M78 51v20", 2.2],
  ["ink", box(0, 70, 120, 20)],
  ["light", "M54 50L-4 24v26zM66 50l58-26v26z"],
  ["paper", "M20 67l15-1 11-10h28l12 10 16 3q5 1 5 6v6H18v-8q0-5 2-6z"],
  ["ink", "M39.5 66l8.5-7.5h10V66zM61 58.5h11l9 7.5H61z"],
  ["sea", "M18 72h88v5H18z"],
  ["ember", box(51, 48, 9, 7)],
  ["sky", box(60, 48, 9, 7)],
  ["soot", discs(7, [37, 81], [87, 81])],
  ["stone", discs(2.8, [37, 81], [87, 81])],
  ["glow", disc(104, 72, 2)],
];

/** The desk of a reporter, high over the city. */
const NEWSPAPER: Scene = [
  ["wood", ALL],
  ["dusk", box(8, 6, 104, 52)],
  ["gold", disc(30, 32, 9)],
  ["plum", skyline(8, 58, [10, 22], [12, 34], [9, 18], [12, 28], [10, 40], [12, 24], [14, 34], [10, 20], [15, 30])],
  ["wood", "M42.5 6v52M77.5 6v52M8 24h104", 2.4],
  ["copper", box(0, 68, 120, 22)],
  ["wood", box(0, 66, 120, 4)],
  // a typewriter
  ["paper", box(28, 26, 28, 30)],
  ["slate", "M32 32h20M32 37h20M32 42h14", 1.8],
  ["soot", "M18 52h48", 5],
  ["ink", "M24 54h36l6 22H18z"],
  ["ember", "M26 57h32l1 4H25z"],
  [
    "bone",
    discs(
      1.5,
      [27, 66],
      [33, 66],
      [39, 66],
      [45, 66],
      [51, 66],
      [57, 66],
      [25, 71],
      [31, 71],
      [37, 71],
      [43, 71],
      [49, 71],
      [55, 71],
    ),
  ],
  // the morning's papers
  ["bone", "M70 80l4-5h42v11H70z"],
  ["slate", "M70 82h46M72 78.5h44", 1.2],
  ["paper", "M72 40l36-6 6 36-36 6z"],
  ["ink", "M76 46l30-5", 4.5],
  ["ember", "M79 53l14-2.3 2.3 13.5-14 2.3z"],
  ["slate", "M98 50l11-1.8M99 55l11-1.8M100 60l11-1.8M101 65l11-1.8M83 71l29-4.8", 1.6],
];

/** A university with a clock tower; books and a scholar's cap. */
const UNIVERSITY: Scene = [
  ["air", ALL],
  ["paper", cloud(24, 20, 0.9)],
  ["leaf", box(0, 64, 120, 26)],
  ["rust", `${box(8, 38, 104, 32)}${box(50, 18, 20, 52)}`],
  ["slate", "M48 19L60 4l12 15zM4 39l8-10h38v10zM70 39V29h38l8 10z"],
  ["bone", disc(60, 27, 6)],
  ["ink", "M60 23v4l3 2", 1.6],
  ["bone", "M50 36h20M8 52h104", 1.6],
  ["glow", grid(14, 42, 5, 7, 3, 1, 11, 0) + grid(76, 42, 5, 7, 3, 1, 11, 0)],
  [
    "ink",
    "M12 70V60q4-5 8 0v10zM24 70V60q4-5 8 0v10zM36 70V60q4-5 8 0v10zM76 70V60q4-5 8 0v10zM88 70V60q4-5 8 0v10zM100 70V60q4-5 8 0v10zM54 70V48q6-7 12 0v22z",
  ],
  ["moss", "M8 38q6 4 4 12 4 6 0 20H8zM112 38q-6 6-4 16v16h4z"],
  ["stone", "M54 70h12l14 20H40z"],
  ["ink", people(0.9, [22, 84], [34, 88])],
  ["sea", box(72, 80, 40, 7)],
  ["ember", box(76, 73, 34, 7)],
  ["bone", `${box(106, 74.5, 4, 4)}${box(108, 81.5, 4, 4)}`],
  ["ink", "M80 64v7q11 6 24 0v-7z"],
  ["soot", "M92 52l26 9-26 9-26-9z"],
  ["gold", "M92 61l16 3v10M106 74h4v5h-4z", 1.8],
];

/** A hall of heroes, open to visitors. */
const HALL: Scene = [
  ["air", ALL],
  ["light", "M60 60L6 0h26zM60 60L46 0h28zM60 60L88 0h26z"],
  ["bone", "M60 13Q26 16 20 32h80Q94 16 60 13z"],
  ["soot", "M60 14V5", 1.6],
  ["ember", "M60 5h9l-3 2.5 3 2.5h-9z"],
  ["stone", box(14, 32, 92, 6)],
  ["soot", box(20, 38, 80, 28)],
  ["glow", "M52 66V50q8-8 16 0v16z"],
  ["bone", grid(18, 38, 7, 28, 3, 1, 12, 0) + grid(71, 38, 7, 28, 3, 1, 12, 0)],
  ["ember", grid(26.5, 42, 4, 15, 2, 1, 12, 0) + grid(79.5, 42, 4, 15, 2, 1, 12, 0)],
  ["stone", "M12 66h96v5H12z"],
  ["bone", "M6 71h108v5H6z"],
  ["stone", "M0 76h120v14H0z"],
  ["shade", "M0 76h120v2H0z"],
  // a statue with a cloak
  ["slate", `${box(82, 74, 24, 16)}${box(80, 71, 28, 4)}`],
  ["rust", "M90 42l-14 29h14l4-10 4 10h16L98 42z"],
  ["gold", `${disc(94, 37, 4.5)}M87 44q7-4 14 0l-2 14 1 13h-4l-2-11-2 11h-4l1-13z`],
  ["gold", "M88 46l-6 8 5 4M100 46l6 8-5 4", 3],
  ["ink", people(0.9, [22, 86], [32, 88], [54, 84])],
];

/** A tower of glass above the clouds. */
const TOWER: Scene = [
  ["dusk", ALL],
  ["plum", skyline(0, 90, [14, 30], [12, 42], [10, 26], [50, 0], [10, 30], [12, 46], [12, 28])],
  ["paper", cloud(18, 62, 1.2) + cloud(104, 54, 1.2)],
  ["deep", "M38 90V35l26-5v60z"],
  ["soot", "M64 90V30l20 5v55z"],
  ["sky", grid(42, 40, 8, 4, 2, 7, 10, 7)],
  ["glow", `${grid(67, 40, 6, 4, 2, 7, 8, 7)}${box(52, 54, 8, 4)}${box(42, 68, 8, 4)}`],
  ["soot", grid(67, 47, 6, 4, 1, 3, 8, 14) + grid(75, 40, 6, 4, 1, 3, 8, 14)],
  ["slate", "M32 27h58l-6 8H38z"],
  ["ember", "M44 27h32", 2],
  // a helicopter
  ["ink", "M86 9v5M68 9h36", 1.8],
  ["ink", "M78 13h14q7 0 8 6-1 4-8 4H82q-5 0-6-4l-18-3-3-5h5l2 3 14 1z"],
  ["sky", "M91 15.5h3q4 0 4.5 4H91z"],
  ["ink", "M79 27h18M84 23v4M92 23v4", 1.5],
  ["paper", cloud(40, 86, 1.6) + cloud(90, 91, 1.8)],
];

/** The tower of a young crew on an islet in a bay. */
const BAY_TOWER: Scene = [
  ["air", ALL],
  ["gold", disc(98, 22, 9)],
  ["dusk", skyline(0, 62, [9, 14], [10, 24], [8, 12], [60, 0], [8, 16], [9, 28], [8, 20], [8, 12])],
  ["sea", box(0, 60, 120, 30)],
  ["ice", `${ripples(8, 66, 8, 1)}${ripples(98, 68, 8, 2)}${ripples(14, 84, 8, 2)}${ripples(92, 84, 8, 2)}`, 1.6],
  ["wood", "M26 82q4-16 18-17h38q14 1 18 17-38 8-74 0z"],
  ["leaf", "M38 68q22-8 48-1-6 5-24 4-16 2-24-3z"],
  ["bone", "M48 68V48h26v20zM54 48V30h28v18zM44 30V14h28v16z"],
  ["stone", "M68 68V48h6v20zM76 48V30h6v18zM66 30V14h6v16z"],
  ["sea", `${box(51, 51, 15, 6)}${box(51, 60, 15, 6)}${box(57, 34, 17, 5)}${box(57, 41, 17, 5)}${box(47, 18, 17, 8)}`],
  ["glow", `${box(59, 60, 7, 6)}${box(67, 34, 7, 5)}${box(47, 18, 8, 8)}`],
  ["ember", "M42 11h32v4H42z"],
  ["slate", "M64 11V6M42 48h12", 2.4],
  ["ember", disc(64, 6.5, 1.6)],
  ["moss", fir(41, 69, 14) + crown(88, 64, 4)],
  ["paper", "M8 74h18l-4 6H12z"],
  ["ember", "M16 72V56l10 16z"],
  ["paper", "M14 72V60l-7 12z"],
];

/** An arena under an armoured world. */
const ARENA: Scene = [
  ["ink", ALL],
  ["paper", stars(26, 31, 44)],
  ["rust", disc(60, 29, 20)],
  ["rust", "M60 4l4 8h-8zM86 29l-8 4v-8zM40 9l10 6-6 5zM80 9l-4 11-6-5zM34 29l8-4v8z"],
  ["wine", "M60 9a20 20 0 0 1 0 40q14-20 0-40z"],
  ["soot", "M41.5 23h37M40 33h40M50 15v8M66 13v10M56 23v10M72 23v10", 1.6],
  ["ember", discs(2.5, [49, 28], [65, 28])],
  ["copper", "M0 44h16l6-6h76l6 6h16v26H0z"],
  [
    "wood",
    "M4 66V54q4-5 8 0v12zM18 66V54q4-5 8 0v12zM32 66V52q4-5 8 0v14zM46 66V52q4-5 8 0v14zM66 66V52q4-5 8 0v14zM80 66V52q4-5 8 0v14zM94 66V54q4-5 8 0v12zM108 66V54q4-5 8 0v12z",
  ],
  ["gold", disc(60, 82, 74, 18)],
  ["ember", "M24 38V18h12l-4 5 4 5H24M96 38V20h12l-4 4 4 5H96"],
  ["bone", "M24 44V16M96 44V18", 1.8],
  ["shade", disc(60, 84, 38, 4)],
  ["ink", `${disc(42, 56, 4.5)}${disc(80, 56, 4.5)}`],
  ["ink", "M42 62L40 72L34 84M40 72l8 12M80 62l2 10-8 12M82 72l6 12", 5],
  ["ink", "M42 63l12 4M80 63l-9-6", 3.4],
  ["soot", "M30 74L72 60", 1.8],
  ["stone", "M70 58l8-1-6 5z"],
  ["ember", disc(36, 68, 6.5)],
  ["gold", disc(36, 68, 2.2)],
  ["stone", "M71 57L58 44", 2.6],
  ["ember", "M38 53q4-6 8-1M76 52q4-6 8 1", 2.4],
];

export const STRONGHOLDS = { ASYLUM, PRISON, POLICE, NEWSPAPER, UNIVERSITY, HALL, TOWER, BAY_TOWER, ARENA };
