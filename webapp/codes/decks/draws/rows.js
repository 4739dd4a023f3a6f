/* The figures of an answer as rows: what each is of, and its rate. */

import { say } from "../../../base/ui/words.js";

/** The part of a topic's name behind the event, which has as many characters in a file as on the page. */
function player(topic, event) {
  if (topic === say("questions.name.either")) return topic;
  return topic.slice(event.length).replace(/^ \(([^()]*)\)/, "$1").trim();
}

/**
 * The rows of an answer, topic by topic.
 *
 * @param {!Array<{name: string, combos: !Array<{name: string, success: !Object}>}>} topics
 * @param {string} event
 * @return {!Array<{player: string, combo: string, rate: !Object}>}
 */
export function rowsOf(topics, event) {
  return topics.flatMap(({ name, combos }) =>
    combos.map((combo) => ({
      player: player(name, event),
      combo: combos.length > 1 ? combo.name : "",
      rate: combo.success,
    })),
  );
}

/** The rows by player: the first rate of each, and those that follow it. */
export function byPlayer(rows) {
  const players = [...new Set(rows.map((row) => row.player))];
  return players.map((name) => ({ name, rates: rows.filter((row) => row.player === name) }));
}
