import { say } from "../../text/texts.svelte";
import type { GamePage } from "../game";
import { back } from "./back";
import { ending } from "./ending";
import { scramFace } from "./faces";
import { knownCards } from "./knownCards";
import { speech } from "./speech";
import { explain } from "./explain";
import { goal } from "./goal";
import * as spots from "./spots";
import { story } from "./story";
import "./theme.css";

export const game: GamePage = {
  frontPage: {
    place: 2,
    picture: [scramFace(3), null, scramFace("="), null, scramFace(13)],
    playersWithBots: 4,
  },
  board: () => import("./Board.svelte"),
  deal: () => import("./deal"),
  spots,
  speech,
  back,
  story,
  ending,
  sheet: () => import("./Sheet.svelte"),
  goal,
  explain,
  help: {
    turn: "SCR-5",
    drawn: "SCR-5",
    push: "SCR-9",
    gap: "SCR-12",
    "new-card": "SCR-12",
    penalty: "SCR-13",
    target: "SCR-38",
    swap: "SCR-16",
    join: "SCR-21",
    "round-over": "SCR-26",
  },
  knownFaceDown: knownCards,
  seatOptions: ["first"],
  figures: {
    "SCR-2": ["? ? ? 4 9"],
    "SCR-10": ["5! 5! =!", "=! =!"],
    "SCR-11": ["5 8"],
    "SCR-25": ["= 3 8"],
  },
  tools: [
    {
      path: "score/scram",
      title: () => say("web-score-title", { game: say("web-game-scram") }),
      page: () => import("./score/ScorePage.svelte"),
    },
  ],
};
