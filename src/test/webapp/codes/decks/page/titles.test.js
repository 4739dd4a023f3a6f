import { all, counted, fill, settled, shown, text } from "../../../base/page.js";
import { equal, test } from "../../../base/testing.js";
import { GENIUS, answer, deck, shareCode } from "./decks.js";

/** A deck of hero 2827, who is Lady Liadrin. */
const SKIN = "AAECAYsWBK8Eg9QC/eoCnvgCDUbzBfUF+QrrwgKDxwK4xwLjywKVzgL70wLR4QLW5QK15gIA";

const PRIEST = "AAECAa0GBIWtA46xA8i+A8jAAw2XAvYH2qwDgbEDmLYDk7oDm7oDr7oD3swDy80D184D49ED/tEDAA==";
const PALADIN = "AAECAZ8FBITBA5PQA8PRA8jhAw37AZwClaYDyrgD/bgD6rkD67kD7LkDysEDlc0Dns0Dn80DwNEDAA==";

/** The legendary card 9 twice, and 900,001 twice, which is no card. */
const PARTLY = "AAECAYsWAAIJofc2AAA=";

for (const [language, title, hero] of [
  ["zh", "标准模式圣骑士", "女伯爵莉亚德琳"],
  ["ja", "スタンダード・パラディン", "レディ・リアドリン"],
  ["en", "Standard Paladin", "Lady Liadrin"],
]) {
  test("a skin has its class and name in " + language, async () => {
    localStorage.clear();
    await deck(SKIN, language);
    equal(text("#answer h2"), title);
    await shown("#answer .facts", hero);
    equal(text("#answer .facts").includes("2827"), false);
    equal(text("#recent-0 .found-title"), title);
    await shown("#recent-0 .found-hint", hero);
    await fill("#box", SKIN + "\n" + PRIEST);
    await settled();
    equal(text("#found-0 .found-title"), title);
    await shown("#found-0 .found-hint", hero);
  });
}

test("the decks of a post are told apart", async () => {
  await deck(
    "### Dragons 2.1\n# Class: Priest\n" + PRIEST + "\n# \n\n### Dragons 2.0\n" + PALADIN + "\n\n" + SKIN +
      "\n\n【Freeze】\n" + GENIUS,
  );
  equal([0, 1, 2, 3].map((i) => text("#found-" + i + " .found-title")), [
    "Dragons 2.1",
    "Dragons 2.0",
    "Standard Paladin",
    "Freeze",
  ]);
  await shown("#found-0 .found-hint", "Standard Priest · Anduin Wrynn · Raise Dead, ");
  await shown("#found-1 .found-hint", "Standard Paladin · Uther Lightbringer · ");
  await shown("#found-3 .found-hint", "Raiden Shogun / Ganyu / Diona · Undivided Heart, ");
});

test("a share code with an unknown character is called after the others", async () => {
  await deck(shareCode(1, 2, 1000, 61, 61));
  await shown("#answer h2", "Ganyu / Diona");
});

test("figures name what they leave out", async () => {
  await deck(PARTLY);
  await shown("#answer .facts", "at least 3,200 dust, 2 cards not counted");
  equal(text("#answer .facts").includes("average"), false);
  await counted("#answer .curve", 0);
  const { content } = answer("export", { text: PARTLY, to: "svg", language: "en" });
  equal(content.includes("at least 3200 dust (cards not counted: 2)"), true);
});

for (const list of [
  "角色牌：甘雨、迪奥娜 / 行动牌：阿莫斯之弓×2，……",
  "Ganyu / Diona / Amos' Bow x2",
  "卡名,数量\n甘雨,1\n迪奥娜,1\n阿莫斯之弓,2",
  "角色牌（2）\n甘雨\n迪奥娜\n行动牌（2）\n阿莫斯之弓\t2",
  "甘雨\n迪奥娜\n2x 阿莫斯之弓",
  "甘雨\nディオナ\nアモスの弓×2",
  "Ganyu\nDiona\nAmos' Bow x2",
  "감우\n디오나\n아모스의 활 x2",
  "Гань Юй\nДиона\n2 Лук Амоса",
]) {
  test("a list of names becomes a code: " + list, async () => {
    await deck(list);
    await shown("#answer h2", "Ganyu / Diona");
    // Ganyu, Diona, and Amos' Bow twice are the share ids 1, 2, 129, 129
    await shown(".canonical .code", shareCode(1, 2, 0, 129, 129));
    await counted("#notes .note.error", 0);
  });
}

test("prose of many lines is no list", async () => {
  await deck("I played Ganyu\nyesterday\nand Diona\nbut lost\nGanyu");
  equal(all("#answer .nothing").length, 1);
});
