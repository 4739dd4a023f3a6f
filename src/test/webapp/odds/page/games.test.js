/* Single games: stepped through, looked for, dealt by hand; and the guide, whose examples are played. */

import { all, click, counted, fill, gone, open, press, settled, shown } from "../../base/page.js";
import { text, texts, until, whileAnswersTake } from "../../base/page.js";
import { equal, test } from "../../base/testing.js";
import { SMALL, copied, deckFile, example, holds, played, tab, unfold } from "./odds.js";

/** Ten cards, of which five are the hand; a pot draws two. */
const POTS = `deck:
  cards:
    pot: {count: 2, description: Pot, program: ['[1]@;(= met (+ met 1));(# X B);(# D.2 H)']}
    wolf: {count: 4, description: Wolf}
    cave: {count: 4, description: Cave}
simulate:
  tests:
    t:
      exec-program: true
      combos:
        Wolves: {hand: [wolf, wolf, wolf]}
        Caves: {hand: [cave, cave, cave, cave]}
`;

async function games() {
  await deckFile(POTS);
  await played();
  await tab("games");
  await shown(".zone");
}

/** Puts a hand together out of the cards of the deck, by their places in the file. */
async function deal(...cards) {
  await unfold("#odds-own-play", "#odds-fold-own-hand");
  for (const card of cards) await click("#odds-own-add-" + card);
  await click("#odds-own-play");
  // a game of the seed has been open before, in its opening hand, too; this one has no number
  await until(() => document.getElementById("odds-game").value === "", "a game without a number");
}

/** The cards of a zone by their names, the first zone of which is the hand. */
const zone = (n) => texts(".zone:nth-child(" + n + ") .playing-card > span:first-child");

test("a hand of one's own is played step by step", async () => {
  await games();
  await deal(0, 1, 2, 1, 2, 1, 1);
  await until(() => zone(1).join() === "Pot,Wolf,Cave,Wolf,Cave", "the opening hand");
  await click("#odds-forward");
  await click("#odds-forward");
  equal(text(".step-line code"), "(= met (+ met 1))");
  await shown(".variables", "met = 1");
  await click("#odds-effect-forward");
  equal(text(".step-line span:last-child"), "Pot was activated");
  equal(zone(1), ["Wolf", "Cave", "Wolf", "Cave", "Wolf", "Wolf"]);
  equal(zone(2), ["Pot"]);
  await unfold(".game-steps", "#odds-fold-steps");
  equal(texts(".game-steps .moves").includes("Wolf, Wolf: from deck to hand"), true, texts(".game-steps .moves").join());
  await click("#odds-back");
  await click("#odds-first");
  await counted(".zone", 1);
  equal(text(".outcomes .yes").startsWith("Wolves"), true);
  await shown(".outcomes .no", "no card in hand for “cave”");
  await shown(".outcomes .no", "already used: Cave, Cave");
  document.getElementById("odds-forward").focus();
  await press("ArrowRight");
  equal(text(".step-line").startsWith("Step 2"), true);
  await press("ArrowRight", { shiftKey: true });
  await shown(".step-line", "activated");
  await press("ArrowLeft");
  await shown(".step-line", "(# D.2 H)");
});

test("games of a kind are found, and are in the address", async () => {
  await games();
  await click("#odds-find-failing");
  await shown("#odds-found", "Found: game");
  await counted(".outcomes .yes", 0);
  await unfold("#odds-find", "#odds-fold-finder");
  await fill("#odds-want-0", "without");
  await fill("#odds-want-1", "with");
  await click("#odds-find");
  await shown(".outcomes .yes", "Caves");
  equal(texts(".outcomes .no").filter((one) => one.includes("Wolves")).length, 1);
  await settled();
  const { hash } = location;
  const number = document.getElementById("odds-game").value;
  equal(hash.endsWith("&topic=t&game=" + number), true, hash);
  await deckFile(SMALL);
  await played();
  await open(hash);
  await shown(".outcomes .yes", "Caves");
  equal(document.getElementById("odds-game").value, number);
});

test("a link holds the game that is open", async () => {
  await games();
  await fill("#odds-game", "0");
  await click("#odds-game-next");
  await click("#odds-game-next");
  await until(() => document.getElementById("odds-game").value === "2", "game 2");
  const link = await copied("#odds-link");
  equal(link.endsWith("&seed=1&topic=t&game=2"), true, link);
});

/** Every hand of this deck has a combo, so no brick is found. */
test("the finder says how many games were searched, and stops", async () => {
  await deckFile(SMALL);
  await played();
  await tab("games");
  await whileAnswersTake(400, async () => {
    await click("#odds-find-failing");
    await shown("#odds-finder-work-says", "1,000 of 200,000 games searched");
    await shown("#odds-finder-work-says", "2,000 of 200,000 games searched");
    await click("#odds-finder-work-stop");
    await shown("#odds-found", "None found in 3,000 games");
    await gone("#odds-finder-work");
  });
});

for (const key of ["first", "conditions", "scores", "effects", "variables", "tags", "mulligan", "state", "turns"]) {
  test("the guide opens its example: " + key, async () => {
    await deckFile(SMALL);
    await tab("guide");
    await click("#odds-try-" + key);
    await holds(example("guide/" + key + ".yml"));
    await until(() => document.querySelector("#odds-figures:not(.stale) .topic"), "figures");
    equal(all("#odds-remarks .note").length, 0);
  });
}
