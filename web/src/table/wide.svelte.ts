/** Whether the side panel is beside the board rather than below it. */

import { MediaQuery } from "svelte/reactivity";

export const isWide = new MediaQuery("(min-width: 60rem)");
