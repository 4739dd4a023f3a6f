/* The figures of a topic: its rate and what it means, its combos, its scores, and the notes on its games. */

import { folded } from "../../base/charts/figure.js";
import {
  bounds,
  certainty,
  count,
  decimal,
  difference,
  isReadable,
  meanCertainty,
  oneIn,
  percent,
  points,
} from "../../base/charts/numbers.js";
import { draw } from "../../base/charts/svg.js";
import { button, byId, make } from "../../base/ui/elements.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";
import { ROW, barPicture } from "../figures/bars.js";
import { showGame } from "../state/game-actions.js";
import { columnsOf, histogramPicture } from "../figures/histogram.js";
import { overlapPicture, setsOf } from "../figures/overlap.js";
import { pairWidth, pictureWidth } from "../figures/picture-width.js";
import { odds } from "../state/state.js";
import { rateRows, ratesTable, scoresTable, setsTable } from "../figures/tables.js";
import { mulliganPart } from "./mulligan.js";
import { openByBar, receiptButton, receiptButtons, receiptPart } from "./receipt.js";
import { sampleHands } from "./sample-hands.js";
import { savedFigure } from "./saved-figure.js";

/** The topics whose tables, pictures to save and long fractions are in sight, by name. */
const unfolded = new Set();

/** So many combos are named below a rate. */
const COMBOS_NAMED = 4;

export function topicFigures(topic, run, before, i) {
  const width = pictureWidth("odds-figures");
  const half = pairWidth("odds-figures");
  const columns = columnsOf(topic.scores);
  const sets = setsOf(topic);
  const bars = barPicture(say("odds.pictures.rates", { topic: topic.name }), rateRows(topic, before), width);
  const part = make(
    "section",
    { class: "topic" + (unfolded.has(topic.name) ? " unfolded" : ""), id: "odds-topic-" + i },
    make(
      "div",
      { class: "rate-card" },
      make("div", { class: "rate-head" }, make("h2", null, topic.name), unfolding(topic, i)),
      make(
        "p",
        { class: "headline" },
        make("strong", null, percent(topic.success.value)),
        receiptButton(topic, i, 0, certainty(topic.success), "quiet"),
        oneIn(topic.success.value) !== "" && make("span", { class: "quiet" }, oneIn(topic.success.value)),
        before && changeWords(before.success, topic.success),
      ),
      make("p", { class: "sentence" }, topicSentence(topic)),
      rateMeter(topic.success, before?.success || null),
      make(
        "p",
        { class: "facts" },
        [...topicFacts(topic), ...exactness(topic, run)].map((fact) => make("span", null, fact)),
      ),
    ),
    topic.combos.length > 1 ? null : receiptPart(topic, run, i),
    longFractions(topic, i),
    savedFigure(
      bars,
      ratesTable(topic, before),
      "rates-" + i,
      topic.name,
      false,
      topic.combos.length > 1,
    ),
    receiptButtons(topic, i),
    topic.combos.length > 1 ? receiptPart(topic, run, i) : null,
    sampleHands(topic, run, i),
    make(
      "div",
      { class: "beside" },
      (columns.length > 2 || (columns.length > 1 && topic.scores.every(([score]) => score !== 0))) &&
        titled(
          "odds.pictures.scores",
          savedFigure(
            histogramPicture(say("odds.pictures.scores-of", { topic: topic.name }), columns, topic.games, half),
            scoresTable(topic, columns),
            "scores-" + i,
            topic.name,
          ),
        ),
      topic.combos.length > 1 &&
        sets.length > 0 &&
        titled(
          "odds.pictures.overlap",
          savedFigure(
            overlapPicture(say("odds.pictures.overlap-of", { topic: topic.name }), topic, sets, half),
            setsTable(topic, sets),
            "sets-" + i,
            topic.name,
          ),
        ),
    ),
    mulliganPart(topic, run, i, width),
    topicNotes(topic, run),
    topic.printed > 0 &&
      folded(
        "prints-" + i,
        say("odds.results.printed", { n: count(topic.printed) }),
        false,
        make("pre", { class: "code", tabindex: "0" }, topic.prints.join("\n")),
      ),
  );
  return openByBar(part, bars, ROW, topic);
}

/** The button that brings what else is known of a topic into sight, or hides it. */
function unfolding({ name }, i) {
  const toggle = ({ currentTarget }) => {
    if (!unfolded.delete(name)) unfolded.add(name);
    byId("odds-topic-" + i).classList.toggle("unfolded", unfolded.has(name));
    currentTarget.setAttribute("aria-expanded", String(unfolded.has(name)));
  };
  return button("\u22ef", toggle, {
    id: "odds-more-" + i,
    class: "plain",
    "aria-expanded": String(unfolded.has(name)),
    "aria-label": say("odds.results.more", { topic: name }),
  });
}

/** What the rate is of: the combos of which one has to succeed. */
function topicSentence({ name, combos }) {
  const outline = odds.get().run.outlines.find((one) => one.name === name);
  const names = combos.map((combo) => combo.name);
  const few = names.length > 0 && names.length <= COMBOS_NAMED;
  return say("odds.results.sentence." + (outline?.programs ? "reach" : "open"), {
    combos: few ? names.join(say("odds.results.or")) : say("odds.results.any-of", { n: count(names.length) }),
  });
}

/** The rate as a bar, with a mark at the one of the baseline; the number stands above it. */
function rateMeter(rate, before) {
  const [low, high] = bounds(rate).map((bound) => 100 * bound);
  const meter = draw(
    "svg",
    { class: "meter", viewBox: "0 0 100 4", preserveAspectRatio: "none", "aria-hidden": "true" },
    draw("rect", { class: "track", width: 100, height: 4 }),
    draw("rect", { class: "value", width: Math.max(0.3, 100 * rate.value), height: 4 }),
    high > low && draw("rect", { class: "range", x: low, width: high - low, y: 1.5, height: 1 }),
    before && draw("rect", { class: "before", x: 100 * before.value, width: 0.5, height: 4 }),
  );
  return make("div", { class: "meter-frame" }, meter);
}

/** The exact figures whose fractions are too long to be read beside them. */
function longFractions(topic, i) {
  const long = [
    ["odds.table.rate", topic.success.fraction],
    ["odds.results.average", topic.averageScore.fraction],
  ].filter(([, fraction]) => fraction && !isReadable(fraction));
  return (
    long.length > 0 &&
    folded(
      "fraction-" + i,
      say("odds.figures.fractions"),
      false,
      long.map(([key, fraction]) => make("p", { class: "fraction" }, say(key) + " ", make("code", null, fraction))),
    )
  );
}

function titled(key, ...parts) {
  return make("section", null, make("h3", null, say(key)), ...parts);
}

function topicFacts(topic) {
  const mean = topic.averageScore;
  // the headline states that an exact topic is exact
  const isExact = mean.value !== null && mean.fraction;
  const around = " (" + meanCertainty(mean) + ")";
  const known = !isExact ? around : isReadable(mean.fraction) ? " = " + mean.fraction.replace("-", "\u2212") : "";
  const facts = [say("odds.results.average") + " " + decimal(mean.value, 3) + known];
  facts.push(...howKnown(topic));
  for (const { name, success, otherMatching: other } of topic.combos) {
    if (other && other.success.value !== success.value) {
      const rate = percent(other.success.value);
      facts.push(say("odds.results.other-matching", { combo: name, rate, matching: other.matching }));
    }
  }
  if (topic.stopped > 0) facts.push(say("odds.results.stopped", { n: count(topic.stopped) }));
  if (topic.emptySource > 0) facts.push(say("odds.results.empty-source", { n: count(topic.emptySource) }));
  return facts;
}

/** How much was computed, and how much played. */
function howKnown(topic) {
  if (topic.method === "exact") return [];
  if (topic.method === "sampled") return [say("odds.run.played", { n: count(topic.games) })];
  return [say("odds.results.hybrid", { share: percent(topic.solved.value), n: count(topic.played) })];
}

/** Whether an exact answer may still come, or why there is none. */
function exactness(topic, run) {
  const current = run.topics.find((one) => one.name === topic.name);
  if (topic.method === "exact" || !current) return [];
  if (run.state === "running" && (current.hopes || run.solving === current)) return [say("odds.results.solving")];
  // a rest that would take too long is played
  const plain = topic.method === "hybrid" && current.reason?.code === "solve.too-long";
  return current.reason && !plain ? [sayDiagnostic(current.reason)] : [];
}

/** How the rate changed against the other version, and whether that is more than chance. */
function changeWords(before, after) {
  const change = difference(before, after);
  const sure = change.low > 0 ? "up" : change.high < 0 ? "down" : "open";
  return make(
    "span",
    { class: "change " + sure },
    say("odds.results." + sure, { points: points(change.value), low: points(change.low), high: points(change.high) }),
  );
}

function topicNotes(topic, run) {
  const notes = run.notes.filter((note) => note.topic === topic.name);
  return notes.length === 0
    ? null
    : make(
        "ul",
        { class: "notes" },
        notes.map((note, i) =>
          make(
            "li",
            { class: "note " + note.severity },
            make("span", null, sayDiagnostic(note)),
            note.args.game >= 0 &&
              make(
                "span",
                { class: "note-actions" },
                button(
                  say("odds.results.show-game", { n: count(note.args.game) }),
                  () => openShownGame(topic.name, note.args.game, run.partOf(topic.name)),
                  { id: "odds-note-" + topic.name + "-" + i, class: "plain" },
                ),
              ),
          ),
        ),
      );
}

function openShownGame(topic, number, part) {
  showGame(topic, number, part);
  byId("odds-tab-games").focus();
}
