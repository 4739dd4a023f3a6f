/* A deck beside the list of limits in force: of each card on the list, what the deck has and what is allowed. */

import { make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { cardName } from "../../decks/cards/games.js";
import { USUAL_COPIES } from "./editing.js";
import { hasLimitList, limitMark, limitsNow } from "./limits.js";

/**
 * The table, folded; null where no list is open or none of the cards is on it.
 *
 * @param {!Object} shown the deck as the core shows it
 */
export function limitTable(shown) {
  const { cards } = limitsNow();
  if (!hasLimitList()) return null;
  const rows = new Map();
  for (const row of shown.sections.flatMap((section) => section.rows)) {
    rows.set(row.id, { ...row, count: row.count + (rows.get(row.id)?.count ?? 0) });
  }
  const listed = [...rows.values()].filter(({ id }) => {
    const limit = cards.get(id);
    return limit && (limit.points > 0 || limit.copies !== USUAL_COPIES);
  });
  if (listed.length === 0) return null;
  listed.sort((a, b) => cards.get(a.id).copies - cards.get(b.id).copies);
  const head = (words) => make("th", { scope: "col" }, say(words));
  return make(
    "details",
    { id: "limit-table" },
    make("summary", null, say("ygo.beside-list", { n: listed.length })),
    make(
      "table",
      { class: "figures" },
      make("thead", null, make("tr", null, ["card", "held", "allowed"].map((key) => head("ygo.column." + key)))),
      make("tbody", null, listed.map((row) => limitRow(row, cards.get(row.id)))),
    ),
  );
}

function limitRow(row, { copies, points }) {
  const over = row.count > copies;
  return make(
    "tr",
    null,
    make("th", { scope: "row" }, cardName(row)),
    make("td", { class: "number" }, String(row.count)),
    make(
      "td",
      { class: "number" },
      make("span", { class: over ? "trouble" : null }, String(copies)),
      limitMark(row.id) && [" ", make("span", { class: "quiet" }, limitMark(row.id))],
      points > 0 && row.count > 1 && " \u00d7\u00a0" + row.count,
    ),
  );
}
