/*
 * The help: what the page does, how a deck code is built, where that is written down, and what is wrong there. Its
 * words are blocks in the tables: a title with paragraphs, and for the format a table of rows.
 */

import { ask, readPart } from "../../core/ask.js";
import { byId, fill, make } from "../../ui/elements.js";
import { loadScript, offer } from "../../ui/scripts.js";
import { say, wordAt } from "../../ui/words.js";
import { forgetButton } from "../forget-button.js";
import { openView } from "../views.js";

const HELP = ["page", "deckstring", "clipboard", "orders", "article", "sharecode", "private"];

/** Where the formats are written down, by the key of the words. */
const SOURCES = {
  hearthsim: "https://hearthsim.info/docs/deckstrings/",
};

/** The code that the description of share codes prints. */
const SHARE_CODE = "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";

function drawHelp() {
  fill(
    byId("help"),
    make("h1", null, say("help.title")),
    make("p", null, make("a", { href: "#decks" }, say("help.back"))),
    HELP.map(helpBlock),
    make("h2", null, say("help.sources.title")),
    make("ul", null, make("li", null, say("help.sources.article")), Object.keys(SOURCES).map(sourceLine)),
    Cardbench.cardSources && tableSources(Cardbench.cardSources),
    make(
      "p",
      { id: "answers", class: "quiet" },
      say("help.answers", { value: document.querySelector("meta[name=answers]").content }),
    ),
  );
}

/** Where the card tables are from: versions and dates, as the tables themselves say them. */
function tableSources(sources) {
  return make(
    "section",
    { id: "table-sources" },
    make("h2", null, say("help.tables.title")),
    make(
      "ul",
      null,
      Object.keys(sources).map((game) =>
        make("li", null, say("help.tables.line", { game: say("kind." + game), source: sources[game] })),
      ),
    ),
  );
}

function helpBlock(key) {
  const { title, text, rows, head } = wordAt("help." + key);
  return make(
    "section",
    null,
    make("h2", null, title),
    text.map((paragraph) => make("p", null, paragraph)),
    rows && make("table", null, make("tbody", null, rows.map(helpRow))),
    head && shareCodePair(head),
    key === "private" && forgetButton("help-forget"),
    key === "article" && make("p", null, make("a", { href: "#deck=" + articleCode() }, say("help.show"))),
  );
}

/** One deck under two offsets, side by side: what looks like padding under the one is the offset under the other. */
function shareCodePair(head) {
  const deck = readPart(ask("decode", { text: SHARE_CODE }));
  const rows = [0, 1].map((offset) => {
    const code = readPart(ask("encode", { deck, offset })).text;
    const last = readPart(ask("explain", { text: code }))
      .bytes.split(" ")
      .slice(-2);
    const padding = (parseInt(last[0], 16) - offset) % 16;
    return make(
      "tr",
      null,
      make("td", null, String(offset)),
      make("td", null, make("a", { href: "#deck=" + code, class: "code" }, code)),
      make("td", null, make("code", null, last.join(" "))),
      make("td", null, make("code", null, padding.toString(2).padStart(4, "0"))),
    );
  });
  return make(
    "div",
    { class: "wide" },
    make(
      "table",
      { id: "code-pair" },
      make(
        "thead",
        null,
        make(
          "tr",
          null,
          head.map((words) => make("th", { scope: "col" }, words)),
        ),
      ),
      make("tbody", null, rows),
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

/** The code that the article takes apart is the one of the example. */
function articleCode() {
  return say("example.text")
    .split("\n")
    .find((line) => line !== "" && !line.startsWith("#"));
}

function sourceLine(key) {
  return make("li", null, make("a", { href: SOURCES[key], rel: "noreferrer" }, say("help.sources." + key)));
}

offer("help", { enter: bringSources, draw: drawHelp });

/** The list of tables may not be there yet; the help is drawn without it, and again when it has come. */
async function bringSources() {
  if (!Cardbench.cardSources) {
    try {
      await loadScript("card-list.js");
    } catch (offline) {
      return;
    }
    if (openView.key === "help") drawHelp();
  }
}
