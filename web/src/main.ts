import "./theme/tokens.css";
import "./theme/inks.css";
import "./theme/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { person } from "./ui/person.svelte";
import { texts } from "./text/texts.svelte";

await Promise.all([texts.load(), person.load().catch(() => {})]);
mount(App, { target: document.body });

// after everything else has loaded; without service workers the tables work just as well
if (document.readyState !== "complete")
  await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
navigator.serviceWorker?.register("/sw.js").catch(() => {});
