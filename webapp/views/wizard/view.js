/* The view for 逆时巫师 OL: a card on one side, what it is and does on the other, and a table to play it on. */

import { LINK_LENGTH, STATE_LENGTH } from "../../ui/address-limits.js";
import { keepState, writeAddress } from "../../ui/address.js";
import { button, byId, fill, keepingFocus, make } from "../../ui/elements.js";
import { packed, unpacked } from "../../core/packed-link.js";
import { loadScript, offer } from "../../ui/scripts.js";
import { recall } from "../../ui/storage.js";
import { say, sayAll } from "../../ui/words.js";
import { forgetButton } from "../forget-button.js";
import { KeptText } from "../editor/kept-text.js";
import { keepUnwritten, takeUnwritten } from "../editor/unwritten.js";
import { drawTitle, openView } from "../views.js";
import { drawCards } from "./card.js";
import { drawChoices } from "./choices.js";
import { collectionPart, drawCollection, drawRuns, readCollection } from "./collection.js";
import { drawCoverage } from "./coverage.js";
import { cardEditor, cardEditorSwitch, drawCardEditor, markCards, offerWords, writeInEditor } from "./editor.js";
import { checkFiles, drawFiles, filesPart, takeFile } from "./files.js";
import { exploration, fillAction, tableTools } from "./game-tools.js";
import { drawCourse, played } from "./history.js";
import { drawLog } from "./log.js";
import { showError, startGame } from "./play.js";
import { scenarioAgain, scenarioOf } from "./practice-game.js";
import { drawCardRemarks } from "./remarks.js";
import { openCards, openStep } from "./opening.js";
import { cardsGiven, drawScenario, judgeScenario, openScenario, scenarioIn } from "./scenario.js";
import { askCore, cardsRead, coreLanguage, longestText, session, wizardLab } from "./session.js";
import { drawZones } from "./zones.js";

const READ_AFTER = 150;
/** The document's cards, and one of ours, by the names of their files. */
const EXAMPLES = ["bash", "survival_of_the_fittest", "gilding_components", "stone", "counter_next_spell"];

/** The cards that are being written. */
const keptText = new KeptText("wizard");

let built = false;
let readTimer = 0;

/** How often the text was read. Where it is read twice at once, the later reading counts. */
let readings = 0;

function buildView() {
  built = true;
  fill(
    byId("wizard"),
    make(
      "div",
      { class: "columns" },
      make(
        "div",
        { class: "input-column" },
        make("h1", { "data-say": "wizard.box.label" }),
        make("div", { class: "actions", id: "wizard-examples" }),
        cardEditor(),
        make("p", { id: "wizard-box-hint", class: "unseen", "data-say": "wizard.box.hint" }),
        make(
          "div",
          { class: "actions" },
          button("", offerWords, { id: "wizard-complete", class: "plain", "data-say": "wizard.box.complete" }),
          button("", writeClean, { id: "wizard-clean", class: "plain", "data-say": "wizard.box.clean" }),
          button("", () => cardEditorSwitch.toggle(), { id: "wizard-switch", class: "plain" }),
        ),
        make("div", { id: "wizard-offers" }),
        make("div", { id: "wizard-remarks" }),
        keptText.notice(),
        filesPart(),
        make("p", { id: "wizard-forget" }),
      ),
      make(
        "div",
        { class: "answer" },
        make("div", { id: "wizard-cards" }),
        collectionPart(),
        make(
          "section",
          { class: "wizard-table" },
          make("h2", { "data-say": "wizard.table.title" }),
          tableTools(),
          make("p", { id: "wizard-trouble", class: "trouble", role: "alert", hidden: true }),
          make("div", { id: "wizard-prompt" }),
          make("div", { id: "wizard-scenario" }),
          make("div", { id: "wizard-zones" }),
          make("div", { id: "wizard-course" }),
          make("div", { id: "wizard-log" }),
          make("div", { id: "wizard-coverage" }),
        ),
      ),
    ),
  );
  fillAction();
  session.files = recall("wizard-files", []);
}

/**
 * The text as it is now; it is read when typing rests, and the game is played once more with it.
 *
 * @param {string} text
 * @param {boolean=} step
 */
export function takeCards(text, step) {
  if (text.length > longestText()) {
    showError(say("trouble.too-long", { n: longestText() }));
    writeInEditor(session.text);
    return;
  }
  const scenario = scenarioIn(text);
  if (scenario) {
    openScenario(scenario, say("wizard.scenario.pasted"));
    return;
  }
  session.text = text;
  fill(byId("wizard-offers"));
  markCards([]);
  clearTimeout(readTimer);
  readTimer = setTimeout(readCards, step ? 0 : READ_AFTER);
}

keepUnwritten("wizard", () => ({ text: session.text }));

async function readCards() {
  const number = ++readings;
  await wizardLab.learnConstants();
  const text = session.text;
  const reading = await askCore("check", { text });
  const words = reading.ok ? await askCore("explain", { text, language: coreLanguage() }) : { result: { lines: [] } };
  if (number !== readings || text !== session.text) return;
  session.reading = reading;
  session.words = words.result ? words.result.lines : [];
  if (text !== session.kept) {
    keptText.keep(text);
    session.kept = text;
    writeCards(session.isStep);
  }
  session.isStep = false;
  drawTitle();
  drawCardRemarks();
  drawCards();
  const opening = session.opening;
  session.opening = null;
  const again = opening || (played() > 0 ? session.game.handle : null);
  if (reading.ok && cardsRead().length > 0) {
    startGame(again ? scenarioAgain(again) : scenarioOf(cardsRead()));
  } else if (opening && cardsGiven().length === 0) {
    startGame(scenarioAgain(opening));
  } else {
    drawTable();
  }
  judgeScenario();
  if (session.files.length > 0) checkFiles();
  else readCollection();
}

/** The name of the first card, or of the file where the card has none. */
function titleOf(card) {
  return card && typeof card.name === "string" ? card.name : session.file || "";
}

/** The cards as plain JSON of the second generation. */
function writeClean() {
  const read = session.reading?.result;
  const value = read && (read.card || read.cards || read.trigger);
  if (value) openCards(JSON.stringify(value, null, 2) + "\n");
}

export function drawTable() {
  const game = session.game;
  for (const id of ["undo", "redo", "next", "flip", "flip-monster", "run", "do", "save", "share"]) {
    byId("wizard-" + id).disabled = !game;
  }
  byId("wizard-flip").disabled ||= !exploration();
  byId("wizard-start").disabled = !session.reading?.ok || cardsRead().length === 0;
  if (game) {
    byId("wizard-undo").disabled = played() === 0;
    byId("wizard-redo").disabled = played() >= session.course.length;
    keepingFocus(() => {
      drawChoices();
      drawZones();
      drawCourse();
      drawCoverage();
      drawRuns();
      drawLog();
    });
  }
}

function drawExamples() {
  fill(
    byId("wizard-examples"),
    EXAMPLES.map((key) =>
      button(say("wizard.example." + key), () => openExample(key), { id: "wizard-example-" + key, class: "plain" }),
    ),
  );
}

async function openExample(key) {
  const text = await exampleText(key);
  const before = openStep();
  session.game = null;
  session.log = [];
  session.file = null;
  session.scenario = null;
  openCards(text, null, { before });
}

async function exampleText(key) {
  if (!Cardbench.examples) await loadScript("examples.js");
  return Cardbench.examples["wizard/" + key + ".jsonc"];
}

/** The text and the game in the address, where they are short enough for one. */
export async function writeCards(step) {
  const text = session.text;
  const actions = session.game?.handle.actions || [];
  const link =
    text === ""
      ? ""
      : await packed(
          JSON.stringify({ text, handle: actions.length > 0 ? { ...session.game.handle, cards: [] } : null }),
        );
  if (text !== session.text || openView.key !== "wizard") return;
  writeAddress({ wizard: link.length <= LINK_LENGTH ? link : "" }, stateOf(text), step);
}

/** What an entry of the browser's history holds: a game is in its link. */
function stateOf(text) {
  return text.length > STATE_LENGTH ? null : { text };
}

offer("wizard", {
  async enter(parts, entry) {
    if (!built) buildView();
    const state = takeUnwritten("wizard") || entry;
    const example = !state && EXAMPLES.includes(parts["example"]) ? parts["example"] : null;
    if (!parts.wizard && !state && session.text !== "") {
      if (example) await openExample(example);
      else keepState(stateOf(session.text)); // the table stays as it is
      return;
    }
    const linked = parts.wizard ? await unpacked(parts.wizard) : null;
    let given = { text: keptText.recall() ?? "", handle: null };
    if (parts.wizard) {
      try {
        given = JSON.parse(linked || "none");
      } catch (damaged) {
        showError(say("wizard.box.bad-link"));
      }
    } else if (example) {
      given = { text: await exampleText(example), handle: null };
    }
    const text = [state?.text, given?.text, ""].find((one) => typeof one === "string");
    if (openView.key === "wizard") keepState(stateOf(text));
    session.game = null;
    session.course = [];
    session.branches = [];
    session.scenario = null;
    session.opening = given?.handle || null;
    writeInEditor(text);
    session.text = text;
    readCards();
  },

  draw() {
    sayAll(byId("wizard"));
    drawCardEditor();
    drawExamples();
    if (session.reading) {
      readCards();
    } else {
      drawCards();
      drawTable();
    }
    drawFiles();
    drawCollection();
    drawScenario();
    fill(byId("wizard-forget"), forgetButton("forget-wizard"));
  },

  /** The text stays open, and is kept again as soon as it changes. */
  forget() {
    session.kept = session.text;
    session.files = [];
    session.file = null;
    session.package = [];
  },

  title: () => titleOf(cardsRead()[0]),

  take: takeFile,
});
