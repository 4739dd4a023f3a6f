/* A choice that the game waits for, as buttons. */

import { button, byId, fill, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { nameIn, namesApart } from "./names.js";
import { answerPrompt, cancelPrompt, pick } from "../state/play-actions.js";
import { isOfSeveral, wizard } from "../state/state.js";

export function drawChoices() {
  const { waiting } = wizard.get();
  fill(byId("wizard-prompt"), waiting && promptBox(waiting));
}

function promptBox({ prompt, picked }) {
  const several = isOfSeveral(prompt);
  const names = namesApart(wizard.get().game, prompt.candidates);
  const enough = picked.length >= prompt.minimum && picked.length <= prompt.maximum;
  return make(
    "div",
    { class: "wizard-prompt", role: "group", "aria-labelledby": "wizard-prompt-title" },
    make(
      "p",
      { id: "wizard-prompt-title" },
      say("wizard.choose." + promptWords(prompt), {
        player: nameIn(wizard.get().game, prompt.player),
        n: prompt.maximum,
        minimum: prompt.minimum,
        maximum: prompt.maximum,
      }),
    ),
    make(
      "div",
      { class: "actions" },
      prompt.candidates.map((one, i) =>
        button(names[i], () => pick(one), {
          id: "wizard-choice-" + i,
          "aria-pressed": several ? String(picked.includes(one)) : null,
        }),
      ),
      several &&
        button(say("wizard.choose.done"), answerPrompt, {
          id: "wizard-choose-done",
          class: "first",
          disabled: !enough,
        }),
      button(say("wizard.choose.cancel"), cancelPrompt, { id: "wizard-choose-cancel" }),
    ),
  );
}

/** How many are chosen: that many, up to as many, or between two numbers. */
function promptWords({ kind, minimum, maximum }) {
  if (kind !== "discard") return kind;
  return minimum === maximum ? "exactly" : minimum === 0 ? "up-to" : "discard";
}
