/*
 * The course of the game: what was done, one action after the other, forwards and backwards. Whoever goes back and
 * does something else begins another course; the one that was left stays at hand.
 */

import { button, byId, fill, make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { nameAndId } from "./names.js";
import { inTurn, takeAnswer } from "./play.js";
import { askCore, session } from "./session.js";
import { drawTable, writeCards } from "./view.js";

const BRANCHES_KEPT = 5;

export function sameActions(some, others) {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** How many actions of the course are played. */
export function played() {
  return session.game ? session.game.handle.actions.length : 0;
}

/** An action was done: along the course, at its end, or on another way from here on. */
export function followGame() {
  const actions = session.game.handle.actions;
  if (sameActions(actions, session.course.slice(0, actions.length))) return;
  if (session.course.length >= actions.length) leaveCourse();
  session.course = actions;
}

function leaveCourse() {
  session.branches = [session.course, ...session.branches.filter((other) => !sameActions(other, session.course))].slice(
    0,
    BRANCHES_KEPT,
  );
}

/** The state after so many actions of a course. */
export function goTo(count, course = session.course) {
  return inTurn(async () => {
    session.waiting = null;
    takeAnswer(await askCore("start", { scenario: { ...session.game.handle, actions: course.slice(0, count) } }));
    session.log = session.log.slice(session.log.findLastIndex((line) => line.depth === 0));
    if (course !== session.course) {
      leaveCourse();
      session.branches = session.branches.filter((other) => other !== course);
      session.course = course;
    }
    drawTable();
    writeCards(true);
  });
}

export function drawCourse() {
  const now = played();
  fill(
    byId("wizard-course"),
    session.course.length > 0 && [
      make("h3", null, say("wizard.course.title")),
      make(
        "ol",
        { class: "wizard-course" },
        session.course.map((action, i) =>
          make(
            "li",
            { class: i < now ? null : "undone", "aria-current": i === now - 1 ? "step" : null },
            button(actionWords(action), () => goTo(i + 1), { id: "wizard-step-" + i, class: "plain" }),
          ),
        ),
      ),
    ],
    session.branches.length > 0 && [
      make("p", { class: "quiet" }, say("wizard.course.others")),
      make(
        "ul",
        { class: "wizard-course" },
        session.branches.map((course, i) => make("li", null, branchButton(course, i))),
      ),
    ],
  );
}

/** Another course is told by what is done first where it leaves this one. */
function branchButton(course, i) {
  let apart = 0;
  while (apart < course.length - 1 && sameActions(course[apart], session.course[apart])) apart++;
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
          ? nameAndId(session.game, value)
          : String(value);
  const chosen = choices.length > 0 ? " \u2192 " + choices.map(shown).join("; ") : "";
  return action + " " + Object.values(rest).map(shown).join(", ") + chosen;
}
