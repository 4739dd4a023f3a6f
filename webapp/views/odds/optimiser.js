/* Looks for the numbers of copies with which the deck does best what the reader wishes for. */

import { announce } from "../../ui/announce.js";
import { folded } from "../../ui/charts/figure.js";
import { count, percent, points, signed } from "../../ui/charts/numbers.js";
import { tableElement } from "../../ui/charts/table.js";
import { button, byId, fill, keepingFocus, make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { barPicture } from "./bars.js";
import { pictureWidth } from "./picture-width.js";
import { changeCertainty } from "./change-picture.js";
import { withCounts } from "./counts.js";
import { OptimumSearch } from "./optimum-search.js";
import { weaknessOf } from "./optimum-weakness.js";
import { showDeckTrouble } from "./rename.js";
import { nothingWhy, savedFigure } from "./results.js";
import { blankCard, cardLabel, labelled } from "./selection.js";
import { askLab, editorLab, session } from "./session.js";
import { openText } from "./view.js";

/** Decks that a search judges. */
const BUDGETS = { quick: 100, usual: 500, thorough: 3000 };

/**
 * What the reader wishes for. filler: the card that may have more copies than the others, "" for none, null where the
 * reader chose none yet; mostFiller: how many, null likewise; text: of the deck that is searched; taken: the deck
 * before the counts were taken, {before: {text, name}, after}, or null.
 */
const goalForm = {
  weights: new Map(),
  locked: new Set(),
  most: 3,
  filler: null,
  mostFiller: null,
  budget: "usual",
  text: "",
  taken: null,
};

const optimum = new OptimumSearch(() => {
  if (!optimum.busy && optimum.result) announce(optimumWords(optimum.result));
  if (session.tab === "optimum") drawOptimiser();
});

export function optimiserPanel() {
  return [
    make("div", { id: "odds-optimiser" }),
    optimum.line.element,
    make("div", { id: "odds-optimum" }),
  ];
}

export function drawOptimiser() {
  const outline = session.reading?.outline;
  const ready = Boolean(session.reading?.sound && outline.topics.length > 0);
  if (optimum.busy && (!ready || goalForm.text !== session.text)) {
    optimum.stop();
    optimum.line.show(null);
  }
  byId("odds-optimum").classList.toggle("stale", goalForm.text !== session.text || optimum.busy);
  keepingFocus(() => {
    fill(
      byId("odds-optimiser"),
      ready ? wishForm(outline) : make("p", { class: "quiet nothing" }, say(nothingWhy())),
    );
    fill(byId("odds-optimum"), ready ? found() : null);
  });
}

/** What came of the last search: why nothing did, or the result, which may be of an earlier search or text. */
function found() {
  if (optimum.trouble !== "") return make("p", { class: "trouble", role: "alert" }, optimum.trouble);
  return [takenWords(), optimum.result && optimumFound(optimum.result)].flat();
}

/** The card that may have more copies than the others. */
function filler() {
  const { cards } = session.reading.outline;
  if (goalForm.filler === null) return blankCard()?.name || "";
  return cards.some((card) => card.name === goalForm.filler) ? goalForm.filler : "";
}

function fillerCount() {
  return session.reading.outline.cards.find((card) => card.name === filler())?.count || 0;
}

/** The most copies that the filler may have: not more than now, unless the reader says so. */
function mostFiller() {
  return Math.max(goalForm.mostFiller ?? goalForm.most, fillerCount());
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
        if (!optimum.busy) startOptimiser();
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
      labelled(
        "odds.optimum.most",
        number("odds-most", goalForm.most, limits.most, (most) => {
          goalForm.most = Math.max(1, most);
          drawPlan(cards);
        }),
      ),
      labelled("odds.optimum.filler", fillerChoice(cards)),
      filler() !== "" &&
        labelled(
          "odds.optimum.most-filler",
          number("odds-most-filler", mostFiller(), sizeOf(cards), (most) => {
            goalForm.mostFiller = Math.max(1, most);
            drawPlan(cards);
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
        { id: "odds-optimise", class: "first", disabled: optimum.busy || changeable(cards).length === 0 },
        say("odds.optimum.start"),
      ),
    ),
    make("p", { id: "odds-optimum-plan" }, planWords(cards)),
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

function fillerChoice(cards) {
  const option = (value, words) => make("option", { value, selected: value === filler() }, words);
  const take = (event) => {
    Object.assign(goalForm, { filler: event.target.value, mostFiller: null });
    drawOptimiser();
  };
  return make(
    "select",
    { id: "odds-optimum-filler", change: take },
    option("", say("odds.optimum.no-filler")),
    cards.map((card) => option(card.name, cardLabel(card.name))),
  );
}

function sizeOf(cards) {
  return cards.reduce((sum, card) => sum + card.count, 0);
}

function changeable(cards) {
  return cards.filter((card) => !goalForm.locked.has(card.name));
}

/** A number was written: nothing but what depends on it is drawn, since the next press may be on its way. */
function drawPlan(cards) {
  if (filler() !== "") byId("odds-most-filler").value = mostFiller();
  byId("odds-optimum-plan").textContent = planWords(cards);
}

/** What the search may change, and by how much, before it runs. */
function planWords(cards) {
  const free = changeable(cards);
  const others = free.filter((card) => card.name !== filler());
  const above = others.filter((card) => card.count > goalForm.most);
  const most = Math.min(goalForm.most, sizeOf(cards));
  return [
    say("odds.optimum.plan.cards", { n: others.length, most }),
    above.length > 0 && say("odds.optimum.plan.above", { cards: listed(above.map((card) => cardLabel(card.name))) }),
    free.length > others.length &&
      say("odds.optimum.plan.filler", { card: cardLabel(filler()), n: Math.min(mostFiller(), sizeOf(cards)) }),
    say("odds.optimum.plan.size", { n: sizeOf(cards) }),
  ]
    .filter((words) => words)
    .join(" ");
}

function listed(words) {
  return words.join(say("odds.games.comma"));
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
  Object.assign(goalForm, { text: session.text, taken: null });
  optimum.start({
    yaml: session.text,
    seed: session.seed,
    weights: Object.fromEntries(topics.map(({ name }) => [name, weightOf(name)])),
    ...(filler() === "" ? {} : { filler: filler(), mostFiller: mostFiller() }),
    locked: cards.map((card) => card.name).filter((name) => goalForm.locked.has(name)),
    most: goalForm.most,
    budget: BUDGETS[goalForm.budget],
  });
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
          disabled: goalForm.text !== session.text || optimum.busy,
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
  const before = { text: session.text, name: session.name };
  openText(text, { name: session.name, step: true });
  goalForm.taken = { before, after: text };
  announce(say("odds.optimum.taken"));
  drawOptimiser();
}

/** That the counts were taken, and the way back. */
function takenWords() {
  if (goalForm.taken?.after !== session.text) return null;
  const { before } = goalForm.taken;
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
