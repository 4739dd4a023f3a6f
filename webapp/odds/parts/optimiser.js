/* Looks for the numbers of copies with which the deck does best what the reader wishes for. */

import { announce } from "../../base/ui/announce.js";
import { count, percent, points, signed } from "../../base/charts/numbers.js";
import { tableElement } from "../../base/charts/table.js";
import { button, byId, fill, keepingFocus, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { openText } from "../state/actions.js";
import { barPicture } from "../figures/bars.js";
import { changeCertainty } from "../figures/change-picture.js";
import { OptimumSearch } from "../state/optimum-search.js";
import { weaknessOf } from "../state/optimum-weakness.js";
import { pictureWidth } from "../figures/picture-width.js";
import { noteAnswer } from "../state/run-actions.js";
import { nothingWhy, odds, setWish } from "../state/state.js";
import { takeCounts } from "../state/text-actions.js";
import { cardLabel } from "./card-names.js";
import { savedFigure } from "./saved-figure.js";
import { BUDGETS, filler, mostFiller, weightOf, wishForm } from "./wish-form.js";

const optimum = new OptimumSearch(() => {
  if (!optimum.busy && optimum.result) announce(optimumWords(optimum.result));
  noteAnswer();
});

export function optimiserPanel() {
  return [
    make("div", { id: "odds-optimiser" }),
    optimum.line.element,
    make("div", { id: "odds-optimum" }),
  ];
}

export function drawOptimiser() {
  const { reading, text, wish } = odds.get();
  const outline = reading?.outline;
  const ready = Boolean(reading?.sound && outline.topics.length > 0);
  if (optimum.busy && (!ready || wish.text !== text)) {
    optimum.stop();
    optimum.line.show(null);
  }
  byId("odds-optimum").classList.toggle("stale", wish.text !== text || optimum.busy);
  keepingFocus(() => {
    fill(
      byId("odds-optimiser"),
      ready
        ? wishForm(outline, optimum.busy, startOptimiser)
        : make("p", { class: "quiet nothing" }, say(nothingWhy())),
    );
    fill(byId("odds-optimum"), ready ? found() : null);
  });
}

/** What came of the last search: why nothing did, or the result, which may be of an earlier search or text. */
function found() {
  if (optimum.trouble !== "") return make("p", { class: "trouble", role: "alert" }, optimum.trouble);
  return [takenWords(), optimum.result && optimumFound(optimum.result)].flat();
}

function startOptimiser() {
  const { text, seed, reading, wish } = odds.get();
  const { topics, cards } = reading.outline;
  setWish({ text, taken: null });
  optimum.start({
    yaml: text,
    seed,
    weights: Object.fromEntries(topics.map(({ name }) => [name, weightOf(name)])),
    ...(filler() === "" ? {} : { filler: filler(), mostFiller: mostFiller() }),
    locked: cards.map((card) => card.name).filter((name) => wish.locked.has(name)),
    most: wish.most,
    budget: BUDGETS[wish.budget],
  });
}

function otherCounts(result) {
  return result.cards.filter((card) => card.after !== card.before);
}

function optimumWords(result) {
  const n = otherCounts(result).length;
  return say(n === 0 ? "odds.optimum.nothing" : "odds.optimum.found", { n });
}

function optimumFound(result) {
  const changes = otherCounts(result);
  return [
    make("h2", null, optimumWords(result)),
    weaknessWords(result),
    make("p", { class: "quiet" }, howSure(result)),
    changes.length > 0 && [
      tableElement(changesTable(changes), say("odds.optimum.changes")),
      result.alike.length > 0 &&
        make(
          "p",
          { class: "quiet" },
          say("odds.optimum.alike", {
            groups: result.alike.map((names) => names.map(cardLabel).join(" = ")).join("; "),
          }),
        ),
      make(
        "div",
        { class: "actions" },
        button(say("odds.optimum.take"), () => takeCounts(changes), {
          id: "odds-take-counts",
          disabled: odds.get().wish.text !== odds.get().text || optimum.busy,
        }),
      ),
    ],
    goalsFigure(result),
  ];
}

/** What is weak about the result, in one sentence. */
function weaknessWords(result) {
  const weakness = weaknessOf(result);
  if (weakness === null) return null;
  const args = { n: count(result.tried), climbs: count(result.climbs) };
  return make("p", { id: "odds-optimum-weak" }, say("odds.optimum.weak." + weakness, args));
}

function howSure(result) {
  const args = {
    n: count(result.tried),
    possible: result.possible === undefined ? say("odds.optimum.countless") : count(result.possible),
    climbs: count(result.climbs),
    arrived: count(result.arrived),
    sampled: count(result.sampled || 0),
  };
  return [
    say(result.search === "all" ? "odds.optimum.all" : "odds.optimum.climbs", args),
    say("odds.optimum." + result.method, args),
  ].join(" ");
}

function changesTable(changes) {
  return {
    head: [say("odds.change.card"), say("odds.table.before"), say("odds.table.after"), say("odds.table.difference")],
    rows: changes.map(({ name, before, after }) => [
      cardLabel(name),
      before,
      after,
      signed(after - before),
    ]),
  };
}

function goalsFigure(result) {
  const rows = result.topics.map((topic) => ({
    label: topic.name,
    rate: topic.after.success,
    before: topic.before.success,
  }));
  const table = {
    head: [
      say("odds.games.topic"),
      say("odds.optimum.weight"),
      say("odds.table.before"),
      say("odds.table.after"),
      say("odds.table.difference"),
      say("odds.table.surely"),
    ],
    rows: result.topics.map((topic) => [
      topic.name,
      topic.weight,
      percent(topic.before.success.value),
      percent(topic.after.success.value),
      points(topic.difference.value),
      changeCertainty(topic.difference),
    ]),
  };
  return savedFigure(
    barPicture(say("odds.optimum.picture"), rows, pictureWidth("odds-optimiser")),
    table,
    "goals",
    "",
    true,
  );
}

/** That the counts were taken, and the way back. */
function takenWords() {
  const { wish, text } = odds.get();
  if (wish.taken?.after !== text) return null;
  const { before } = wish.taken;
  return make(
    "p",
    null,
    say("odds.optimum.taken"),
    " ",
    button(say("odds.optimum.undo"), () => openText(before.text, { name: before.name, step: true }), {
      id: "odds-untake-counts",
    }),
  );
}
