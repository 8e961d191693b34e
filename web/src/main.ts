import "./css/tokens.css";
import "./css/base.css";
import "./css/buttons.css";
import "./css/overlays.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followPreferences } from "./preferences.svelte";
import { followLinks } from "./route.svelte";
import { words } from "./words/words.svelte";

followPreferences();
followLinks();
await words.load();
const target = document.getElementById("app");
if (target) mount(App, { target });
