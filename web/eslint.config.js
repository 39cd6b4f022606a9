import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, __FILES__: "readonly" } },
    rules: {
      // A `switch` counts once, however many cases it has: a list of them is easy to read.
      complexity: ["error", { max: 16, variant: "modified" }],
      "max-depth": ["error", 4],
      "max-lines": ["error", 400],
      "max-params": ["error", 8],
      // What is named so has its place in a list or among the fields that are left out, and is not wanted.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // A board, a narrator or a moment of whichever game: `Board<any, any>`.
      "@typescript-eslint/no-explicit-any": "off",
      // TypeScript knows better.
      "no-undef": "off",
      // Maps and sets here are made anew when they change, and looked at by nobody while they are made.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" · "}` keeps the spaces that a formatter would move.
      "svelte/no-useless-mustaches": "off",
      // svelte-check warns where this plugin does not.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ["**/*.test.ts"], rules: { "max-depth": "off", "no-global-assign": "off" } },
  // Written by `make types`.
  { files: ["src/lib/protocol.ts", "src/games/*/content.ts"], rules: { "max-lines": "off" } },
);
