import { all, choose, chooseBy, click, counted, fill, gone, shown, text, texts } from "../../../base/page.js";
import { equal, test } from "../../../base/testing.js";
import { GENIUS, HUNTER, ROGUE, WARLOCK, box, compareWith, deck, shareCode, tab } from "./decks.js";

/* Decks as people pass them around, and texts that only look like decks. */

for (const [language, part] of [
  ["en", "a link of the form “y=”"],
  ["zh", "“y=”形式的链接"],
  ["ja", "「y=」の形のリンク"],
]) {
  test("the name of a link is the title, and the link is named, in " + language, async () => {
    await deck("https://ygoprodeck.com/deckbuilder/?y=rvTMAhLZoAI=!!7ydRAA==!My%20Deck", language);
    await shown("#deck-title", "My Deck");
    await shown("#notes", part);
    await shown(".canonical code", "ydke://rvTMAhLZoAI=!!7ydRAA==!");
  });
}

/*
 * Three cards and one, as base64 of the two counts and the ids. The message does not tell the extra deck apart: the card
 * table of the site knows that Stardust Dragon belongs there.
 */
test("a message of a program is not named as the code of another", async () => {
  await deck("AwAAAAEAAACjqVcFrvTMAr4jpwLvJ1EA");
  await shown("#notes", "UPDATE_DECK");
  await shown(".facts", "2 / 1 / 1");
  await counted(".canonical.same", 0);
  equal(text("#answer").includes("#3 "), false, text("#answer"));
});

test("copies beside an id stay when the fix is made", async () => {
  await deck("#main\n89631139*3\n46986414 x2\n!side\n");
  await shown(".facts", "5 / 0 / 0");
  await click("#fix-all");
  await shown(".facts", "5 / 0 / 0");
  equal(box(), "#main\n89631139\n89631139\n89631139\n46986414\n46986414\n!side\n");
});

test("an address of a deck is named", async () => {
  await deck("https://hsreplay.net/decks/wHdB2hXpZhnANEKiwj1R0f/");
  await counted("#notes .note", 1);
  await shown("#notes .note.info", "names a deck by a number");
  await counted(".nothing", 0);
  equal(text("main").includes("Nothing in this text is recognised"), false);
  // the control: the sentences are there for a text that is like nothing
  await deck("hello world");
  await shown(".nothing", "No code found");
  await shown("main", "Nothing in this text is recognised");
});

// the game ignores lines that begin with #, so the other code is the deck
test("a code in a comment is not the deck", async () => {
  await deck("# old: " + HUNTER + "\n" + ROGUE);
  await counted("#found .found button", 2);
  equal(document.getElementById("found-1").getAttribute("aria-pressed"), "true");
  await shown("#answer", "Rogue");
});

// Ganyu, Diona, and Amos' Bow twice are the share ids 1, 2, 129, 129
test("a name that is misspelt is marked and mended", async () => {
  await deck("Ganyu\nDiona\n2x Amos' Bov");
  await shown("#answer h2", "Ganyu / Diona");
  await shown("#notes .note.error", "Amos' Bow");
  await shown("#answer .partial");
  await click("#fix-0");
  equal(box(), "Ganyu\nDiona\n2x Amos' Bow");
  await shown("#answer h2", "Ganyu / Diona");
  await shown(".canonical .code", shareCode(1, 2, 0, 129, 129));
});

test("a remark selects its place in the text, and its fix mends it", async () => {
  const cut = WARLOCK.replace("=", "");
  await deck(cut);
  await counted(".note.warning", 1);
  await click("#place-0");
  equal([document.activeElement.id, document.getElementById("box").selectionStart], ["box", cut.length]);
  await click("#fix-0");
  equal(box(), WARLOCK);
  await counted(".note", 0);
});

test("typing is answered with every letter", async () => {
  await deck("");
  for (let n = 1; n < 20; n++) await fill("#box", ROGUE.slice(0, n));
  await shown("#answer .partial");
  for (let n = 20; n <= ROGUE.length; n++) await fill("#box", ROGUE.slice(0, n));
  await shown("#answer h2", "Standard Rogue");
  await shown(".facts", "9 cards");
  await gone("#answer .partial");
});

test("a comparison names the cards of share codes", async () => {
  await deck("");
  await deck(shareCode(1, 2, 32, 129, 129));
  await shown("#answer h2", "Ganyu");
  await compareWith(shareCode(1, 2, 3, 129, 61));
  await shown(".side-by-side");
  const removed = texts(".change.removed .title");
  equal(removed.includes("Raiden Shogun") && removed.includes("Amos' Bow"), true, removed.join());
  equal(texts(".change.added .title").includes("Kaeya"), true);
});

const RIFTBOUND = "CYAAGAYBAEAAABYCAEAQAAABAEAQEAAASMBJIAQBAEAQCAAAAIAQAAABAEAADGAC";

/** Cards of that deck as a gallery, a collection and a third program list them. */
const RIFTBOUND_NAMES = [
  [
    "gallery.json",
    "{'page':{'items':[{'id':'ogn-001-298','name':'Ash','set':{'name':'Origins','label':'OGN'}," +
      "'cardType':{'type':[{'id':'unit'}]},'energy':{'value':{'id':5}}}," +
      "{'id':'ogn-275-298','name':'Court','cardType':{'type':[{'id':'battlefield'}]}}," +
      "{'id':'ogn-276-298','name':'Dara\u2028of Dawn','cardType':{'type':[{'id':'legend'}]}}," +
      "{'id':'ogn-007-298','name':'Red Rune','cardType':{'type':[{'id':'rune'}]}}]}}",
  ],
  [
    "cards.json",
    "{'OGN-001':{'name':'Ash','type':'Unit','attributes':{'energy':5}}," +
      "'OGN-275':{'name':'Court','type':'Battlefield'},'OGN-276*':{'name':'Dara of Dawn'," +
      "'type':'Champion Legend'},'OGN-007a':{'name':'Red Rune','type':'Basic Rune'}}",
  ],
  [
    "mine.csv",
    "sep=;\nSet;Card Name;Card ID;Card Type;Energy;Normal\nOrigins;'Ash';OGN-001;Unit;5;3\n" +
      "Origins;Court;OGN-275;Battlefield;;1\nOrigins;'Dara of Dawn';OGN-276;Legend;;1\n;Red Rune;OGN-007;Rune;;7\n",
  ],
];

test("a file without names is refused", async () => {
  await deck(RIFTBOUND);
  await chooseBy("#names-file", { name: "deck.txt", content: "a deck of mine" });
  await shown("#trouble", "deck.txt has no names");
});

for (const [name, content] of RIFTBOUND_NAMES) {
  test("cards of Riftbound are named by a file: " + name, async () => {
    await deck(RIFTBOUND);
    await shown(".unknown-cards", "7 cards have no names here");
    await chooseBy("#names-file", { name, content: content.replaceAll("'", '"') });
    await shown(".unknown-cards", "2 cards have no names here");
    const heads = ["Legend", "Battlefields", "Runes", "Main deck"];
    equal(texts(".deck-list h3").slice(0, 4).map((head, i) => head.startsWith(heads[i])), [true, true, true, true]);
    const titles = all(".deck-list .card .title").map((one) => one.textContent);
    equal(titles.slice(0, 4), ["Dara of Dawn", "Court", "Red Rune", "Ash"]);
    await shown(".card .cost", "5");
    await click("#forget");
  });
}

test("a table with a fault is refused with the reason", async () => {
  await deck(GENIUS);
  await choose("#file", { name: "bad.tsv", content: "cardbench-table 1\tgenshin\tcards\nname\tid\n" });
  await shown("#trouble", "bad.tsv");
  await shown("#trouble", "“id”");
  await shown("#answer h2", "Ganyu");
});

// one golden Wisp, one Conceal of two, and a reprint of Swipe; two cards have no known price
test("a deck of Hearthstone has the price of missing cards, and counts reprints", async () => {
  await deck(ROGUE, "zh");
  await tab("compare");
  await click("#collection-compare");
  await shown("#collection-open");
  const content = '{"collection":{"179":[0,1],"268":[0,0],"990":[1,0],"68315":[1,0]}}';
  await choose("#collection-file", { name: "collection.json", content });
  // 40 for Cold Blood and 40 for Conceal
  await shown("#collection-summary", "拥有 3 / 9 张 \u00b7 缺少 6 张 \u00b7 合成至少需要 80 奥术之尘，另有 4 张价格未知");
});
