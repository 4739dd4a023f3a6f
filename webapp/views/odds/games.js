/*
 * One game, step by step: game n of the seed, or one dealt by hand. Forward and back by statement or by effect; the
 * statement that ran is marked in the file.
 */

import { button, byId, fill, make } from "../../ui/elements.js";
import { say, sayDiagnostic } from "../../ui/words.js";
import { drawFinder, finderLine, forgetFound } from "./finder.js";
import { drawOwnHand } from "./own-hand.js";
import { solvedPart } from "./run.js";
import { editorLab, latestOnly, session } from "./session.js";
import { drawStepper, sayStepperTrouble } from "./stepper.js";
import { openTab } from "./tabs.js";
import { writeView } from "./view.js";

export const game = {
  topic: "",
  number: 0,

  /** The whole deck from the top, where the reader put a hand together; null for a game of the seed. */
  order: null,

  /** What was solved of the topic, {part, text}, where this is a game with one of the other hands; or null. */
  rest: null,

  /**
   * What the core tells of it, and of which text, or null.
   *
   * @type {?TraceResult}
   */
  trace: null,
  text: "",

  /** The step that is shown. */
  step: 0,
};

const askTrace = latestOnly();
export const askFind = latestOnly();

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
      button("", () => openGame({ number: Math.max(0, game.number - 1), order: null }), {
        id: "odds-game-before",
        "data-say": "odds.games.before",
      }),
      button("", () => openGame({ number: game.number + 1, order: null }), {
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

/** The number of a game; how large one may be is known when the core has said it. */
export function gameNumber(text) {
  const number = Math.floor(Number(text));
  return number >= 0 && number <= (editorLab.constants?.trace.game ?? Number.MAX_SAFE_INTEGER) ? number : 0;
}

export function topicOutline() {
  return session.reading?.outline.topics.find((topic) => topic.name === game.topic) || null;
}

export function drawGames() {
  const topics = session.reading?.outline.topics || [];
  if (!topicOutline()) game.topic = topics[0]?.name || "";
  if (document.activeElement !== byId("odds-topic")) {
    fill(
      byId("odds-topic"),
      topics.map(({ name }) => make("option", { value: name, selected: name === game.topic }, name)),
    );
  }
  if (editorLab.constants) byId("odds-game").max = editorLab.constants.trace.game;
  if (document.activeElement !== byId("odds-game")) byId("odds-game").value = game.order ? "" : game.number;
  drawFinder();
  drawOwnHand();
  if (session.reading?.sound && (game.trace === null || game.text !== session.text + session.seed)) openGame({});
  else drawStepper();
}

/** Another game, or the same one of the text as it is now. */
export async function openGame(change) {
  if (Object.keys(change).length > 0) game.rest = null;
  Object.assign(game, change);
  forgetFound();
  if (!session.reading?.sound || !topicOutline()) {
    drawStepper();
    return;
  }
  const text = session.text;
  const rest = game.rest?.text === text ? game.rest.part : null;
  const how = game.order ? { order: game.order } : { game: game.number, ...solvedPart(rest) };
  try {
    const answer = await askTrace("trace", { yaml: text, topic: game.topic, seed: session.seed, ...how });
    if (answer === null) return;
    game.trace = answer.ok ? answer.result : null;
    game.text = text + session.seed;
    game.step = 0;
    byId("odds-game").value = game.order ? "" : game.number;
    sayStepperTrouble(answer.ok ? "" : sayDiagnostic(answer.diagnostics[0]));
  } catch (broken) {
    sayStepperTrouble(say("lab.failed", { reason: broken.message }));
  }
  drawFinder();
  drawOwnHand();
  drawStepper();
  writeView(false);
}

/** Brings this tab forward with a game in it, from wherever one is spoken of. */
export function showGame(topic, number, part) {
  Object.assign(game, { topic, number, order: null, trace: null, rest: part && { part, text: session.text } });
  openTab("games");
  byId("odds-tab-games").focus();
}
