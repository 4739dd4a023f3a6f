/* The game that is open: its steps, what moved, what lies where, and how its combos came out. */

import { folded } from "../../base/charts/figure.js";
import { count } from "../../base/charts/numbers.js";
import { placeName } from "../../base/ui/diagnostics.js";
import { button, byId, fill, keepingFocus, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { editor } from "../state/editor.js";
import { goToStep } from "../state/game-actions.js";
import { nothingWhy, odds } from "../state/state.js";
import { cardName } from "./card-names.js";
import { copyLaterButton } from "./copy-button.js";

const goTo = (step) => goToStep(step, stepWords);

/** The step behind the next effect that was activated, or before the last one. */
function effectFrom(step, direction) {
  const { steps } = odds.get().game.trace;
  for (let i = step + direction; i > 0 && i < steps.length; i += direction) {
    if (steps[i].kind === "activated") return i;
  }
  return direction > 0 ? steps.length - 1 : 0;
}

export function drawStepper() {
  const { trace, trouble } = odds.get().game;
  keepingFocus(() => {
    fill(
      byId("odds-stepper"),
      trouble !== "" && make("p", { class: "trouble", role: "alert" }, trouble),
      trace ? stepperParts(trace) : make("p", { class: "quiet nothing" }, say(nothingWhy())),
    );
  });
}

function stepperParts(trace) {
  const { game } = odds.get();
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
  const { game } = odds.get();
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
  const { step } = odds.get().game;
  goTo(event.shiftKey ? effectFrom(step, direction) : step + direction);
}

function stepElement(step) {
  if (step.kind === "statement") return make("code", null, step.statement);
  return make("span", null, stepWords(step));
}

function stepWords(step) {
  if (step.kind === "deal") return say("odds.games.dealt");
  return step.kind === "activated" ? say("odds.games.activated", { card: cardName(step.card) }) : step.statement;
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
          cards: move.cards.map((name) => cardName(name)).join(say("odds.games.comma")),
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
  const used = unmet.used.map((name) => cardName(name)).join(say("odds.games.comma"));
  return make(
    "span",
    { class: "unmet" },
    make("span", null, say("odds.unmet." + unmet.part, { text: unmet.text })),
    used !== "" && make("span", { class: "quiet" }, say("odds.unmet.used", { cards: used })),
    typeof unmet.from === "number" &&
      button(placeName(unmet, odds.get().text), () => editor.select(unmet.from, unmet.to), {
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
          "aria-current": i === odds.get().game.step ? "step" : null,
        }),
        step.moves.length > 0 && moved(step),
      ),
    ),
  );
}
