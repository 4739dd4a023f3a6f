import { all, fill, open, settled, shown, text, until } from "../../base/page.js";
import { equal, test } from "../../base/testing.js";
import { ROGUE } from "../../codes/decks/page/decks.js";

const { wantedLanguage } = await import("../../../../../webapp/app/language.js");

/* What the address opens, in which language, and under which title. */

// each view by its address, and by those that older versions gave it
for (const [fragment, view] of [
  ["#decks", "decks"],
  ["#deck", "decks"],
  ["#odds", "odds"],
  ["#wizard", "wizard"],
  ["#archetypes", "archetypes"],
  ["#cards", "archetypes"],
  ["#archetypes=0x1051", "archetypes"],
  ["#cards=0x1052", "archetypes"],
  ["#help", "help"],
]) {
  test("a view has its address: " + fragment, async () => {
    await open(fragment);
    await shown("#" + view);
    equal(all("main > section").map((one) => one.id), [view]);
    const [, setcode] = /=(0x.*)/.exec(fragment) ?? [];
    if (setcode) await until(() => document.getElementById("setcode-value").value === setcode, setcode);
  });
}

for (const [fragment, language, title] of [
  ["#decks", "en", "Decks · Cardbench"],
  ["#help", "en", "Help · Cardbench"],
  ["#help", "zh", "说明 · Cardbench"],
  ["#decks", "ja", "デッキ · Cardbench"],
]) {
  test("the title names the view: " + fragment + " in " + language, async () => {
    await open(fragment, language);
    await until(() => document.title === title, title);
  });
}

test("the title names the deck", async () => {
  await open("#decks");
  for (const [given, title] of [
    [ROGUE, "Standard Rogue · Decks · Cardbench"],
    ["### Mine\n" + ROGUE, "Mine · Decks · Cardbench"],
    ["no deck", "Decks · Cardbench"],
  ]) {
    await fill("#box", given);
    await settled();
    await until(() => document.title === title, title);
  }
  await fill("#box", "");
});

for (const [locale, language, tag, words] of [
  ["zh-CN", "zh", "zh-Hans", "粘贴任何卡牌代码、帖子或文件"],
  ["zh-TW", "zh", "zh-Hans", "粘贴任何卡牌代码、帖子或文件"],
  ["ja-JP", "ja", "ja", "コード・投稿・ファイルを貼り付け"],
  ["en-US", "en", "en", "Paste anything from a card game"],
  ["fr-FR", "en", "en", "Paste anything from a card game"],
]) {
  test("the browser decides on the language at first: " + locale, async () => {
    await open("#decks");
    localStorage.clear();
    navigator.languages = [locale];
    equal(wantedLanguage(), language);
    await fill("#language", language);
    await shown("#decks h1", words);
    equal(text("#decks h1"), words);
    equal(document.documentElement.lang, tag);
  });
}
