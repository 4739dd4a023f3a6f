/* The guide to deck files: a few words, and for each an example that is opened by one click. */

import { button, byId, fill, keepingFocus, make } from "../../base/ui/elements.js";
import { loadWordPart, say, wordAt } from "../../base/ui/words.js";
import { chooseTab, exampleText, openExample } from "../state/actions.js";

const GUIDE = ["first", "conditions", "scores", "effects", "variables", "tags", "mulligan", "state", "turns"];

/** What can be written, by tables; the words for each stand in its place there. */
const WRITTEN = {
  statements: [
    "@",
    "/(> |H| 3)",
    "(# S Z)",
    "(## S Z)",
    "(if n a b)",
    "(= name n)",
    "(! [tag])",
    "(shuffle D)",
    "(print a b)",
    "(block a b)",
    "(repeat 3 until n a)",
    "(best a b)",
  ],
  sets: ["H D F B", "X", "D.a:dragon.1", "D.3.a:dragon", "H.!starter", "D.:n"],
  numbers: [
    "|H.starter|",
    "(+ a b) (- a b) (* a b) (/ a b)",
    "(> a b) (>= a b) (== a b)",
    "(and a b) (or a b)",
    "(rand 1 6)",
  ],
};

/** Few read it, so that its words come when somebody does. */
const GUIDE_WORDS = "guide";

export function guidePanel() {
  return make("div", { id: "odds-guide", class: "guide" });
}

export async function drawGuide() {
  await loadWordPart(GUIDE_WORDS);
  const texts = await Promise.all(GUIDE.map((key) => exampleText("guide/" + key)));
  keepingFocus(() => {
    fill(
      byId("odds-guide"),
      make("p", null, say("guide.about")),
      GUIDE.map((key, i) => guideSection(key, texts[i])),
      make("h2", null, say("guide.words.title")),
      Object.keys(WRITTEN).map(guideTable),
      make("p", { class: "quiet" }, say("guide.words.more")),
    );
  });
}

function guideSection(key, example) {
  return make(
    "section",
    null,
    make("h2", null, say("guide." + key + ".title")),
    wordAt("guide." + key + ".text").map((paragraph) => make("p", null, paragraph)),
    make(
      "pre",
      { class: "code", tabindex: "0", role: "region", "aria-label": say("guide." + key + ".title") },
      example,
    ),
    button(say("guide.try"), () => tryExample(key), { id: "odds-try-" + key }),
  );
}

function tryExample(key) {
  openExample("guide/" + key);
  chooseTab("results");
  byId("odds-tab-results").focus();
  byId("odds").scrollIntoView({ block: "start" });
}

function guideTable(table) {
  const key = "guide.words." + table;
  return make(
    "table",
    { class: "written" },
    make("caption", null, say(key + ".title")),
    make(
      "tbody",
      null,
      WRITTEN[table].map((written, i) =>
        make(
          "tr",
          null,
          make("th", { scope: "row" }, make("code", null, written)),
          make("td", null, wordAt(key + ".rows")[i]),
        ),
      ),
    ),
  );
}
