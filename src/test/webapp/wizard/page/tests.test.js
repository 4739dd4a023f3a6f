import { all, click, counted, fill, gone, saved, shown, until } from "../../base/page.js";
import { equal, test } from "../../base/testing.js";
import { cards, number, write } from "./wizard.js";

/* What was played becomes a test of the card, which runs with each change of it. */

const card = (damage, id = "bolt") => `{"id": "t.treasure.com.${id}", "count": 1, "name": "Bolt", "manaCost": 3,
 "rarity": "com", "school": "none", "description": "", "behaviors": [
  {"at": "onPlay", "do": [{"type": "damage", "amount": ${damage}, "target":
   {"type": "monsterChooser", "ask": "$onPlay.playerUUID"}}]}]}`;

/** A bolt of 9, with a test of it. */
async function tested() {
  await cards(card(9));
  await shown("#wizard-card-c1", "Bolt");
  await click("#wizard-card-c1");
  await click("#wizard-choose-m1");
  await number("m1-health", 11);
  await click("#wizard-make-test");
  await isGood(true);
}

/** Waits until the test holds, or does not. */
function isGood(isSo) {
  return counted("#wizard-tests .file-state" + (isSo ? ".good" : ":not(.good)"), 1);
}

// a monster of 20 has 11 after a bolt of 9, and 12 after one of 8; the bolt costs 3 of 10
test("a test runs with each change, and is edited", async () => {
  await tested();
  await write(card(8));
  await isGood(false);
  await counted("#wizard-tests .note", 1);
  await shown("#wizard-tests .note", "expected 11, got 12");
  await click("#wizard-test-fold-0");
  const expected = document.getElementById("wizard-test-expect-0").value;
  equal(JSON.parse(expected).players.p1.mana, 7);
  await fill("#wizard-test-expect-0", expected + "}");
  await shown("#wizard-trouble");
  await fill("#wizard-test-expect-0", expected.replace("11", "12"));
  await isGood(true);
  await gone("#wizard-trouble");
  const scenario = JSON.parse(await saved(() => click("#wizard-test-save-0")));
  equal(scenario.cards, [card(8)]);
});

test("a test belongs to its card, and is removed", async () => {
  await tested();
  await fill("#wizard-test-name-0", "A bolt");
  await write(card(9, "other"));
  await until(() => document.getElementById("wizard-tests").children.length === 0, "no test of the other card");
  await write(card(9));
  await isGood(true);
  await shown("#wizard-forget button");
  equal(document.getElementById("wizard-test-name-0").value, "A bolt");
  await number("m1-health", 20);
  await click("#wizard-test-show-0");
  await number("m1-health", 11);
  await click("#wizard-test-remove-0");
  await gone("#wizard-tests li");
  equal(all("#wizard-tests *"), []);
});
