import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Ship the licences of everything in the bundle. */
function licences(packages: string[]): Plugin {
  return {
    name: "licences",
    generateBundle() {
      const texts = packages.map((name) => {
        const folder = `node_modules/${name}`;
        const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
        const text = file
          ? readFileSync(`${folder}/${file}`, "utf-8")
          : `Licence: ${JSON.parse(readFileSync(`${folder}/package.json`, "utf-8")).license}\n`;
        return `${name}\n\n${text}`;
      });
      this.emitFile({
        type: "asset",
        fileName: "licences.txt",
        source: texts.join(`\n${"-".repeat(72)}\n\n`),
      });
    },
  };
}

/** Write the service worker, with the list of what it keeps. Its version is a hash of all that. */
function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    writeBundle({ dir }) {
      const assets = readdirSync(`${dir}/assets`)
        .sort()
        .map((name) => `/assets/${name}`);
      const others = readdirSync("public")
        .sort()
        .map((name) => `/${name}`);
      const files = ["/", ...assets, ...others];
      const games = readdirSync("src/games", { withFileTypes: true }).flatMap((one) =>
        one.isDirectory() ? [one.name] : [],
      );
      const languages = readdirSync("src/text/languages").map((name) => name.replace(".ts", ""));
      const worker = readFileSync("offline/worker.js", "utf-8");
      const hash = createHash("sha256").update(worker);
      for (const path of files)
        hash.update(path).update(readFileSync(`${dir}${path === "/" ? "/index.html" : path}`));
      const version = hash.digest("hex").slice(0, 12);
      const constants = Object.entries({
        VERSION: version,
        FILES: files,
        GAMES: games.sort(),
        LANGUAGES: languages.sort(),
      });
      const lines = constants.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
      writeFileSync(`${dir}/sw.js`, lines.join("") + worker);
    },
  };
}

export default defineConfig({
  plugins: [
    svelte(),
    offline(),
    licences(["svelte", "@fluent/bundle", "uqr", "@fontsource-variable/onest"]),
  ],
  worker: { format: "es" },
  build: {
    outDir: "../src/koloda/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
