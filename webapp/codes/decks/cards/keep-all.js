/* "Keep for offline": the tables of a game in every language, which the service worker keeps as they come. */

import { announce } from "../../../base/ui/announce.js";
import { button } from "../../../base/ui/elements.js";
import { keepsEvery } from "../../../base/ui/offline-tables.js";
import { say } from "../../../base/ui/words.js";
import { bringTables, languagesOf, missingTables } from "./tables.js";

/** A button for what is still missing, with what it weighs; none where everything is kept anyway. */
export function keepAllButton(game) {
  const missing = missingTables(game, languagesOf(game));
  const kept = location.protocol === "file:" || keepsEvery(Cardbench.cardFiles);
  if (missing.length === 0 || kept) {
    return null;
  }
  const bytes = missing.reduce((sum, name) => sum + Cardbench.cardFiles[name], 0);
  return button(say("deck.keep-all", { n: Math.ceil(bytes / 1000) }), () => keepAll(game), {
    id: "keep-all",
    class: "plain",
  });
}

async function keepAll(game) {
  const tags = languagesOf(game);
  await bringTables(game, tags);
  announce(say(missingTables(game, tags).length === 0 ? "deck.kept-all" : "deck.keep-failed"));
}
