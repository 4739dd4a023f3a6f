/*
 * One game, step by step: game n of the seed, or one dealt by hand. Forward and back by statement or by effect; the
 * statement that ran is marked in the file.
 */

import { button, byId, fill, make } from "../../base/ui/elements.js";
import { openGame } from "../state/game-actions.js";
import { gameNumber, oddsLimits } from "../state/limits.js";
import { odds, topicsOfDeck } from "../state/state.js";
import { drawFinder, finderLine } from "./finder.js";
import { drawOwnHand } from "./own-hand.js";
import { drawStepper } from "./stepper.js";

export function gamesPanel() {
  return make(
    "div",
    null,
    make(
      "div",
      { class: "actions controls game-bar" },
      make(
        "label",
        null,
        make("span", { "data-say": "odds.games.topic" }),
        make("select", { id: "odds-topic", change: (event) => openGame({ topic: event.target.value }) }),
      ),
      make(
        "label",
        null,
        make("span", { "data-say": "odds.games.number" }),
        make("input", {
          id: "odds-game",
          class: "short",
          type: "number",
          min: "0",
          inputmode: "numeric",
          change: (event) => openGame({ number: gameNumber(event.target.value), order: null }),
        }),
      ),
      button("", () => openGame({ number: Math.max(0, odds.get().game.number - 1), order: null }), {
        id: "odds-game-before",
        "data-say": "odds.games.before",
      }),
      button("", () => openGame({ number: odds.get().game.number + 1, order: null }), {
        id: "odds-game-next",
        "data-say": "odds.games.next",
      }),
    ),
    make("div", { id: "odds-finder" }),
    finderLine.element,
    make("div", { id: "odds-stepper" }),
    make("div", { id: "odds-own-hand" }),
  );
}

export function drawGames() {
  const { game } = odds.get();
  if (document.activeElement !== byId("odds-topic")) {
    fill(
      byId("odds-topic"),
      topicsOfDeck().map(({ name }) => make("option", { value: name, selected: name === game.topic }, name)),
    );
  }
  const limits = oddsLimits();
  if (limits) byId("odds-game").max = limits.trace.game;
  if (document.activeElement !== byId("odds-game")) showNumber(game);
  drawFinder();
  drawOwnHand();
  drawStepper();
}

/** Shows the number of the game, also where the reader has just written another one. */
export function showNumber({ order, number }) {
  byId("odds-game").value = order ? "" : number;
}
