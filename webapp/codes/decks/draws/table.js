/*
 * The chance to hold each card: a row for each group that counts, and for the cards of each number of copies, which
 * alone decides their chance.
 */

import { drawnRate, percentage } from "../../../base/charts/numbers.js";
import { button, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { turnName } from "../cards/rules.js";
import { heading } from "./ask.js";
import { listed } from "./events.js";
import { oddsOf } from "./lab.js";

/** The turns of the table behind the opening hand, as players number them. */
const TURNS = [2, 3, 4, 5];

/** The roles whose cards are a row together. */
const GROUPS = ["land", "basic", "supporter", "starter", "one", "two", "three", "four"];

/** So many names of a row are shown at once. */
const NAMES = 8;

/** By what the rows are sorted, and in which direction. */
const order = { by: "copies", up: false };

/** The rows: [{role, title, cards, copies}]. */
function rowsOf({ cards }) {
  const sum = (held) => held.reduce((copies, { count }) => copies + count, 0);
  const grouped = (title, role, held) => ({ title, role, cards: held, copies: sum(held) });
  const roles = GROUPS.map(
    (role) => grouped(say("questions.roles-of." + role), role, cards.filter((card) => card.roles.includes(role))),
  );
  const tags = [...new Set(cards.map(({ group }) => group))].filter((group) => group);
  const groups = tags.length > 1 ? tags.map((tag) => grouped(tag, "", cards.filter(({ group }) => group === tag))) : [];
  const known = new Set(roles.map((row) => key(row)));
  const single = [...new Set(cards.map(({ count }) => count))].map((count) => ({
    ...grouped("", "", cards.filter((card) => card.count === count)),
    copies: count,
  }));
  return [
    ...roles,
    ...groups.filter((row) => !known.has(key(row))),
  ].filter((row) => row.cards.length > 1).concat(single);
}

function key(row) {
  return row.cards.map(({ id }) => id).join("\n");
}

/** The columns, as numbers of turns behind the opening hand. */
function columnsOf({ rules }) {
  return [0, ...TURNS.map((turn) => turn - rules.firstTurn).filter((turn) => turn > 0 && turn <= rules.turns)];
}

/** What the table needs, before it is drawn. */
export async function chancesOf(state) {
  const rows = rowsOf(state);
  const { aside } = state.query.deal;
  const ofPrizes = { ...state, hand: aside, mulligan: false, rules: { ...state.rules, turns: 0 } };
  const chances = await Promise.all(
    rows.map(async (row) => {
      const turns = await oddsOf(state, row.copies);
      const prized = aside > 0 ? drawnRate((await oddsOf(ofPrizes, row.copies))[0]) : null;
      return { ...row, rates: columnsOf(state).map((turn) => drawnRate(turns[turn])), prized };
    }),
  );
  return chances;
}

/** The chances of one to four copies among the cards set aside. */
export async function asideChances(state) {
  const { aside } = state.query.deal;
  if (aside === 0) return null;
  const ofPrizes = { ...state, hand: aside, mulligan: false, rules: { ...state.rules, turns: 0 } };
  return Promise.all([1, 2, 3, 4].map(async (copies) => drawnRate((await oddsOf(ofPrizes, copies))[0])));
}

export function cardsTable(state, chances, redraw) {
  const hasAside = state.query.deal.aside > 0;
  const sorted = [...chances].sort(
    (a, b) =>
      (order.by === "copies" ? a.copies - b.copies : nameOf(a).localeCompare(nameOf(b))) * (order.up ? 1 : -1),
  );
  const head = (by, words) =>
    make(
      "th",
      {
        scope: "col",
        role: "columnheader",
        "aria-sort": order.by === by ? (order.up ? "ascending" : "descending") : null,
      },
      button([words, order.by === by ? (order.up ? " \u2191" : " \u2193") : " \u2195"], () => {
        Object.assign(order, { by, up: order.by === by ? !order.up : by === "name" });
        redraw();
      }, { id: "sort-" + by, class: "sort" }),
    );
  const plain = (words, short) =>
    make(
      "th",
      { scope: "col", role: "columnheader", class: "n" },
      make("span", { class: "long" }, words),
      make("span", { class: "short", "aria-hidden": "true" }, short),
    );
  const ofTurn = (turn) =>
    turn === 0
      ? plain(say("draws.opening"), say("draws.short.opening"))
      : plain(turnName(state.rules, turn), say("draws.short.turn", { n: turn + state.rules.firstTurn }));
  const prizes = state.query.game === "ptcg" ? "prized" : "aside";
  return make(
    "section",
    { class: "pane" },
    heading(say("draws.by-copies"), say(state.mulligan ? "draws.about-mulligan" : "draws.about")),
    make(
      "table",
      { class: "chances", role: "table" },
      make("caption", { class: "unseen" }, say("draws.by-copies")),
      make(
        "thead",
        { role: "rowgroup" },
        make(
          "tr",
          { role: "row" },
          head("name", say("draws.card")),
          head("copies", say("draws.copies")),
          columnsOf(state).map(ofTurn),
          hasAside && plain(say("draws." + prizes), say("draws.short." + prizes)),
        ),
      ),
      make("tbody", { role: "rowgroup" }, sorted.map((row) => tableRow(row, hasAside))),
    ),
  );
}

function nameOf({ title, cards }) {
  return title || cards[0].name;
}

function tableRow({ title, cards, copies, rates, prized }, hasAside) {
  const names = cards.map(({ name }) => name);
  const cell = (rate, look) => {
    const bar = make("span", { class: "meter" });
    bar.style.setProperty("--part", String(rate));
    return make("td", { role: "cell", class: "n " + look }, percentage(rate), bar);
  };
  return make(
    "tr",
    { role: "row" },
    make(
      "th",
      { scope: "row", role: "rowheader" },
      title && [make("span", { class: "tag" }, title), " ", say("draws.any-of", { n: copies }), " "],
      make(
        "span",
        { class: title ? "quiet" : null },
        listed(names.slice(0, title ? 4 : NAMES)),
        names.length > (title ? 4 : NAMES) && " \u2026",
      ),
    ),
    make("td", { role: "cell", class: "copies" }, String(copies)),
    rates.map((rate) => cell(rate, "")),
    hasAside && cell(prized, "aside"),
  );
}
