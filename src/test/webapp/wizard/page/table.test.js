import { all, click, counted, fill, gone, saved, shown, text } from "../../base/page.js";
import { equal, test } from "../../base/testing.js";
import { box, cards, example, number, play, shipped, unfold, write } from "./wizard.js";

/* The game on the table: what can be done is marked, and done where it lies. */

/** Whether what fits is marked as possible now. */
async function isLegal(id, isSo) {
  await shown(id);
  await counted(id + (isSo ? ".legal" : ":not(.legal)"), 1);
}

const card = (name, cost, effect) => `{"id": "t.treasure.com.${name}", "count": 1, "name": "${name}",
 "manaCost": ${cost}, "rarity": "com", "school": "none", "description": "", "behaviors": [
  {"at": "onPlay", "do": [${effect}]}]}`;

test("what can be done is marked and done where it lies", async () => {
  await example("bash");
  await isLegal("#wizard-card-c1", true);
  await shown("#wizard-card-c1", "Play");
  await unfold("p2");
  await isLegal("#wizard-card-d5", false);
  await click("#wizard-card-c1");
  await isLegal("#wizard-card-c1", false);
  await click("#wizard-choose-m1");
  await number("m1-health", 20 - 9);
  await number("p1-mana", 10 - 3);
  await shown(".own .zone-played .lying", "当头一棒");
  await click("#wizard-do-next");
  await isLegal("#wizard-card-d5", true);
  await shown("#wizard-turn", "Player 2");
  await click("#wizard-do-pass");
  await isLegal("#wizard-card-d5", false);
  await gone("#wizard-do-pass");
});

// in the board game, the card at the first place of the shop costs 1 and the tavern 2
test("a round of the board game is played by what is marked", async () => {
  await example("bash");
  await fill("#wizard-profile", "board-game");
  await shown("#wizard-turn", "Between rounds");
  for (const phase of ["Preparing", "Exploring", "Battling"]) {
    await click("#wizard-do-next");
    await shown("#wizard-turn", phase);
  }
  await isLegal("#wizard-card-s1", false);
  for (const player of ["Player 1", "Player 2"]) {
    await shown("#wizard-turn", player + " to act");
    await click("#wizard-do-pass");
    await gone("#wizard-do-pass");
    await click("#wizard-do-next");
  }
  await shown("#wizard-turn", "Advancing");
  await click("#wizard-do-advance");
  await click("#wizard-do-kick-p2");
  await click("#wizard-do-next");
  await shown("#wizard-turn", "Player 2 to act");
  await click("#wizard-do-next");
  await shown("#wizard-turn", "Supplying");
  await isLegal("#wizard-card-s3", true);
  await isLegal("#wizard-card-c1", true);
  await click("#wizard-card-s1");
  await number("p1-gold", 3 - 1);
  await click("#wizard-card-c1");
  await number("p1-gold", 0);
  await shown(".zone-forgotten", "当头一棒");
  await isLegal("#wizard-card-s2", false);
});

test("the board game of three has its gold, shop and monsters", async () => {
  await example("bash");
  await fill("#wizard-profile", "board-game");
  await fill("#wizard-seats", "3");
  await shown("#wizard-fold-p3");
  await number("p3-gold", 5);
  await number("m4-health", 10);
  await click("#wizard-card-s2");
  await number("p1-gold", 3);
});

test("a choice of several cards is made on the table", async () => {
  const ask = '{"type": "askDiscardCard", "minimum": 1, "maximum": 2, "target": "$onPlay.playerUUID"}';
  await cards("[" + [card("ask", 0, ask), card("one", 1, ""), card("two", 2, "")].join(",") + "]");
  await shown("#wizard-card-c1", "ask");
  await click("#wizard-card-c1");
  await shown("#wizard-choose-done");
  equal(document.getElementById("wizard-choose-done").disabled, true);
  await click("#wizard-card-c4");
  await shown("#wizard-card-c4[aria-pressed=true]");
  await click("#wizard-card-c7");
  await click("#wizard-card-c4");
  await shown("#wizard-card-c4[aria-pressed=false]");
  await click("#wizard-choose-done");
  await shown(".own .zone-discard", "two");
  await shown(".own .zone-hand", "one");
});

test("the game goes on when the card is rewritten", async () => {
  await example("bash");
  await play(0, "m1", 11);
  await write(box().replace('"amount": 9', '"amount": 5'));
  await number("m1-health", 15);
});

test("the game goes back and on, and keeps the course that was left", async () => {
  await example("bash");
  await shown("#wizard-coverage", "0 of 3");
  await play(0, "m1", 11);
  await shown("#wizard-coverage", "2 of 3");
  await click("#wizard-undo");
  await number("m1-health", 20);
  await click("#wizard-redo");
  await number("m1-health", 11);
  await click("#wizard-undo");
  await number("m1-health", 20);
  await play(1, "m2", 1);
  await click("#wizard-branch-0");
  await number("m1-health", 11);
  await number("m2-health", 10);
  await counted("#wizard-branch-0", 1);
});

test("the game runs to an event turn by turn", async () => {
  await example("bash");
  await click("#wizard-pass-p1");
  await unfold("p2");
  await click("#wizard-pass-p2");
  await click("#wizard-more summary");
  await fill("#wizard-run-to", "onRoundEnd");
  await click("#wizard-run");
  await shown("#wizard-zones p", "Between rounds");
});

test("a saved scenario expects what happened", async () => {
  await example("stone");
  await play(0, "m1", 18);
  if (all("#wizard-save").length === 0) await click("#wizard-more summary");
  const { expect } = JSON.parse(await saved(() => click("#wizard-save")));
  equal(expect.monsters.m1.health, 18);
});

test("an opened scenario is judged with every change of its cards", async () => {
  await cards("");
  await write(shipped("scenarios/bash-with-wand.json"));
  await shown("#wizard-scenario .good");
  await number("m2-health", 8);
  await write(box().replace('"amount": 12', '"amount": 7'));
  await shown("#wizard-scenario .error");
  await shown("#wizard-scenario", "/monsters/m2/health expected 8, got 13");
  await number("m2-health", 13);
  equal(text("#wizard-scenario").includes("expected 8, got 8"), false);
});
