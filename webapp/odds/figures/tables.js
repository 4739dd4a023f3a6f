/* The tables of what was played: the twins of its pictures. */

import { bounds, count, difference, percent, points } from "../../base/charts/numbers.js";
import { say } from "../../base/ui/words.js";
import { scoreName } from "./histogram.js";

/** The rates, with their bounds unless all are exact. */
export function ratesTable(topic, before) {
  const rows = rateRows(topic, before);
  const bounded = rows.some(({ rate }) => rate.fraction === undefined);
  const head = ["what", "rate", ...(bounded ? ["low", "high"] : [])].map((column) => say("odds.table." + column));
  if (before) head.push(say("odds.table.before"), say("odds.table.difference"), say("odds.table.surely"));
  return { head, rows: rows.map((row) => rateCells(row, before, bounded)) };
}

/** The bounds of a difference; empty where there are none, as of a difference of exact rates. */
export function rangeWords({ low, high }) {
  return low === high ? "" : say("odds.figures.between", { low: points(low), high: points(high) });
}

/** The topic and its combos: [{label, rate, before}]. */
export function rateRows(topic, before) {
  const earlier = (name) => before?.combos.find((combo) => combo.name === name)?.success || null;
  return [
    { label: say("odds.table.any"), rate: topic.success, before: before?.success || null },
    ...topic.combos.map((combo) => ({ label: combo.name, rate: combo.success, before: earlier(combo.name) })),
  ];
}

function rateCells(row, before, bounded) {
  const cells = [row.label, percent(row.rate.value)];
  if (bounded) cells.push(...bounds(row.rate).map((bound) => percent(bound)));
  if (!before) return cells;
  if (row.before === null) return [...cells, "", "", ""];
  const change = difference(row.before, row.rate);
  return [
    ...cells,
    percent(row.before.value),
    points(change.value),
    rangeWords(change),
  ];
}

export function scoresTable(topic, columns) {
  return {
    head: [say("odds.table.score"), say("odds.table.games"), say("odds.table.share")],
    rows: columns.map((column) => [
      scoreName(column),
      gamesCell(topic, column.games),
      percent(column.games / topic.games),
    ]),
  };
}

/** A number of games; the orders of a whole deck are more than anybody reads, and a part of them is no game. */
function gamesCell(topic, games) {
  return topic.method === "hybrid" || topic.games > Number.MAX_SAFE_INTEGER ? "" : count(games);
}

export function setsTable(topic, sets) {
  return {
    head: [say("odds.table.set"), say("odds.table.games"), say("odds.table.share")],
    rows: sets.map((set) => [set.label, gamesCell(topic, set.games), percent(set.games / topic.games)]),
  };
}
