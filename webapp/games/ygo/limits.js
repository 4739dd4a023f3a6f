/*
 * The lists of limits that are open (lflist.conf): which of them decks are held to, and the fewest cards to take out of
 * a deck that has too many points.
 */

import { make } from "../../ui/elements.js";
import { keep, recall } from "../../ui/storage.js";
import { say } from "../../ui/words.js";
import { choice } from "../../views/decks/cards/deck-pane.js";

/** The choice of no list, as the clients name it. */
const NO_LIST = "N/A";

/** The names of the open lists; those of the file that was opened last come first. */
let names = [];

/** Asks which lists are open. */
export async function readLimitLists(files) {
  const answer = await files.ask("limits", {});
  const lists = answer.ok ? answer.result.lists : [];
  const last = lists.filter((list) => list.file === answer.result.name);
  names = [...new Set([...last, ...lists].map((list) => list.list))];
}

/** The argument of requests that names the list: as the reader chose, where that one is open. */
export function limitArgument() {
  const chosen = recall("limit-list", "");
  return chosen === NO_LIST || names.includes(chosen) ? { list: chosen } : {};
}

/** The choice among the open lists, or null where none is open. */
export function limitChoice(changed) {
  if (names.length === 0) {
    return null;
  }
  const change = (name) => {
    keep("limit-list", name);
    changed();
  };
  const nameFor = (name) => (name === NO_LIST ? say("ygo.no-list") : name);
  return choice("limit-list", "ygo.list", [...names, NO_LIST], nameFor, limitArgument().list || names[0], change);
}

/** Whether a deck has more points than its list allows. */
export function exceedsPoints(shown) {
  return shown.checks.some((check) => check.code === "ygo.points");
}

/** What to take out, in a line. */
export function changeLine(change) {
  const cards = change.remove.map((one) => one.count + "\u00a0\u00d7\u00a0" + (one.name || "#" + one.id));
  const left = change.points.map((budget) => budget.left + "\u00a0/\u00a0" + budget.most);
  return make(
    "p",
    { class: "quiet", id: "cheapest-change" },
    say("ygo.change", {
      n: change.removed,
      cards: cards.join(say("ygo.comma")),
      left: left.join(say("ygo.comma")),
    }),
  );
}
