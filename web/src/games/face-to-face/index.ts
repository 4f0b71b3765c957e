import type { GamePage } from "../game";
import { back } from "./back";
import { numberFace } from "./faces";
import { explain } from "./explain";
import { goal } from "./goal";
import * as spots from "./spots";
import { story } from "./story";
import "./theme.css";

export const game: GamePage = {
  frontPage: {
    place: 1,
    picture: [numberFace(17, 0), numberFace(27, 0), null, numberFace(43, 1), numberFace(33, 1)],
  },
  board: () => import("./Board.svelte"),
  deal: () => import("./deal"),
  spots,
  speech: {
    fields: ["card"],
    mention: (code, seat) => ({ face: numberFace(Number(code), seat), words: code }),
  },
  back,
  story,
  sheet: () => import("./Sheet.svelte"),
  goal,
  explain,
  help: { turn: "F2F-4" },
  seatOptions: ["first"],
  figures: {
    "F2F-6": ["17 → 21"],
    "F2F-7": ["44 → 38"],
    "F2F-8": ["45 → 35", "20 → 30"],
    "F2F-9": ["24* → 18", "30* → 41"],
  },
};
