import { pass } from "../../base/clock.js";
import { all, click, counted, fill, gone, press, shown, text, texts, until } from "../../base/page.js";
import { equal, test } from "../../base/testing.js";
import { box, cards, example, having, number, selected, shipped, write } from "./wizard.js";

/* What is said about a card that is being written, and what the view offers to write. */

const BROKEN = `{
  "id": "my.treasure.a.b",
  "name" "Bolt",
  "count": 1, "manaCost": 2, "rarity": "com", "school": "fire", "description": "",
  "behaviors": [{"at": "onPlay", "do": [
    {"type": "freezing", "mode": "add", "amount": 1, "target": "$onPlay.playerUUID"}
  ]}]
}
`;

for (const [language, message, fix] of [
  ["en", "“:” is missing here", "Add “:”"],
  ["zh", "这里缺少“:”", "补上“:”"],
  ["ja", "ここに「:」が足りません", "「:」を補う"],
]) {
  test("a missing colon is one error with a fix, and the preview stays: " + language, async () => {
    await cards(BROKEN, language);
    await counted("#wizard-remarks li.error", 1);
    await shown("#wizard-remarks li.error", message);
    equal(text(".wizard-card h2"), "Bolt");
    equal(text("#wizard-fix-0"), fix);
    await click("#wizard-fix-0");
    await gone("#wizard-remarks li.error");
    equal(box(), BROKEN.replace('"name" ', '"name": '));
  });
}

test("faults are shown at their place and fixed by a press", async () => {
  await example("bash");
  await shown("#wizard-remarks", "ends before");
  await click("#wizard-fix-all");
  await gone("#wizard-remarks .warning");
  await write(box().replace("HasWand", "HasWnd"));
  await shown("#wizard-remarks .error");
  // the table stays, as that of the last text without errors
  await shown("#wizard-old");
  await click("#wizard-place-0");
  equal([document.activeElement.id, selected()], ["wizard-text", '"HasWnd"']);
  await click("#wizard-fix-0");
  await gone("#wizard-remarks .error");
  await gone("#wizard-old");
  equal(box().includes('"HasWand"'), true);
});

for (const [language, author, core] of [
  ["zh", "“common”现在写作“com”", "“manaCost”必须是整数"],
  ["ja", "「common」は今は「com」", "「manaCost」は整数に"],
]) {
  test("words are translated if they are the core's, and not if they are the author's: " + language, async () => {
    await example("bash", language);
    await write(box().replace('"manaCost": 3', '"manaCost": "common"'));
    await shown("#wizard-remarks .error");
    const remarks = text("#wizard-remarks");
    equal([author, core].filter((part) => !remarks.includes(part)), [], remarks);
  });
}

test("what can be written at a place is offered", async () => {
  await cards('{"behaviors": [{"at": ');
  const field = document.getElementById("wizard-text");
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  await press(" ", { ctrlKey: true });
  await shown("#wizard-offers button", "onUnequip");
  having("#wizard-offers button", "onUnequip").click();
  await until(() => box() === '{"behaviors": [{"at": "onUnequip"', "the word in the box");
});

// all monsters in the description, one that is chosen in the behaviours
test("a description is offered where it differs from the behaviors", async () => {
  const card = (description) =>
    '{"id": "t.treasure.com.bolt", "count": 1, "name": "Bolt", "manaCost": 3, "rarity": "com", "school": "none",' +
    ` "description": "${description}", "behaviors": [{"at": "onPlay", "do": [{"type": "damage", "amount": 9,` +
    ' "target": {"type": "monsterChooser", "ask": "$onPlay.playerUUID"}}]}]}';
  await cards(card("对所有怪物造成9点伤害。"), "ja");
  await shown("#wizard-remarks .warning", "全部か選択か");
  await shown("#wizard-description p");
  equal(texts("#wizard-description p"), ["造成9点伤害。", "あなたが選ぶモンスター1体に9ダメージを与える。"]);
  await click("#wizard-take-description");
  await gone("#wizard-remarks li");
  equal(box(), card("造成9点伤害。"));
  equal(text("#wizard-description"), "");
  await write(card(""));
  await shown("#wizard-description p");
  equal(texts("#wizard-description p")[0], "造成9点伤害。");
});

// each kind is a card that the check has nothing against, and takes the place of the last
for (const kind of ["treasure", "monster", "event", "wand", "counter"]) {
  test("a new card begins without a remark, and is taken back: " + kind, async () => {
    await example("stone", "ja");
    await click("#wizard-new-" + kind);
    await shown(".wizard-card h2", "…");
    equal(text(".wizard-card h2"), "…");
    equal(all("#wizard-remarks li.error, #wizard-remarks li.warning"), []);
    await press("z", { ctrlKey: true });
    await shown(".wizard-card h2", "小石子");
  });
}

// the text is read twice at once: for the scenario, and because the language changes
test("an opened scenario is not replaced by the practice game", async () => {
  await example("bash");
  await fill("#language", "ja");
  await fill("#language", "en");
  const field = document.getElementById("wizard-text");
  field.value = shipped("scenarios/bash-with-wand.json");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const language = document.getElementById("language");
  language.value = "ja";
  language.dispatchEvent(new Event("change", { bubbles: true }));
  for (let i = 0; i < 100; i++) {
    pass(0); // the text is read as soon as it is there
    await null;
  }
  await number("m2-health", 8);
  await shown("#wizard-scenario .good");
  await number("m2-health", 8);
  equal(document.documentElement.lang, "ja");
});
