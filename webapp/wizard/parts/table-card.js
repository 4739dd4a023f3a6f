/*
 * A card as it lies on the table: name, cost and type. What can be done with it now is reported on it, and is done by
 * pressing it; what that is comes from the core.
 */

import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { known, nameIn } from "./names.js";
import { doAction, pick } from "../state/play-actions.js";
import { isCandidate, isPicked, wizard } from "../state/state.js";

/** What can be done with a card: {action, legal}; null where there is nothing. */
function actionOf(uuid) {
  const { legal, outOfTurn } = wizard.get().game;
  const about = (actions) => actions.find((action) => action.card === uuid);
  const now = about(legal);
  const action = now || about(outOfTurn);
  return action ? { action, legal: now !== undefined } : null;
}

/**
 * @param {string} uuid
 * @param {string=} missing what is missing where nothing can be done with the card: "no-mana", "no-gold"; without it,
 *     the card just lies there
 */
export function tableCard(uuid, missing) {
  const id = "wizard-card-" + uuid;
  if (isCandidate(uuid)) {
    const picked = isPicked(uuid);
    return button(face(uuid, say("wizard.table.verb." + (picked ? "chosen" : "choose"))), () => pick(uuid), {
      id,
      class: "table-card legal",
      "aria-pressed": String(picked),
    });
  }
  const possible = actionOf(uuid);
  if (possible) {
    const { action, legal } = possible;
    const verb = say("wizard.table.verb." + action.action);
    return button(face(uuid, legal ? verb : say("wizard.table.out-of-turn", { verb })), () => doAction(action), {
      id,
      class: "table-card" + (legal && wizard.get().waiting === null ? " legal" : ""),
    });
  }
  return missing
    ? button(face(uuid, say("wizard.table." + missing)), () => undefined, { id, class: "table-card", disabled: true })
    : make("div", { class: "table-card lying" }, face(uuid, ""));
}

function face(uuid, verb) {
  const card = wizard.get().game.cards[uuid];
  const type = card ? known("wizard.table.type.", card.type) : "";
  return [
    make(
      "span",
      { class: "card-head" },
      make("span", { class: "unseen" }, say("wizard.card.cost") + " "),
      make("span", { class: "cost" }, String(card?.cost ?? 0)),
      " ",
      make("span", { class: "card-name", title: uuid }, nameIn(wizard.get().game, uuid)),
    ),
    " ",
    make("span", { class: "card-type" }, type),
    verb !== "" && [" ", make("span", { class: "verb" }, verb)],
  ];
}
