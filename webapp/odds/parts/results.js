/* The odds: what is played, how far it is, and the figures of each topic. */

import { count } from "../../base/charts/numbers.js";
import { button, byId, fill, keepingFocus, make, show } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { isSeed, oddsLimits } from "../state/limits.js";
import { timeLeft } from "../figures/progress-line.js";
import { holdVersion, playingWorkers, replay, setRunTrouble, stopRun } from "../state/run-actions.js";
import { earlierTopic, nothingWhy, odds } from "../state/state.js";
import { csvOf, markdownOf, reportOf } from "../state/text-exports.js";
import { copyLaterButton } from "./copy-button.js";
import { topicFigures } from "./topic-figures.js";

/** Games that can be requested, besides the number in the file and "until it is sharp". */
const GAMES = [10_000, 100_000, 1_000_000, 10_000_000];

export function resultsPanel() {
  return make(
    "div",
    null,
    make(
      "div",
      { class: "progress" },
      make("progress", { id: "odds-bar", max: "1", "data-say-aria-label": "odds.run.progress" }),
    ),
    make("p", { id: "odds-run-trouble", class: "trouble", role: "alert", hidden: true }),
    make("div", { id: "odds-figures" }),
    make(
      "div",
      { class: "run-tools" },
      make("p", { id: "odds-progress", class: "quiet" }),
      make("div", { id: "odds-copies", class: "actions" }),
      make(
        "div",
        { id: "odds-games", class: "actions controls" },
        make(
          "label",
          null,
          make("span", { "data-say": "odds.run.goal" }),
          make("select", { id: "odds-goal", change: (event) => replay({ goal: goalOf(event.target.value) }) }),
        ),
        make(
          "label",
          null,
          make("span", { "data-say": "odds.run.seed" }),
          make("input", {
            id: "odds-seed",
            class: "short",
            spellcheck: "false",
            autocomplete: "off",
            change: takeSeed,
          }),
        ),
        button("", () => replay({ seed: String(crypto.getRandomValues(new Uint32Array(1))[0]) }), {
          id: "odds-new-seed",
          "data-say": "odds.run.new-seed",
        }),
        button("", () => (odds.get().run?.state === "running" ? stopRun() : replay({})), {
          id: "odds-run",
        }),
      ),
      button("", keepOrCompare, { id: "odds-keep" }),
    ),
  );
}

function goalOf(value) {
  return value === "points" || value === "on" ? value : Number(value);
}

/** Keeps the deck, so that each rate states how it has changed since; then the whole comparison is a press away. */
function keepOrCompare() {
  if (odds.get().version) odds.set({ tab: "versions" });
  else holdVersion();
}

function takeSeed(event) {
  const seed = event.target.value.trim().replace(/^xoshiro128:/, "");
  if (isSeed(seed)) {
    replay({ seed });
  } else {
    event.target.value = odds.get().seed;
    setRunTrouble(say("odds.run.bad-seed"));
  }
}

/** Draws the figures; whether those of an earlier run are kept, since there are none of this one. */
export function drawResults() {
  const { run, text, runTrouble, opening } = odds.get();
  drawControls(run);
  const trouble = run?.trouble ? say("lab.failed", { reason: run.trouble }) : runTrouble;
  byId("odds-run-trouble").textContent = trouble;
  show(byId("odds-run-trouble"), trouble !== "");
  const result = run && run.result;
  show(byId("odds-copies"), Boolean(result));
  if (result && byId("odds-copies").childElementCount === 0) fill(byId("odds-copies"), copyButtons());
  const figures = byId("odds-figures");
  // what was shown before stays until there is something in its place, so that nothing moves
  const first = !result || result.topics.length < run.topics.length;
  const waits = run?.state === "running" && first && figures.querySelector("section") !== null;
  keepingFocus(() => {
    if (waits) return;
    fill(
      figures,
      result
        ? result.topics.map((topic, i) => topicFigures(topic, run, earlierTopic(topic.name), i))
        : make("p", { class: "quiet nothing" }, say(nothingWhy())),
    );
  });
  figures.classList.toggle("stale", waits || opening || (Boolean(run) && run.text !== text));
  return waits;
}

function drawControls(run) {
  const { goal, seed, reading, version } = odds.get();
  const running = run?.state === "running";
  const options = [
    ["points", say("odds.run.points")],
    ...ownCount(),
    ...GAMES.map((n) => [n, say("odds.run.games", { n: count(n) })]),
    ["on", say("odds.run.on")],
  ];
  if (document.activeElement !== byId("odds-goal")) {
    fill(
      byId("odds-goal"),
      options.map(([value, words]) =>
        make("option", { value, selected: String(goal) === String(value) }, words),
      ),
    );
  }
  const limits = oddsLimits();
  if (limits) byId("odds-seed").maxLength = limits.simulate.seed;
  if (document.activeElement !== byId("odds-seed")) byId("odds-seed").value = seed;
  byId("odds-run").textContent = say(running ? "odds.run.stop" : "odds.run.again");
  byId("odds-run").disabled = !reading?.sound;
  byId("odds-keep").textContent = say(version ? "odds.versions.open" : "odds.versions.keep");
  byId("odds-keep").disabled = !version && !reading?.sound;
  byId("odds-games").classList.toggle("exact", isExact(run));
  const bar = byId("odds-bar");
  show(bar, running);
  const progress = running ? run.progress : null;
  if (progress === null) bar.removeAttribute("value");
  else bar.value = progress;
  byId("odds-progress").textContent = run && run.result ? progressWords(run) : "";
}

/** The number of games that the file requires. */
function ownCount() {
  const { goal, reading } = odds.get();
  const n = reading?.outline.count;
  const kept = GAMES.includes(goal) || typeof goal !== "number" ? [] : [goal];
  return [...new Set([...(n && !GAMES.includes(n) ? [n] : []), ...kept])].map((each) => [
    each,
    say("odds.run.games", { n: count(each) }),
  ]);
}

/** Whether nothing was played, and nothing will be. */
function isExact(run) {
  return run?.state === "done" && run.result.topics.every((topic) => topic.method === "exact");
}

function progressWords(run) {
  const parts = run.text === odds.get().text ? [] : [say("odds.results.stale")];
  const exact = isExact(run);
  if (run.games > 0 && !exact) parts.push(say("odds.run.played", { n: count(run.games) }));
  if (run.state === "stopped") parts.push(say("odds.run.stopped"));
  // short while it runs, so that nothing below moves
  if (run.state === "running") {
    parts.push(...(run.onlySolves ? [solvingWords(run)] : timeLeft(run.meter.secondsLeft)));
  } else if (run.lastPlayed > 0 && !exact) {
    parts.push(
      say("odds.run.speed", {
        n: count((run.games / run.lastPlayed) * 1000),
        ...playingWorkers(),
      }),
    );
  }
  return parts.join(" \u00b7 ");
}

/** Which exact answer is waited for, and which one of all it is. */
function solvingWords(run) {
  return say("odds.run.solving", {
    topic: run.solving.name,
    n: run.topics.indexOf(run.solving) + 1,
    of: run.topics.length,
  });
}

function copyButtons() {
  const result = () => odds.get().run.result;
  return [
    make("span", { class: "quiet" }, say("odds.copy.title")),
    copyLaterButton("odds-copy-text", say("odds.copy.report"), () => reportOf(odds.get().run)),
    copyLaterButton("odds-copy-markdown", "Markdown", () => markdownOf(result())),
    copyLaterButton("odds-copy-csv", "CSV", () => csvOf(result())),
    copyLaterButton("odds-copy-json", "JSON", () => JSON.stringify(result(), null, 2) + "\n"),
  ];
}
