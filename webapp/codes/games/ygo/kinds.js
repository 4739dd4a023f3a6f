/*
 * The cards of a deck by kind, as duelists list them: monsters, spells and traps of the main deck, then extra and side
 * deck. A part of which a card's kind is not known stays whole.
 */

import { say } from "../../../base/ui/words.js";
import { cardName } from "../../decks/cards/games.js";

/** The kinds of the main deck, as the core names them; types of the extra deck that strayed are monsters. */
const KINDS = ["monster", "spell", "trap"];

function kindOf(row) {
  return KINDS.includes(row.kind) ? row.kind : "monster";
}

/**
 * A section in its parts.
 *
 * @param {{key: string, rows: !Array<!Object>}} section
 * @return {!Array<{title: string, rows: !Array<!Object>}>}
 */
export function byKind({ key, rows }) {
  const title = say("ygo.part." + key);
  if (rows.length === 0) return [];
  if (key !== "main" || rows.some((row) => !row.kind)) return [{ title, rows }];
  return KINDS.map((kind) => ({
    title: title + " \u00b7 " + say("ygo.word." + kind),
    rows: rows.filter((row) => kindOf(row) === kind),
  })).filter((part) => part.rows.length > 0);
}

/** The deck as a text for people: each part with its cards by name. */
export function listText(shown) {
  return shown.sections
    .flatMap(byKind)
    .map(({ title, rows }) => {
      const copies = rows.reduce((sum, row) => sum + row.count, 0);
      return [title + " (" + copies + ")", ...rows.map((row) => row.count + " " + cardName(row))].join("\n");
    })
    .join("\n\n");
}
