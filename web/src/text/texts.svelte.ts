/** All texts, from the Fluent files that the whole project shares. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Arguments } from "../net/protocol";
import { remember, remembered } from "../ui/storage";

export const LANGUAGES = { uk: "Українська", en: "English", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

const FILES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./languages/en"),
  uk: () => import("./languages/uk"),
  ru: () => import("./languages/ru"),
};

function isLanguage(code: string | null | undefined): code is Language {
  return code != null && code in LANGUAGES;
}

/** Explanations, help and lessons are fetched when a table is opened: the front page doesn't need
 * them. */
const LATER = import.meta.glob<string>("../../../src/koloda/locales/*/{what,help,tutorials}.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The language chosen here before, or else the first of the browser's languages that we have. */
function preferred(): Language {
  const chosen = remembered("language");
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #resources: FluentResource[] = [];
  #later: Promise<void> | null = null;

  async load(language = preferred()): Promise<void> {
    const files = (await FILES[language]()).default;
    const later = this.#later ? await fetched(language) : [];
    this.#resources = resources([...Object.values(files), ...later]);
    this.#bundle = bundleOf(language, this.#resources);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Fetch the texts that only a table needs. */
  loadLater(): Promise<void> {
    this.#later ??= this.#addLater();
    return this.#later;
  }

  async #addLater(): Promise<void> {
    const { language } = this;
    const later = await fetched(language);
    if (later.length === 0) this.#later = null;
    if (language !== this.language) return; // the other language has been fetched with them
    this.#resources.push(...resources(later));
    this.#bundle = bundleOf(language, this.#resources);
  }

  async choose(language: Language): Promise<void> {
    remember("language", language);
    await this.load(language);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  say(id: string, spoken: Arguments = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (pattern == null) return id;
    const errors: Error[] = [];
    const text = this.#bundle!.formatPattern(
      pattern,
      Object.fromEntries(Object.entries(spoken).map(([name, value]) => [name, speakable(value)])),
      errors,
    );
    return text.split(/\s+/).join(" ").trim();
  }
}

const resources = (files: string[]) => files.map((text) => new FluentResource(text));

function bundleOf(language: Language, resources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}

async function fetched(language: Language): Promise<string[]> {
  const found = Object.entries(LATER).filter(([path]) => path.includes(`/${language}/`));
  try {
    return await Promise.all(
      found.map(async ([, address]) => {
        const answer = await fetch(address);
        return answer.ok ? await answer.text() : "";
      }),
    );
  } catch {
    return []; // without a connection the table works without them
  }
}

/** As `speakable` in koloda.locales, so that the same arguments give the same text. */
function speakable(value: unknown): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(speakable).join(", ");
  if (typeof value === "number" || typeof value === "string") return value;
  return value == null ? "none" : String(value);
}

export const texts = new Texts();
export const say = (id: string, spoken?: Arguments) => texts.say(id, spoken);
