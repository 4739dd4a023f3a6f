/* The tables of what was played: the twins of its pictures. */

import { bounds, count, difference, percent, points } from "../../ui/charts/numbers.js";
import { say } from "../../ui/words.js";
import { scoreName } from "./histogram.js";

export function ratesTable(topic, before) {
  const head = ["what", "rate", "low", "high"].map((column) => say("odds.table." + column));
  if (before) head.push(say("odds.table.before"), say("odds.table.difference"), say("odds.table.surely"));
  return { head, rows: rateRows(topic, before).map((row) => rateCells(row, before)) };
}

/** The topic and its combos: [{label, rate, before}]. */
export function rateRows(topic, before) {
  const earlier = (name) => before?.combos.find((combo) => combo.name === name)?.success || null;
  return [
    { label: say("odds.table.any"), rate: topic.success, before: before?.success || null },
    ...topic.combos.map((combo) => ({ label: combo.name, rate: combo.success, before: earlier(combo.name) })),
  ];
}

function rateCells(row, before) {
  const [low, high] = bounds(row.rate);
  const cells = [row.label, percent(row.rate.value), percent(low), percent(high)];
  if (!before) return cells;
  if (row.before === null) return [...cells, "", "", ""];
  const change = difference(row.before, row.rate);
  return [
    ...cells,
    percent(row.before.value),
    points(change.value),
    say("odds.figures.between", { low: points(change.low), high: points(change.high) }),
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
