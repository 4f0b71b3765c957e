import { say } from "../../text/texts.svelte";
import type { GamePage } from "../game";
import { back } from "./back";
import { ending } from "./ending";
import { gallopFace, gallopWords, mentionedColour } from "./faces";
import { explain } from "./explain";
import { goal } from "./goal";
import * as spots from "./spots";
import { story } from "./story";
import "./theme.css";

const CARD = /^(?:[ROYGBP]\d|X\d|[UD])$/;

export const game: GamePage = {
  frontPage: {
    place: 3,
    picture: [gallopFace("R4"), gallopFace("B6"), null, gallopFace("Y2"), gallopFace("G5")],
    playersWithBots: 3,
  },
  board: () => import("./Board.svelte"),
  deal: () => import("./deal"),
  spots,
  speech: {
    fields: ["card", "cards", "city", "cities", "gave", "given", "got", "missing"],
    mention: (code) =>
      CARD.test(code)
        ? { face: gallopFace(code), words: gallopWords(code) }
        : mentionedColour(code),
  },
  back,
  story,
  ending,
  sheet: () => import("./Sheet.svelte"),
  goal,
  explain,
  help: {
    lay: "GAL-5",
    pick: "GAL-7",
    give: "GAL-17",
    get: "GAL-20",
  },
  seatOptions: ["first"],
  figures: {
    "GAL-22": ["B3 R5! R2!"],
    "GAL-23": ["R5! B3 R2! G1 R6!"],
    "GAL-25": ["R4! B1 R2! R6!"],
    "GAL-27": ["R6 O4 Y5 G2 B2"],
  },
  tools: [
    {
      path: "score/gallop",
      title: () => say("web-score-title", { game: say("web-game-gallop") }),
      page: () => import("./score/ScorePage.svelte"),
    },
  ],
};
