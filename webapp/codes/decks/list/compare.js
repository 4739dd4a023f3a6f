/* A second list beside the first: what came, what went, what stayed. */

import { byId, fill, make, oneLine } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { cardRows } from "../parts/answer.js";
import { announceChanges, changeSection, errorLines } from "../cards/compare.js";
import { deckState } from "../state/state.js";
import { askList } from "../cards/list-lab.js";

/** Draws what changed from the list that is open to the text below it. */
export async function drawListChanges({ text, part }) {
  const { other } = deckState();
  const changes = byId("changes");
  if (other.trim() === "") {
    fill(changes);
    return;
  }
  const answer = await askList("compare", { a: part, b: other });
  if (other !== deckState().other || text !== deckState().text || !changes.isConnected) return;
  if (!answer.ok) {
    fill(changes, errorLines(answer.diagnostics));
    return;
  }
  /** @type {!ListCompareResult} */
  const result = answer.result;
  const { added, removed, kept } = result;
  const same = added.length + removed.length === 0;
  fill(
    changes,
    same
      ? make("p", null, say("compare.same"))
      : make("div", { class: "side-by-side" }, section("removed", removed), section("added", added)),
    kept.length > 0 &&
      !same &&
      make(
        "details",
        { class: "more" },
        make("summary", { id: "kept-cards" }, say("compare.kept")),
        list(kept),
      ),
  );
  announceChanges(changes);
}

function section(change, rows) {
  return changeSection(change, rows, list(rows));
}

function list(rows) {
  return cardRows(
    rows.map(({ zone, name, count }) => ({
      count,
      label: oneLine(name) + (zone === "main" ? "" : " \u00b7 " + say("lists.zone." + zone)),
    })),
  );
}
