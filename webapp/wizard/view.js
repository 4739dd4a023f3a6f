/*
 * The view for 逆时巫师 OL: a card on one side, what it is and does on the other, and a table to play it on. This module
 * puts the parts on the page and draws those anew that a change of the state concerns; nothing else draws.
 */

import { announce } from "../base/ui/announce.js";
import { button, byId, fill, keepingFocus, make, show } from "../base/ui/elements.js";
import { unpacked } from "../base/core/packed-link.js";
import { offer } from "../base/ui/scripts.js";
import { say, sayAll } from "../base/ui/words.js";
import { forgetButton } from "../base/views/forget-button.js";
import { keepUnwritten, takeUnwritten } from "../base/editor/unwritten.js";
import { drawTitle } from "../base/views/views.js";
import { beginCard, exampleText, openExample, readCards, showExample, writeClean } from "./state/actions.js";
import { editor, markCards, writeInEditor } from "./state/editor.js";
import { takeFiles } from "./state/file-actions.js";
import { drawCards } from "./parts/card.js";
import { drawChoices } from "./parts/choices.js";
import { cardEditor, cardEditorSwitch, drawCardEditor, offerWords } from "./parts/code-editor.js";
import { collectionPart, drawCollection, drawFound } from "./parts/collection.js";
import { drawCourse } from "./parts/course.js";
import { drawCoverage } from "./parts/coverage.js";
import { drawDescription } from "./parts/description.js";
import { drawFiles, filesPart } from "./parts/files.js";
import { drawTools, fillAction, tableTools } from "./parts/game-tools.js";
import { drawLastPlay } from "./parts/last-play.js";
import { drawLog } from "./parts/log.js";
import { drawCardRemarks } from "./parts/remarks.js";
import { drawScenario, tellVerdict } from "./parts/scenario.js";
import { drawTests } from "./parts/tests.js";
import { drawZones } from "./parts/zones.js";
import { setTrouble } from "./state/play-actions.js";
import { keptNotice, openCards, wizardRecord } from "./state/record.js";
import { cardsRead, isExample, wizard } from "./state/state.js";
import { keptFiles, takeKeptFiles } from "./state/tests.js";

/** The document's cards, and one of ours, by the names of their files. */
const EXAMPLES = ["bash", "survival_of_the_fittest", "gilding_components", "stone", "counter_next_spell"];

/** What a card can be begun as, by the labels of the core. */
const KINDS = ["treasure", "monster", "event", "wand", "counter"];

let built = false;

function buildView() {
  built = true;
  fill(
    byId("wizard"),
    make(
      "header",
      { class: "view-head" },
      make(
        "div",
        { class: "view-title" },
        make("h1", { id: "wizard-title", tabindex: "-1", "data-say": "wizard.box.label" }),
        make(
          "p",
          { id: "wizard-mark", class: "quiet", hidden: true },
          make("span", { class: "pill warn", "data-say": "wizard.example-mark" }),
          " ",
          make("span", { "data-say": "wizard.example-hint" }),
        ),
      ),
      make(
        "div",
        { class: "wizard-begin" },
        make("div", { class: "actions", id: "wizard-new", role: "group", "data-say-aria-label": "wizard.new.label" }),
        make("div", {
          class: "actions",
          id: "wizard-examples",
          role: "group",
          "data-say-aria-label": "wizard.example-label",
        }),
      ),
    ),
    make(
      "div",
      { class: "columns" },
      make(
        "div",
        { class: "answer" },
        make("div", { id: "wizard-cards" }),
        make("div", { id: "wizard-description" }),
        collectionPart(),
        make(
          "section",
          { id: "wizard-game", class: "wizard-table", hidden: true },
          make("h2", { "data-say": "wizard.table.title" }),
          make("p", { id: "wizard-old", class: "pill warn", hidden: true, "data-say": "wizard.table.old" }),
          make("p", { id: "wizard-trouble", class: "trouble", role: "alert", hidden: true }),
          make("p", { id: "wizard-strip", tabindex: "-1", hidden: true, "data-say-aria-label": "wizard.strip.label" }),
          make("div", { id: "wizard-prompt" }),
          make("div", { id: "wizard-zones" }),
          tableTools(),
          make("div", { id: "wizard-scenario" }),
          make("div", { id: "wizard-tests", class: "wizard-files" }),
          make("div", { id: "wizard-course" }),
          make("div", { id: "wizard-log" }),
          make("div", { id: "wizard-coverage" }),
        ),
      ),
      make(
        "div",
        { class: "input-column", focusin: selectExample },
        cardEditor(),
        make("p", { id: "wizard-box-hint", class: "quiet", "data-say": "wizard.box.hint" }),
        make(
          "div",
          { class: "actions" },
          button("", offerWords, { id: "wizard-complete", class: "plain", "data-say": "wizard.box.complete" }),
          button("", writeClean, { id: "wizard-clean", class: "plain", "data-say": "wizard.box.clean" }),
          button("", () => cardEditorSwitch.toggle(), { id: "wizard-switch", class: "plain" }),
        ),
        make("div", { id: "wizard-offers" }),
        make("div", { id: "wizard-remarks" }),
        keptNotice.element(),
        filesPart(),
        make("p", { id: "wizard-forget" }),
      ),
    ),
  );
  fillAction();
  wizard.set(keptFiles());
  addEventListener("storage", takeKeptFiles);
  wizard.subscribe(drawChange);
}

/** The first key or paste takes the place of the example: all of it is selected when the keyboard comes to it. */
function selectExample(event) {
  const frame = byId("wizard-editor");
  if (!isExample() || !frame.contains(event.target) || frame.contains(event.relatedTarget)) return;
  // the press that brings the keyboard puts the cursor somewhere first; the keyboard may have gone on by then
  setTimeout(() => {
    if (isExample() && document.activeElement === event.target) editor.select(0, wizard.get().text.length);
  }, 100);
}

/** The same where the keyboard was in the editor before the example came. */
function selectNewExample() {
  const inEditor = byId("wizard-editor").contains(document.activeElement);
  if (isExample() && inEditor) editor.select(0, wizard.get().text.length);
}

/** Where nothing is written there is nothing to play with, but a link may have been damaged. */
function drawFrame() {
  const { text, game, trouble } = wizard.get();
  show(byId("wizard-mark"), isExample());
  show(byId("wizard-forget"), openCards() !== ""); // the example is not kept
  show(byId("wizard-game"), text.trim() !== "" || game !== null || trouble !== "");
}

/** Draws what a change of the state concerns. */
function drawChange(now, before) {
  const changed = (...names) => names.some((name) => now[name] !== before[name]);
  if (changed("trouble")) drawTrouble();
  if (changed("text", "game", "example", "trouble")) drawFrame();
  if (changed("text")) {
    fill(byId("wizard-offers"));
    markCards([]);
  }
  if (changed("reading")) {
    drawTitle();
    drawCardRemarks();
  }
  if (changed("reading", "words")) drawCards();
  if (changed("reading", "description")) keepingFocus(drawDescription);
  if (changed("reading", "game")) drawVeil(now);
  if (changed("game", "waiting", "course", "branches")) drawTable(now, before);
  else if (changed("reading")) drawTools();
  else if (changed("log", "line")) keepingFocus(drawLog);
  if (changed("scenario")) {
    drawScenario();
    tellVerdict();
  }
  if (changed("files", "file")) drawFiles();
  if (changed("tests", "reading", "package")) drawTests();
  if (changed("collected", "collectedTexts", "vocabulary", "tests")) drawCollection();
  else if (changed("filter")) drawFiltered(now, before);
  else if (changed("shown")) keepingFocus(drawFound);
}

/** While somebody types what is searched, its field stays. */
function drawFiltered({ filter }, { filter: before }) {
  if (filter.text !== before.text) drawFound();
  else drawCollection();
}

/** A text with errors is not played: the table is that of the last text without. */
function drawVeil({ reading, game }) {
  const isOld = game !== null && reading !== null && !reading.ok;
  show(byId("wizard-old"), isOld);
  byId("wizard-zones").classList.toggle("old", isOld);
}

function drawTrouble() {
  const { trouble } = wizard.get();
  byId("wizard-trouble").textContent = trouble;
  show(byId("wizard-trouble"), trouble !== "");
}

function drawTable(now, before) {
  const focused = document.activeElement !== document.body;
  drawGame();
  if (!before || now.acted === before.acted) return;
  // what was pressed may be gone: the card was played, the choice was made
  const strip = byId("wizard-strip");
  if (now.waiting) byId("wizard-choice-0")?.focus({ preventScroll: true });
  else if (focused && document.activeElement === document.body) strip.focus({ preventScroll: true });
  else announce(strip.textContent);
  showTable();
}

/** The whole table from the last play on, if a part of the reader's own hand is out of sight. */
function showTable() {
  const { bottom } = document.querySelector("#wizard-zones .own .zone-hand")?.getBoundingClientRect() ?? { bottom: 0 };
  const { top } = byId("wizard-game").getBoundingClientRect();
  if (bottom > document.documentElement.clientHeight || top < 0) byId("wizard-game").scrollIntoView({ block: "start" });
}

function drawGame() {
  drawTools();
  if (!wizard.get().game) {
    for (const id of ["strip", "prompt", "zones", "course", "coverage", "log"]) fill(byId("wizard-" + id));
    return;
  }
  keepingFocus(() => {
    drawLastPlay();
    drawChoices();
    drawZones();
    drawCourse();
    drawCoverage();
    drawFound();
    drawLog();
  });
}

function drawExamples() {
  fill(
    byId("wizard-new"),
    make("span", { class: "quiet" }, say("wizard.new.label")),
    KINDS.map((kind) => button(say("wizard.new." + kind), () => beginCard(kind), { id: "wizard-new-" + kind })),
  );
  fill(
    byId("wizard-examples"),
    make("span", { class: "quiet" }, say("wizard.example-label")),
    EXAMPLES.map((key) =>
      button(say("wizard.example." + key), () => openExample(key), { id: "wizard-example-" + key, class: "plain" }),
    ),
  );
}

/** The name of the first card, or of the file where the card has none. */
function titleOf(card) {
  return card && typeof card.name === "string" ? card.name : wizard.get().file || "";
}

keepUnwritten("wizard", () => ({ text: openCards() }));

offer("wizard", {
  async enter(parts, entry) {
    if (!built) buildView();
    const state = takeUnwritten("wizard") || entry;
    const example = !state && EXAMPLES.includes(parts["example"]) ? parts["example"] : null;
    if (!parts.wizard && !state && wizard.get().text !== "") {
      if (example) await openExample(example);
      else wizardRecord.settle(); // the table stays as it is
      return;
    }
    const linked = parts.wizard ? await unpacked(parts.wizard) : null;
    let given = { text: wizardRecord.recall() ?? "", handle: null };
    if (parts.wizard) {
      try {
        given = JSON.parse(linked || "none");
      } catch (damaged) {
        setTrouble(say("wizard.box.bad-link"));
      }
    } else if (example) {
      given = { text: await exampleText(example), handle: null };
    }
    const text = [state?.text, given?.text, ""].find((one) => typeof one === "string");
    writeInEditor(text);
    wizard.set({ text, game: null, course: [], branches: [], scenario: null, opening: given?.handle || null });
    wizardRecord.settle();
    if (text !== "" || parts.wizard || wizard.get().files.length > 0) {
      readCards();
      return;
    }
    await showExample(EXAMPLES[0]);
    selectNewExample();
  },

  draw() {
    sayAll(byId("wizard"));
    drawFrame();
    if (document.activeElement === document.body) byId("wizard-title").focus({ preventScroll: true });
    drawCardEditor();
    drawExamples();
    if (wizard.get().reading) {
      readCards();
    } else {
      drawCards();
      drawGame();
    }
    drawFiles();
    drawTests();
    drawCollection();
    drawScenario();
    fill(byId("wizard-forget"), forgetButton("forget-wizard"));
  },

  /** The text stays open, and is kept again as soon as it changes. */
  forget() {
    wizardRecord.forget();
    wizard.set({ files: [], file: null, package: [], tests: [] });
  },

  title: () => titleOf(cardsRead()[0]),

  take: takeFiles,
});
