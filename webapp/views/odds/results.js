/* The odds: what is played, how far it is, and what came out. */

import { announce } from "../../ui/announce.js";
import { figure, folded } from "../../ui/charts/figure.js";
import {
  certainty,
  count,
  decimal,
  difference,
  isReadable,
  meanCertainty,
  percent,
  points,
} from "../../ui/charts/numbers.js";
import { copyText } from "../../ui/clipboard.js";
import { button, byId, fill, keepingFocus, make, show } from "../../ui/elements.js";
import { afterPress } from "../../ui/press.js";
import { say, sayDiagnostic } from "../../ui/words.js";
import { packed } from "../../core/packed-link.js";
import { barPicture } from "./bars.js";
import { keepSession } from "./deck-files.js";
import { showGame } from "./games.js";
import { columnsOf, histogramPicture } from "./histogram.js";
import { mulliganPart } from "./mulligan.js";
import { overlapPicture, setsOf } from "./overlap.js";
import { pairWidth, pictureWidth } from "./picture-width.js";
import { timeLeft } from "./progress-line.js";
import { Run } from "./run.js";
import { editorLab, isSeed, session } from "./session.js";
import { drawStrip } from "./strip.js";
import { rateRows, ratesTable, scoresTable, setsTable } from "./tables.js";
import { csvOf, fileName, markdownOf, reportOf } from "./text-exports.js";
import { drawVersions } from "./versions.js";
import { writeView } from "./view.js";
import { workerPool } from "./worker-pool.js";

/** Games that can be asked for, besides what the file says and "until it is sharp". */
const GAMES = [10_000, 100_000, 1_000_000, 10_000_000];

export function resultsPanel() {
  return make(
    "div",
    null,
    make(
      "div",
      { class: "actions controls" },
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
      button("", () => (session.run?.state === "running" ? stopRun() : replay({})), { id: "odds-run", class: "first" }),
    ),
    make(
      "div",
      { class: "progress" },
      make("progress", { id: "odds-bar", max: "1", "data-say-aria-label": "odds.run.progress" }),
      make("p", { id: "odds-progress", class: "quiet" }),
    ),
    make("p", { id: "odds-run-trouble", class: "trouble", role: "alert", hidden: true }),
    make("div", { id: "odds-copies", class: "actions" }),
    make("div", { id: "odds-figures" }),
  );
}

function goalOf(value) {
  return value === "points" || value === "on" ? value : Number(value);
}

function takeSeed(event) {
  const seed = event.target.value.trim().replace(/^xoshiro128:/, "");
  if (isSeed(seed)) {
    replay({ seed });
  } else {
    event.target.value = session.seed;
    showTrouble(say("odds.run.bad-seed"));
  }
}

/** Plays with another seed or goal. */
function replay(how) {
  Object.assign(session, how);
  keepSession();
  writeView(false);
  startRun();
}

export function stopRun() {
  session.run?.stop();
  session.versionRun?.stop();
  drawControls(session.run);
}

/**
 * Plays the text, and the version that it is held against, unless it has faults.
 *
 * @param {number=} rest how long the workers wait, in milliseconds; the first figures do not
 */
export function startRun(rest = 0) {
  stopRun();
  showTrouble("");
  if (!session.reading?.sound) {
    drawResults();
    return;
  }
  const how = { seed: session.seed, goal: session.goal };
  const run = new Run(
    session.text,
    session.reading.outline.topics.map((topic) => topic.name),
    how,
    drawSoon,
  );
  session.versionRun = session.version && new Run(session.version.text, session.version.topics, how, drawSoon);
  run.outlines = session.reading.outline.topics;
  session.run = run;
  // another run, or none, may have taken its place when it ends
  run.start(rest).then(() => session.run === run && announce(spokenResult(run), 300));
  session.versionRun?.start(rest);
  drawResults();
}

let drawTimer = 0;

/** Draws in a moment; what changes until then is drawn with it. */
export function drawSoon() {
  drawTimer ||= setTimeout(afterPress, 60, () => {
    drawTimer = 0;
    drawResults();
    if (session.tab === "versions") drawVersions();
  });
}

export function showTrouble(words) {
  byId("odds-run-trouble").textContent = words;
  show(byId("odds-run-trouble"), words !== "");
}

export function drawResults() {
  const run = session.run;
  drawControls(run);
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
  const stale = waits || (Boolean(run) && run.text !== session.text);
  figures.classList.toggle("stale", stale);
  if (!waits) drawStrip(result || null, stale);
}

export function nothingWhy() {
  if (session.text.trim() === "") return "odds.results.empty";
  return session.reading && !session.reading.sound ? "odds.results.faulty" : "odds.results.soon";
}

/** The same topic of the version that is held against this one, as far as it is known. */
export function earlierTopic(name) {
  return session.versionRun?.result?.topics.find((topic) => topic.name === name) || null;
}

function drawControls(run) {
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
        make("option", { value, selected: String(session.goal) === String(value) }, words),
      ),
    );
  }
  if (editorLab.constants) byId("odds-seed").maxLength = editorLab.constants.simulate.seed;
  if (document.activeElement !== byId("odds-seed")) byId("odds-seed").value = session.seed;
  byId("odds-run").textContent = say(running ? "odds.run.stop" : "odds.run.again");
  byId("odds-run").disabled = !session.reading?.sound;
  const bar = byId("odds-bar");
  show(bar, running);
  const progress = running ? run.progress : null;
  if (progress === null) bar.removeAttribute("value");
  else bar.value = progress;
  byId("odds-progress").textContent = run && run.result ? progressWords(run) : "";
  if (run?.trouble) showTrouble(say("lab.failed", { reason: run.trouble }));
}

/** The number of games that the file asks for. */
function ownCount() {
  const n = session.reading?.outline.count;
  const others = GAMES.includes(session.goal) || typeof session.goal !== "number" ? [] : [session.goal];
  return [...new Set([...(n && !GAMES.includes(n) ? [n] : []), ...others])].map((each) => [
    each,
    say("odds.run.games", { n: count(each) }),
  ]);
}

function progressWords(run) {
  const parts = run.text === session.text ? [] : [say("odds.results.stale")];
  if (run.games > 0) parts.push(say("odds.run.played", { n: count(run.games) }));
  if (run.state === "stopped") parts.push(say("odds.run.stopped"));
  // short while it runs, so that nothing below moves
  if (run.state === "running") {
    parts.push(...(run.onlySolves ? [solvingWords(run)] : timeLeft(run.meter.secondsLeft)));
  } else if (run.lastPlayed > 0) {
    parts.push(
      say("odds.run.speed", {
        n: count((run.games / run.lastPlayed) * 1000),
        workers: workerPool.size,
        backend: workerPool.backend === "wasm" ? "WebAssembly" : "JavaScript",
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

function spokenResult(run) {
  if (!run.result || run.state === "stopped") return "";
  return run.result.topics
    .map((topic) => say("odds.results.spoken", { topic: topic.name, rate: percent(topic.success.value) }))
    .join(" ");
}

function copyButtons() {
  const result = () => session.run.result;
  return [
    make("span", { class: "quiet" }, say("odds.copy.title")),
    copyLaterButton("odds-copy-text", say("odds.copy.report"), () => reportOf(session.run)),
    copyLaterButton("odds-copy-markdown", "Markdown", () => markdownOf(result())),
    copyLaterButton("odds-copy-csv", "CSV", () => csvOf(result())),
    copyLaterButton("odds-copy-json", "JSON", () => JSON.stringify(result(), null, 2) + "\n"),
  ];
}

/** A button that copies a text which may have to be asked for first. */
export function copyLaterButton(id, words, text) {
  return button(
    words,
    async (event) => {
      const pressed = event.currentTarget;
      let copied = false;
      try {
        copied = await copyText(await text());
      } catch (reason) {
        showTrouble(say("lab.failed", { reason: reason.message }));
      }
      const answer = say(copied ? "clipboard.copied" : "clipboard.copy-by-hand");
      pressed.textContent = answer;
      announce(answer);
      setTimeout(() => {
        pressed.textContent = words;
      }, 1600);
    },
    { id, class: "plain" },
  );
}

function topicFigures(topic, run, before, i) {
  const width = pictureWidth("odds-figures");
  const half = pairWidth("odds-figures");
  const columns = columnsOf(topic.scores);
  const sets = setsOf(topic);
  const bars = barPicture(say("odds.pictures.rates", { topic: topic.name }), rateRows(topic, before), width);
  return make(
    "section",
    { class: "topic", id: "odds-topic-" + i },
    make("h2", null, topic.name),
    make(
      "p",
      { class: "headline" },
      make("strong", null, percent(topic.success.value)),
      make("span", { class: "quiet" }, certainty(topic.success)),
      before && changeWords(before.success, topic.success),
    ),
    make("p", { class: "sentence" }, topicSentence(topic)),
    longFractions(topic, i),
    make(
      "p",
      { class: "facts" },
      [...topicFacts(topic), ...exactness(topic, run)].map((fact) => make("span", null, fact)),
    ),
    savedFigure(bars, ratesTable(topic, before), "rates-" + i, topic.name),
    make(
      "div",
      { class: "beside" },
      columns.length > 1 &&
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
}

/** The rate as one says it to somebody. */
function topicSentence(topic) {
  const outline = session.run.outlines.find((one) => one.name === topic.name);
  const key = "odds.results.sentence." + (outline?.programs ? "reach" : "open");
  const rate = percent(topic.success.value, 1);
  const [successes, games] = (topic.success.fraction || "").split("/");
  return games !== undefined && isReadable(topic.success.fraction)
    ? say(key + "-of", { rate, n: successes, of: games })
    : say(key, { rate });
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
  const facts = [
    say("odds.results.average") +
      " " +
      decimal(topic.averageScore.value, 3) +
      " (" +
      meanCertainty(topic.averageScore) +
      ")",
  ];
  facts.push(...howKnown(topic));
  if (topic.stopped > 0) facts.push(say("odds.results.stopped", { n: count(topic.stopped) }));
  if (topic.emptySource > 0) facts.push(say("odds.results.empty-source", { n: count(topic.emptySource) }));
  return facts;
}

/** How much was computed, and how much played. */
function howKnown(topic) {
  if (topic.method === "exact") return [say("odds.results.exact")];
  if (topic.method === "sampled") return [say("odds.run.played", { n: count(topic.games) })];
  return [say("odds.results.hybrid", { share: percent(topic.solved.value), n: count(topic.played) })];
}

/** Whether an exact answer may still come, or why there is none. */
function exactness(topic, run) {
  const own = run.topics.find((one) => one.name === topic.name);
  if (topic.method === "exact" || !own) return [];
  if (run.state === "running" && (own.hopes || run.solving === own)) return [say("odds.results.solving")];
  // that the rest would take too long is said by its being played
  const plain = topic.method === "hybrid" && own.reason?.code === "solve.too-long";
  return own.reason && !plain ? [sayDiagnostic(own.reason)] : [];
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
                  () => showGame(topic.name, note.args.game, run.partOf(topic.name)),
                  { id: "odds-note-" + topic.name + "-" + i, class: "plain" },
                ),
              ),
          ),
        ),
      );
}

/** A picture of a topic with its table; it is saved under the names of the deck and the topic, and leads to both. */
export function savedFigure(shown, table, key, topic, open = false) {
  const part = "-" + key.replace(/-\d+$/, "") + (topic === "" ? "" : "-" + topic.replace(/[^\p{L}\p{N}-]+/gu, "-"));
  const { name, seed } = session;
  const text = session.run ? session.run.text : session.text; // of what is drawn, not of what is being typed
  const parts = async () => ({ odds: await packed(text), seed: seed === "1" ? null : seed });
  return figure(shown, table, key, fileName("").slice(0, -1) + part, { name, parts }, open);
}
