/** Where a long Russian word may be divided: not every browser knows that by itself. */

const SOFT = "\u00ad";
const V = "[аеёиоуыэюя]";
const C = "[бвгджзклмнпрстфхцчшщ]";
const LONG = /[а-яё]{9,}/gi;
/** After what, and before what. */
const RULES = [
  [`[а-яё][йьъ]`, `[а-яё]{2}`],
  [`[а-яё]${V}`, `${V}[а-яё]`],
  [`${V}${C}`, `${C}${V}`],
  [`${C}${V}`, `${C}${V}`],
  [`${C}т`, `к${V}`], // the end -ка stays whole: артист-ка
  [`${V}${C}`, `${C}${C}${V}`],
  [`${V}${C}${C}`, `${C}${C}${V}`],
].map(([before, after]) => new RegExp(`(${before})(?=${after})`, "gi"));

/** The same text with soft hyphens in its long words: they are seen only where a line ends. */
export const softened = (text: string): string =>
  text.replace(LONG, (word) => RULES.reduce((found, rule) => found.replace(rule, `$1${SOFT}`), word));
