import type { Ask, Branch, Label, Option } from "./protocol";

/** A question with all its words: in a tree, each is sent once, with the first branch or option that needs it. */
export function spelled(ask: Ask): Ask {
  if (ask.form.kind !== "tree") return ask;
  return { ...ask, form: { ...ask.form, branches: withWords(ask.form.branches) } };
}

function withWords(branches: readonly Branch[]): Branch[] {
  const texts = new Map<string, string>();
  const labels = new Map<string, Label>();
  return branches.map((branch) => {
    const { key, of, text, labels: sent = [], options, closed } = branch;
    const name = (option: Option): string => `${of ?? ""} ${typeof option} ${option}`;
    if (text !== undefined) texts.set(key, text);
    for (const label of sent) labels.set(name(label[0]), label);
    const shown = new Set([...options, ...closed].map(([option]) => option));
    const found = [...shown].map((option) => labels.get(name(option))).filter((label) => label !== undefined);
    const known = texts.get(key);
    return { ...branch, ...(known !== undefined && { text: known }), ...(found.length > 0 && { labels: found }) };
  });
}
