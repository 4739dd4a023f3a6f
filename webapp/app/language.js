/*
 * Which language: the address decides, then what was chosen before, then the browser.
 */

function wantedLanguage() {
  const offered = [readAddress().lang, recall("language", null), ...(navigator.languages || [])];
  for (const tag of offered) {
    const known = LANGUAGES.find((one) => typeof tag === "string" && tag.toLowerCase().split("-")[0] === one);
    if (known) {
      return known;
    }
  }
  return "en";
}

/** Speaks another language from now on; draws everything anew. */
async function speak(wanted) {
  await loadWords(wanted);
  sayAll(document);
  byId("language").value = wanted;
  keepingFocus(drawRooms);
}

function startLanguageSwitch() {
  byId("language").addEventListener("change", (event) => {
    const chosen = event.target.value;
    keep("language", chosen);
    dropFromAddress("lang");
    speak(chosen);
  });
}
