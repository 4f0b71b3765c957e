/** Judges beside the page, which stays quick to the finger however many completions there are. */

import { judge, type Claim } from "./checkClaim";

addEventListener("message", ({ data }: MessageEvent<{ number: number; claim: Claim }>) => {
  postMessage({ number: data.number, verdict: judge(data.claim) });
});
