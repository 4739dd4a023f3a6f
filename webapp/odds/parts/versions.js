/* Two versions of a deck: one is held fast, the other is what is being written; the odds of both side by side. */

import { count, decimal, difference, percent, points, signed, signedDecimal } from "../../base/charts/numbers.js";
import { tableElement } from "../../base/charts/table.js";
import { button, byId, fill, keepingFocus, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { barPicture } from "../figures/bars.js";
import { pictureWidth } from "../figures/picture-width.js";
import { changeCertainty } from "../figures/change-picture.js";
import { countChanges, lineAbove } from "../state/count-changes.js";
import { ProgressLine } from "../figures/progress-line.js";
import { openText } from "../state/actions.js";
import { holdVersion, releaseVersion, stopRun } from "../state/run-actions.js";
import { earlierTopic, odds } from "../state/state.js";
import { askedPair, dropPairs, endPairs, pairsWork } from "../state/topic-actions.js";
import { rangeWords, rateRows } from "../figures/tables.js";
import { answerElement } from "./answer.js";
import { labelOf } from "./card-names.js";
import { savedFigure } from "./saved-figure.js";

/** How far both versions are: one line for the runs and the comparisons. */
const versionsLine = new ProgressLine("odds-versions-work", () => {
  stopRun();
  endPairs();
});

export function versionsPanel() {
  return [versionsLine.element, make("div", { id: "odds-versions" })];
}

/** What goes on: the games of both versions, then their comparisons. */
function versionsWork() {
  const { version, run, versionRun } = odds.get();
  if (!version) return null;
  const runs = [run, versionRun].filter((one) => one);
  if (runs.some((run) => run.state === "running")) {
    const shares = runs.map((run) => (run.state === "running" ? run.progress : 1));
    const share = shares.includes(null) ? null : shares.reduce((sum, each) => sum + each, 0) / shares.length;
    return { share, words: [say("odds.run.played", { n: count(runs.reduce((sum, run) => sum + run.games, 0)) })] };
  }
  return pairsWork();
}

export function drawVersions() {
  drawVersionParts(odds.get().version);
  versionsLine.show(versionsWork()); // the comparisons are requested as they are drawn
}

function drawVersionParts(version) {
  // what was shown stays until both versions have something in its place
  const { run, versionRun, reading, text } = odds.get();
  const waits = run?.state === "running" && !(run.result && versionRun?.result);
  const shown = [...byId("odds-versions").querySelectorAll("section")];
  const redraw = () =>
    fill(
      byId("odds-versions"),
      make(
        "p",
        { class: "quiet" },
        say(version ? "odds.versions.held" : "odds.versions.about", {
          name: version?.name || say("odds.box.nameless"),
        }),
      ),
      make(
        "div",
        { class: "actions" },
        button(say(version ? "odds.versions.hold-anew" : "odds.versions.hold"), holdVersion, {
          id: "odds-hold",
          class: version ? "" : "first",
          disabled: !reading?.sound,
        }),
        version && button(say("odds.versions.swap"), swapVersions, { id: "odds-swap" }),
        version && button(say("odds.versions.release"), endComparison, { id: "odds-release" }),
      ),
      version && make("div", { class: waits ? "stale" : "" }, waits ? shown : versionTables()),
      version && reading?.sound && changedCards(version.cards, reading.outline.cards),
      version && changedLines(version.text, text),
    );
  keepingFocus(redraw);
}

async function swapVersions() {
  const { text, name } = odds.get().version;
  holdVersion();
  openText(text, { name, step: true });
}

function endComparison() {
  dropPairs();
  releaseVersion();
  byId("odds-hold").focus();
}

function versionTables() {
  const topics = odds.get().run?.result?.topics || [];
  const width = pictureWidth("odds-versions");
  return topics.map((topic, i) => {
    const before = earlierTopic(topic.name);
    if (!before)
      return make(
        "section",
        { class: "topic" },
        make("h2", null, topic.name),
        make("p", { class: "quiet" }, say("odds.versions.only-here")),
      );
    const title = say("odds.versions.table", { topic: topic.name });
    return make(
      "section",
      { class: "topic" },
      make("h2", null, topic.name),
      odds.get().version.topics.includes(topic.name) && answerElement(askedPair(topic.name), pairWords),
      savedFigure(
        barPicture(title, rateRows(topic, before), width),
        sideBySide(topic, before),
        "versions-" + i,
        topic.name,
        true,
      ),
    );
  });
}

/** The difference of both versions with its own bounds, which are narrower than those of two separate runs. */
function pairWords({ difference: change }) {
  const sure = change.low > 0 ? "up" : change.high < 0 ? "down" : "open";
  return make(
    "p",
    { class: "headline" },
    make("strong", { class: "change " + sure }, points(change.value)),
    make(
      "span",
      { class: "quiet" },
      changeCertainty(change),
      change.fraction === undefined && " \u00b7 " + say("odds.versions.paired"),
    ),
  );
}

/** Before, after, and the difference, for the topic, its combos and its score. */
function sideBySide(topic, before) {
  const head = [
    say("odds.table.what"),
    say("odds.table.before"),
    say("odds.table.after"),
    say("odds.table.difference"),
    say("odds.table.surely"),
  ];
  const rows = rateRows(topic, before).map((row) => {
    if (row.before === null) return [row.label, "", percent(row.rate.value), "", ""];
    const change = difference(row.before, row.rate);
    return [
      row.label,
      percent(row.before.value),
      percent(row.rate.value),
      change.low <= 0 && change.high >= 0 && change.low < change.high
        ? points(change.value) + " " + say("odds.versions.chance")
        : points(change.value),
      rangeWords(change),
    ];
  });
  const mean = [
    say("odds.results.average"),
    decimal(before.averageScore.value, 3),
    decimal(topic.averageScore.value, 3),
    signedDecimal(topic.averageScore.value - before.averageScore.value, 3),
    "",
  ];
  return withoutEmptyLast({ head, rows: [...rows, mean] });
}

/** The ranges of differences are left out where all are exact. */
function withoutEmptyLast({ head, rows }) {
  const empty = rows.every((row) => row.at(-1) === "");
  return empty ? { head: head.slice(0, -1), rows: rows.map((row) => row.slice(0, -1)) } : { head, rows };
}

/** Longer texts are not compared line by line. */
const LINES_COMPARED = 1000;

/**
 * The lines that only one of two texts has, in order: [{line, side: "before" | "after", above: the line that it
 * belongs to}]; null where they are too many.
 */
function changesOf(before, after) {
  const a = before.split("\n");
  const b = after.split("\n");
  if (a.length > LINES_COMPARED || b.length > LINES_COMPARED) return null;
  const common = a.map(() => new Uint16Array(b.length + 1)).concat(new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i][j] = a[i] === b[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
    }
  }
  const changes = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
    } else if (j === b.length || (i < a.length && common[i + 1][j] >= common[i][j + 1])) {
      changes.push({ line: a[i], side: "before", above: lineAbove(a, i++) });
    } else {
      changes.push({ line: b[j], side: "after", above: lineAbove(b, j++) });
    }
  }
  return changes;
}

/** The cards with another number of copies, by the names that people know. */
function changedCards(before, after) {
  const changes = countChanges(before, after);
  return (
    changes.length > 0 && [
      make("h2", null, say("odds.versions.cards")),
      tableElement(
        {
          head: [
            say("odds.change.card"),
            say("odds.table.before"),
            say("odds.table.after"),
            say("odds.table.difference"),
          ],
          rows: changes.map((change) => [
            labelOf(change.card),
            change.before,
            change.after,
            signed(change.after - change.before),
          ]),
        },
        say("odds.versions.cards"),
      ),
    ]
  );
}

function changedLines(before, after) {
  const changes = changesOf(before, after);
  if (changes === null || changes.length === 0)
    return changes && make("p", { class: "quiet" }, say("odds.versions.same"));
  return [
    make("h2", null, say("odds.versions.changes")),
    make(
      "ul",
      { class: "changes code" },
      changes.map(({ line, side, above }, i) => [
        above !== "" && above !== changes[i - 1]?.above && make("li", { class: "line-above" }, above),
        make(
          "li",
          { class: "line-" + side },
          make("span", { class: "unseen" }, say("odds.versions." + side) + " "),
          line.trim() === "" ? "\u00a0" : line,
        ),
      ]),
    ),
  ];
}
