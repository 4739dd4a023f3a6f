import { all, choose, click, counted, fill, settled, shown, text, texts } from "../../../base/page.js";
import { equal, test } from "../../../base/testing.js";
import { GENIUS, HUNTER, WARLOCK, WARLOCK_TODAY, answer, deck, shareCode, tab } from "./decks.js";

// Neutral cards of Un'Goro and the Catacombs (2017), and of Boomsday (2018), in Standard
for (const [language, words] of [
  ["en", "Standard of 2018"],
  ["zh", "2018 年标准模式"],
  ["ja", "2018 年のスタンダード"],
]) {
  test("a deck of an earlier year is of that year's Standard, in " + language, async () => {
    await deck("AAECAf0EAA/0wAKIwQKXwQKgwQKxwQLR0gK90wLH0wLJ0wLN0wKf9QKl9QLd9QKQ9gK09gIAAA==", language);
    await shown("#verdict-deck.unknown", words);
    await counted("#verdict-deck.no", 0);
    await counted(".check", 1);
    await shown(".check.info", "2018");
  });
}

for (const [tag, character, weapon] of [
  ["ja", "甘雨", "神里綾華の"],
  ["en", "Ganyu", "Amos' Bow"],
  ["ko", "감우", "아모스의 활"],
  ["ru", "Гань Юй", "Лук Амоса"],
]) {
  test("names come in a language of the reader's choice: " + tag, async () => {
    await deck(GENIUS);
    await fill("#card-language", tag);
    await shown(".card .title", character);
    equal(document.querySelector(".groups").getAttribute("lang"), tag);
    equal(text(".groups h3"), "Characters 3 copies", "the page stays English");
    if (tag !== "ja") equal(texts(".groups .card .title").includes(weapon), true);
    await fill("#card-language", "en");
  });
}

test("a language without a table is offered by its name", async () => {
  await deck(WARLOCK, "ja");
  await shown("#card-language");
  equal(document.getElementById("card-language").selectedOptions[0].textContent, "日本語");
});

test("a card that no table has is shown by its number", async () => {
  await deck(shareCode(544, 1, 2, 61, 61, 0, 600), "zh");
  equal(texts(".groups .card .title"), ["未知卡牌 544", "甘雨", "迪奥娜", "唯此一心", "未知卡牌 600"]);
  equal(text(".card.gap"), "27 个空位");
  const checks = texts(".checks .note");
  equal(checks.includes("第 1 格的 544 号牌比游戏版本 5.4 的卡牌表更新"), true, checks.join());
  equal(checks.includes("有 3 张行动牌；可用的牌组要有 30 张"), true, checks.join());
});

test("broken rules have their reasons", async () => {
  await deck(shareCode(3, 3, 2, 61, 129, 129, 129));
  await shown(".card .title", "Diona");
  const checks = texts(".checks .note").join();
  for (const part of ["Kaeya", "Amos' Bow", "Ganyu", "30"]) equal(checks.includes(part), true, part);
  await shown("#verdict-deck.no");
});

test("unknown cards are mentioned once", async () => {
  await deck(HUNTER);
  await counted(".unknown-cards", 1);
  await shown(".unknown-cards", "have no names here");
  await shown(".card.unknown", "Unknown card ");
});

test("links of cards lead to a page of the game's wiki, without a referrer", async () => {
  await deck(GENIUS);
  await shown(".card .title", "Ganyu");
  const link = all(".card a").find((one) => one.textContent === "Amos' Bow");
  equal(link.href, "https://genshin-impact.fandom.com/wiki/Special:Search?query=Amos'%20Bow");
  equal(all(".card a:not([rel=noreferrer][target=_blank])"), []);
});

test("three characters and thirty actions are grouped and named", async () => {
  await deck(GENIUS, "zh");
  equal(text("#answer h2"), "雷电将军 / 甘雨 / 迪奥娜");
  equal(texts(".groups h3"), ["角色牌 共 3 张", "装备牌 共 5 张", "支援牌 共 7 张", "事件牌 共 18 张"]);
  equal(text(".groups .card"), "1× 雷电将军 雷元素 长柄武器");
  equal(texts(".groups .card").includes("2× 费用 5 唯此一心 天赋 冰元素"), true);
  await shown("#verdict-deck.yes", "符合构筑规则");
});

test("the verdicts of a new deck come with its first card", async () => {
  await deck("");
  localStorage.clear();
  await click("#new-hearthstone");
  await shown("#card-search");
  await settled();
  equal(all(".verdict").length + all(".checks").length, 0);
  equal(document.activeElement.id, "edit-class");
  await fill("#card-search", "Fireball");
  await click("#hit-0");
  await shown("#verdict-deck.no", "2 deck-rule problems");
  await shown("#verdict-code.yes", "Valid code");
  const notes = texts(".checks .note");
  // one card of another class; that of an earlier Standard is no problem
  equal(notes.length >= 2 && notes[0].includes("30") && notes[1].includes("Warrior"), true, notes.join());
});

test("codes in a post are not refused for the text around them", async () => {
  await deck("Three decks: " + WARLOCK_TODAY + " and\nthis " + GENIUS + " one,\nor " + WARLOCK + "! Enjoy");
  await counted("#found .found button", 3);
  for (const i of [0, 1, 2]) {
    await click("#found-" + i);
    await shown("#verdict-deck.yes");
    await shown("#verdict-code.yes", "Valid code");
    await counted("#answer .verdict.no", 0);
  }
  await fill("#box", "Mine: " + WARLOCK.replace("=", "") + " Enjoy");
  await shown("#verdict-code.no", "fixed code");
});

test("a deck with cards of no table is checked in part", async () => {
  // card 846 is in the table that is built in, 12345 is not
  const made = { kind: "hearthstone", format: 1, heroes: [893], cards: [[846, 1], [12345, 1]], sideboards: [] };
  await deck(answer("encode", { deck: made }).text);
  await shown("#verdict-deck.unknown", "Not fully checked: 1");
});

test("a .ydk without a database is held to the sizes alone", async () => {
  const main = Array.from({ length: 40 }, (one, i) => 10000 + i + "\n").join("");
  await deck("#main\n" + main + "#extra\n!side\n");
  await shown("#verdict-code.yes");
  await shown("#verdict-deck.unknown", "no card table");
  await fill("#box", ("#main\n" + main).slice(0, 60) + "\n#extra\n!side\n");
  await shown("#verdict-deck.no");
});

test("every byte is drawn once", async () => {
  await deck(WARLOCK);
  await tab("bytes");
  // the bytes that the article prints
  equal(
    texts(".field span").join(" "),
    "00 01 01 01 fd 06 00 0f ce 06 97 07 cc 08 e2 0c ff 0f c8 14 e6 16 b6 ac 02" +
      " ae b0 02 a5 be 02 f8 bf 02 f9 bf 02 a2 cd 02 f8 d0 02 a6 ef 02 00",
  );
});

test("the colours of bytes are named", async () => {
  await deck(HUNTER);
  await tab("bytes");
  equal(texts(".legend li"), ["frame", "format", "hero", "how many follow", "card", "sideboard"]);
  equal(all(".field:not([class*='tint-'])"), []);
});

/** Opens what is written about a share code. */
async function writing(code) {
  await deck(code);
  if (all("#avoid").length === 0) await click("#fold-genshin-writing");
  await shown("#avoid");
}

test("an offset is shown with the word that forced it", async () => {
  await writing(GENIUS);
  equal(text(".canonical .quiet"), "Offset 0: no filtered words");
  await shown(".words", "ggc");
  await fill("#avoid-also", "AvAA, 3w");
  await shown(".canonical .quiet", "offset 0 contains “avaa”");
  // offset 1 is added to every byte: 02 f0 00 becomes 03 f1 01, which is A/EB
  equal([text(".canonical .code").slice(0, 4), text(".canonical .code").slice(-1)], ["A/EB", "B"]);
  await fill("#avoid-also", "");
});

test("the list of words is switched off", async () => {
  // byte 0 holds the first eight bits of slot 1, byte 1 begins with the last four of slot 17: eb and 8 make 6 and 4
  const plain = shareCode(0xeb0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8);
  equal(plain.slice(0, 2), "64");
  await writing(plain);
  await shown(".canonical .quiet", "“64”");
  document.getElementById("avoid").click();
  await settled();
  equal(text(".canonical .code"), plain);
  document.getElementById("avoid").click();
});

test("any offset is written on demand", async () => {
  await writing(GENIUS);
  await fill("#offset", "141");
  await shown(".canonical .quiet", "Offset 141, as you chose");
  // 0x02 + 141 is 0x8f, and so on; the last byte is the offset itself
  equal([text(".canonical .code").slice(0, 4), text(".canonical .code").slice(-1)], ["j32N", "N"]);
  await click("#copy-code");
  await settled();
  equal(await navigator.clipboard.readText(), text(".canonical .code"));
  await fill("#offset", "256");
  await shown(".canonical .quiet", "Offset 0");
});

test("all ways of a code are listed and chosen from", async () => {
  await writing(GENIUS);
  await click("#all-ways");
  await counted(".way", 256);
  equal(text("#way-0 code"), GENIUS);
  await click("#way-3");
  equal(text("#way-3 code"), text(".canonical .code"));
  equal(document.getElementById("way-3").getAttribute("aria-pressed"), "true");
  equal(all(".way .held").length > 0, true);
});

test("bytes are turned into numbers step by step", async () => {
  await deck(GENIUS);
  await tab("bytes");
  await click("#fold-genshin-steps");
  await counted(".triple", 17);
  // 32, 1, 2, 61 in hex are 020, 001, 002, 03d
  equal(text(".triple"), "02 00 01 020 = 32 Raiden Shogun 001 = 1 Ganyu");
  equal(text(".ids .padding"), "0");
});

// the last one, since the names of the file take the place of the English ones
test("newer cards of Genius Invokation are named by a list of the reader's", async () => {
  // in the form of LumiTracker's, with made up names: 461 is an action, 462 a character
  const list =
    '{"share_to_internal":[' + "0,".repeat(461) + '1,-1],"actions":[{"en-US":"Tide"}],"characters":[{"en-US":"Alpha"}]}';
  await deck("HADgAAIAAAAxAM0AHADQAMgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
  await shown(".unknown-cards", "2 cards have no names here");
  await choose("#file", { name: "db.json", content: list });
  await shown(".card .title", "Alpha");
  await shown(".card", "2× Tide");
});
