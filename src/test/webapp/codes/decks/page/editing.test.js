import { all, click, counted, fill, press, shown, text, texts, until } from "../../../base/page.js";
import { words } from "../../../base/html.js";
import { equal, test } from "../../../base/testing.js";
import { box, compareWith, deck, tab } from "./decks.js";

/* What can be done with deck lists of any game: their game, their cards, their odds; also where a text has several. */

const MAGIC =
  "About\nName Elves of the North\n\nDeck\n4 Llanowar Elves (DOM) 168\n2 Thalia, Guardian of Thraben (DKA) 24\n" +
  "20 Forest (ANA) 60\n4 Collected Company (DTK) 177\n\nSideboard\n2 Negate (XLN) 62\n";

const POKEMON =
  "Pokémon: 5\n3 Charcadet SSP 32\n2 Ceruledge ex SSP 36\n\nTrainer: 4\n4 Ultra Ball SVI 196\n\n" +
  "Energy: 5\n5 Basic Fire Energy SVE 2\n\nTotal Cards: 14\n";

const ELVES =
  "Two decks of last night.\n\nElves\nDeck\n4 Llanowar Elves (DOM) 168\n4 Steel Leaf Champion (DOM) 182\n" +
  "24 Forest (ANA) 66\n\n";

const DELVER =
  "Delver\nDeck\n4 Delver of Secrets (ISD) 51\nwhat is this\n4 Ponder (M12) 73\n4 Opt (INV) 64\n4 Daze (NEM) 30\n" +
  "20 Island (ANA) 62\n";

/** Waits until the box has this text. */
const holds = (wanted) => until(() => box() === wanted, "text of the box").catch(() => equal(box(), wanted));

const choose = (selector, label) =>
  fill(selector, document.querySelector(selector).options.find((option) => option.textContent === label).value);

/** Opens the editor of a list. */
async function edited(list) {
  await deck(list);
  await shown("#list-game");
  if (all("#list-add-name").length === 0) await click("#edit");
  await shown("#list-add-name");
}

test("the game of a list is recognised and chosen", async () => {
  await deck(MAGIC);
  await shown("#list-game");
  const game = document.getElementById("list-game");
  equal([game.value, game.title], ["mtg", "Recognised by “Forest”"]);
  await click("#list-forms");
  await shown("#copy-as-arena");
  await fill("#list-game", "ptcg");
  await holds("Game: Pokémon TCG\n" + MAGIC);
  await until(() => document.getElementById("list-game").value === "ptcg", "the game");
  await shown("#copy-as-ptcgl");
  await counted("#copy-as-arena", 0);
  await fill("#list-game", "unknown");
  await holds("Game: unknown\n" + MAGIC);
  await until(() => document.getElementById("list-game").value === "unknown", "no game");
});

test("cards are counted and taken out", async () => {
  await edited(MAGIC);
  const three = MAGIC.replace("2 Thalia", "3 Thalia");
  document.getElementById("list-more-0-1").focus();
  await click("#list-more-0-1");
  await holds(three);
  await shown(".facts", "31 cards");
  equal(document.activeElement.id, "list-more-0-1");
  await click("#list-less-1-0");
  await shown(".facts", "1 in the sideboard");
  await click("#list-less-1-0");
  await holds(three.replace("2 Negate (XLN) 62\n", ""));
  await counted(".groups h3", 1);
  await click("#undo");
  await holds(three.replace("2 Negate", "1 Negate"));
  await click("#undo");
  await click("#undo");
  await holds(MAGIC);
  await click("#redo");
  await holds(three);
});

test("cards are renamed, moved and added", async () => {
  await edited(POKEMON);
  const rename = async (name) => {
    await fill("#list-name-0-0", name);
    await press("Enter");
  };
  await rename("Armarouge PAR 41");
  const renamed = POKEMON.replace("Charcadet SSP 32", "Armarouge PAR 41");
  await holds(renamed);
  await fill("#list-add-name", "2 Nest Ball SVI 181");
  await choose("#list-add-to", "Trainer");
  await click("#list-add");
  await holds(
    renamed
      .replace("SVI 196\n", "SVI 196\n2 Nest Ball SVI 181\n")
      .replace("Trainer: 4", "Trainer: 6")
      .replace("Cards: 14", "Cards: 16"),
  );
  await shown("#list-move-1-1");
  await choose("#list-move-1-1", "Energy");
  await shown(".groups h3", "Energy 7 cards");
  equal(texts(".groups h3"), ["Pokémon 5 cards", "Trainer 4 cards", "Energy 7 cards"]);
  await rename("https://example.org");
  await shown("#list-says", "cannot stand on a line");
});

// of a list of ids no line can be changed; what the edit made of it is said
test("a list of ids becomes lines", async () => {
  await edited("BT11-005 BT11-005 EX9-013 BT11-006 BT11-007");
  await click("#list-less-0-0");
  await holds("Game: Digimon Card Game\nDeck\n1 BT11-005\n1 EX9-013\n1 BT11-006\n1 BT11-007\n");
  await shown("#list-says", "one card per line");
});

// of 30 cards seven are seen by the first turn going first, eight going second
test("draws are those of the game", async () => {
  await deck(MAGIC + "\n");
  await tab("draws");
  const elves = (rate) =>
    until(() => all(".chances tbody tr").map(words).find((row) => /Llanowar Elves/.test(row) && row.includes(rate)), rate);
  await elves("67.69");
  await click("#draws-rules");
  await fill("#draws-hand", "1");
  // 1 - (22*21*20*19)/(30*29*28*27)
  await elves("73.31");
  await counted("#draws-mulligan", 0);
  await fill("#list-game", "fab");
  await counted("#draws-hand", 0);
  // four cards: 1 - (26*25*24*23)/(30*29*28*27)
  await elves("45.45");
});

test("lists are compared", async () => {
  await deck(MAGIC);
  await compareWith(MAGIC.replace("2 Thalia", "1 Thalia").replace("2 Negate", "3 Duress"));
  await shown(".change.removed .card");
  equal(texts(".change.removed .card"), ["1× Thalia, Guardian of Thraben", "2× Negate · Sideboard"]);
  equal(texts(".change.added .card"), ["3× Duress · Sideboard"]);
  await fill("#other", MAGIC.toLowerCase());
  await shown("#changes", "same");
  await fill("#other", "no list");
  await counted("#changes .error", 1);
});

/** The view with two lists. */
async function two() {
  await deck(ELVES + DELVER);
  if (text("#deck-title") !== "Elves") await click("#found-list-0");
  await shown("#deck-title", "Elves");
}

test("each list of a text is shown", async () => {
  await two();
  equal(texts(".found-lists button"), ["Elves 32 cards", "Delver 36 cards"]);
  const isPicked = (i) => document.getElementById("found-list-" + i).getAttribute("aria-pressed") === "true";
  equal([isPicked(0), isPicked(1)], [true, false]);
  await counted(".groups .card", 3);
  await click("#found-list-1");
  await shown("#deck-title", "Delver");
  equal([isPicked(0), isPicked(1)], [false, true]);
  await counted(".groups .card", 5);
});

test("places of remarks are counted in the whole text", async () => {
  await two();
  await click("#found-list-1");
  await shown("#read .warning", "what is this");
  await click("#place-0");
  equal(document.getElementById("box").selectionStart, (ELVES + DELVER).indexOf("what"));
});

test("a change of one list leaves the other", async () => {
  await two();
  await click("#found-list-1");
  await shown("#deck-title", "Delver");
  if (all("#list-add-name").length === 0) await click("#edit");
  await click("#list-less-0-4");
  await holds(ELVES + DELVER.replace("20 Island", "19 Island"));
  equal(text("#deck-title"), "Delver");
  await click("#undo");
  await holds(ELVES + DELVER);
  await click("#found-list-0");
  await shown("#deck-title", "Elves");
  await click("#list-more-0-0");
  await holds(ELVES.replace("4 Llanowar", "5 Llanowar") + DELVER);
});

test("a list is written for places", async () => {
  await two();
  await tab("share");
  await click("#share-nga");
  const field = () => document.getElementById("share-field").value;
  await shown("#share-field");
  equal(
    field(),
    "[b]Elves[/b]\n32 cards\n\n[b]Deck (32)[/b]\n[list]\n[*]4× Llanowar Elves\n[*]4× Steel Leaf Champion\n" +
      "[*]24× Forest\n[/list]\n",
  );
  await click("#share-link");
  await until(() => /\/.*#list=.+/.test(field()), "the link");
});
