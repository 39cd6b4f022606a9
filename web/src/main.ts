import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/frame.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./lib/router.svelte";
import { chosenLanguage, likelyLanguage, speak } from "./lib/words.svelte";

async function begin(): Promise<void> {
  await speak(chosenLanguage() ?? likelyLanguage());
  followLinks();
  mount(App, { target: document.getElementById("page") as HTMLElement });
  if (window.isSecureContext && import.meta.env.PROD && "serviceWorker" in navigator) {
    await navigator.serviceWorker.register("/worker.js");
  }
}

void begin();
