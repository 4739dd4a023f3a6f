/* Looks for the numbers of copies with which the deck does best what the reader wishes for. */

import { announce } from "../../ui/announce.js";
import { folded } from "../../ui/charts/figure.js";
import { count, numbers, percent, points } from "../../ui/charts/numbers.js";
import { tableElement } from "../../ui/charts/table.js";
import { button, byId, fill, keepingFocus, make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { barPicture } from "./bars.js";
import { pictureWidth } from "./picture-width.js";
import { changeCertainty } from "./change-picture.js";
import { withCounts } from "./counts.js";
import { Question, answerElement } from "./question.js";
import { showDeckTrouble } from "./rename.js";
import { nothingWhy, savedFigure } from "./results.js";
import { cardLabel, chosenFiller, fillerSelect, labelled } from "./selection.js";
import { askLab, editorLab, session } from "./session.js";
import { openText } from "./view.js";

/** Decks that a search judges. */
const BUDGETS = { quick: 100, usual: 500, thorough: 3000 };

const goalForm = { weights: new Map(), locked: new Set(), most: 3, budget: "usual", text: "" };
const optimum = new Question(() => {
  if (optimum.result) announce(optimumWords(optimum.result));
  if (session.tab === "optimum") drawOptimiser();
});

export function optimiserPanel() {
  return make("div", { id: "odds-optimiser" });
}

export function drawOptimiser() {
  const outline = session.reading?.outline;
  const ready = Boolean(session.reading?.sound && outline.topics.length > 0);
  if (!ready || goalForm.text !== session.text) optimum.stop();
  keepingFocus(() => {
    fill(
      byId("odds-optimiser"),
      ready
        ? [
            wishForm(outline),
            optimum.asked !== "" &&
              make(
                "div",
                { id: "odds-optimum", class: goalForm.text === session.text ? "" : "stale" },
                answerElement(optimum, optimumFound),
              ),
          ]
        : make("p", { class: "quiet nothing" }, say(nothingWhy())),
    );
  });
}

function wishForm({ topics, cards }) {
  const limits = editorLab.constants["odds.optimise"];
  const number = (id, value, most, take) =>
    make("input", {
      id,
      class: "short",
      type: "number",
      min: "0",
      max: most,
      inputmode: "numeric",
      value,
      change: (event) => take(whole(event.target, most)),
    });
  return make(
    "form",
    {
      class: "wish",
      submit: (event) => {
        event.preventDefault();
        if (optimum.busy) stopOptimiser();
        else startOptimiser();
      },
    },
    make("p", { class: "quiet" }, say("odds.optimum.about")),
    make(
      "fieldset",
      { class: "actions controls" },
      make("legend", null, say("odds.optimum.weights")),
      topics.map(({ name }, i) =>
        make(
          "label",
          null,
          make("span", null, name),
          number("odds-weight-" + i, weightOf(name), limits.weights, (weight) => goalForm.weights.set(name, weight)),
        ),
      ),
    ),
    make(
      "div",
      { class: "actions controls" },
      fillerSelect("odds-optimum-filler", drawOptimiser),
      labelled(
        "odds.optimum.most",
        number("odds-most", goalForm.most, limits.most, (most) => {
          goalForm.most = Math.max(1, most);
        }),
      ),
      labelled(
        "odds.optimum.budget",
        make(
          "select",
          {
            id: "odds-budget",
            change: (event) => {
              goalForm.budget = event.target.value;
            },
          },
          Object.keys(BUDGETS).map((budget) =>
            make(
              "option",
              { value: budget, selected: budget === goalForm.budget },
              say("odds.optimum." + budget, { n: count(BUDGETS[budget]) }),
            ),
          ),
        ),
      ),
      make(
        "button",
        { id: "odds-optimise", class: "first" },
        say(optimum.busy ? "odds.run.stop" : "odds.optimum.start"),
      ),
    ),
    folded(
      "locked",
      say("odds.optimum.locked", { n: cards.filter((card) => goalForm.locked.has(card.name)).length }),
      false,
      make(
        "ul",
        { class: "locks" },
        cards.map((card, i) => lock(card, i)),
      ),
    ),
  );
}

function weightOf(name) {
  return goalForm.weights.get(name) ?? 1;
}

/** What was typed as a whole number from 0 to the most that can be. */
function whole(field, most) {
  const number = Math.round(Number(field.value));
  field.value = number >= 0 ? Math.min(number, most) : 0;
  return Number(field.value);
}

function lock({ name, count: copies }, i) {
  const take = (event) => {
    if (event.target.checked) goalForm.locked.add(name);
    else goalForm.locked.delete(name);
    drawOptimiser();
  };
  return make(
    "li",
    null,
    make(
      "label",
      null,
      make("input", { id: "odds-lock-" + i, type: "checkbox", checked: goalForm.locked.has(name), change: take }),
      " " + copies + "\u00d7 " + cardLabel(name),
    ),
  );
}

function startOptimiser() {
  const { topics, cards } = session.reading.outline;
  goalForm.text = session.text;
  optimum.forget();
  optimum.ask("odds.optimise", {
    yaml: session.text,
    seed: session.seed,
    weights: Object.fromEntries(topics.map(({ name }) => [name, weightOf(name)])),
    filler: chosenFiller(),
    locked: cards.map((card) => card.name).filter((name) => goalForm.locked.has(name)),
    most: goalForm.most,
    budget: BUDGETS[goalForm.budget],
  });
  drawOptimiser();
}

function stopOptimiser() {
  optimum.stop();
  drawOptimiser();
}

/* What was found. */

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
          disabled: goalForm.text !== session.text,
        }),
      ),
    ],
    goalsFigure(result),
  ];
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
      numbers({ signDisplay: "exceptZero" }).format(after - before),
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

async function takeCounts(changes) {
  const text = withCounts(
    session.text,
    session.reading.outline.cards,
    new Map(changes.map(({ name, after }) => [name, after])),
  );
  const answer = await askLab(editorLab, "outline", { yaml: text });
  const right =
    answer.ok &&
    changes.every(({ name, after }) => answer.result.cards.some((card) => card.name === name && card.count === after));
  if (!right) {
    showDeckTrouble(say("odds.optimum.by-hand"));
    return;
  }
  openText(text, { name: session.name, step: true });
  announce(say("odds.optimum.taken"));
}
