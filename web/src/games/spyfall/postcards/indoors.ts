/** Everyday places that are seen from inside. */

import { ALL, box, disc, discs, grid, people, person, type Scene, type Shape } from "./shapes";

const HOSPITAL: Scene = [
  ["mist", ALL],
  ["stone", box(0, 68, 120, 22)],
  ["paper", box(10, 10, 32, 30)],
  ["sky", `${box(13, 13, 12, 24)}${box(27, 13, 12, 24)}`],
  ["soot", "M97 34V70M90 70h14", 2.4],
  ["ink", "M81 11h28q3 0 3 3v18q0 3-3 3H81q-3 0-3-3V14q0-3 3-3z"],
  ["leaf", "M82 24h6l3-6 4 12 3-8 1.5 2h8", 2],
  ["soot", "M66 12V76M60 76h12M61 14q5-4 10 0", 2],
  ["ice", "M67 16h9v13q0 3-4.5 3t-4.5-3z"],
  ["rose", "M67 24h9v5q0 3-4.5 3t-4.5-3z"],
  ["rose", "M71.5 32q1 16-17 22", 1.4],
  ["soot", "M12 44V78M86 58V78M12 66H86", 3],
  ["soot", discs(2.6, [12, 80], [86, 80])],
  ["paper", "M14 56h70q4 0 4 4v6H14z"],
  ["paper", "M16 56v-5q0-5 5-5h12q4 0 4 4v6z"],
  ["copper", disc(31, 48, 5.6)],
  ["sky", "M36 60q0-10 10-10 22-2 34 3 8 2 8 7v8H36z"],
  ["shade", "M36 62h52v6H36z"],
];

const SCHOOL: Scene = [
  ["cream", ALL],
  ["copper", box(0, 72, 120, 18)],
  ["wood", box(10, 8, 80, 42)],
  ["moss", box(13, 11, 74, 36)],
  ["paper", "M22 40l10-22 16 22zM32 18v22", 1.6],
  ["paper", disc(64, 24, 7), 1.6],
  ["paper", "M57 24h14M56 39h22M80 18v12M76 24h8", 1.6],
  ["paper", box(28, 47, 8, 3)],
  ["bone", disc(104, 20, 9)],
  ["ink", "M104 14v6l4 3", 1.8],
  ["wood", `${box(14, 64, 92, 6)}${box(22, 70, 5, 20)}${box(93, 70, 5, 20)}`],
  ["ember", box(24, 58, 28, 6)],
  ["sky", box(27, 52, 24, 6)],
  ["paper", box(48, 53.4, 3, 3.2)],
  ["rust", "M66 64q-7-2-6-8 2-4 6-2 4-2 6 2 1 6-6 8z"],
  ["ember", "M66 63q-6-2-5-7 2-3 5-1 4-2 5 1 1 5-5 7z"],
  ["moss", "M66 55q0-5 5-5 0 4-5 5z"],
  ["wood", "M93 62V58M86 63h14", 2.4],
  ["sky", disc(93, 47, 10)],
  ["leaf", "M86 41q4-5 9-3 1 4-3 5-1 4-4 3zM94 46q7-2 8 2-2 6-6 6-3-3-2-8z"],
  ["wood", "M83 40q-3 14 10 18 9 2 13-5", 1.8],
];

const SPINES = ["ember", "bone", "sky", "gold", "leaf", "plum", "copper", "rose"] as const;

/** A row of books that stand on the line y. */
function shelf(y: number, from: number): Shape[] {
  const rows = SPINES.map(() => "");
  for (let [x, i] = [6, from]; x < 114; i++) {
    const [w, h] = [3.5 + ((i * 5) % 4) * 0.9, 12 + ((i * 7) % 5) * 1.2];
    if (i % 11 !== 6) rows[(i * 3 + from) % SPINES.length] += box(x, y - h, w, h);
    x += w + 0.5;
  }
  return SPINES.map((paint, i) => [paint, rows[i] ?? ""]);
}

const LIBRARY: Scene = [
  ["wood", ALL],
  ["ink", `${box(4, 4, 112, 18)}${box(4, 26, 112, 18)}${box(4, 48, 112, 22)}`],
  ...shelf(22, 0),
  ...shelf(44, 3),
  ...shelf(66, 6),
  ["shade", box(0, 44, 120, 46)],
  ["bone", "M88 90L100 2M101 90L113 2M91 70h13M93 56h13M95 42h13M97 28h13M99 14h13", 2.2],
  ["light", "M26 54L2 90h76L54 54z"],
  ["wood", "M0 74h120v16H0z"],
  ["copper", "M0 74h120v4H0z"],
  ["gold", "M40 74V54M32 74h16", 3],
  ["leaf", "M24 56q2-11 16-11t16 11z"],
  ["glow", "M27 56h26v2H27z"],
  ["paper", "M52 74q9-6 18-1 9-5 18 1v3q-9-5-18-1-9-4-18 1z"],
  ["soot", "M70 73v4", 1],
];

const SUPERMARKET: Scene = [
  ["cream", ALL],
  ["stone", box(0, 66, 120, 24)],
  ["slate", box(0, 12, 120, 54)],
  ["paper", `${box(0, 28, 120, 3)}${box(0, 46, 120, 3)}${box(0, 63, 120, 3)}`],
  ["ember", grid(6, 16, 5, 12, 4, 1, 7, 0) + grid(84, 35, 7, 11, 4, 1, 9, 0)],
  ["gold", grid(36, 19, 7, 9, 3, 1, 9, 0) + grid(5, 36, 6, 10, 3, 1, 8, 0)],
  ["leaf", grid(66, 15, 4, 13, 4, 1, 6, 0) + grid(100, 52, 5, 11, 3, 1, 7, 0)],
  ["sky", grid(93, 18, 6, 10, 3, 1, 8, 0) + grid(30, 34, 4, 12, 3, 1, 6, 0)],
  ["rose", grid(5, 53, 7, 10, 2, 1, 9, 0)],
  ["glow", `${box(10, 4, 40, 4)}${box(70, 4, 40, 4)}`],
  ["leaf", "M48 42V30q0-3 2-5V19h5v6q2 2 2 5v12z"],
  ["copper", "M60 42q-4-16 4-18t8 4l3 14z"],
  ["ember", box(74, 26, 13, 16)],
  ["paper", box(74, 31, 13, 5)],
  ["gold", "M86 42q8-8 6-18 6 10 0 18z"],
  ["ink", "M20 30h9l4 8H99L92 64H40L33 38M40 64l-3 8h56", 3.4],
  ["paper", "M36 40H96L90.5 62H41.5z"],
  ["slate", "M37 47H94M39 55H92M48 40l2 22M60 40l1 22M72 40l-1 22M84 40l-2 22", 1.6],
  ["ink", discs(4.2, [44, 78], [88, 78])],
  ["stone", discs(1.5, [44, 78], [88, 78])],
];

const METRO: Scene = [
  ["soot", ALL],
  ["slate", "M6 90V50a54 46 0 0 1 108 0v40z"],
  ["soot", "M16 90V52a44 40 0 0 1 88 0v38", 1.6],
  ["glow", `${box(24, 20, 12, 3)}${box(84, 20, 12, 3)}`],
  ["ink", "M42 80V46a28 28 0 0 1 56 0v34z"],
  ["bone", "M48 80V46q0-15 15-15h14q15 0 15 15v34z"],
  ["ember", box(48, 60, 44, 7)],
  ["night", "M53 57V46q0-10 10-10h14q10 0 10 10v11z"],
  ["sky", "M57 53v-6q0-7 7-7h3l-7 13z"],
  ["slate", box(60, 70, 20, 3)],
  ["glow", discs(3.4, [55, 73], [85, 73])],
  ["light", "M52 74L34 90h26zM88 74l-8 16h26z"],
  ["ink", "M50 80h40l8 10H42z"],
  ["stone", "M60 80l-4 10M80 80l4 10", 2],
  ["stone", "M0 76h46l-12 14H0z"],
  ["gold", "M41 76h5L34 90h-7z"],
  ["ink", `${person(14, 84, 1.3)}${person(27, 80, 1.1)}`],
  ["stone", "M94 76h26v14h-14z"],
  ["gold", "M94 76h5l12 14h-6z"],
];

const CINEMA: Scene = [
  ["ink", ALL],
  ["light", "M60 92L16 8h88z"],
  ["paper", box(20, 8, 80, 42)],
  ["dusk", box(22, 10, 76, 38)],
  ["gold", disc(72, 30, 9)],
  ["plum", "M22 40l16-16 14 14 10-7 16 12 20-8v15H22z"],
  ["deep", "M22 44q20-6 38-1t38-2v7H22z"],
  ["wine", "M0 0h16q4 30-2 62H0zM120 0h-16q-4 30 2 62h14z"],
  ["rust", "M5 0q3 30 0 62M11 0q4 30 1 62M115 0q-3 30 0 62M109 0q-4 30-1 62", 1.6],
  ["rust", grid(10, 62, 14, 12, 6, 1, 17, 0)],
  ["soot", discs(5, [34, 58], [68, 58], [85, 59])],
  [
    "wine",
    "M0 74q6-5 12 0v16H0zM14 90V76q9-6 18 0v14zM36 90V76q9-6 18 0v14zM58 90V76q9-6 18 0v14zM80 90V76q9-6 18 0v14zM102 90V76q9-6 18 0v14z",
  ],
  ["ink", `${discs(6.5, [45, 70], [111, 70])}M34 82q2-8 11-8t11 8z`],
  ["bone", discs(3.6, [62, 66], [67, 62], [72, 65], [77, 62], [81, 66], [70, 68])],
  ["bone", "M58 67h27l-4 23H62z"],
  ["ember", "M58 67h5l2.5 23H62zM69 67h5.5v23H70zM80 67h5l-4 23h-3z"],
];

const RESTAURANT: Scene = [
  ["blush", ALL],
  ["wine", box(0, 46, 120, 44)],
  ["soot", "M26 0v14M94 0v14", 1.8],
  ["light", "M16 20L2 60h48L36 20zM84 20L70 60h48L104 20z"],
  ["ink", "M14 22q1-10 12-10t12 10zM82 22q1-10 12-10t12 10z"],
  ["glow", `${disc(26, 22.5, 4, 2.5)}${disc(94, 22.5, 4, 2.5)}`],
  ["paper", "M12 64h96l10 26H2z"],
  ["bone", "M24 64l-7 26h10l5-26zM96 64l7 26H93l-5-26zM56 64v26h8V64z"],
  ["slate", disc(60, 65, 30, 4)],
  ["stone", "M34 63a26 25 0 0 1 52 0z"],
  ["paper", "M41 58q2-12 12-15-4 6-5 15z"],
  ["stone", disc(60, 36.5, 3)],
  ["slate", "M32 63h56", 2.6],
  ["ice", "M96 32h14q1 14-7 15t-7-15z"],
  ["ember", "M96.3 38h13.4q-1 9-6.7 9t-6.7-9z"],
  ["ice", "M103 46v16M97 63h12", 1.8],
  ["bone", box(14, 42, 6, 20)],
  ["gold", "M10 63h14", 2.6],
  ["glow", "M17 28q6 8 0 13-6-5 0-13z"],
];

const MUSEUM: Scene = [
  ["cream", ALL],
  ["copper", box(0, 70, 120, 20)],
  ["wood", "M0 70h120M30 70l-8 20M62 70v20M94 70l8 20", 1.2],
  ["light", "M30 0L10 58h56L46 0zM96 0L78 70h36z"],
  ["gold", box(10, 12, 56, 42)],
  ["wood", box(13.5, 15.5, 49, 35)],
  ["air", box(15, 17, 46, 32)],
  ["ember", disc(48, 27, 5)],
  ["sea", "M15 40h46v9H15z"],
  ["moss", "M15 44l14-16 12 12 6-5 14 9v5H15z"],
  ["bone", box(84, 52, 24, 26)],
  ["stone", `${box(81, 50, 30, 4)}${box(81, 76, 30, 4)}`],
  ["rust", "M91 16h10v4q0 4 3 6 8 8 1 17-3 4-3 7h-12q0-3-3-7-7-9 1-17 3-2 3-6z"],
  ["ink", "M84 34q12 4 24 0M87 41q9 3 18 0", 2],
  ["rust", "M90 20q-8 1-6 12M102 20q8 1 6 12", 2.2],
  ["ember", "M10 66q14 12 28 0 14 12 28 0", 3],
  ["gold", "M10 62V84M38 62V84M66 62V84M6 84h8M34 84h8M62 84h8", 2.6],
  ["gold", discs(2.8, [10, 62], [38, 62], [66, 62])],
];

/** Floats of a lane, from far to near. */
const LANE = [
  [43, 44],
  [38.6, 50],
  [34.3, 56],
  [29.9, 62],
  [16.7, 80],
] as const;

const POOL: Scene = [
  ["mist", ALL],
  ["paper", box(0, 8, 120, 22)],
  ["sky", grid(4, 10, 24, 18, 4, 1, 29.5, 0)],
  ["bone", box(0, 30, 120, 8)],
  ["sky", box(0, 38, 120, 52)],
  ["sea", "M0 38h120v3H0z"],
  ["light", "M0 52q30-8 60 0t60 0v6q-30 8-60 0t-60 0zM0 78q30-8 60 0t60 0v6q-30 8-60 0t-60 0z"],
  ["paper", "M46 40L8 92M74 40L112 92", 2.6],
  ["ember", LANE.map(([x, y]) => discs(2.1, [x, y], [120 - x, y])).join("")],
  ["slate", "M100 50V30q0-5 5-5t5 5M108 56V32q0-5 5-5t5 5M100 42h8M100 49h8", 2.4],
  ["slate", "M14 38V18", 3],
  ["ember", "M4 15h34v4H4z"],
  // a swimmer who comes up for air
  ["copper", "M52 74Q38 56 22 68L18 76M68 74Q82 56 98 68L102 76", 6],
  ["copper", "M42 78q4-10 18-10t18 10q-18 5-36 0z"],
  ["copper", disc(60, 64, 9)],
  ["ember", "M51 63a9 10 0 0 1 18 0q-9-4-18 0z"],
  ["ink", "M54.5 66h4M61.5 66h4", 3.4],
  ["ink", "M51 65h18", 1.4],
  ["paper", "M12 79q6-5 10 0M98 79q6-5 10 0M36 79q12 6 24 2 12 4 24-2", 2.4],
];

const BANK: Scene = [
  ["slate", ALL],
  ["soot", "M0 26h120M0 62h120M24 0v26M96 0v26M10 26v36M110 26v36M24 62v28M96 62v28", 1.6],
  ["ink", disc(54, 44, 39)],
  ["stone", disc(54, 44, 36)],
  ["slate", disc(54, 44, 29)],
  ["stone", disc(54, 44, 25)],
  ["ink", discs(1.9, [54, 11.5], [77, 21], [86.5, 44], [77, 67], [54, 76.5], [31, 67], [21.5, 44], [31, 21])],
  ["gold", "M54 27v34M39.3 35.5l29.4 17M39.3 52.5l29.4-17", 3.2],
  ["gold", disc(54, 44, 12.5), 3],
  ["wood", disc(54, 44, 5)],
  ["gold", discs(3, [54, 26], [38.4, 35], [38.4, 53], [54, 62], [69.6, 53], [69.6, 35])],
  ["ink", "M86 36h10v16H86z"],
  ["shade", "M0 80h120v10H0z"],
  ["gold", "M66 86l3-9h16l3 9zM91 86l3-9h16l3 9zM78.5 76l3-9h16l3 9z"],
  ["glow", "M69 77h16l1 3H68zM94 77h16l1 3H93zM81.5 67h16l1 3h-18z"],
];

const NIGHTCLUB: Scene = [
  ["night", ALL],
  ["plum", "M60 26L-8 44V10zM60 26l68-16v34z"],
  ["ember", "M60 26L-4 76v20h22z"],
  ["sea", "M60 26L30 96h22zM60 26l30 70H68z"],
  ["ember", "M60 26l64 50v20h-22z"],
  ["stone", "M60 0v12", 1.6],
  ["ice", disc(60, 26, 15)],
  ["stone", "M60 11a15 15 0 0 1 0 30z"],
  ["slate", "M45.5 22h29M45.5 30h29M49 16h22M49 36h22M60 11v30M53 12.5q-6 13.5 0 27M67 12.5q6 13.5 0 27", 1],
  ["paper", `${box(51, 17, 4, 4)}${box(55, 23, 4, 5)}${box(62, 17, 3, 4)}`],
  ["soot", `${box(4, 44, 18, 46)}${box(98, 44, 18, 46)}`],
  ["slate", discs(6, [13, 56], [107, 56])],
  ["ink", discs(2.5, [13, 56], [107, 56])],
  ["ink", people(1.5, [36, 92], [60, 94], [84, 92])],
  ["ink", "M31 76L24 58M42 76l6-14M54 78l-7-18M66 78l9-16M79 76l-3-18M90 76l8-16", 3.6],
  ["ink", people(1.2, [22, 94], [48, 98], [73, 98], [98, 94])],
];

export const INDOORS: Readonly<Record<string, Scene>> = {
  hospital: HOSPITAL,
  school: SCHOOL,
  library: LIBRARY,
  supermarket: SUPERMARKET,
  metro: METRO,
  cinema: CINEMA,
  restaurant: RESTAURANT,
  museum: MUSEUM,
  pool: POOL,
  bank: BANK,
  nightclub: NIGHTCLUB,
};
