/*
 * What helps an answer most, and what can be cut: changes that keep the size of the deck and the number of copies that
 * the game allows. Each is computed from the same questions about the changed deck.
 */

import { percent, points } from "../../../base/charts/numbers.js";
import { fill, make } from "../../../base/ui/elements.js";
import { optionList } from "../../../base/ui/roving.js";
import { say } from "../../../base/ui/words.js";
import { isBasicLand } from "../cards/card-roles.js";
import { heading } from "./ask.js";
import { eventOf, listed } from "./events.js";
import { questionsOf, ratesOf } from "./lab.js";
import { stateOf } from "./state.js";

/** The most changes of one copy that are shown, and the most cards that are tried for each side of a change. */
const SHOWN = 4;
const TRIED = 4;

/** The most changes of two copies that are shown. */
const PAIRS = 2;

/** The question whose event is to become less likely. */
const UNWANTED = "brick";

/** The roles by which answers count cards; two cards with the same ones are alike to every answer. */
function rolesKey({ roles }) {
  return [...roles].sort().join(" ");
}

/** Cards of which a deck may have any number. */
function isUnlimited(game, { name }) {
  if (game === "mtg") return isBasicLand(name);
  return game === "ptcg" && /^(basic )?\w+ energy$|^\u57fa\u672c|\u57fa\u672c.*\u80fd\u91cf/i.test(name);
}

/** The rate of each question: [{key, event, value}]. */
async function ratesFor(state, cards, keys) {
  const questions = await questionsOf(state.query, cards, state.numbers, state.rules.rounds);
  const asked = questions.filter(({ key, yaml }) => keys.includes(key) && yaml);
  return Promise.all(
    asked.map(async ({ key, yaml }) => {
      const topics = await ratesOf(yaml);
      const { combos } = topics[0];
      const rate = key === "drops" || key === "curve" ? combos[combos.length - 1] : combos[0];
      return { key, value: rate.success.value };
    }),
  );
}

/** A deck with one copy more of each of some cards, and one less of each of others; fewer cards are filled up. */
function swapped(cards, more, less) {
  const copies = (those, { id }) => those.filter((card) => card.id === id).length;
  const blanks = less.length - more.length;
  return cards
    .map((card) => ({ ...card, count: card.count + copies(more, card) - copies(less, card) }))
    .concat(blanks > 0 ? [{ id: "\u0000", name: say("draws.helps.blank"), count: blanks, roles: [] }] : [])
    .filter(({ count }) => count > 0);
}

/** Two copies of cards that answers do not distinguish from a card, the card itself first; null of a single copy. */
function twoAlike(cards, card, copiesOf) {
  const alike = cards.filter((other) => rolesKey(other) === rolesKey(card) && other.id !== card.id);
  const copies = [card, ...alike].flatMap((other) => Array(Math.min(2, Math.max(0, copiesOf(other)))).fill(other));
  return copies.length > 1 ? copies.slice(0, 2) : null;
}

/** One card of each kind that answers do not distinguish, those first that fit the wish. */
function kinds(cards, wish) {
  const found = new Map();
  for (const card of cards.filter(wish)) if (!found.has(rolesKey(card))) found.set(rolesKey(card), card);
  return [...found.values()];
}

/** The differences of all answers but one, in points, the largest loss first. */
function costs(before, after, left, nameFor) {
  return before
    .filter(({ key }) => key !== left)
    .map(({ key, value }) => {
      const by = (after.find((one) => one.key === key)?.value ?? 0) - value;
      return { event: nameFor(key), by, gain: key === UNWANTED ? -by : by };
    })
    .filter(({ by }) => Math.abs(by) >= 0.00005)
    .sort((a, b) => a.gain - b.gain);
}

function loss(effects) {
  return effects.reduce((sum, { gain }) => sum + Math.min(0, gain), 0);
}

/** Which answer is to become likelier, and the cards that may be cut; null: those that cost the others least. */
const wanted = { key: "", cut: new Set(), marking: false };

/** The panel, which computes when it is opened. */
export function helpsPanel(deal, keys, redraw) {
  const state = stateOf(deal);
  const body = make("div", { id: "helps" });
  const open = async (event) => {
    if (!event.target.open) return;
    fill(body, make("p", { class: "quiet" }, say("charts.receipt.coming")));
    try {
      fill(body, ...(await content(state, keys, () => open({ target: event.target }))));
    } catch (broken) {
      fill(body, make("p", { class: "trouble", role: "alert" }, say("lab.failed", { reason: broken.message })));
    }
  };
  return make(
    "details",
    { class: "pane helps", toggle: open },
    make("summary", { id: "helps-open" }, heading(say("draws.helps.title"), say("draws.helps.about"))),
    body,
  );
}

async function content(state, keys, again) {
  const { cards, query } = state;
  const nameFor = (key) => eventOf(key, cards, state.numbers, state.rules.rounds);
  const before = await ratesFor(state, cards, keys);
  if (before.length === 0) return [make("p", { class: "quiet" }, say("questions.asked"))];
  const key = before.some((one) => one.key === wanted.key) ? wanted.key : before[0].key;
  const now = before.find((one) => one.key === key).value;
  const hasRoom = (card) => card.count < query.limit || isUnlimited(query.game, card);
  const marked = cards.filter(({ id }) => wanted.cut.has(id));
  const cuts = (marked.length > 0 ? marked : kinds(cards, () => true)).slice(0, 3 * TRIED);
  const cutRows = await Promise.all(
    kinds(cards, () => true).map(async (card) => {
      const after = await ratesFor(state, swapped(cards, [], [card]), keys);
      return {
        card,
        alike: cards.filter((one) => rolesKey(one) === rolesKey(card)),
        effects: costs(before, after, "", nameFor),
      };
    }),
  );
  const tryChange = async ({ more, less }) => {
    const after = await ratesFor(state, swapped(cards, more, less), keys);
    const value = after.find((one) => one.key === key)?.value ?? 0;
    return { more, less, value, gain: key === UNWANTED ? now - value : value - now, effects: costs(
      before,
      after,
      key,
      nameFor,
    ) };
  };
  const bestOf = async (changes, most) =>
    (await Promise.all(changes.map(tryChange)))
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain || loss(b.effects) - loss(a.effects))
      .slice(0, most);
  const single = await bestOf(
    kinds(cards, hasRoom).slice(0, TRIED).flatMap((more) =>
      cuts.filter((less) => rolesKey(less) !== rolesKey(more)).map((less) => ({ more: [more], less: [less] })),
    ),
    SHOWN,
  );
  const roomOf = (card) => (isUnlimited(query.game, card) ? 2 : query.limit - card.count);
  const twice = single.map(({ more, less }) => ({
    more: twoAlike(cards, more[0], roomOf),
    less: twoAlike(marked.length > 0 ? marked : cards, less[0], ({ count }) => count),
  }));
  const best = [...single, ...(await bestOf(twice.filter(({ more, less }) => more && less), PAIRS))];
  return [
    chooser(before, key, nameFor, again),
    best.length > 0
      ? changesTable(best, now)
      : make("p", { class: "quiet" }, say("draws.helps.none", { n: query.limit })),
    make("p", { class: "quiet" }, say("draws.helps.limit", { n: query.limit })),
    make("h4", null, say("draws.cut.title")),
    cutsTable(cutRows.sort((a, b) => loss(b.effects) - loss(a.effects)).slice(0, SHOWN + 1)),
    marking(state, again),
  ];
}

function chooser(before, key, nameFor, again) {
  return make(
    "label",
    { class: "choice" },
    make("span", { class: "quiet" }, say("draws.helps.for")),
    make(
      "select",
      {
        id: "helps-for",
        change: (event) => {
          wanted.key = event.target.value;
          again();
        },
      },
      before.map((one) => make("option", { value: one.key, selected: one.key === key }, nameFor(one.key))),
    ),
  );
}

function effectsCell(effects) {
  return make(
    "td",
    { role: "cell" },
    effects.length === 0
      ? say("draws.helps.nothing")
      : effects.map(({ event, by, gain }) =>
          make(
            "span",
            { class: "effect" },
            event + " ",
            make("b", { class: gain < 0 ? "worse" : "better" }, points(by)),
          ),
        ),
  );
}

function table(heads, rows) {
  return make(
    "table",
    { class: "stack", role: "table" },
    make(
      "thead",
      { role: "rowgroup" },
      make("tr", { role: "row" }, heads.map((words) => make("th", { scope: "col", role: "columnheader" }, say(words)))),
    ),
    make("tbody", { role: "rowgroup" }, rows.map((cells) => make("tr", { role: "row" }, cells))),
  );
}

/** The copies of a change: +2 Ponder; +1 Ponder, +1 Opt. */
function copies(sign, cards) {
  const names = [...new Set(cards.map(({ name }) => name))];
  return listed(names.map((name) => sign + cards.filter((card) => card.name === name).length + " " + name));
}

function changesTable(best, now) {
  return table(
    ["draws.helps.change", "draws.helps.answer", "draws.helps.costs"],
    best.map(({ more, less, value, effects }) => [
      make(
        "th",
        { scope: "row", role: "rowheader" },
        make("span", null, copies("+", more)),
        make("span", null, copies("\u2212", less)),
      ),
      make(
        "td",
        { role: "cell" },
        percent(now) + " \u2192 ",
        make("b", null, percent(value)),
        " ",
        make("b", { class: "better" }, points(value - now)),
      ),
      effectsCell(effects),
    ]),
  );
}

/** What each kind of card does for the answers: what costs nothing can go first. */
function cutsTable(rows) {
  const names = (alike) => listed(alike.slice(0, 6).map(({ name }) => name)) + (alike.length > 6 ? " \u2026" : "");
  return table(
    ["draws.cut.card", "draws.helps.costs"],
    rows.map(
      ({ alike, effects }) => [make("th", { scope: "row", role: "rowheader" }, names(alike)), effectsCell(effects)],
    ),
  );
}

/** The cards that may be cut, as the reader marks them. */
function marking({ cards }, again) {
  const press = (id) => () => {
    if (!wanted.cut.delete(id)) wanted.cut.add(id);
    again();
  };
  const marked = cards.filter(({ id }) => wanted.cut.has(id)).map(({ name }) => name);
  return make(
    "details",
    {
      class: "more",
      open: wanted.marking,
      toggle: (event) => {
        wanted.marking = event.target.open;
      },
    },
    make(
      "summary",
      { id: "helps-mark" },
      say(marked.length > 0 ? "draws.cut.marked" : "draws.cut.mark", { cards: listed(marked) }),
    ),
    optionList(
      { class: "chips", "aria-label": say("draws.cut.mark") },
      cards.map((card, i) => ({
        id: "cut-" + i,
        words: card.name,
        isChosen: wanted.cut.has(card.id),
        press: press(card.id),
      })),
    ),
  );
}
