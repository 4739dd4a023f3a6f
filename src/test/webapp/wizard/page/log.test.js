import { all, click, counted, shown, text, texts } from "../../base/page.js";
import { equal, test } from "../../base/testing.js";
import { example, lists, play, unfold } from "./wizard.js";

/* What a play brought about, in words. */

for (const [language, lines] of [
  [
    "en",
    [
      "Player 1 plays 当头一棒",
      "Player 1: mana 10 → 7",
      "Event: Player 1 plays 当头一棒",
      "If you have a wand equipped",
      "Deal 9 damage to a monster of your choice",
      "Player 1 chooses Monster 1",
      "Monster 1: health 20 → 11",
      "Event: Monster 1 takes 9 damage from Player 1",
      "当头一棒 (Player 1): hand → played",
    ],
  ],
  [
    "zh",
    [
      "玩家 1打出“当头一棒”",
      "玩家 1的法力：10 → 7",
      "事件：玩家 1打出“当头一棒”",
      "如果你装备了魔杖",
      "对你选择的一个怪物造成9点伤害",
      "玩家 1选择：怪物 1",
      "怪物 1的生命值：20 → 11",
      "事件：怪物 1受到玩家 1造成的 9 点伤害",
      "“当头一棒”（玩家 1）：手牌 → 出牌区",
    ],
  ],
  [
    "ja",
    [
      "プレイヤー1が「当头一棒」をプレイ",
      "プレイヤー1のマナ：10 → 7",
      "イベント：プレイヤー1が「当头一棒」をプレイする",
      "あなたが杖を装備しているなら",
      "あなたが選ぶモンスター1体に9ダメージを与える",
      "プレイヤー1の選択：モンスター1",
      "モンスター1の体力：20 → 11",
      "イベント：モンスター1がプレイヤー1から9ダメージを受ける",
      "「当头一棒」（プレイヤー1）：手札 → 場",
    ],
  ],
]) {
  test("a play is described in the reader's language: " + language, async () => {
    await example("bash", language);
    await play(0, "m1", 11);
    await lists(".wizard-tree li", lines);
  });
}

for (const [language, countered] of [
  ["en", "Plain card 5 is countered"],
  ["zh", "被反制"],
]) {
  test("a countered card has no effect, and its line is written in " + language, async () => {
    await example("counter_next_spell", language);
    await click("#wizard-card-c1");
    await shown(".wizard-triggers li");
    await unfold("p2");
    await click("#wizard-card-d5");
    await shown(".wizard-tree li", countered);
    equal(all(".wizard-triggers"), []);
    if (language !== "en") return;
    await lists(".wizard-tree li", [
      "Player 2 plays Plain card 5",
      "Event: Player 2 plays Plain card 5",
      "Trigger t1 is removed",
      "The trigger of 反制 fires for Player 1",
      "Counter the card being played",
      "Plain card 5 is countered",
      "Plain card 5 (Player 2): hand → discard pile",
    ]);
  });
}

test("a muted trigger lets the play happen", async () => {
  await example("counter_next_spell");
  await click("#wizard-card-c1");
  await click(".wizard-triggers button");
  await shown(".wizard-triggers [aria-pressed=true]");
  await unfold("p2");
  await click("#wizard-card-d5");
  await shown(".seat .lying", "Plain card 5");
  await counted(".wizard-triggers li", 1);
});

test("a choice names the player and the candidates", async () => {
  await example("bash");
  await click("#wizard-card-c1");
  await shown("#wizard-choice-1");
  equal(text("#wizard-prompt-title"), "Player 1: choose a monster");
  equal(text("#wizard-choice-1"), "Monster 2");
});

// who makes cards sees what the engine calls the entry, and the variables of the card
test("the raw entry is in a fold that stays open", async () => {
  await example("bash");
  await play(0, "m1", 11);
  await counted(".wizard-tree li", 9);
  await click("#wizard-raw summary");
  await click("#wizard-line-4");
  equal(texts("#wizard-raw code"), ["do damage"]);
  await shown("#wizard-raw", "onPlay.playerUUID = p1");
});
