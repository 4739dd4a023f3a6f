/*
 * Which language: the address decides, then what was chosen before, then the browser.
 */

import { dropFromAddress, readAddress } from "../base/ui/address.js";
import { byId, keepingFocus } from "../base/ui/elements.js";
import { keep, recall } from "../base/ui/storage.js";
import { LANGUAGES } from "../base/ui/languages.js";
import { loadWords, sayAll } from "../base/ui/words.js";
import { drawViews } from "../base/views/views.js";

export function wantedLanguage() {
  const offered = [readAddress().lang, recall("language", null), ...(navigator.languages || [])];
  for (const tag of offered) {
    const known = LANGUAGES.find((one) => typeof tag === "string" && tag.toLowerCase().split("-")[0] === one);
    if (known) {
      return known;
    }
  }
  return "en";
}

/** Sets another language; draws everything anew. */
async function changeLanguage(wanted) {
  await loadWords(wanted);
  sayAll(document);
  byId("language").value = wanted;
  keepingFocus(drawViews);
}

export function startLanguageSwitch() {
  byId("language").addEventListener("change", (event) => {
    const chosen = event.target.value;
    keep("language", chosen);
    dropFromAddress("lang");
    changeLanguage(chosen);
  });
}
