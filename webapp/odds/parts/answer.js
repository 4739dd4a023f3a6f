/* The answer to a question, as far as it is known. */

import { button, make } from "../../base/ui/elements.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";

/**
 * What there is to see of an answer: its parts, that it is an old one, or why it did not come.
 *
 * @param question a Question (state/question.js)
 * @param {function(?, ?): ?} draw the answer to these arguments
 */
export function answerElement(question, draw) {
  if (question.trouble !== "") return make("p", { class: "trouble", role: "alert" }, question.trouble);
  const shown = question.result ? [draw(question.result, question.answered)].flat() : [];
  return [
    question.old
      ? make("div", { class: "stale" }, make("p", { class: "quiet" }, say("odds.question.old")), shown)
      : shown,
    question.ended ? endedWords(question) : exactnessWords(question),
  ].flat();
}

function endedWords(question) {
  return make(
    "p",
    { class: "quiet" },
    say("odds.question.ended"),
    " ",
    button(say("odds.question.again"), () => question.again(), { id: question.id + "-again", class: "plain" }),
  );
}

/** Whether the answer is exact, or why it is not; its line shows this while that is open. */
function exactnessWords(question) {
  if (!question.harder || !question.result || question.busy || question.solving) return null;
  const words = question.reason ? sayDiagnostic(question.reason) : say("odds.question.exact");
  return make("p", { class: "quiet exactness" }, words);
}
