/** The person at this screen, and their preferences. */

import * as api from "../net/api";
import { LEVELS } from "../net/generated";
import { PACES, type Pace } from "../table/pace";
import { remember, remembered } from "./storage";
import { canNotify } from "./notifications";

export type Theme = "auto" | "light" | "dark";
export type Level = (typeof LEVELS)[number];

class Person {
  name = $state("");
  theme = $state<Theme>("auto");
  sound = $state(false);
  /** Whether to notify them that it's their turn while the page is hidden. */
  notifications = $state(false);
  /** How fast the page shows what others do. */
  pace = $state<Pace>("normal");
  /** How well the bots play. */
  level = $state<Level>("casual");

  constructor() {
    const theme = remembered("theme");
    if (theme === "light" || theme === "dark") this.theme = theme;
    this.sound = remembered("sound") === "on";
    this.notifications =
      remembered("notice") === "on" && canNotify() && Notification.permission === "granted";
    this.pace = PACES.find((pace) => pace === remembered("pace")) ?? "normal";
    this.level = LEVELS.find((level) => level === remembered("level")) ?? suggestedLevel();
    this.#applyTheme();
  }

  async load(): Promise<void> {
    this.name = (await api.me()).name;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.#applyTheme();
  }

  chooseSound(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : "off");
  }

  /** Ask the browser for permission, which happens only here; returns whether it agreed. */
  async chooseNotifications(on: boolean): Promise<boolean> {
    this.notifications = on && (await Notification.requestPermission()) === "granted";
    remember("notice", this.notifications ? "on" : "off");
    return this.notifications === on;
  }

  choosePace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
  }

  chooseLevel(level: Level): void {
    this.level = level;
    remember("level", level);
  }

  /** They have played a first game with notes. */
  finishLesson(): void {
    remember("lesson", "finished");
    if (remembered("level") === null) this.level = suggestedLevel();
  }

  #applyTheme(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

/** The level for somebody who has chosen none: after a lesson, the easiest. */
function suggestedLevel(): Level {
  return remembered("lesson") === "finished" ? "newcomer" : "casual";
}

export const person = new Person();
