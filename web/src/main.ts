import "./css/tokens.css";
import "./css/base.css";
import "./css/buttons.css";
import "./css/overlays.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followPreferences } from "./preferences.svelte";
import { fetchAhead } from "./pages/ahead";
import { followLinks, route } from "./route.svelte";
import { followTouches } from "./sound";
import { words } from "./words/words.svelte";

followPreferences();
followLinks();
followTouches();
if (route.page.at === "table" || route.page.at === "replay") fetchAhead();
await words.load();
const target = document.getElementById("app");
if (target) mount(App, { target });
