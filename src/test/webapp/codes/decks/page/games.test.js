import {
  all,
  click,
  counted,
  fill,
  gone,
  open,
  press,
  settled,
  shown,
  text,
  texts,
  until,
} from "../../../base/page.js";
import { words } from "../../../base/html.js";
import { equal, test } from "../../../base/testing.js";
import { GENIUS, ROGUE, WARLOCK, answer, box, deck, shareCode, tab } from "./decks.js";

/** The example of LoRDeckCodes: a deck of Ionia and Piltover & Zaun. */
const LOR = "CEAAECABAQJRWHBIFU2DOOYIAEBAMCIMCINCILJZAICACBANE4VCYBABAILR2HRL";

/** The example of RiftboundDeckCodes: a deck with a sideboard. */
const RIFTBOUND =
  "CIAAAAAAAAAQCAAAA4AACAIAABMQAAILAAAAICIMDMOVOX3AM5UHIAIDAAACO6XYAEAQKAAABX3QDGACUABKIA" +
  "QAAEBQAAAWDBOQCAQAABMHE";

/** The base64 of `Icmn6,MrFntstcB,Mdk5,IrnFst8`. */
const SNAP_IDS = "SWNtbjYsTXJGbnRzdGNCLE1kazUsSXJuRnN0OA==";

test("a deck of Riftbound has its parts", async () => {
  await deck(RIFTBOUND, "ja");
  await counted(".card.named", 26);
  const heads = texts(".deck-list h3");
  equal(["ルーン", "メインデッキ", "サイドボード"].every((head, i) => heads[i].includes(head)), true, heads.join());
});

test("sets of Riftbound have their names in Chinese", async () => {
  await deck(RIFTBOUND, "zh");
  await counted(".card.named", 26);
  await shown(".card.named", "起源");
});

test("a deck of Runeterra is edited by id", async () => {
  await deck(LOR);
  await counted(".card.named", 24);
  await click("#edit");
  await fill("#card-search", "6ru1");
  await shown("#hit-0", "06RU001");
  await click("#hit-0");
  await counted(".card.named", 25);
  // the version that has Runeterra is 5
  equal(box().slice(0, 2), "CU");
  await click("#undo");
  equal(box(), LOR);
  await click("#edit");
});

const base32 = (hex) => Java.type("cardbench.base.text.Base32Bits").ofHex(hex);

for (const [game, search, code] of [
  // format 1, version 1; no list of 3 or 2 copies; one list of one card: set 1, region 0
  ["lor", "1de2", base32("11 00 00 01 01 01 00 02")],
  // format 1, version 3; no list of 12 to 2 copies, one of one card: set 0, no variant
  ["riftbound", "ogn7", base32("13 00 00 00 00 00 00 00 00 00 00 00 01 01 00 00 07 00 00 00 00")],
  ["snap", "Iceman", btoa('{"Cards":[{"CardDefId":"Iceman"}]}')],
]) {
  test("a new deck is begun and filled: " + game, async () => {
    await deck("");
    await click("#new-" + game);
    await fill("#card-search", search);
    await click("#hit-0");
    await counted(".card.named", 1);
    equal(box(), code);
    await click("#undo");
    await counted(".card.named", 0);
    await shown("#card-search");
    await click("#edit");
  });
}

for (const [game, code] of [
  ["Runeterra", LOR],
  ["Riftbound", RIFTBOUND],
  ["Snap", SNAP_IDS],
]) {
  test("there are questions about draws of " + game, async () => {
    await deck(code);
    await tab("draws");
    await shown("#draws .answers article");
    await counted("#draws-panel .trouble", 0);
  });
}

test("tables that are open are taken over by the core of all games", async () => {
  await deck(WARLOCK);
  await counted(".card.named", 15);
  await counted(".card.named.unknown", 0);
  const name = text(".card.named");
  await deck(LOR + "\n" + WARLOCK);
  await shown(".card.named", "Inspiring Mentor");
  await deck(WARLOCK);
  await counted(".card.named", 15);
  equal(text(".card.named"), name);
});

/** The deck that stands in the box, as the core reads it. */
const read = () => answer("decode", { text: box() });

/** Opens the editor of a deck. */
async function editing(code, language = "en") {
  await deck(code, language);
  if (all("#card-search").length === 0) await click("#edit");
  await shown("#card-search");
}

async function search(name, first = name) {
  await fill("#card-search", name);
  await shown("#hit-0", first);
}

for (const [language, written, name] of [
  ["zh", "ｇａｎｙｕ", "甘雨"],
  ["zh", "でぃおな", "迪奥娜"],
  ["zh", "纯水精灵・洛蒂娅", "纯水精灵·洛蒂娅"],
  ["ja", "甘雨", "甘雨"],
  ["en", "元素共鸣交织", "Elemental Resonance: Woven Ice"],
]) {
  test("a search takes any script, width and dots: " + written + ", " + language, async () => {
    await editing(GENIUS, language);
    await search(written, name);
    await fill("#card-search", written + "zzz");
    await gone("#card-hits");
  });
}

for (const [pasted, begins] of [
  ["CAcSB0hhcmJvdXIYASITCgkIERCtAhgFIAAKBggdGAkgASgC", ""],
  ["no code at all", "No code"],
]) {
  test("a deck that nobody edits ends editing: " + pasted, async () => {
    await editing(ROGUE);
    equal(text("#answer h2"), "Standard Rogue");
    await fill("#box", pasted);
    await settled();
    equal(text("#answer").includes("Rogue"), false);
    equal(text("#answer").startsWith("No code"), begins !== "");
    await counted("#card-search", 0);
  });
}

test("unknown cards and empty slots survive editing", async () => {
  const slots = (n) => read().shareIds.slice(0, n);
  await editing(shareCode(544, 0, 1, 61, 0, 600, 61));
  await click("#less-actions-61");
  equal(slots(7), [544, 0, 1, 61, 0, 600, 0]);
  await click("#more-actions-600");
  equal(slots(7), [544, 0, 1, 61, 600, 600, 0]);
  await fill("#card-search", "555");
  await shown("#hit-0");
  const active = () => document.getElementById("card-search").getAttribute("aria-activedescendant");
  await press("ArrowDown");
  equal(active(), "hit-1");
  await press("ArrowUp");
  await press("Enter");
  equal(slots(3), [544, 555, 1]);
  await click("#edit-sort");
  equal(slots(7), [544, 555, 1, 61, 600, 600, 0]);
});

test("the text around a code that is edited stays", async () => {
  await deck("try " + GENIUS + "\nand " + ROGUE + " too");
  await click("#found-0");
  if (all("#card-search").length === 0) await click("#edit");
  await shown("#card-search");
  equal(document.getElementById("more-actions-129").disabled, true, "the deck is full");
  await search("Amos");
  await press("Enter");
  await shown("#edit-says", "full");
  await click("#less-actions-129");
  equal(box().startsWith("try AvAA") && box().endsWith("\nand " + ROGUE + " too"), true, box());
  equal(box().includes(GENIUS), false);
});

test("a new deck of Hearthstone has its class, format and sideboards", async () => {
  await deck("");
  await click("#new-hearthstone");
  await fill("#edit-class", "930");
  await fill("#edit-format", "1");
  await fill("#card-search", "90749");
  await shown("#hit-0");
  await press("Enter");
  await press("Enter");
  // format 1, hero 930, card 90749 twice: worked out by hand from the layout
  equal(box(), "AAEBAaIHAAH9xAUAAA==");
  equal(text("#answer h2").includes("Rogue"), true);
});

test("found cards go under the chosen owner", async () => {
  // a Warlock's deck of E.T.C., Band Manager alone
  await editing("AAEBAf0GAf3EBQAAAA==");
  await search("drain life", "Drain Life");
  await fill("#edit-owner", "90749");
  await search("drain life", "Drain Life");
  document.getElementById("card-search").focus();
  await press("Enter");
  equal([read().sideboards, read().cards], [[[919, 1, 90749]], [[90749, 1]]]);
  equal(text("#edit-says"), "Drain Life: 1. 1 in the deck.");
  await shown("#hit-0 .held", "1×");
  await shown(".under .title", "Drain Life");
  await fill("#edit-owner", "0");
  await search("drain life", "Drain Life");
  await counted("#hit-0 .held", 0);
  document.getElementById("card-search").focus();
  await press("Enter");
  equal([read().cards, read().sideboards], [[[919, 1], [90749, 1]], [[919, 1, 90749]]]);
  await click("#less-cards-90749");
  equal(document.querySelectorAll("#edit-owner option[value='90749']").length, 1);
  await click("#less-sideboard-90749-919");
  await gone("#edit-owner");
});

/* The odds to draw each card of a deck. */

for (const [language, comma] of [
  ["zh", "，"],
  ["ja", "、"],
]) {
  test("answers have the colon and the comma of the language: " + language, async () => {
    await deck(WARLOCK, language);
    await tab("draws");
    await shown(".counted-cards", "：");
    await shown(".chances", comma);
    equal(text(".chances").includes(", "), false);
  });
}

test("a deck of Genius Invokation draws two cards a round", async () => {
  await deck(GENIUS);
  await tab("draws");
  await shown("#draws .chances");
  if (all("#draws-mulligan").length === 0) await click("#draws-rules");
  if (document.getElementById("draws-mulligan").checked) await click("#draws-mulligan");
  await shown(".chances td", "51.72");
  const pair = all(".chances tbody tr").find((row) => words(row.children[1]) === "2");
  // two of thirty cards, nine of them seen by the third round: 1 - 210/435
  equal(pair.children.slice(2, 5).map(words)[2], "51.72");
  await click("#ask-any");
  await click("#ask-card-0");
  await fill("#ask-turn", "3");
  // the hand of five and two cards in each of the rounds 2 and 3: nine cards
  await shown("#ask-answer .rate", "51.72%");
});

test("a deck of Yu-Gi-Oh! is dealt five cards or six", async () => {
  await deck("#main\n" + "14558127\n".repeat(3) + "23434538\n".repeat(3) + "10000\n".repeat(34) + "#extra\n!side\n");
  await tab("draws");
  await shown(".chances td", "33.76");
  if (all("#ask-card-0").length === 0) await click("#ask-any");
  await click("#ask-card-0");
  await click("#ask-card-1");
  await fill("#ask-turn", "1");
  // six of forty, five seen: 1 - C(34,5)/C(40,5) = 1 - 278256/658008; six going second
  await shown("#ask-answer .rate", "57.71%");
  await shown("#ask-answer", "64.96%");
  await click("#ask-keep");
  await shown("#answer-kept-0 .rate", "57.71%");
});

/** Waits until the first rates in the view Odds begin with these digits. */
const rates = (...wanted) =>
  until(() => {
    const found = all(".topic .headline strong").map(words);
    return wanted.every((rate, i) => found[i]?.startsWith(rate));
  }, wanted.join()).catch((never) => equal(all(".topic .headline strong").map(words), wanted, never.message.slice(0, 40)));

// of 40 cards, five, six and seven are seen by the first turns; the first card is there twice
test("a code of Runeterra that is pasted into Odds becomes a deck file", async () => {
  await open("#odds", "en");
  await click("#odds-mode-form");
  await click("#form-from-deck");
  await fill("#form-deck", LOR);
  await click("#form-take-deck");
  await shown(".form-cards h2 .quiet", "40 cards");
  await until(() => document.getElementById("form-topic-0-hand")?.value === "4", "the hand");
  await rates("23.72", "28.08", "32.31");
});

/*
 * Of 56 cards, twelve are runes, and the legend, three battlefields and the chosen champion begin outside: 39 are drawn,
 * as the three copies of the first one are.
 */
test("a code of Riftbound that is written in Odds becomes a deck file", async () => {
  await open("#odds", "en");
  await click("#odds-mode-text");
  await fill("#odds-text", RIFTBOUND);
  await rates("34.52", "40.30", "45.73");
  await click("#odds-mode-form");
  await shown(".form-cards h2 .quiet", "39 cards");
});
