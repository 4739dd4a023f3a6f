/*
 * The answers, each a card: its event, the rate, what it counts. An answer that rests on a guess looks like one until
 * the reader has confirmed what counts; one that misses cards requests them.
 */

import { columns, lines } from "../../../base/charts/chart.js";
import { figure } from "../../../base/charts/figure.js";
import { certainty, oneIn, percent } from "../../../base/charts/numbers.js";
import { copyButton } from "../../../base/ui/clipboard.js";
import { button, make } from "../../../base/ui/elements.js";
import { icon } from "../../../base/ui/icons.js";
import { optionList } from "../../../base/ui/roving.js";
import { say } from "../../../base/ui/words.js";
import { candidatesFor, copiesOf, settleRole, switchRole } from "../cards/card-roles.js";
import { NUMBERS, eventOf, listed, namesOf } from "./events.js";
import { receiptPart } from "./receipt.js";
import { byPlayer, rowsOf } from "./rows.js";
import { choose, guessedRoles } from "./state.js";

/** The roles by cost. */
const DROPS = ["one", "two", "three", "four"];

const DOTS = "M3.5 8h.01M8 8h.01M12.5 8h.01";

/** Roles that no list states: the cards for a question of two of them are in sight, so that two taps answer it. */
const UNSTATED = ["starter", "extender"];

/** The questions with a picture, which stand on two columns. */
const WIDE = ["drops", "curve"];

/** So many cards to choose from are shown at once. */
const CHIPS = 24;

/**
 * One answer.
 *
 * @param {!Object} state
 * @param {{
 *   key: string, question: !Object, topics: ?Array, hands: ?Array, cards: !Array, kept: (number|undefined),
 *   title: (string|undefined), numbers: (!Object|undefined)
 * }} row
 * @param {function()} redraw
 */
export function answerCard(state, row, redraw) {
  const { key, question, topics, cards } = row;
  const roles = question.roles;
  const guesses = topics ? guessedRoles(state, roles) : [];
  const two = key === "two-basics";
  const numbers = row.numbers ?? state.numbers;
  const event = two ? say("questions.event.two-basics") : eventOf(question.key, cards, numbers, state.rules.rounds);
  const title = row.chances ? say(
    "questions.event." + (state.query.game === "ptcg" ? "any-prized" : "any-aside"),
  ) : (row.title ?? event);
  const wide = topics && (WIDE.includes(key) || row.chances);
  const look = ["big", guesses.length > 0 && "guess", wide && "wide4"];
  return make(
    "article",
    { id: "answer-" + idOf(row), class: look.filter((part) => part).join(" ") },
    make("div", { class: "answer-head" }, make("h3", null, title), topics && menu(state, row, event, redraw)),
    topics ? figures(state, row, event, guesses, two) : missing(state, question),
    make("div", { class: "receipts" }),
    topics && areKnown(state, roles)
      ? make("p", { class: "counted-cards" }, roles.map((role) => numberOf(state, role)).join(" \u00b7 "))
      : rolesWanted(row).map((role) => counted(state, row, role, redraw)),
  );
}

/** Whether the card table has the cost of each card, and roles follow from costs: no reader has to press them. */
function areKnown({ deal }, roles) {
  return roles.every((role) => DROPS.includes(role)) && deal.cards.every(({ cost }) => cost !== undefined);
}

function numberOf({ query, deal }, role) {
  return say("questions.counted", { role: say("questions.roles-of." + role) }) + copiesOf(query.game, deal.cards, role);
}

function idOf({ key, kept }) {
  return kept === undefined ? key : "kept-" + kept;
}

/** The roles that an answer lacks; a Supporter is counted among all hands, without the Basics. */
function wantedFirst({ missing }) {
  return missing.includes("supporter") ? ["supporter"] : missing;
}

/** What an answer lacks, in words. */
function missing(state, question) {
  const { fits, few } = question;
  const roles = wantedFirst(question);
  const words = listed(roles.map((role) => say("questions.roles-of." + role).toLowerCase()));
  return make(
    "p",
    { class: "quiet" },
    roles.length > 0
      ? say("questions." + (areKnown(state, roles) ? "no-such" : "missing"), { roles: words })
      : few
        ? say("questions.lacking", { ...few, role: say("questions.role." + few.role) })
        : say("questions." + (fits ? "asked" : "small")),
  );
}

function big(rate) {
  return make("b", { class: "rate" }, percent(rate.value));
}

function meter(rate) {
  const bar = make("span", { class: "meter" });
  bar.style.setProperty("--part", String(rate.value || 0));
  return bar;
}

/** One card of its name among those set aside; beside it, at least one of several. */
function asideFigures({ query, size }, chances) {
  const bars = chances.map((rate, i) => ({ at: i + 1 + "\u00d7", rate }));
  const args = { n: query.deal.aside, size };
  return make(
    "div",
    { class: "mid" },
    make("div", null, big({ value: chances[0] }), make("p", { class: "quiet" }, say("questions.note.aside", args))),
    columns(say("draws.chart.aside"), bars),
  );
}

/** The rates of an answer: the one in question, those beside it, and what is to be known of them. */
function figures(state, row, event, guesses, two) {
  const { key, topics, question, hands, cards, chances } = row;
  if (chances) return asideFigures(state, chances);
  const players = byPlayer(rowsOf(topics, event));
  const last = WIDE.includes(key);
  const rateOf = ({ rates }) => rates[last ? rates.length - 1 : two ? 1 : 0].rate;
  // of two players the one on the draw has the larger rate; a mulligan in search of a card is in question
  const shown = last || key === "mulligan" ? [...players].reverse() : players;
  const [first, ...others] = shown;
  const figure = [
    big(rateOf(first)),
    first.name && make("p", { class: "player" }, first.name),
    !last && meter(rateOf(first)),
    others.map(
      (player) => make(
        "p",
        { class: "beside" },
        make("b", null, percent(rateOf(player).value)),
        " ",
        player.name || say("questions.note.no-mulligan"),
      ),
    ),
    notesOf(state, row, first.rates, rateOf(first), guesses).map((words) => make("p", { class: "quiet" }, words)),
  ];
  if (last) {
    const turns = first.rates.map((row, i) => say(state.rules.rounds ? "draws.round" : "draws.turn", { n: i + 1 }));
    const lined = shown.map(({ name, rates }) => ({ name, rates: rates.map(({ rate }) => rate.value) }));
    return make("div", { class: "mid" }, make("div", null, figure), lines(event, lined, turns));
  }
  const least = question.count;
  return make(
    "div",
    null,
    figure,
    hands &&
      columns(
        eventOf("hands", cards, state.numbers, state.rules.rounds),
        hands[0].combos.map(
          ({ success }, n) => ({ at: String(n), rate: success.value, pale: n < least || n > least + 3 }),
        ),
        false,
      ),
  );
}

/** What stands below a rate: conditions, mulligans, one in so many, bounds. */
function notesOf(state, row, rates, rate, guesses) {
  const { question, cards, key } = row;
  const hand = { n: state.query.deal.first };
  const copies = (role) => cards.reduce((sum, card) => sum + (card.roles.includes(role) ? card.count : 0), 0);
  const redraws = state.query.deal.redraw === "basic";
  const among = redraws && cards.some(({ roles }) => roles.includes("basic"));
  return [
    guesses.length > 0 && say("questions.guess"),
    question.key === "keepable" && say(
      "questions.note.kept",
      { least: question.count, most: question.count + 3, ...hand },
    ),
    question.key === "keepable" && say(
      "questions.note.again." + (state.query.deal.redraw === "free" ? "free" : "once"),
      { rate: percent(rates[1].rate.value) },
    ),
    key === "basic" && rate.value > 0 && say(
      "questions.note.redraws",
      { n: ((1 - rate.value) / rate.value).toFixed(2) },
    ),
    key === "two-basics" && say("questions.note.before-redraws"),
    ["prized", "supporter"].includes(question.key) && say("questions.note." + (among ? "among-basic" : "all-hands")),
    question.key === "by-turn" && say("questions.note.copies", { n: copies("key") }),
    question.key === "by-turn" && redraws && say("questions.note.all-hands"),
    oneIn(rate.value),
    !rate.fraction && certainty(rate),
  ].filter((words) => words);
}

/** The roles whose cards an answer shows; those of the reader's own questions were tapped for it. */
function rolesWanted({ question, kept, chances, topics }) {
  if (kept !== undefined || chances) return [];
  // one after the other: what is missing first
  return topics ? [...question.roles, ...(question.wanted || [])] : wantedFirst(question).slice(0, 1);
}

/** What counts: how many cards, and behind a press which. */
function counted(state, row, role, redraw) {
  const { game } = state.query;
  const id = idOf(row) + "-" + role;
  const isKey = role === "key" || role === "partner";
  const copies = isKey ? namesOf(state.cards, role) : copiesOf(game, state.deal.cards, role);
  const lacks = isKey ? role === "partner" && copies === say("questions.role.partner") : copies === 0;
  const settled = guessedRoles(state, [role]).length === 0;
  const inSight = lacks && row.question.roles.length > 1 && row.question.roles.every((one) => UNSTATED.includes(one));
  const isOpen = state.open === id || (inSight && state.open === null);
  const verb = lacks ? "choose" : isKey ? "change" : settled ? "check" : "check-guess";
  return make(
    "details",
    { class: "counted-cards", open: isOpen },
    make(
      "summary",
      {
        id: "count-" + id,
        click: (event) => {
          event.preventDefault();
          choose({ open: isOpen ? "" : id });
          redraw();
        },
      },
      lacks
        ? say("questions.roles-of." + role)
        : [
            say("questions.counted", { role: say("questions.roles-of." + role) }),
            make("b", null, String(copies)),
          ],
      " \u00b7 ",
      make("u", null, say("questions." + verb)),
    ),
    isOpen && [chips(state, role, id, redraw), settled || lacks ? null : confirm(state, role, id, redraw)],
  );
}

/** The cards that may count, to be pressed: those that do stand first. */
function chips(state, role, id, redraw) {
  const { game } = state.query;
  const isKey = role === "key" || role === "partner";
  const candidates = candidatesFor(game, state.deal.cards, role);
  const has = new Set(state.cards.filter(({ roles }) => roles.includes(role)).map((card) => card.id));
  const sorted = isKey ? candidates : [
    ...candidates.filter((card) => has.has(card.id)),
    ...candidates.filter((card) => !has.has(card.id)),
  ];
  const press = (card) => () => {
    switchRole(game, card, role);
    redraw();
  };
  const list = (cards) =>
    optionList(
      { class: "chips", "aria-label": say("questions.roles-of." + role) },
      cards.map((card) => ({
        id: "role-" + id + "-" + state.deal.cards.indexOf(card),
        words: card.count + "\u00d7 " + card.name,
        isChosen: has.has(card.id),
        press: press(card),
      })),
    );
  return [
    list(sorted.slice(0, CHIPS)),
    sorted.length > CHIPS &&
      make(
        "details",
        { class: "more" },
        make("summary", null, say("notes.more", { n: sorted.length - CHIPS })),
        list(sorted.slice(CHIPS)),
      ),
  ];
}

/** The reader says that what is pressed is all that counts. */
function confirm(state, role, id, redraw) {
  const { game } = state.query;
  const settle = () => {
    settleRole(game, state.deal.cards, role);
    choose({ open: null });
    redraw();
  };
  return button(say("questions.confirm"), settle, { id: "confirm-" + id, class: "first plain" });
}

/** Formula, numbers, the file in the view Odds, a copy of the answer. */
function menu(state, row, event, redraw) {
  const { question, topics } = row;
  const id = idOf(row);
  const rows = rowsOf(topics, event);
  const text = () =>
    [
      event,
      ...rows.map(
        ({ player, combo, rate }) => listed([combo, player]) + " " + percent(rate.value),
      ),
    ]
      .map((line) => line.trim())
      .join("\n");
  const receipt = (press) => {
    const part = receiptPart(id, question.yaml, topics);
    part.open = true;
    intoCard(press, part);
  };
  const drawn = (press) => {
    const bars = rows.map(
      ({ player, combo, rate }) => ({ at: listed([combo, player]), rate: rate.value }),
    );
    const table = {
      head: [say("draws.when"), say("draws.rate")],
      rows: bars.map(({ at, rate }) => [at, percent(rate)]),
    };
    intoCard(press, figure(columns(event, bars), table, id, "draws", state.deal.origin));
  };
  return make(
    "details",
    { class: "dots" },
    make("summary", { id: "more-" + id, "aria-label": say("questions.more", { event }) }, icon(DOTS)),
    make(
      "div",
      { class: "menu" },
      row.numbers === undefined && numberFields(state, question, redraw),
      button(say("questions.formula"), receipt, { id: "formula-" + id }),
      button(say("questions.picture"), drawn, { id: "picture-" + id }),
      button(say("questions.open"), () => state.query.open(question.yaml), { id: "open-" + id }),
      copyButton("copy-" + id, "questions.copy", text),
      row.kept !== undefined &&
        button(say("questions.drop"), () => {
          choose({ kept: state.kept.filter((one, i) => i !== row.kept) });
          redraw();
        }, { id: "drop-" + id }),
    ),
  );
}

/** Puts an element below the figures of the card whose menu was pressed. */
function intoCard(press, element) {
  const card = press.target.closest("article");
  card.querySelector(".receipts").replaceChildren(element);
  card.querySelector(".dots").open = false;
}

/** How many cards, and by which turn, where the question has such numbers. */
function numberFields(state, question, redraw) {
  const given = { ...NUMBERS[question.key], ...state.numbers[question.key] };
  const most = question.key === "drops" ? 4 : 20;
  const field = (name) =>
    make(
      "label",
      null,
      make("span", { class: "quiet" }, say("questions." + name)),
      make("input", {
        id: "number-" + question.key + "-" + name,
        type: "number",
        inputmode: "numeric",
        min: "1",
        max: String(most),
        value: String(given[name]),
        change: (event) => {
          const number = Math.min(most, Math.max(1, Math.floor(Number(event.target.value)) || 1));
          choose({ numbers: { ...state.numbers, [question.key]: { ...given, [name]: number } } });
          redraw();
        },
      }),
    );
  const names = Object.keys(given);
  return names.length > 0 && make("div", { class: "numbers" }, names.map(field));
}
