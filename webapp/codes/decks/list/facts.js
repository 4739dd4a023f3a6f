/*
 * What is beside a list: the numbers that players of its game want most, and what was counted. A number that rests on a
 * guess looks like one, and leads to what it counts.
 */

import { percent, percentage } from "../../../base/charts/numbers.js";
import { button, byId, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { copiesOf, isBasicLand, isSettled } from "../cards/card-roles.js";
import { openTab } from "../state/actions.js";
import { chanceBetween, chanceOfAny, handChances } from "./chances.js";
import { pileOf } from "./groups.js";
import { dealOf } from "./odds.js";

/** The lands of a hand that is kept. */
const KEPT = [2, 5];

/** More copies than these are of cards without a limit, such as energies. */
const MOST_COPIES = 4;

/** The two panels beside the cards; null of a list without a pile to draw from. */
export function besideList({ read }) {
  const pile = pileOf(read);
  const size = pile.reduce((sum, { count }) => sum + count, 0);
  const deal = dealOf(read);
  if (size < deal.first + deal.aside || size === 0) return null;
  const counted = (role) => ({ n: copiesOf(read.game, pile, role), sure: isSettled(read.game, pile, role), role });
  const facts = {
    size,
    deal,
    isDealt: Boolean(read.deal),
    pile,
    game: read.game,
    land: counted("land"),
    basic: counted("basic"),
    supporter: counted("supporter"),
  };
  return [
    make("section", { class: "wanted", "aria-label": say("lists.wanted") }, wanted(facts)),
    make(
      "section",
      { class: "pane counted" },
      make(
        "h3",
        null,
        say("lists.facts"),
        " ",
        make("span", { class: "quiet" }, say("lists.different", { n: pile.length })),
      ),
      make("dl", null, rows(facts)),
      chart(facts),
    ),
  ];
}

/** The two numbers, and what they count. */
function wanted(facts) {
  const { game, size, deal, isDealt, pile, land, basic } = facts;
  const any = (copies) => chanceOfAny(size, copies, deal.first);
  const hand = { n: deal.first };
  const held = (copies) => stat(any(copies), say("lists.stat.held", { copies, ...hand }), isDealt);
  const copies = pile.filter(({ name }) => !isBasicLand(name)).map(({ count }) => count);
  const most = Math.min(MOST_COPIES, Math.max(1, ...copies));
  if (game === "ptcg") {
    const prized = stat(chanceOfAny(size, 1, deal.aside), say("lists.stat.prized"), true);
    return basic.n > 0
      ? [stat(any(basic.n), say("lists.stat.basic"), basic.sure), prized, counts(basic)]
      : [prized, held(most), counts(basic)];
  }
  if (land.n > 0) {
    const kept = chanceBetween(size, land.n, deal.first, ...KEPT);
    return [
      stat(kept, say("lists.stat.kept", hand), land.sure),
      held(most),
      counts(land),
    ];
  }
  const assumed = !isDealt && make("p", { class: "quiet" }, say("lists.deal.unknown", { hand: deal.first }));
  return [held(most), most > 1 && held(1), assumed].filter((part) => part);
}

function stat(chance, words, sure) {
  return make(
    "p",
    { class: "stat" + (sure ? "" : " guess") },
    make("b", null, percent(chance)),
    make("span", null, words),
  );
}

/** The number of cards that count, and the way to what they are. */
function counts({ n, sure, role }) {
  const key = n === 0 ? "lists.count.none" : sure ? "lists.count.sure" : "lists.count.guess";
  return make(
    "p",
    { class: "quiet" },
    say(key, { n, role: say("questions.roles-of." + role) }),
    " \u00b7 ",
    checkLink("check-" + role, n === 0 ? "lists.mark" : "lists.check"),
  );
}

function checkLink(id, words) {
  const check = () => {
    openTab("draws");
    byId("tab-draws").focus();
  };
  return button(say(words), check, { id, class: "link" });
}

/** What was counted. */
function rows({ game, pile, deal, isDealt, land, basic, supporter }) {
  const row = (words, n, sure = true) => [
    make("dt", null, words),
    make("dd", { class: sure ? null : "guess" }, String(n)),
  ];
  const named = (counted) => row(say("questions.roles-of." + counted.role), counted.n, counted.sure);
  const most = Math.max(...pile.map(({ count }) => count));
  return [
    game === "ptcg" && basic.n > 0 && named(basic),
    game === "ptcg" && supporter.n > 0 && named(supporter),
    game === "mtg" && land.n > 0 && named(land),
    row(say("lists.hand-size"), deal.first, isDealt),
    deal.aside > 0 && row(say(game === "ptcg" ? "lists.prizes" : "lists.aside"), deal.aside),
    row(say("lists.most-copies"), most),
  ].filter((part) => part);
}

/** One picture: copies among the prizes, or lands in the opening hand. */
function chart({ size, deal, land, game }) {
  if (deal.aside > 0) {
    const copies = [1, 2, 3, 4];
    return bars(
      say(game === "ptcg" ? "lists.chart.prized" : "lists.chart.aside"),
      copies.map((n) => [n + "\u00d7", chanceOfAny(size, n, deal.aside)]),
    );
  }
  if (land.n === 0) return null;
  return bars(say("lists.chart.lands"), handChances(size, land.n, deal.first).map((chance, n) => [String(n), chance]));
}

/** Many columns leave room for one digit behind the point. */
function figureOf(chance, columns) {
  return percentage(chance, columns > MOST_COPIES ? 1 : 2);
}

function bars(title, columns) {
  const most = Math.max(...columns.map(([, chance]) => chance));
  return make(
    "div",
    { class: "curve" },
    make("h4", null, title),
    make(
      "ol",
      null,
      columns.map(([at, chance]) => {
        const bar = make("span", { class: "bar" });
        bar.style.setProperty("--part", String(chance / most));
        return make(
          "li",
          { "aria-label": at + ": " + percent(chance) },
          make("span", { class: "n" }, figureOf(chance, columns.length)),
          bar,
          make("span", { class: "at" }, at),
        );
      }),
    ),
  );
}
