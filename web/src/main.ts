import "./look/tokens.css";
import "./look/inks.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { person } from "./parts/person.svelte";
import { texts } from "./text/texts.svelte";

await Promise.all([texts.load(), person.load().catch(() => {})]);
mount(App, { target: document.body });
