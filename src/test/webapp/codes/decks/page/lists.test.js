import { all, click, counted, fill, open, shown, text, texts } from "../../../base/page.js";
import { equal, test } from "../../../base/testing.js";
import { ROGUE, box, deck, tab } from "./decks.js";

const MAGIC =
  "About\nName Elves of the North\n\nDeck\n4 Llanowar Elves (DOM) 168\n2 Thalia, Guardian of Thraben (DKA) 24\n" +
  "20 Forest (ANA) 60\nwhat is this\n4 Collected Company (DTK) 177\n\nSideboard\n2 Negate (XLN) 62\n";

const POKEMON =
  "Pokémon: 5\n3 Charcadet SSP 32\n2 Ceruledge ex SSP 36\n\nTrainer: 4\n4 Ultra Ball SVI 196\n\n" +
  "Energy: 5\n5 Basic Fire Energy SVE 2\n\nTotal Cards: 14\n";

/** Names that no game has. */
const UNKNOWN =
  "Deck (30)\n4x Quiet Harbour\n4x Lantern of the Fen\n4x Moth Court\n4x Salt and Iron\n4x Borrowed Face\n" +
  "4x Ninth Bell\n3x Hollow Crown\n3x Ash on the Water\n";

/** Opens the forms in which a list is copied. */
async function forms() {
  if (document.getElementById("list-forms").getAttribute("aria-expanded") !== "true") await click("#list-forms");
}

test("a line that is not understood is a remark with its place", async () => {
  await deck(MAGIC);
  await shown("#answer h2", "Elves of the North");
  await counted("#read .note", 1);
  await shown("#read .note", "what is this");
  await click("#place-0");
  equal([document.activeElement.id, document.getElementById("box").selectionStart], ["box", MAGIC.indexOf("what")]);
  await click("#add-card-0");
  equal(box(), MAGIC.replace("what is this", "1 what is this"));
  await counted("#read .note", 0);
});

test("a line without a number is one copy until it is left out", async () => {
  await deck("Deck\n4 Opt\n20 Island\nFlex slots\n2 Ponder\n");
  await shown(".facts", "27 cards");
  await shown("#read .note", "Flex slots");
  await click("#leave-out-0");
  equal(box(), "Deck\n4 Opt\n20 Island\n2 Ponder\n");
  await counted("#read .note", 0);
  await deck("Deck\n4 Opt\n20 Island\nFlex slots\n2 Ponder\n");
  await click("#fix-0");
  equal(box(), "Deck\n4 Opt\n20 Island\n1 Flex slots\n2 Ponder\n");
  await counted("#read .note", 0);
});

test("a list of Pokémon counts its sections", async () => {
  await deck(POKEMON);
  await shown("#answer h2", "Ceruledge ex");
  equal(texts(".groups h3"), ["Pokémon 5 cards", "Trainer 4 cards", "Energy 5 cards"]);
  await counted(".note", 0);
  await forms();
  await shown("#copy-as-ptcgl");
  await counted("#copy-as-arena", 0);
});

test("a list of an unknown game is a deck list", async () => {
  await deck(UNKNOWN);
  await shown("#answer h2", "Quiet Harbour / Lantern of the Fen");
  equal(document.getElementById("list-game").value, "unknown");
  await shown(".facts", "30 cards");
  await counted(".groups .card", 8);
});

test("a list is copied by one press", async () => {
  await deck(UNKNOWN.replace("Deck (30)", "Deck"));
  await forms();
  await click("#copy-as-arena");
  await shown("#copy-as-arena", "Copied");
  equal(await navigator.clipboard.readText(), UNKNOWN.replace("Deck (30)", "Deck").replaceAll("x ", " "));
});

for (const prose of [
  "Pancakes for 4\n\n200 g flour\n2 eggs\n3 spoons of sugar\n1 pinch of salt\n",
  "Round 1: we won 2 to 1.\nRound 2: we lost 0 to 2, since 3 of us were late.\n",
  "Team\tWins\tLosses\nRed\t12\t4\nBlue\t9\t7\nGreen\t3\t13\n",
]) {
  test("a text with numbers is no list: " + prose.slice(0, 10), async () => {
    await deck(MAGIC); // the reader of lists is there
    await deck(prose);
    equal(text("#answer"), "No code found in this text.");
    await shown("#recognised", "Nothing in this text");
    await counted("#notes .note", 0);
  });
}

test("a list with a code is that deck", async () => {
  await deck(UNKNOWN);
  await shown("#answer h2", "Quiet Harbour / Lantern of the Fen");
  await fill("#box", UNKNOWN + "\n" + ROGUE);
  await shown("#answer h2", "Standard Rogue");
  await fill("#box", "");
  await counted("#answer h2#deck-title", 0);
});

// the keys of a program are no headings for readers
for (const [language, ...headings] of [
  ["en", "Leader", "Second leader", "Base", "Deck", "Sideboard"],
  ["zh", "领袖", "第二领袖", "基地", "主卡组", "备牌"],
  ["ja", "リーダー", "2 人目のリーダー", "拠点", "デッキ", "サイドボード"],
]) {
  test("keys of zones are words, in " + language, async () => {
    const json = {
      leader: { id: "SOR_017", count: 1 },
      secondleader: { id: "SOR_018", count: 1 },
      base: { id: "SOR_024", count: 1 },
      deck: [{ id: "SOR_100", count: 3 }],
      sideboard: [{ id: "SOR_102", count: 1 }],
    };
    await deck(JSON.stringify(json), language);
    const titles = texts("#deck-panel h3");
    equal(titles.length, headings.length);
    headings.forEach((heading, i) => equal(titles[i].startsWith(heading), true, titles[i]));
  });
}

test("a link opens the list", async () => {
  await open("#deck=" + encodeURIComponent(POKEMON), "en");
  await shown("#answer h2", "Ceruledge ex");
});

/* Questions in players' words. What is expected is reckoned with binomials. */

function ways(cards, drawn) {
  let result = cards < drawn ? 0 : 1;
  for (let i = 0; i < drawn; i++) result = (result * (cards - i)) / (i + 1);
  return result;
}

/** The probability that some cards of a deck have one of some copies. */
const held = (deck, copies, drawn) => 1 - ways(deck - copies, drawn) / ways(deck, drawn);

function least(deck, copies, drawn, wanted) {
  let rate = 0;
  for (let k = wanted; k <= drawn; k++) rate += (ways(copies, k) * ways(deck - copies, drawn - k)) / ways(deck, drawn);
  return rate;
}

const percent = (rate, language = "en") =>
  new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(rate);

const YUGIOH =
  "Game: Yu-Gi-Oh!\nDeck\n3 Bait\n3 Second Bait\n3 Third Bait\n3 More\n3 Ash Blossom\n2 Garnet\n23 Rest\n";
const DUEL =
  "Game: Magic: The Gathering\nDeck\n4 Llanowar Elves\n4 Grizzly Bears\n14 Mountain\n10 Forest\n4 Shock\n" +
  "4 Giant Growth\n4 Hill Giant\n4 Gray Ogre\n4 Lava Axe\n4 Volcanic Hammer\n4 Craw Wurm\n";
const PRIZES = "Game: Pokémon TCG\nDeck\n1 Star\n4 Charcadet\n4 Iono\n51 Rest\n";
const QUEST = "Game: Hearthstone\nDeck\n2 Quest\n2 Second Card\n26 Rest\n";

const LANDS = least(60, 24, 7, 2) - least(60, 24, 7, 6);

function sources() {
  let given = 0;
  let good = 0;
  for (let land = 2; land <= 8; land++) {
    const rate = ways(24, land) * ways(36, 8 - land);
    given += rate;
    good += rate * (1 - ways(14, land) / ways(24, land));
  }
  return good / given;
}

/** Land drops of the player on the draw, card by card. */
function drops(seen, lands) {
  const turn = seen - 7;
  if (turn >= 1 && lands < turn) return 0;
  if (turn === 4) return 1;
  const land = (24 - lands) / (60 - seen);
  return land * drops(seen + 1, lands + 1) + (1 - land) * drops(seen + 1, lands);
}

const NO_ELVES = 1 - held(60, 4, 7);
const NO_BASIC = ways(56, 7) / ways(60, 7);

/** Questions of a list, each with its answer, and with the role and the place of the card that are pressed for it. */
const ASKED = [
  [
    YUGIOH,
    ["starter", held(40, 3, 5), "starter", "0"],
    ["hand-trap", held(40, 3, 5), "hand-trap", "4"],
    ["brick", held(40, 2, 5), "brick", "5"],
    ["by-turn", held(40, 3, 8)],
  ],
  [
    DUEL,
    ["keepable", LANDS],
    ["keepable", 1 - (1 - LANDS) * (1 - LANDS)],
    ["drops", drops(0, 0)],
    ["by-turn", held(60, 4, 10)],
    ["mulligan", 1 - NO_ELVES * NO_ELVES * NO_ELVES],
    ["sources", sources(), "source", "3"],
  ],
  [
    PRIZES,
    ["prized", 0.1],
    ["basic", 1 - NO_BASIC, "basic", "1"],
    ["two-basics", least(60, 4, 7, 2)],
    // no Supporter among seven with a Basic, nor drawn from 53
    ["supporter", 1 - (((ways(56, 7) - ways(52, 7)) / (ways(60, 7) - ways(56, 7))) * 49) / 53, "supporter", "2"],
    ["by-turn", held(60, 1, 11)],
  ],
  [
    QUEST,
    ["mulligan", 1 - (((ways(28, 3) / ways(30, 3)) * ways(25, 3)) / ways(27, 3)) * (25 / 27)],
    ["by-turn", held(30, 2, 7)],
  ],
];

for (const [list, ...questions] of ASKED) {
  const game = /Game: (.*)/.exec(list)[1];
  for (const language of ["en", "zh", "ja"]) {
    test("questions of " + game + " are answered in three presses, in " + language, async () => {
      localStorage.clear();
      await deck(list + "\n".repeat(["en", "zh", "ja"].indexOf(language)), language);
      await tab("draws");
      await shown("#draws .answers article");
      for (const [key, rate, role, card] of questions) {
        if (role) {
          const count = key + "-" + role;
          if (all("#role-" + count + "-" + card).length === 0) await click("#count-" + count);
          await click("#role-" + count + "-" + card);
        }
        await shown("#answer-" + key, percent(rate, language));
      }
    });
  }
}

/** The same of cards of each of two kinds. */
const both = (deck, a, b, drawn) =>
  1 - (ways(deck - a, drawn) + ways(deck - b, drawn) - ways(deck - a - b, drawn)) / ways(deck, drawn);

// from nothing, a Supporter is counted among all hands: the tab, what counts, a card
test("the question of Supporters is answered without Basics", async () => {
  localStorage.clear();
  await deck(PRIZES + "\n\n\n\n");
  await tab("draws");
  await click("#count-supporter-supporter");
  await click("#role-supporter-supporter-2");
  // Iono has four copies; seven cards, and the one that is drawn
  await shown("#answer-supporter .rate", percent(held(60, 4, 8)));
  await shown("#answer-supporter", "All hands counted");
  await click("#count-supporter-basic");
  await click("#role-supporter-basic-1");
  await shown("#answer-supporter", "Among hands with a Basic");
});

// from nothing, two cards answer the question of both: the tab, a card, a card
for (const language of ["en", "zh", "ja"]) {
  test("a starter and an extender are answered in three presses, in " + language, async () => {
    localStorage.clear();
    await deck(YUGIOH + "\n".repeat(3 + ["en", "zh", "ja"].indexOf(language)), language);
    await tab("draws");
    await click("#role-starter-extender-starter-0");
    await click("#role-starter-extender-extender-5");
    await shown("#answer-starter-extender .rate", percent(both(40, 3, 2, 5), language));
    await shown("#answer-starter-extender", percent(both(40, 3, 2, 6), language));
    await counted("#answer-starter-extender .chip", 0);
  });
}

test("Supporters are those of their heading", async () => {
  await deck("Game: Pokémon TCG\nPokémon\n4 Charcadet\nSupporter\n4 Iono\nItem\n52 Rest\n");
  await tab("draws");
  await shown("#answer-supporter .rate", percent(held(60, 4, 8)));
  await counted("#answer-supporter.guess", 0);
});

test("a list of Commander counts its lands", async () => {
  let list = "Game: Magic: The Gathering\n1x The Captain (DOM) 1 [Commander]\n30x Forest (DOM) 2 [Land]\n";
  const letter = (i) => String.fromCharCode(65 + i);
  for (let i = 0; i < 7; i++) list += "1x Grove " + letter(i) + " (DOM) 3" + i + " [Land]\n";
  for (let i = 0; i < 62; i++) {
    list += "1x Spell " + letter(i % 26) + letter(Math.floor(i / 26)).toLowerCase() + " (DOM) 1" + i + " [Other]\n";
  }
  await deck(list);
  await shown(".facts", "99 + 1 cards");
  await tab("draws");
  // as computed card by card: 37 lands of 99
  await shown("#answer-keepable .rate", "80.38%");
  await shown("#answer-keepable", "96.15%");
  await shown("#answer-drops .rate", "64.88%");
  await counted("#answer-keepable.guess", 0);
});

test("what helps most keeps to the copies of the game", async () => {
  await deck(DUEL);
  await tab("draws");
  await click("#helps-open");
  const more = (lands) => least(60, lands, 7, 2) - least(60, lands, 7, 6);
  await shown("#helps .stack tbody tr", "+1 Mountain");
  const [first] = all("#helps .stack");
  const rows = [...first.querySelectorAll("tbody tr")].map((row) => row.textContent);
  equal(rows[0].includes("+1 Mountain") && rows[0].includes(percent(LANDS) + " → " + percent(more(25))), true, rows[0]);
  equal(rows.some((row) => row.includes("+2 Mountain") && row.includes(percent(more(26)))), true, rows.join());
  equal(text("#helps").includes("+1 Llanowar Elves"), false, "no fifth copy of a card");
});

test("numbers and derivations follow the question", async () => {
  await deck(DUEL + "\n\n\n");
  await tab("draws");
  await click("#more-by-turn");
  await fill("#number-by-turn-turn", "3");
  await shown("#answer-by-turn .rate", percent(held(60, 4, 9)));
  if (all("#formula-by-turn").length === 0) await click("#more-by-turn");
  await click("#formula-by-turn");
  await shown("#receipt-by-turn pre", "C(60, 9) = 14783142660");
});
