/** Checks claims outside the page, which stays responsive however many completions there are. */

import { checkClaim, type Claim } from "./checkClaim";

addEventListener("message", ({ data }: MessageEvent<{ number: number; claim: Claim }>) => {
  postMessage({ number: data.number, verdict: checkClaim(data.claim) });
});
