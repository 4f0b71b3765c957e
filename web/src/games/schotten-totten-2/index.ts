import { say } from "../../text/texts.svelte";
import type { GamePage } from "../game";
import { back } from "./back";
import { ending, prelude } from "./ending";
import { mentionedCard, siegeFace } from "./faces";
import { explain } from "./explain";
import { goal } from "./goal";
import * as spots from "./spots";
import { story } from "./story";
import "./theme.css";

export const game: GamePage = {
  frontPage: {
    place: 4,
    picture: [siegeFace("R9"), siegeFace("R10"), null, siegeFace("B0"), siegeFace("P11")],
  },
  board: () => import("./Board.svelte"),
  deal: () => import("./deal"),
  spots,
  speech: { fields: ["card", "cards", "foe"], mention: mentionedCard },
  back,
  story,
  prelude,
  ending,
  sheet: () => import("./Sheet.svelte"),
  goal,
  explain,
  help: {
    attack: "ST2-4",
    defence: "ST2-5",
    draw: "ST2-8",
    redeployment: "ST2-36",
    recruitment: "ST2-37",
    desertion: "ST2-38",
    treason: "ST2-39",
    reinforcements: "ST2-41",
    swap: "ST2-42",
  },
  seatOptions: ["attacker"],
  figures: {
    "ST2-7": ["R0! R11!"],
    "ST2-12": ["R7 R8 R9", "R8 G8 P8", "B2 B7 B11", "Y4 R5 G6", "P11 R9 Y2"],
    "ST2-34": ["J", "S", "H"],
  },
  tools: [
    {
      path: "claims",
      title: () => say("web-claims-title"),
      page: () => import("./claims/ClaimPage.svelte"),
    },
  ],
};
