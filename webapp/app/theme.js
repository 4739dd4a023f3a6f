/* Light or dark: as the device has it, unless the reader chose. */

import { byId } from "../base/ui/elements.js";
import { keep, recall } from "../base/ui/storage.js";

const darkDevice = matchMedia("(prefers-color-scheme: dark)");

function applyTheme() {
  const chosen = byId("theme").value;
  const dark = chosen === "dark" || (chosen !== "light" && darkDevice.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

export function startThemeSwitch() {
  const kept = recall("theme", "auto");
  byId("theme").value = kept === "light" || kept === "dark" ? kept : "auto";
  applyTheme();
  darkDevice.addEventListener("change", applyTheme);
  byId("theme").addEventListener("change", (event) => {
    keep("theme", event.target.value);
    applyTheme();
  });
}
