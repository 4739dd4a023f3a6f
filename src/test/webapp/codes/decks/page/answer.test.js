import { all, click, counted, fill, settled, shown, text, texts, until } from "../../../base/page.js";
import { words } from "../../../base/html.js";
import { equal, test } from "../../../base/testing.js";
import { GENIUS, HUNTER, POST, ROGUE, WARLOCK, WARLOCK_TODAY, box, compareWith, deck, shareCode, tab } from "./decks.js";

test("sideboards are under their owner", async () => {
  await deck(HUNTER);
  equal(text("#answer h2"), "Standard Hunter");
  await shown(".facts", "30 cards");
  await shown(".facts", "5 cards in sideboards");
  await shown(".facts", "Rexxar");
  equal(texts(".groups > section > h3"), ["Cards 30 copies"]);
  const under = (owner) => {
    const row = all(".owner").find((one) => words(one.children[0]).includes(owner));
    return row.querySelectorAll(".under .card").map(words);
  };
  equal(under("E.T.C."), [
    "1× cost 4 Yelling Yodeler rare",
    "1× cost 6 Harmonic Pop Priest rare",
    "1× Unknown card 106024",
  ]);
  equal(under("Zilliax"), ["1× cost 2 Haywire Module Neutral", "1× cost 4 Twin Module Neutral"]);
});

test("a hero that is a skin has no class made up", async () => {
  await deck("AAEBAZ+NBgFAAAAA");
  equal(text("#answer h2"), "Wild deck");
  await shown(".facts", "hero #99999");
});

test("a post is a list to choose from", async () => {
  await deck(POST);
  equal(text("#found h2"), "2 codes found");
  equal(text("#found-0 .found-title"), "任务贼");
  equal(text("#found-1 .found-title"), "Standard Hunter");
  equal(text("#answer h2"), "Standard Rogue");
  document.getElementById("found-1").focus();
  await click("#found-1");
  equal(text("#answer h2"), "Standard Hunter");
  equal(document.getElementById("found-1").getAttribute("aria-pressed"), "true");
  equal(document.activeElement.id, "found-1", "the keyboard stays on the list");
  equal(text("mark.picked"), HUNTER);
});

test("several fixes are made at once", async () => {
  await deck(WARLOCK.replace("/", "_").replace("+", "-").replace("=", ""));
  equal(all(".note.warning").length > 1, true);
  await click("#fix-all");
  equal(box(), WARLOCK);
  await counted(".note", 0);
});

test("the verdict has the reason of the game", async () => {
  await deck(WARLOCK.replace("=", ""));
  await shown(".verdict.no", "base64");
  await shown(".verdict", "below");
  equal(text(".canonical .code"), WARLOCK_TODAY);
  await fill("#box", WARLOCK);
  await shown(".verdict.yes");
});

test("a comparison shows what came and went", async () => {
  await deck(ROGUE);
  await compareWith(ROGUE);
  equal(text("#changes p"), "The same cards.");
  await compareWith(HUNTER);
  await shown(".change.added .card", "Huge Toad");
  const removed = texts(".change.removed .card");
  equal(removed.length, 6);
  for (const card of ["1× cost 3 Swipe Druid free", "1× cost 0 Wisp Neutral common", "2× Unknown card 12345"]) {
    equal(removed.includes(card), true, card);
  }
  const added = texts(".change.added .card");
  const owner = " in the sideboard of E.T.C., Band Manager";
  for (const card of ["1× cost 6 Harmonic Pop Priest rare" + owner, "1× Unknown card 106024" + owner]) {
    equal(added.includes(card), true, card);
  }
  await compareWith("no code");
  await counted("#changes .note.error", 1);
});

test("a comparison names the cards of share codes", async () => {
  await deck(shareCode(1, 2, 32, 129, 129));
  await shown("#answer h2", "Ganyu");
  await compareWith(shareCode(1, 2, 3, 129, 61));
  const removed = texts(".change.removed .title");
  equal([removed.includes("Raiden Shogun"), removed.includes("Amos' Bow")], [true, true]);
  equal(texts(".change.added .title").includes("Kaeya"), true);
});

test("a recent deck of the game is compared by a press; the box is for any other", async () => {
  await deck(HUNTER);
  await compareWith("");
  localStorage.clear();
  for (const code of [HUNTER, GENIUS, ROGUE]) {
    await fill("#box", code);
    await until(() => document.getElementById("recent-0"), "recent");
    await settled();
  }
  await tab("compare");
  await counted("#others button", 1);
  equal(all("#other").length, 0);
  await click("#other-0");
  equal(document.getElementById("other").value, HUNTER);
  await shown("#changes .change.added");
});

test("a text without a code is no deck", async () => {
  await deck("hello there");
  equal(text("#answer .nothing"), "No code found in this text.");
});

test("a share code has three characters and thirty actions, whose bytes are explained", async () => {
  await deck("try this: " + GENIUS + " ok");
  await shown(".facts", "33 cards");
  await shown(".facts", "offset 0");
  await counted(".groups > section:first-child .card", 3);
});
