/* The tests of the cards: what each expects, and whether the cards as they are now do it. */

import { announce } from "../../base/ui/announce.js";
import { button, byId, fill, keepingFocus, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { saveText } from "../state/file-actions.js";
import { setTrouble } from "../state/play-actions.js";
import { wizard } from "../state/state.js";
import { addTest, changeTest, playTest, removeTest, scenarioOfTest, testsOfCards } from "../state/tests.js";
import { actionWords } from "./course.js";
import { verdictLines } from "./scenario.js";

/** The tests whose expectations are unfolded, by their names. */
const unfolded = new Set();

/** Makes a test of what was played; its last action is its name. */
export async function makeTest() {
  const name = actionWords(wizard.get().game.handle.actions.at(-1));
  const isNew = (one) => !wizard.get().tests.some((test) => test.name === one);
  let unused = name;
  for (let n = 2; !isNew(unused); n++) unused = name + " " + n;
  await addTest(unused);
  announce(say("wizard.test.made"));
}

export function drawTests() {
  const tests = testsOfCards();
  keepingFocus(() =>
    fill(
      byId("wizard-tests"),
      tests.length > 0 && [
        make("h3", null, say("wizard.test.title")),
        make("ul", { class: "wizard-list" }, tests.map(testLine)),
      ],
    ),
  );
}

function testLine(test, i) {
  const { name, verdict } = test;
  const holds = verdict?.ok && verdict.result.differences.length === 0;
  const id = (part) => "wizard-test-" + part + "-" + i;
  return make(
    "li",
    { class: "file" },
    make("input", {
      id: id("name"),
      "aria-label": say("wizard.test.name"),
      value: name,
      change: (event) => changeTest(test, { name: event.target.value }),
    }),
    verdict &&
      make(
        "span",
        { class: "file-state " + (holds ? "good" : "bad") },
        say(holds ? "wizard.scenario.good" : verdict.ok ? "wizard.files.differs" : "wizard.files.broken", {
          n: verdict.ok ? verdict.result.differences.length : 0,
        }),
      ),
    make(
      "div",
      { class: "actions" },
      button(say("wizard.files.show"), () => playTest(test), { id: id("show"), class: "plain" }),
      button(say("wizard.tools.save"), () => saveTest(test), { id: id("save"), class: "plain" }),
      button(say("wizard.test.remove"), () => removeTest(test), { id: id("remove"), class: "plain" }),
    ),
    verdict && !holds && make("ul", { class: "notes more" }, verdictLines(verdict, true)),
    make(
      "details",
      { class: "more", open: unfolded.has(name) },
      make(
        "summary",
        { id: id("fold"), click: () => unfolded.delete(name) || unfolded.add(name) },
        say("wizard.test.expect"),
      ),
      make(
        "textarea",
        {
          id: id("expect"),
          class: "wizard-action",
          rows: "8",
          spellcheck: "false",
          "aria-label": say("wizard.test.expect"),
          change: (event) => takeExpected(test, event.target.value),
        },
        JSON.stringify(test.given.expect, null, 1),
      ),
    ),
  );
}

function takeExpected(test, text) {
  try {
    changeTest(test, { given: { ...test.given, expect: JSON.parse(text) } });
    setTrouble("");
  } catch (malformed) {
    setTrouble(say("wizard.test.malformed"));
  }
}

function saveTest(test) {
  saveText("scenario.json", JSON.stringify(scenarioOfTest(test), null, 1) + "\n");
  announce(say("wizard.tools.saved"));
}
