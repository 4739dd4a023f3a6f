/* Whose turn it is, and what can be done in it beside playing cards. */

import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { nameIn } from "./names.js";
import { doAction } from "../state/play-actions.js";
import { wizard } from "../state/state.js";

export function turn() {
  const { game } = wizard.get();
  const { phase, round, current } = game;
  return make(
    "p",
    { id: "wizard-turn", tabindex: "-1" },
    make(
      "strong",
      null,
      current ? say("wizard.table.turn", { player: nameIn(game, current) }) : say("wizard.table.no-turn"),
    ),
    make("span", { class: "quiet" }, say("wizard.table.phase." + phase)),
    round > 0 && make("span", { class: "quiet" }, say("wizard.table.round", { n: round })),
  );
}

export function moves() {
  const { game, waiting } = wizard.get();
  return make(
    "div",
    { class: "actions game-moves", role: "group", "aria-label": say("wizard.table.possible") },
    game.legal
      .filter((action) => action.card === undefined)
      .map((action) =>
        button(moveWords(action), () => doAction(action), {
          id: "wizard-do-" + action.action + (action.other ? "-" + action.other : ""),
          class: "plain" + (waiting === null ? " legal" : ""),
        }),
      ),
  );
}

function moveWords({ action, player, other }) {
  const name = (uuid) => (uuid ? nameIn(wizard.get().game, uuid) : "");
  if (action !== "next") return say("wizard.table.do." + action, { player: name(player), other: name(other) });
  const { phase, current } = wizard.get().game;
  return say("wizard.table.do." + (current ? "end-turn" : phase === "none" ? "begin-round" : "next-phase"), {
    player: name(current),
  });
}
