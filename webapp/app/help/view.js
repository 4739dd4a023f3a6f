/*
 * The help: ten questions as folded lines, what each view does, its keys, how to embed a deck; then how codes are
 * built, figures, limits. Its words are blocks in the tables: a title with paragraphs, and a table of rows where there
 * is one. Each block has an address of its own, such as #help=keys.
 */

import { ask, readPart } from "../../base/core/ask.js";
import { loadDecksCore } from "../../base/core/decks-core.js";
import { byId, fill, make } from "../../base/ui/elements.js";
import { loadModules, loadScript, offer } from "../../base/ui/scripts.js";
import { say, wordAt } from "../../base/ui/words.js";
import { forgetButton } from "../../base/views/forget-button.js";
import { bringSum, releaseCheck } from "./release.js";

const HELP = [
  "decks",
  "lists",
  "draws",
  "odds",
  "files",
  "archetypes",
  "wizard",
  "keys",
  "embed",
  "bookmarklet",
  "private",
  "deckstring",
  "sharecode",
];

/** What few people look for comes last. */
const LAST = ["published", "limits", "release"];

/** The code that the description of share codes prints. */
const SHARE_CODE = "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";

const WIDGET_FILE = "cardbench-widget.js";

/** The address of this site's widget. From disk it has none that others could use. */
const WIDGET = location.protocol === "file:" ? WIDGET_FILE : new URL(WIDGET_FILE, location.href).href;

/** How a page shows a deck: the least that the widget needs. */
function embedded() {
  const deck = make("pre", { class: "card-deck" }, SHARE_CODE).outerHTML;
  // An element would require the script's address at once, so that this one is written out.
  const script = ["<script", 'src="' + WIDGET.replace(/&/g, "&amp;") + '"', "async></" + "script>"].join(" ");
  return deck + "\n" + script;
}

/** The block that the address requires, until it was brought into sight. */
let wanted = null;

function drawHelp() {
  fill(
    byId("help"),
    make("h1", { id: "help-title", tabindex: "-1" }, say("help.title")),
    contents(),
    make(
      "div",
      { class: "help-text" },
      questions(),
      HELP.map(helpBlock),
      make("section", { id: "table-sources" }),
      LAST.map(helpBlock),
      make(
        "p",
        { id: "answers", class: "quiet" },
        say("help.answers", { value: document.querySelector("meta[name=answers]").content }),
      ),
    ),
  );
  drawTableSources();
  bringBookmark();
  bringShareCodes();
  const block = wanted && byId("help-" + wanted);
  if (block) {
    block.scrollIntoView();
    byId("help-title-" + wanted).focus({ preventScroll: true });
    wanted = null;
  } else if (document.activeElement === document.body) {
    byId("help-title").focus({ preventScroll: true });
  }
}

function contents() {
  return make(
    "nav",
    { class: "contents", "aria-label": say("help.contents") },
    make(
      "ul",
      null,
      ["questions", ...HELP, ...LAST].map((key) =>
        make("li", null, make("a", { href: "#help=" + key }, say("help." + key + ".title"))),
      ),
    ),
  );
}

/** Where the card tables are from: versions and dates, as the tables themselves have them. */
function drawTableSources() {
  const sources = Cardbench.cardSources;
  if (!sources) return;
  fill(
    byId("table-sources"),
    make("h2", null, say("help.tables.title")),
    make(
      "ul",
      null,
      Object.keys(sources).map((game) => tableSource(gameName(game), sources[game])),
    ),
  );
}

function gameName(game) {
  return wordAt("start.deck." + game) ?? say("kind." + game);
}

/** The notice of a table is English in every language of the page, and marked so for screen readers. */
function tableSource(game, source) {
  const [before, after] = say("help.tables.line", { game, source: "\n" }).split("\n");
  return make("li", null, before, make("span", { lang: "en" }, source), after);
}

/** The words of the questions, below those of the help. */
const QUESTIONS = "questions";

/** Each question unfolds its answer. */
function questions() {
  const { title, rows } = wordAt("help." + QUESTIONS);
  return make(
    "section",
    { id: "help-questions" },
    make("h2", { id: "help-title-questions", tabindex: "-1" }, title),
    rows.map(([question, answer]) => make("details", null, make("summary", null, question), make("p", null, answer))),
  );
}

function helpBlock(key) {
  const { title, text, rows, head } = wordAt("help." + key);
  const words = key === "bookmarklet" ? text.map(linked) : text;
  const [first, ...others] = words.map((paragraph) => make("p", null, paragraph));
  return make(
    "section",
    { id: "help-" + key },
    make("h2", { id: "help-title-" + key, tabindex: "-1" }, title),
    first,
    key === "embed" && make("pre", { class: "code", translate: "no", tabindex: "0", "aria-label": title }, embedded()),
    others,
    rows && make("table", named(key), make("tbody", null, rows.map(helpRow))),
    head && shareCodePair(head, key),
    key === "private" && forgetButton("help-forget"),
    key === "release" && releaseCheck(title),
  );
}

/** A paragraph with the bookmark, which comes later, or with the userscript in it. */
function linked(paragraph) {
  const [before, hole, after] = paragraph.split(/\{(link|script)\}/);
  const script = () => make("a", { href: "cardbench.user.js" }, "cardbench.user.js");
  return [before, hole === "script" ? script() : make("span", { id: "help-bookmark" }), after];
}

/** Puts the bookmark into its paragraph. */
async function bringBookmark() {
  try {
    const { bookmarklet } = await loadModules("bookmarklet");
    byId("help-bookmark")?.replaceChildren(bookmarklet());
  } catch (offline) {
    // the next visit of the help tries again
  }
}

/** A table is named by the title of its block. */
function named(key) {
  return { "aria-labelledby": "help-title-" + key };
}

/** Puts the share codes into their table: what looks like padding under one offset is the offset under the other. */
async function bringShareCodes() {
  try {
    await loadDecksCore();
    fill(byId("code-pair").tBodies[0], shareCodes());
  } catch (offline) {
    // the next visit of the help tries again
  }
}

/** One deck under two offsets, as rows. */
function shareCodes() {
  const deck = readPart(ask("decode", { text: SHARE_CODE }));
  return [0, 1].map((offset) => {
    const code = readPart(ask("encode", { deck, offset })).text;
    const last = Array.from(atob(code).slice(-2), (letter) => letter.charCodeAt(0));
    const padding = (last[0] - offset) & 15;
    return make(
      "tr",
      null,
      make("td", null, String(offset)),
      make("td", null, make("a", { href: "#deck=" + code, class: "code" }, code)),
      make("td", null, make("code", null, last.map((byte) => byte.toString(16).padStart(2, "0")).join(" "))),
      make("td", null, make("code", null, padding.toString(2).padStart(4, "0"))),
    );
  });
}

/** The table of one deck under two offsets, whose rows come later. */
function shareCodePair(head, key) {
  return make(
    "div",
    { class: "wide" },
    make(
      "table",
      { id: "code-pair", ...named(key) },
      make(
        "thead",
        null,
        make(
          "tr",
          null,
          head.map((words) => make("th", { scope: "col" }, words)),
        ),
      ),
      make("tbody"),
    ),
  );
}

function helpRow([name, ...cells]) {
  return make(
    "tr",
    null,
    make("th", { scope: "row" }, name),
    cells.map((cell) => make("td", null, cell)),
  );
}

offer("help", { enter: enterHelp, draw: drawHelp });

/** @param {!Object<string, string>} parts of the address */
function enterHelp(parts) {
  wanted = parts.help || null;
  bringSources();
  bringSum();
}

/** The list of tables may not be there yet: its place is empty until it has come. */
async function bringSources() {
  if (Cardbench.cardSources) return;
  try {
    await loadScript("card-list.js");
  } catch (offline) {
    return;
  }
  if (byId("table-sources")) drawTableSources();
}
