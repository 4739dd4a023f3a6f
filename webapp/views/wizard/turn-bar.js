/* Whose turn it is, and what can be done in it beside playing cards. */

import { button, make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { nameIn } from "./names.js";
import { doAction } from "./play.js";
import { session } from "./session.js";

export function turnBar() {
  const { phase, round, current, legal } = session.game;
  const moves = legal.filter((action) => action.card === undefined);
  return make(
    "div",
    { class: "turn-bar" },
    make(
      "p",
      { id: "wizard-turn", tabindex: "-1" },
      make(
        "strong",
        null,
        current ? say("wizard.table.turn", { player: nameIn(session.game, current) }) : say("wizard.table.no-turn"),
      ),
      make("span", { class: "quiet" }, say("wizard.table.phase." + phase)),
      make("span", { class: "quiet" }, say("wizard.table.round", { n: round })),
    ),
    make(
      "div",
      { class: "actions", role: "group", "aria-label": say("wizard.table.possible") },
      moves.map((action) =>
        button(moveWords(action), () => doAction(action), {
          id: "wizard-do-" + action.action + (action.other ? "-" + action.other : ""),
          class: "plain" + (session.waiting === null ? " legal" : ""),
        }),
      ),
    ),
  );
}

function moveWords({ action, player, other }) {
  const name = (uuid) => (uuid ? nameIn(session.game, uuid) : "");
  if (action !== "next") return say("wizard.table.do." + action, { player: name(player), other: name(other) });
  const { phase, current } = session.game;
  return say("wizard.table.do." + (current ? "end-turn" : phase === "none" ? "begin-round" : "next-phase"), {
    player: name(current),
  });
}
