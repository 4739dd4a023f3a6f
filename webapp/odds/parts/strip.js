/*
 * The strip of results: each topic with its rate, at the bottom of a phone's screen while the deck file is written. One
 * press leads to the details. On a wide screen the results stand beside the editor, and the strip is not shown.
 */

import { percent } from "../../base/charts/numbers.js";
import { button, byId, fill, keepingFocus, make, oneLine, show } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { odds } from "../state/state.js";

export function resultStrip() {
  return make("nav", { id: "odds-strip", class: "strip", hidden: true, "data-say-aria-label": "odds.strip" });
}

/**
 * Draws the strip.
 *
 * @param {?} result of the run that is shown; null where there is none
 * @param {boolean} stale whether it is of an earlier text
 */
export function drawStrip(result, stale) {
  const strip = byId("odds-strip");
  show(strip, result !== null);
  strip.classList.toggle("stale", stale);
  keepingFocus(() => fill(strip, result?.topics.map(topicButton)));
}

function topicButton(topic, i) {
  const rate = percent(topic.success.value);
  return button([make("span", null, oneLine(topic.name)), make("strong", null, rate)], () => showTopic(i), {
    id: "odds-strip-" + i,
    class: "plain",
    "aria-label": say("odds.strip-topic", { topic: topic.name, rate }),
  });
}

function showTopic(i) {
  odds.set({ tab: "results" });
  byId("odds-topic-" + i)?.scrollIntoView({ block: "start" });
}
