/* The last play in a line: what it changed, each part with the way to the line of the card that did it. */

import { button, byId, fill, make, show } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { showInCards } from "../state/editor.js";
import { wizard } from "../state/state.js";
import { effectsOfText } from "./effects.js";
import { causeOf, lookAt } from "./log.js";
import { eventWords, logWords } from "./log-words.js";
import { nameIn } from "./names.js";

/** Actions whose sentence states what they change; what playing a card costs is printed on it. */
const STATED = ["play", "draw", "discard", "set"];

/** A game that waits for a choice shows the choice in place of the play. */
export function drawLastPlay() {
  const { log, waiting } = wizard.get();
  const strip = byId("wizard-strip");
  show(strip, log.length > 0 && waiting === null);
  fill(strip, log.length > 0 && [make("strong", null, words(log[0])), parts(log), stepsOf(log)]);
}

function words(line) {
  return logWords(line, wizard.get().game, effectsOfText());
}

/** The parts in the order of their first line; a number that changes twice is one part. */
function parts(log) {
  const found = new Map();
  log.forEach((line, i) => {
    const key = keyOf(line, i, log);
    if (key === null) return;
    const { data, count, first } = found.get(key) ?? { data: line.data, count: 0, first: i };
    found.set(key, { data: { ...data, after: line.data.after }, count: count + 1, first });
  });
  return [...found.values()].map(({ data, count, first }) => [
    " \u00b7 ",
    button(partWords({ ...log[first], data }, count), () => lookAt(causeOf(first)), {
      id: "wizard-part-" + first,
      class: "link",
    }),
  ]);
}

/** What a line counts with; null for a line that is no part. */
function keyOf({ kind, name, data }, i, log) {
  if (STATED.includes(log[0].name) && log[causeOf(i)].from === undefined && kind !== "note") return null;
  if (kind === "change") return [kind, name, data.of].join(" ");
  if (kind === "event" && name === "onDefeat") return [kind, name, data.monsterUUID].join(" ");
  if (kind === "note") return [kind, name, i].join(" ");
  const isDraw = kind === "move" && data.from === "deck" && data.to === "hand";
  const isDiscard = kind === "move" && data.from === "hand" && data.to === "discard";
  return isDraw || isDiscard ? [kind, data.to, data.player].join(" ") : null;
}

function partWords(line, n) {
  const { kind, name, data } = line;
  const { game } = wizard.get();
  if (kind === "event") return eventWords(line, game);
  if (kind === "move") {
    return say(data.to === "hand" ? "wizard.log.action.draw" : "wizard.strip.discards", {
      player: nameIn(game, data.player),
      n,
    });
  }
  if (kind === "change" && name === "health") {
    return say("wizard.strip.health", { of: nameIn(game, data.of), before: data.before, after: data.after });
  }
  return words(line);
}

/** How many steps of the card ran in the play, and the way to the first one that did not. */
function stepsOf(log) {
  const { game, text } = wizard.get();
  const id = game.cards[log[0].data.card]?.id;
  const card = game.coverage.find((one) => one.card === id);
  if (!card) return null;
  const ran = new Set(log.filter(({ kind }) => kind === "do").map(({ from, to }) => from + ":" + to));
  const steps = [...card.done, ...card.undone].sort((one, other) => one.from - other.from);
  const hasRun = ({ from, to }) => ran.has(from + ":" + to);
  const next = steps.find((step) => !hasRun(step)) ?? card;
  return [
    " \u00b7 ",
    button(
      say("wizard.strip.steps", { done: steps.filter(hasRun).length, all: steps.length }),
      () => showInCards(next.from, Math.min(next.to, text.length)),
      { id: "wizard-part-steps", class: "link" },
    ),
  ];
}
