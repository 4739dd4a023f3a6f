/*
 * The lists of limits that are open (lflist.conf): which of them decks are held to, and the fewest cards to take out of
 * a deck that breaks one.
 */

import { button, byId, make } from "../../../base/ui/elements.js";
import { keep, recall } from "../../../base/ui/storage.js";
import { say, wordAt } from "../../../base/ui/words.js";
import { choice } from "../../../base/ui/choice.js";
import { changeDeck } from "../../decks/cards/editing.js";
import { deckState } from "../../decks/state/state.js";

/** The choice of no list, as the clients name it. */
const NO_LIST = "N/A";

/** The choice that opens a file of lists. */
const OPEN = "open";

/** The names of the open lists; those of the file that was opened last come first. */
let names = [];

/**
 * The rows of the list in force: the sizes of the parts as [least, most], and of the cards that were requested, by id,
 * the copies and the points.
 */
let limits = { key: "", sizes: null, cards: new Map() };

/** Requests the open lists, and the rows of the list in force for some cards. */
export async function readLimitLists(files, ids) {
  const asked = limitArgument();
  const answer = await files.ask("limits", { ...asked, cards: ids });
  const { name, lists, sizes, limits: read } = answer.ok ? answer.result : { name: "", lists: [], limits: [] };
  const last = lists.filter((list) => list.file === name);
  names = [...new Set([...last, ...lists].map((list) => list.list))];
  if (limitArgument().list !== asked.list) {
    return readLimitLists(files, ids); // the list that the reader chose is known only now
  }
  const key = files.version + " " + asked.list;
  const cards = new Map(limits.key === key ? limits.cards : []);
  read.forEach(([id, copies, ...points]) => cards.set(id, { copies, points: points.reduce((sum, n) => sum + n, 0) }));
  limits = { key, sizes: sizes || null, cards };
}

/** What is known of the list in force. */
export function limitsNow() {
  return limits;
}

/** The points of a card in words; or "". */
export function pointWords(id) {
  const points = hasLimitList() ? limits.cards.get(id)?.points : 0;
  return points > 0 ? say("ygo.points", { n: points }) : "";
}

/** How a card is limited: forbidden, limited, semi-limited, with points; or "". */
export function limitMark(id) {
  const copies = hasLimitList() ? limits.cards.get(id)?.copies : "";
  return pointWords(id) || wordAt("ygo.limit." + copies) || "";
}

/** The argument of requests that names the list: as the reader chose, where that one is open. */
export function limitArgument() {
  const chosen = recall("limit-list", "");
  return chosen === NO_LIST || names.includes(chosen) ? { list: chosen } : {};
}

/** Whether decks are held to a list. */
export function hasLimitList() {
  return names.length > 0 && limitArgument().list !== NO_LIST;
}

/** The choice among the open lists, none of them, and a file with others. */
export function limitChoice(changed) {
  const change = (name) => {
    if (name === OPEN) byId("file").click();
    else keep("limit-list", name);
    changed();
  };
  const nameFor = (name) => ({ [NO_LIST]: say("ygo.no-list"), [OPEN]: say("ygo.open-list") })[name] ?? name;
  const inForce = limitArgument().list || names[0] || NO_LIST;
  return choice("limit-list", "ygo.list", [...names, NO_LIST, OPEN], nameFor, inForce, change);
}

/** What a list finds wrong with a deck that fewer cards mend. */
const BREACHES = ["ygo.points", "ygo.copies", "ygo.not-listed", "ygo.forbidden-type"];

/** Whether a deck has cards, copies or points that its list does not allow. */
export function breaksLimits(shown) {
  return hasLimitList() && shown.checks.some((check) => BREACHES.includes(check.code));
}

/** A deck without the cards that a change takes out: the last copies of each. */
function without(deck, remove) {
  const left = { ...deck, main: [...deck.main], extra: [...deck.extra], side: [...deck.side] };
  for (const { part, id, count } of remove) {
    for (let n = count; n > 0; n--) left[part].splice(left[part].lastIndexOf(id), 1);
  }
  return left;
}

/**
 * What to take out, in a line, and the button that does it. One press of “undo” takes it back.
 *
 * @param {!Object} deck the deck that the change is for
 * @param {!LimitsChangeResult} change
 * @param {!Map<number, string>} names what the cards are called
 */
export function changeLine(deck, change, names) {
  const nameOf = ({ id, name }) => name || names.get(id) || "#" + id;
  const cards = change.remove.map((one) => one.count + "\u00a0\u00d7\u00a0" + nameOf(one));
  const left = change.points.map((budget) => budget.left + "\u00a0/\u00a0" + budget.most);
  const comma = say("ygo.comma");
  const words = { n: change.removed, cards: cards.join(comma), left: left.join(comma) };
  return make(
    "p",
    { class: "quiet", id: "cheapest-change" },
    say(left.length > 0 ? "ygo.change" : "ygo.change-copies", words),
    change.missing > 0 && [" ", say("ygo.change-missing", { n: change.missing })],
    " ",
    button(
      say("ygo.change-apply"),
      () => changeDeck(deckState().reading, without(deck, change.remove), "undo", null),
      { id: "change-apply", class: "plain" },
    ),
  );
}
