/*
 * The course of the game: what was done, one action after the other, forwards and backwards. Whoever goes back and
 * does something else begins another course; the one that was left stays at hand.
 */

import { button, byId, fill, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { logWords } from "./log-words.js";
import { nameIn } from "./names.js";
import { goTo, sameActions } from "../state/play-actions.js";
import { played, wizard } from "../state/state.js";

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

/** Another course is described by its first action where it leaves this course. */
function branchButton(course, i) {
  let apart = 0;
  while (apart < course.length - 1 && sameActions(course[apart], wizard.get().course[apart])) apart++;
  const words = say("wizard.course.branch", { step: apart + 1, action: actionWords(course[apart]), n: course.length });
  return button(words, () => goTo(course.length, course), { id: "wizard-branch-" + i, class: "plain" });
}

/** The action in the words of the log, and what was chosen on its way. */
export function actionWords({ action, choices = [], ...data }) {
  const { game } = wizard.get();
  const name = (value) => (typeof value === "string" ? nameIn(game, value) : String(value));
  const chosen = choices.map((choice) => [choice].flat().map(name).join(", ")).join("; ");
  const words = logWords({ kind: "action", name: action, data, depth: 0 }, game, new Map());
  return chosen === "" ? words : words + " \u2192 " + chosen;
}
