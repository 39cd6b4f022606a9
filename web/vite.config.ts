/// <reference types="vitest/config" />
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const BUILT = process.env.LICHINA_CLIENT ?? join(HERE, "../src/lichina/server/web");
const SERVER = process.env.LICHINA_SERVER ?? "http://127.0.0.1:8000";
/** What no page of ours needs without reception: the silent video, sounds, and the picture that links show elsewhere. */
const ELSEWHERE = /\.(mp4|wav)$|^\/preview\.png$/;
const PACKED = /\.(js|css|html|svg|webmanifest)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

/** The service worker gets the list of what to keep, and every text a packed copy, which the server sends as it is. */
function finish(): Plugin {
  let failed = false;
  return {
    name: "finish",
    apply: "build",
    buildEnd(error) {
      failed = Boolean(error);
    },
    closeBundle() {
      if (failed) return;
      const files = filesUnder(BUILT)
        .map((path) => `/${relative(BUILT, path).replaceAll("\\", "/")}`)
        .filter((path) => !path.endsWith(".gz") && path !== "/index.html")
        .sort();
      const worker = readFileSync(join(HERE, "src/worker.js"), "utf8");
      const version = files.filter((path) => path.startsWith("/assets/")).join();
      const stamp = Buffer.from(gzipSync(version)).toString("base64url").slice(-24);
      const kept = JSON.stringify(["/", ...files.filter((path) => !ELSEWHERE.test(path))]);
      writeFileSync(join(BUILT, "worker.js"), worker.replace("__FILES__", kept).replace("__VERSION__", stamp));
      for (const path of filesUnder(BUILT)) {
        if (PACKED.test(path)) writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), finish()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {}, // boards are mounted in tests, too
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rolldownOptions: { checks: { bundlerTimings: false } }, // whoever only wants to play need not read them
  },
  test: { setupFiles: ["src/fresh.ts"], testTimeout: 60_000, hookTimeout: 60_000 }, // a busy machine needs most of it
  server: {
    fs: { allow: [join(HERE, "..")] }, // tests read the words of the games, which lie with their rules
    proxy: {
      "/api": { target: SERVER },
      "/ws": { target: SERVER, ws: true },
    },
  },
});
