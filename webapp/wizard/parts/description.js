/* A description for the card out of its behaviours: for a card without one, and where both differ. */

import { button, byId, fill, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { takeDescription } from "../state/actions.js";
import { wizard } from "../state/state.js";

/** The remarks about what a description and the behaviours do not have in common. */
const DIFFERENCE = /^wizard\.(described-\w+|number-un\w+)$/;

export function drawDescription() {
  const { text, description, reading } = wizard.get();
  const { from, to, words, translated } = description ?? {};
  const isEmpty = to - from === 2; // two quotes
  const differs = reading?.diagnostics.some(({ code }) => DIFFERENCE.test(code));
  fill(
    byId("wizard-description"),
    reading?.ok && words && (isEmpty || differs) && JSON.stringify(words) !== text.slice(from, to)
      ? [
          make("h3", null, say("wizard.description.title")),
          make("p", { lang: "zh" }, words),
          translated !== words && make("p", { class: "quiet" }, translated),
          button(say("wizard.description.take"), takeDescription, { id: "wizard-take-description", class: "plain" }),
        ]
      : [],
  );
}
