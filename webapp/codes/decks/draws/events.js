/* What each question is about, in the words of its event: which cards, by when. */

import { say } from "../../../base/ui/words.js";

/** The questions with a number of cards or a turn, and what it is until the reader changes it. */
export const NUMBERS = {
  keepable: { count: 2 },
  lands: { count: 3, turn: 3 },
  drops: { turn: 4 },
  sources: { count: 1, turn: 2 },
  "by-turn": { count: 1, turn: 4 },
  mulligan: { turn: 1 },
  "starter-by-turn": { count: 1, turn: 2 },
};

/** The questions whose event has words of its own. */
const ASKED = [
  ...["keepable", "hands", "drops", "lands", "sources", "by-turn", "mulligan", "pair", "curve", "none"],
  ...["basic", "supporter", "prized", "opening", "clean"],
  ...["starter", "clean-starter", "starter-extender", "hand-trap", "brick", "starter-by-turn"],
];

/** The most names of an event. */
const NAMES = 3;

/** The names of the cards with a role, or the word for the role. */
export function namesOf(cards, role) {
  const names = cards.filter(({ roles }) => roles.includes(role)).map(({ name }) => name);
  if (names.length === 0) return say("questions.role." + role);
  return names.slice(0, NAMES).join(" / ") + (names.length > NAMES ? " \u2026" : "");
}

/** Names beside each other, as the language separates them; empty ones are left out. */
export function listed(names) {
  return names.filter((name) => name).join(say("list.comma"));
}

/** The event of a question. */
export function eventOf(key, cards, numbers, rounds) {
  const { count, turn } = { ...NUMBERS[key], ...numbers[key] };
  const args = {
    count,
    turn,
    most: count + 3,
    when: say(rounds ? "draws.in.round" : "draws.in.turn", { n: turn || 1 }),
    cards: namesOf(cards, "key"),
    others: namesOf(cards, "partner"),
  };
  const several = key === "by-turn" && count > 1;
  return say("questions.event." + (several ? "several" : key), args);
}

/** The events of all questions. */
export function eventsOf(cards, numbers, rounds) {
  return Object.fromEntries(ASKED.map((key) => [key, eventOf(key, cards, numbers, rounds)]));
}
