/*
 * The course of the game: what was done, one action after the other, forwards and backwards. Whoever goes back and
 * does something else begins another course; the one that was left stays at hand.
 */

import { button, byId, fill, make } from "../../../ui/elements.js";
import { say } from "../../../ui/words.js";
import { nameAndId } from "../names.js";
import { goTo, sameActions } from "../play-actions.js";
import { played, wizard } from "../state.js";

export function drawCourse() {
  const now = played();
  fill(
    byId("wizard-course"),
    wizard.get().course.length > 0 && [
      make("h3", null, say("wizard.course.title")),
      make(
        "ol",
        { class: "wizard-course" },
        wizard.get().course.map((action, i) =>
          make(
            "li",
            { class: i < now ? null : "undone", "aria-current": i === now - 1 ? "step" : null },
            button(actionWords(action), () => goTo(i + 1), { id: "wizard-step-" + i, class: "plain" }),
          ),
        ),
      ),
    ],
    wizard.get().branches.length > 0 && [
      make("p", { class: "quiet" }, say("wizard.course.others")),
      make(
        "ul",
        { class: "wizard-course" },
        wizard.get().branches.map((course, i) => make("li", null, branchButton(course, i))),
      ),
    ],
  );
}

/** Another course is told by what is done first where it leaves this one. */
function branchButton(course, i) {
  let apart = 0;
  while (apart < course.length - 1 && sameActions(course[apart], wizard.get().course[apart])) apart++;
  const words = say("wizard.course.branch", { step: apart + 1, action: actionWords(course[apart]), n: course.length });
  return button(words, () => goTo(course.length, course), { id: "wizard-branch-" + i, class: "plain" });
}

function actionWords({ action, choices = [], ...rest }) {
  const shown = (value) =>
    Array.isArray(value)
      ? value.map(shown).join(", ")
      : typeof value === "object" && value !== null
        ? "\u2026"
        : typeof value === "string"
          ? nameAndId(wizard.get().game, value)
          : String(value);
  const chosen = choices.length > 0 ? " \u2192 " + choices.map(shown).join("; ") : "";
  return action + " " + Object.values(rest).map(shown).join(", ") + chosen;
}
