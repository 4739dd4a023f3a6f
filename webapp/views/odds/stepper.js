/* The game that is open: its steps, what moved, what lies where, and how its combos came out. */

import { announce } from "../../ui/announce.js";
import { folded } from "../../ui/charts/figure.js";
import { count } from "../../ui/charts/numbers.js";
import { placeName } from "../../ui/diagnostics.js";
import { button, byId, fill, keepingFocus, make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { shortened } from "./bars.js";
import { game } from "./games.js";
import { placesOfRemarks } from "./remarks.js";
import { copyLaterButton, nothingWhy } from "./results.js";
import { LABEL_SHOWN } from "./selection.js";
import { session } from "./session.js";
import { editor } from "./editor.js";

let stepperTrouble = "";

export function sayStepperTrouble(words) {
  stepperTrouble = words;
}

/** Goes to a step; it stays within the game. */
function goTo(step) {
  game.step = Math.min(Math.max(step, 0), game.trace.steps.length - 1);
  drawStepper();
  markStep();
  announce(stepWords(game.trace.steps[game.step]), 150);
}

/** The step behind the next effect that was activated, or before the last one. */
function effectFrom(step, direction) {
  const { steps } = game.trace;
  for (let i = step + direction; i > 0 && i < steps.length; i += direction) {
    if (steps[i].kind === "activated") return i;
  }
  return direction > 0 ? steps.length - 1 : 0;
}

/** Where the running statement is in the file, while the tab is open and the file is the one that was played. */
export function runningPlaces() {
  const step = game.trace?.steps[game.step];
  const played = session.tab === "games" && game.text === session.text + session.seed;
  return played && typeof step?.from === "number" ? [{ from: step.from, to: step.to, kind: "active" }] : [];
}

function markStep() {
  const running = runningPlaces();
  editor.mark([...placesOfRemarks(), ...running]);
  if (running.length > 0) editor.show();
}

export function drawStepper() {
  const { trace } = game;
  keepingFocus(() => {
    fill(
      byId("odds-stepper"),
      stepperTrouble !== "" && make("p", { class: "trouble", role: "alert" }, stepperTrouble),
      trace ? stepperParts(trace) : make("p", { class: "quiet nothing" }, say(nothingWhy())),
    );
  });
}

function stepperParts(trace) {
  const step = trace.steps[game.step];
  return [
    outcomes(trace),
    stepButtons(trace),
    make(
      "p",
      { class: "step-line" },
      make("span", { class: "quiet" }, say("odds.games.step", { n: game.step + 1, of: trace.steps.length })),
      " ",
      stepElement(step),
    ),
    moved(step),
    zonesElement(step, trace.steps[game.step - 1]),
    variablesElement(step),
    trace.prints.length > 0 &&
      folded(
        "game-prints",
        say("odds.results.printed", { n: count(trace.prints.length) }),
        false,
        make("pre", { class: "code", tabindex: "0" }, trace.prints.join("\n")),
      ),
    folded("steps", say("odds.games.all-steps"), false, stepList(trace)),
    folded(
      "trace",
      say("odds.games.text"),
      false,
      make("pre", { class: "code", tabindex: "0" }, trace.text),
      copyLaterButton("odds-copy-trace", say("odds.games.copy"), () => trace.text),
    ),
  ];
}

function stepButtons(trace) {
  const last = trace.steps.length - 1;
  const to = (id, key, step) =>
    button(say("odds.games." + key), () => goTo(step()), { id, "aria-disabled": String(step() === game.step) });
  return make(
    "div",
    { class: "actions step-buttons", role: "group", "aria-label": say("odds.games.steps"), keydown: stepKeys },
    to("odds-first", "first", () => 0),
    to("odds-effect-back", "effect-back", () => effectFrom(game.step, -1)),
    to("odds-back", "back", () => Math.max(0, game.step - 1)),
    to("odds-forward", "forward", () => Math.min(last, game.step + 1)),
    to("odds-effect-forward", "effect-forward", () => effectFrom(game.step, 1)),
    to("odds-last", "last", () => last),
  );
}

/** Left and right go by statement, with Shift by effect. */
function stepKeys(event) {
  const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!direction) return;
  event.preventDefault();
  goTo(event.shiftKey ? effectFrom(game.step, direction) : game.step + direction);
}

function stepElement(step) {
  if (step.kind === "statement") return make("code", null, step.statement);
  return make("span", null, stepWords(step));
}

function stepWords(step) {
  if (step.kind === "deal") return say("odds.games.dealt");
  return step.kind === "activated" ? say("odds.games.activated", { card: cardName(step.card) }) : step.statement;
}

/** A card by its description, where it has one: that is its name for people. */
export function cardName(name) {
  return shortened(session.reading?.outline.cards.find((card) => card.name === name)?.description || name, LABEL_SHOWN);
}

function cardElement(name, more) {
  const shown = cardName(name);
  return make(
    "span",
    { class: "playing-card", ...more },
    make("span", null, shown),
    shown !== name && make("span", { class: "quiet" }, name),
  );
}

function moved(step) {
  return make(
    "p",
    { class: "moves" },
    step.moves.map((move) =>
      make(
        "span",
        null,
        say(move.top ? "odds.games.moved-top" : "odds.games.moved", {
          cards: move.cards.map(cardName).join(say("odds.games.comma")),
          from: zoneName(move.from),
          to: zoneName(move.to),
        }),
        move.tags.map((tag) => make("code", { class: "tag" }, tag)),
      ),
    ),
  );
}

/** The zones that the documents name; the others go by their letters. */
const NAMED_ZONES = ["H", "D", "F", "B", "J"];

function zoneName(letter) {
  return NAMED_ZONES.includes(letter) ? say("odds.zones." + letter.toLowerCase()) : letter;
}

/** Every zone that holds a card, the hand first; what came in this step stands out. */
function zonesElement(step, before) {
  const letters = Object.keys(step.zones).sort((a, b) => (a === "H" ? -1 : b === "H" ? 1 : a < b ? -1 : 1));
  return make(
    "div",
    { class: "zones" },
    letters.map((letter) =>
      make(
        "section",
        { class: "zone" },
        make(
          "h2",
          { class: "zone-name" },
          zoneName(letter),
          " ",
          make("span", { class: "quiet" }, letter + " \u00b7 " + step.zones[letter].length),
        ),
        make(
          "div",
          { class: "zone-cards" },
          arrivals(step.zones[letter], before?.zones[letter] || []).map(({ name, fresh }) =>
            cardElement(name, { class: "playing-card" + (fresh && before ? " fresh" : "") }),
          ),
        ),
      ),
    ),
    make("p", { class: "quiet" }, say("odds.games.deck", { n: step.deck })),
  );
}

/** The cards of a zone, each with whether it is more than lay there before. */
function arrivals(now, before) {
  const left = [...before];
  return now.map((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return { name, fresh: at < 0 };
  });
}

function variablesElement(step) {
  const held = Object.entries(step.variables);
  return held.length === 0
    ? null
    : make(
        "p",
        { class: "variables" },
        make("span", { class: "quiet" }, say("odds.games.variables")),
        held.map(([name, value]) => make("code", null, name + " = " + value)),
      );
}

/** Each combo with how it came out, and if it failed, why. */
function outcomes(trace) {
  return make(
    "ul",
    { class: "outcomes" },
    trace.combos.map((combo) =>
      make(
        "li",
        { class: combo.success ? "yes" : "no" },
        make("strong", null, combo.name),
        " ",
        combo.success
          ? say("odds.games.succeeded", { score: combo.score })
          : combo.unmet.map((unmet, i) => unmetElement(unmet, combo, i)),
      ),
    ),
  );
}

function unmetElement(unmet, combo, i) {
  const used = unmet.used.map(cardName).join(say("odds.games.comma"));
  return make(
    "span",
    { class: "unmet" },
    make("span", null, say("odds.unmet." + unmet.part, { text: unmet.text })),
    used !== "" && make("span", { class: "quiet" }, say("odds.unmet.used", { cards: used })),
    typeof unmet.from === "number" &&
      button(placeName(unmet, session.text), () => editor.select(unmet.from, unmet.to), {
        id: "odds-unmet-" + combo.name + "-" + i,
        class: "plain",
      }),
  );
}

function stepList(trace) {
  return make(
    "ol",
    { class: "game-steps" },
    trace.steps.map((step, i) =>
      make(
        "li",
        null,
        button(stepElement(step), () => goTo(i), {
          id: "odds-step-" + i,
          class: "plain",
          "aria-current": i === game.step ? "step" : null,
        }),
        step.moves.length > 0 && moved(step),
      ),
    ),
  );
}
