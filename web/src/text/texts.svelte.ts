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

/** The language chosen here before, or else the first of the browser's languages that we have. */
function preferred(): Language {
  const chosen = remembered("language");
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);

  async load(language = preferred()): Promise<void> {
    const files = (await FILES[language]()).default;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
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

/** As `speakable` in koloda.locales, so that the same arguments give the same text. */
function speakable(value: unknown): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(speakable).join(", ");
  if (typeof value === "number" || typeof value === "string") return value;
  return value == null ? "none" : String(value);
}

export const texts = new Texts();
export const say = (id: string, spoken?: Arguments) => texts.say(id, spoken);
