import { all, choose, click, counted, fill, gone, open, settled, shown, text, texts, until } from "../../base/page.js";
import { words } from "../../base/html.js";
import { equal, test } from "../../base/testing.js";
import { POST, ROGUE } from "../../codes/decks/page/decks.js";

/* Whatever is pasted, dropped or chosen, in whichever view: the page names its kind, and the view that uses it. */

const { odds } = await import("../../../../../webapp/odds/state/state.js");
const Files = Java.type("java.nio.file.Files");
const Path = Java.type("java.nio.file.Path");

const YDK = "#created by a test\n#main\n3040\n3040\n#extra\n!side\n";
const NAMES = "!setname 0x7b Galaxy\n!setname 0x107b Galaxy-Eyes\n";

/** The beginning of a database without the tables of cards, as a text can hold it. */
const NO_CARDS = "SQLite format 3\0" + "\0".repeat(284);

const NO_NAMES = "#only a comment\n!system 1 Normal Summon\n";

const OPEN = ".open-there";

const example = (name) => Files.readString(Path.of("cards-data/examples", name));

const value = (id) => document.getElementById(id)?.value;

/** Waits until a field has a value. */
const holds = (id, expected) => until(() => value(id) === expected, id + " holds " + expected);

/** Opens a view, once the box of the view Decks is empty. */
async function at(view) {
  await open("#decks");
  localStorage.clear();
  await fill("#box", "");
  if (view !== "decks") location.hash = "#" + view;
  await settled();
  await shown("#" + view);
}

/** Opens the view Decks with a text in its box. */
async function pasted(given) {
  await at("decks");
  await fill("#box", given);
}

/** Drops files with these names and texts, in turn, on the page. */
async function drop(...namesAndTexts) {
  const files = [];
  for (let i = 0; i < namesAndTexts.length; i += 2) files.push(new File([namesAndTexts[i + 1]], namesAndTexts[i]));
  document.body.dispatchEvent(new Event("drop", { bubbles: true, dataTransfer: { files, getData: () => "" } }));
  await settled();
}

test("a card in Decks is opened in the wizard", async () => {
  await pasted(example("wizard/stone.jsonc"));
  await shown("#recognised", "a card of Reverse Wizard");
  await click("#recognised " + OPEN);
  await shown("#wizard-cards", "小石子");
});

test("a setcode in Decks is taken apart", async () => {
  await pasted("0x307b1048");
  await shown("#recognised", "This is a setcode.");
  await counted("#notes li", 0);
  await click("#recognised " + OPEN);
  await holds("setcode-value", "0x307b1048");
  await shown("#setcode-slots", "813371464");
});

test("a setcode in a sentence is taken apart", async () => {
  await pasted("What is a card with 0x307b1049?");
  await shown("#recognised", "mentions a setcode: 0x307b1049.");
  await click("#recognised " + OPEN);
  await holds("setcode-value", "0x307b1049");
});

test("names in Decks are opened as a file", async () => {
  await pasted(NAMES);
  await click("#recognised " + OPEN);
  await shown("#setcode-files", "strings.conf");
  await shown("#setcode-files", "2 archetypes");
});

test("for a text of nothing, the page lists what it reads", async () => {
  await pasted("My deck:\n  40 cards\n");
  await shown("#recognised", "Cardbench reads");
  equal(all(OPEN).length + all("#notes li").length, 0);
  await fill("#box", ROGUE);
  await gone("#recognised");
});

test("a post about a deck file stays a post", async () => {
  await pasted("deck:\n  cards: 30\n" + POST);
  await shown("#found button");
  await gone("#recognised");
});

for (const view of ["decks", "wizard", "archetypes", "help"]) {
  test("one file of Odds is opened there from " + view, async () => {
    await at(view);
    const file = example("guide/first.yml") + "# dropped on " + view + "\n";
    await drop("x.yml", file);
    await until(() => odds.get().text === file, "the deck file");
    await until(() => all("#odds-figures").some((one) => /\d%/.test(words(one))), "a rate");
    equal(text("#recognised-files"), "x.yml is a ygo-calc deck file. It was opened here.");
    await click("#views a");
    await gone("#recognised-files");
    equal(value("box"), "");
  });
}

for (const file of ["wizard/survival_of_the_fittest.jsonc", "wizard/scenarios/stone-of-the-first-generation.json"]) {
  test("one file of the wizard is opened there: " + file, async () => {
    await at("odds");
    const before = value("wizard-text");
    await drop("x.json", example(file));
    await shown("#wizard");
    await shown("#recognised-files", "opened here");
    await until(() => !["", before].includes(value("wizard-text")), "another text");
  });
}

test("the second deck is a press away", async () => {
  await at("decks");
  await drop("a.ydk", YDK, "b.txt", ROGUE);
  await holds("box", YDK);
  await click(OPEN);
  await holds("box", ROGUE);
});

test("a file without text is refused", async () => {
  await at("decks");
  await drop("a.png", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR");
  await shown("#recognised-files");
  equal(texts("#recognised-files"), ["a.png: not recognised."]);
  equal(value("box"), "");
});

// a file that is chosen goes where it is used, as one that is dropped
for (const [from, chooser, name, content, to, answer, part] of [
  ["odds", "#odds-file", "my.conf", NAMES, "archetypes", "#setcode-files", "my.conf"],
  ["wizard", "#wizard-file", "other.conf", NAMES, "archetypes", "#setcode-files", "other.conf"],
  ["archetypes", "#setcode-file", "a.ydk", YDK, "decks", "#answer", "ydk file"],
  ["decks", "#file", "x.yml", example("guide/first.yml"), "odds", "#odds-figures", "%"],
]) {
  test("a file chosen in " + from + " is opened in " + to, async () => {
    await at(from);
    await choose(chooser, { name, content });
    await shown("#" + to);
    await shown(answer, part);
    await shown("#recognised-files", "It was opened here.");
  });
}

test("a deck in Odds becomes a deck file", async () => {
  await at("odds");
  await drop("a.ydk", YDK);
  await click("#odds-mode-text");
  await until(() => value("odds-text").includes("3040") && value("odds-text").includes("simulate"), "the deck file");
  await shown("#odds");
});

// of files that are refused, each has its reason, and none is listed as in use
for (const [view, trouble] of [
  ["archetypes", "#setcode-trouble"],
  ["decks", "#trouble"],
]) {
  test("files that are refused together are each named: " + view, async () => {
    await at(view);
    await drop("cardData.cdb", NO_CARDS, "my.conf", NAMES, "strings.conf", NO_NAMES);
    await shown(trouble, "cardData.cdb");
    await shown(trouble, "strings.conf");
    equal(text(trouble).includes("my.conf"), false);
    await counted("#recognised-files li", 1);
    await shown("#recognised-files", "my.conf is a list");
  });
}

test("a deck among refused files is shown, and the trouble stays", async () => {
  await at("decks");
  await drop("cardData.cdb", NO_CARDS, "a.ydk", YDK);
  await holds("box", YDK);
  await shown("#trouble", "cardData.cdb");
  equal(text("#recognised-files"), "a.ydk is a deck. It is in use here.");
});

test("a refused file for another view is not listed as opened", async () => {
  await at("odds");
  await drop("cardData.cdb", NO_CARDS);
  await shown("#setcode-trouble", "cardData.cdb");
  await gone("#recognised-files");
});
