import { click, counted, fill, gone, saved, shown, text, texts, until } from "../../base/page.js";
import { words } from "../../base/html.js";
import { equal, test } from "../../base/testing.js";
import { box, cards, files, having, lists, selected, shipped, write } from "./wizard.js";

/* Several cards: found, compared with what the document offers, and run; and the files that they are in. */

const EXAMPLES = ["stone.jsonc", "bash.jsonc", "survival_of_the_fittest.jsonc", "gilding_components.jsonc"];
const NAMES = ["小石子", "当头一棒", "优胜劣汰", "镀金的部件"];

const card = (name, cost, school, effect) => `{"id": "t.treasure.com.${name}", "count": 1, "name": "${name}",
 "manaCost": ${cost}, "rarity": "com", "school": "${school}", "description": "", "behaviors": [
  {"at": "onPlay", "do": [
   {"type": "${effect}", "mode": "add", "amount": 1, "target": "$onPlay.playerUUID"}]}]}`;

/** Waits until these cards are found. */
const found = (...names) => lists(".collected strong", names);

/** The first line of the fold with the lines of a card. */
const linesOf = (name) => words(having(".collected", name).querySelector("summary"));

/** Waits until so many lines of a card have run. */
function haveRun(name, expected) {
  return until(() => having(".collected", name) && linesOf(name) === expected, name + ": " + expected);
}

/** Presses the first button that fits in the entry of a card. */
const pressIn = (name, selector) => having(".collected", name).querySelector(selector).click();

test("cards of a package are found by what they are and use", async () => {
  await files(EXAMPLES);
  await found(...NAMES);
  await fill("#wizard-search", "当头");
  await found("当头一棒");
  equal(document.activeElement.id, "wizard-search");
  equal(text("#wizard-found"), "1 of 4 cards");
  await fill("#wizard-search", "base.treasure");
  await found("小石子", "当头一棒", "优胜劣汰");
  await fill("#wizard-filter-rarity", "ori");
  await found("小石子");
  await fill("#wizard-filter-rarity", "");
  await fill("#wizard-search", "");
  await fill("#wizard-filter-word", "condition HasWand");
  await found("当头一棒");
  await fill("#wizard-filter-word", "");
  await fill("#wizard-search", "lessthanorequal");
  await found("优胜劣汰");
});

test("a card is shown in its file", async () => {
  await files(EXAMPLES);
  await found(...NAMES);
  equal(box().includes("优胜劣汰"), false);
  pressIn("优胜劣汰", ".lines > button");
  await shown("#wizard-files .file[aria-current]", "survival_of_the_fittest");
  await until(() => box().includes("优胜劣汰"), "the card in the box");
});

// of the document's tables, the four cards use 2 timings, and of 14 conditions these two
test("words of the document are used or not", async () => {
  await files(EXAMPLES);
  await found(...NAMES);
  await click("#wizard-vocabulary summary");
  await shown("#wizard-word-doable-damage", "cards: 2");
  await shown("#wizard-word-condition-HasWand", "cards: 1");
  equal(words(having("#wizard-vocabulary .unused", "shuffleBack")), "shuffleBack unused");
  await shown("#wizard-vocabulary h3", "2 of 8");
  equal(words(having("#wizard-vocabulary h3", "Timings")).includes("2 of 8"), true);
  document.getElementById("wizard-word-condition-HasWand").focus();
  await click("#wizard-word-condition-HasWand");
  await found("当头一棒");
  equal(document.activeElement.id, "wizard-word-condition-HasWand");
  await click("#wizard-word-condition-HasWand");
  await counted(".collected", 4);
});

test("lines that the scenarios ran are marked", async () => {
  await files([...EXAMPLES, "scenarios/bash-with-wand.json"]);
  await found(...NAMES);
  // the branch with a wand: the condition and the 12 damage, not the 9
  await haveRun("当头一棒", "2 of 3 lines have run");
  await haveRun("小石子", "0 of 1 line has run");
  pressIn("当头一棒", "summary");
  await counted(".collected .ran", 2);
  pressIn("当头一棒", ".unrun button");
  await until(() => selected().includes('"amount": 9'), "the line that has not run");
  equal(selected().includes('"amount": 12'), false);
});

// two cards of fire cost 1 and 12, one of frost 1; the one without a name is its id
test("figures of a collection are those of its cards", async () => {
  const last = card("three", 12, "fire", "gold").replace('"name": "three"', '"name": ""');
  await cards("[" + [card("one", 1, "fire", "gold"), card("two", 1, "frost", "gold"), last].join(",") + "]");
  await found("one", "two", "t.treasure.com.three");
  await click("#wizard-costs-fold");
  equal(texts("#wizard-costs thead th"), ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10+"]);
  equal(texts("#wizard-costs tbody tr"), [
    "all 0 2 0 0 0 0 0 0 0 0 1",
    "common 0 2 0 0 0 0 0 0 0 0 1",
    "fire 0 1 0 0 0 0 0 0 0 0 1",
    "frost 0 1 0 0 0 0 0 0 0 0 0",
  ]);
  await shown("#wizard-unplayed", "3 of 3 cards are played by no scenario and no test.");
  equal(texts("#wizard-unplayed button").at(-1), "t.treasure.com.three");
  await click("#wizard-card-c1");
  await click("#wizard-make-test");
  await shown("#wizard-unplayed", "2 of 3 cards");
});

test("a list of cards is a collection, whose lines are run by playing", async () => {
  const list = "[\n" + card("first", 1, "fire", "gold") + ",\n" + card("second", 2, "frost", "freezing") + "]";
  await cards(list);
  await found("first", "second");
  await fill("#wizard-filter-school", "frost");
  await found("second");
  await fill("#wizard-filter-school", "");
  await haveRun("first", "0 of 1 line has run");
  await click("#wizard-card-c1");
  await haveRun("first", "1 of 1 line has run");
  // what was undone has been tried nevertheless; a card that is changed has not
  await click("#wizard-undo");
  await shown(".own .zone-hand #wizard-card-c1");
  await haveRun("first", "1 of 1 line has run");
  await write(list.replace('"name": "first"', '"name": "first more"'));
  await found("first more", "second");
  await haveRun("first more", "0 of 1 line has run");
  await write(card("first", 1, "fire", "gold"));
  await gone("#wizard-collection");
  equal(text(".wizard-card h2"), "first");
});

test("several files are checked together and saved as one", async () => {
  const scenario = "scenarios/bash-with-wand.json";
  await files(["stone.jsonc", "stone.jsonc", scenario], ["a.json", "b.json", "test.json"]);
  await shown("#wizard-files .file:nth-child(2) .bad");
  await shown("#wizard-files .file:nth-child(3) .good");
  await click("#wizard-files .file:nth-child(2) summary");
  await shown("#wizard-files .file:nth-child(2)", "of the package already has the id");
  await click("#wizard-show-1");
  await shown("#wizard-files .file:nth-child(2)[aria-current]");
  equal(box(), shipped("stone.jsonc"));
  await write(box().replace(/("id": *"[^"]+)/, "$1_two"));
  await gone("#wizard-files .bad");
  const list = JSON.parse(await saved(() => click("#wizard-save-package")));
  const ids = list.map(({ id, behaviors }) => [id.endsWith("_two"), behaviors.length > 0]);
  equal(ids, [[false, true], [true, true]]);
});
