import { all, click, counted, fill, settled, shown, until } from "../../../base/page.js";
import { equal, test } from "../../../base/testing.js";
import { GENIUS, HUNTER, POST, ROGUE, compareWith, deck, tab } from "./decks.js";

/* Decks copied for the places where people post, one by one and all of a post. */

const HostileNames = Java.type("cardbench.codes.export.HostileNames");
const MarkdownParser = Java.type("org.commonmark.parser.Parser");
const Tables = Java.type("org.commonmark.ext.gfm.tables.TablesExtension");
const TextRenderer = Java.type("org.commonmark.renderer.text.TextContentRenderer");

const THREE = POST + "\n七圣召唤：" + GENIUS + " [end]\n";
const CODES = [ROGUE, HUNTER, GENIUS];

/** The text for a place, as soon as it fits. */
const field = (isWanted = () => true) =>
  until(() => {
    const one = document.getElementById("share-field");
    return one && isWanted(one.value) ? one.value : "";
  }, String(isWanted));

/** Chooses a way to take the deck along, also where cards have numbers for names. */
async function take(way) {
  await click("#" + way);
  await settled();
  if (all("#share-anyway").length > 0) await click("#share-anyway");
  await settled();
}

/** Opens the ways to take a deck along. */
async function sharing(given, language) {
  await deck(given, language);
  await tab("share");
  await shown("#share-nga");
}

/** Does something with all decks of a post. */
async function together(given, ...ways) {
  await deck(given);
  for (const way of ways) await take(way);
}

for (const [language, place] of [
  ["en", "discord"],
  ["zh", "nga"],
  ["ja", "x"],
]) {
  test("ways for all come first, then the places of the language: " + language, async () => {
    await sharing(GENIUS, language);
    const ids = all(".share-pane > .ways button").map(({ id }) => id.slice(6));
    equal(ids.slice(0, 7).join(" "), "picture text link embed sheet json " + place);
  });
}

test("a place without a source is not checked", async () => {
  await sharing(GENIUS);
  await click("#share-tieba");
  await shown("#share-unchecked", "Not checked");
  await click("#share-qq");
  await counted("#share-unchecked", 0);
});

// X takes the title and the code of most decks
test("a long text is shortened, with a note", async () => {
  await sharing(HUNTER);
  await take("share-x");
  await shown(".share-notes li", "280");
  await shown("#share-shown", HUNTER);
});

test("the preview reads Markdown as a reader of CommonMark does, whatever a deck is called", async () => {
  const parser = MarkdownParser.builder().extensions([Tables.create()]).build();
  const renderer = TextRenderer.builder().build();
  const faults = [];
  await sharing(ROGUE);
  await take("share-discourse");
  for (const name of HostileNames.ALL) {
    const given = name.replace(/[\r\n\0\ud800-\udfff]/gu, " ").trim();
    await fill("#box", "### x " + given + "\n" + ROGUE);
    await settled();
    const markdown = await field((value) => value.includes(ROGUE) && value.startsWith("### x"));
    const preview = document.getElementById("share-shown").textContent.replace(/\s/g, "");
    const peer = renderer.render(parser.parse(markdown)).replace(/^ *- /gm, "").replace(/\s/g, "");
    if (peer !== preview) faults.push(given + "\n" + peer + "\n" + preview);
  }
  equal(faults, []);
});

// the tab for comparing draws its part again with each deck that is written there
test("what can be done with all decks is offered once", async () => {
  await deck(THREE);
  await compareWith(ROGUE);
  await counted("#found-together [role=group]", 1);
  await counted("#together-table", 1);
});

test("decks of a post are a table in one step", async () => {
  await together(THREE, "together-table", "share-reddit");
  await counted("#share-shown table", 2);
  equal(document.querySelector("#share-shown table tr").querySelectorAll("th").length, 3);
  for (const code of CODES) await shown("#share-shown", code);
});

test("decks of a post are blocks of a place", async () => {
  await together(THREE, "together-decks", "share-nga");
  const blocks = await field((value) => value.includes("[code]"));
  for (const code of CODES) equal(blocks.includes("[code]" + code), true, code);
});

test("a post is written with its names behind the codes", async () => {
  await together(THREE, "together-names", "share-qq");
  let post = await field((value) => value.includes(" (Raiden Shogun / "));
  for (const code of CODES) {
    const from = post.indexOf(code) + code.length;
    // names of cards may have brackets, too: the last one before the line goes on
    const to = code === GENIUS ? post.indexOf(")", from) : post.lastIndexOf(")", post.indexOf("\n", from));
    post = post.slice(0, from) + post.slice(to + 1);
  }
  equal(post, THREE);
});

test("a damaged code of a post stays, with a note", async () => {
  const damaged = "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbv";
  await together(THREE + damaged + "\n", "together-names");
  await shown(".share-notes li", "AAEBAf0GAA/OBpcH");
  await field((value) => value.endsWith("\n" + damaged + "\n"));
});
