import { readFileSync, readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** What is in the bundle, and under which licence: the texts go with the code. */
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
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join(`\n${"-".repeat(72)}\n\n`) });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences(["svelte", "@fluent/bundle", "uqr", "@fontsource-variable/onest"])],
  worker: { format: "es" },
  build: {
    outDir: "../src/koloda/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
