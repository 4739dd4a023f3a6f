/* What the first page opens, pictured as it is; and decks of every game that become deck files in the view Odds. */

import { all, click, counted, fill, open, settled, shown, text, texts, until } from "../../base/page.js";
import { equal, test } from "../../base/testing.js";
import { GENIUS, HUNTER, ROGUE, WARLOCK, box, deck } from "../../codes/decks/page/decks.js";

/** Opens the page without a deck and presses an entry; returns the texts of these parts of its picture. */
async function start(subject, parts, language = "en") {
  await deck("", language);
  await shown("#start-" + subject);
  const pictured = texts("#start-" + subject + " " + parts);
  equal(pictured.length > 0, true);
  await click("#start-" + subject);
  return pictured;
}

for (const language of ["zh", "ja", "en"]) {
  test("Genshin's example has the characters of its picture, in " + language, async () => {
    const characters = await start("genshin", ".shown-row > span", language);
    await until(() => all("#answer h2").length > 0 && text("#answer h2") === characters.join(" / "), "the title");
  });
}

test("Yu-Gi-Oh!'s example has the parts of its picture", async () => {
  const parts = await start("ygo", ".shown-row > b");
  await shown(".facts", parts.join(" / "));
  await counted("#verdict-deck.no", 0);
});

test("the example of a list has the cards of its picture", async () => {
  const names = await start("list", ".shown-row > span");
  await shown("#deck-title", names[0]);
  await shown(".facts", "60 cards");
  for (const name of names) {
    const card = await shown(".listed .card", name);
    equal(card.querySelector(".count").textContent, "4×", name);
  }
});

test("the wizard's example has the card of its picture", async () => {
  const [cost] = await start("wizard", ".shown-row > b");
  equal(cost, "3");
  await shown("#wizard .cost", cost);
  equal(text("#wizard .cost"), cost);
  const written = await until(() => document.getElementById("wizard-text")?.value, "the card");
  equal(/造成9点伤害.*12点/s.test(written), true, written);
});

test("the example of odds has the rates of its picture", async () => {
  const rates = await start("odds", ".rate");
  for (const rate of rates) await shown("#odds-figures", rate);
});

/* Two presses on a deck make it a deck file in the view Odds, whatever its game. */

/** Opens a deck in the view Odds, and returns the names of its cards there. */
async function inOdds(yields, language = "en") {
  await deck(yields, language);
  await until(() => all("#open-in-odds").length > 0, "the button");
  const title = text("#answer h2");
  await click("#open-in-odds");
  await click("#odds-of-deck");
  await shown("#form-card-0-count");
  await settled();
  return { title, cards: texts(".form-card .words") };
}

const value = (id) => document.getElementById(id).value;

/** Compares the rates of the topics, as percentages with two digits. */
async function rated(...rates) {
  for (const [topic, rate] of rates.entries()) {
    await until(() => texts(".topic .headline strong")[topic]?.startsWith(rate), rate);
  }
}

async function backTo(title, yields) {
  history.back();
  await until(() => all("#answer h2").length > 0 && text("#answer h2") === title, "the deck");
  equal(box(), yields);
}

/** Two cards each round: of 30 cards 5, 7 and 9 have been seen. */
for (const language of ["zh", "ja", "en"]) {
  test("a deck of Genshin draws two cards each round, in " + language, async () => {
    const { title, cards } = await inOdds(GENIUS, language);
    equal(document.title.split(" · ")[0], title + ".yml");
    equal(cards.filter((name) => name.startsWith("#")), []);
    equal(value("form-card-0-count"), "2");
    await rated("31.03", "41.84", "51.72");
    await backTo(title, GENIUS);
  });
}

/** Forty cards, each with its name above it, the first one three times: 1 - C(37,5)/C(40,5). */
test("a deck of Yu-Gi-Oh! has the names of its file", async () => {
  const lines = Array.from({ length: 40 }, (one, i) => (i < 3 ? 1 : i)).map((n) => `# Dragon ${n}\n${10000 + n}\n`);
  const named = "#main\n" + lines.join("") + "#extra\n!side\n";
  const { title, cards } = await inOdds(named);
  equal([cards.length, cards[0], value("form-card-0-count")], [38, "Dragon 1", "3"]);
  await rated("33.76");
  await backTo(title, named);
});

test("a file that was open in Odds comes back by one press", async () => {
  await open("#odds&example=example", "en");
  await shown("#odds-counts", "40");
  await shown("#odds-figures .topic");
  const { cards } = await inOdds("card 40408 of mine\n" + ROGUE);
  equal(cards.length > 1, true);
  await fill("#form-new-role", "starter");
  await click("#form-add-role");
  await click("#form-card-1-name");
  await shown(".form-card:nth-child(2) .tag", "starter");
  await click("#form-undo");
  await click("#undo-odds");
  await shown("#odds-counts", "40");
  equal(document.title, "example.yml · Odds · Cardbench");
});

test("what is not drawn from has no odds", async () => {
  await deck(WARLOCK);
  await shown("#open-in-odds");
  await fill("#box", HUNTER.slice(0, 50));
  await settled();
  await counted("#open-in-odds", 0);
});
