import { all, click, counted, fill, gone, open, settled, shown, text, texts, until } from "../../base/page.js";
import { equal, near, test } from "../../base/testing.js";
import {
  SMALL,
  cells,
  copied,
  deckFile,
  drawn,
  example,
  holds,
  played,
  rate,
  selected,
  tab,
  unfold,
  ways,
  write,
} from "./odds.js";

/** Three of ten cards, of which three are a and two are b. */
const TEN = `deck: {cards: {a: {count: 3, description: Ash}, b: {count: 2}, rest: {count: 5}}}
simulate:
  tests:
    open:
      start-card: 3
      combos:
        first: {hand: [a]}
        second: {hand: [b]}
`;

// where no hands are counted, the states that were solved; and of odds that are given, both
for (const [key, method] of [
  ["mulligan: {keep: '|H.a|', most: 1}", "transitions between states"],
  ["given: '|H.b|'", "C(8, 3) = 56"],
]) {
  test("the derivation names its method: " + key, async () => {
    await deckFile(TEN.replace("start-card: 3", "start-card: 3\n      " + key));
    await played();
    if (all("#odds-receipt-0 pre").length === 0) await click("#odds-receipt-0-1");
    await shown("#odds-receipt-0 pre", method);
    await click("#odds-receipt-0-1");
  });
}

test("the derivation of played figures has the seed, the games and their bounds", async () => {
  await deckFile(TEN.replace("start-card: 3", "start-card: 3\n      header: '(repeat 1 (rand 1 1) ())'"));
  await fill("#odds-goal", "10000");
  await fill("#odds-seed", "seven");
  await played();
  await click("#odds-receipt-0-2");
  await shown("#odds-receipt-0 pre", "10,000 games of the seed seven");
  await shown("#odds-receipt-0 pre", "Wilson");
  const [, hits] = / ([\d,]+) succeeded/.exec(text("#odds-receipt-0 pre"));
  // 8 of 15, with five standard errors
  near(Number(hits.replace(",", "")), (10_000 * 8) / 15, 250);
  await fill("#odds-seed", "1");
  await fill("#odds-goal", "points");
});

test("where conditions take cards from one another, the rate of the other matching stands beside", async () => {
  const yaml = `deck: {cards: {a: {count: 3, attribute: [x]}, b: {count: 2, attribute: [x]}, rest: {count: 5}}}
simulate: {tests: {t: {start-card: 3, combos: {k: {hand: ['a:x', a]}}}}}
`;
  await deckFile(yaml);
  await played();
  // the first of a and b in the hand is taken: 39 of 120 hands; at best 55 of 120
  equal(text(".headline strong"), "32.50%");
  await shown(".rate-card .facts", "would be 45.83% with matching: best");
  await write(yaml.replace("a]}", "a], matching: best}"));
  await played();
  equal(text(".headline strong"), "45.83%");
  await shown(".rate-card .facts", "would be 32.50% with matching: greedy");
});

test("each figure has a derivation of its own", async () => {
  await deckFile(TEN.replace("open:", "derived:"));
  await played();
  await click("#odds-receipt-0-0");
  // no a and no b: three of the five others
  for (const step of ["C(5, 3) = 10", "C(10, 3) = 120", "P = 11/12 \u2248 91.6667%"]) {
    await shown("#odds-receipt-0 pre", step);
  }
  const shownLines = document.querySelector("#odds-receipt-0 pre").textContent;
  equal(await copied("#odds-copy-receipt-0"), shownLines);
  await click("#odds-receipt-0-1");
  for (const step of ["derived, first", "C(7, 3) = 35", "P = 17/24"]) await shown("#odds-receipt-0 pre", step);
  await click("#odds-receipt-0-2");
  for (const step of ["C(8, 3) = 56", "P = 8/15"]) await shown("#odds-receipt-0 pre", step);
  await click("#odds-receipt-0-2");
  await gone("#odds-receipt-0 pre");
});

test("the same seed deals the same hands, and another press the next ones", async () => {
  await deckFile(TEN);
  await played();
  await click("#odds-hands-0");
  await counted(".hand-dealt", 3);
  equal(all(".hand-dealt .playing-card").length, 9);
  const first = texts(".hand-dealt");
  for (const hand of all(".hand-dealt")) {
    // by the names of people; a hand without a and b makes no combo
    const names = hand.querySelectorAll(".playing-card").map((card) => card.textContent);
    equal(hand.textContent.includes("no combo"), !names.includes("Ash") && !names.includes("b"), String(names));
  }
  const dealt = async (seed) => {
    await fill("#odds-seed", seed);
    await played();
    await settled();
    return texts(".hand-dealt");
  };
  equal((await dealt("2")).join() === first.join(), false);
  equal(await dealt("1"), first);
  await click("#odds-hand-0-2");
  await until(() => document.getElementById("odds-game").value === "2", "game 2");
  await tab("results");
  await click("#odds-hands-again-0");
  await shown("#odds-hand-0-0", "Show game 3");
  equal(texts(".hand-dealt").join() === first.join(), false);
});

test("one press keeps the deck, and each rate says how it has changed", async () => {
  await deckFile(TEN);
  await played();
  await click("#odds-keep");
  await shown("#odds-keep", "Compare");
  await write(TEN.replace("b: {count: 2}, rest: {count: 5}", "b: {count: 3}, rest: {count: 4}"));
  await played();
  // 1 - 4 in 120 instead of 1 - 10 in 120
  await shown("#odds-topic-0 .change", "+5.00");
  await click("#odds-keep");
  await shown("#odds-versions .headline strong");
  equal(text("#odds-versions .headline strong"), "+5.00");
  equal(text("#odds-versions table").includes("+5.00"), true);
  await click("#odds-release");
});

test("faults are said with their place, and mended by one press", async () => {
  await deckFile(SMALL.replace("hand: [wolf]", "hand: [wulf]"));
  await shown("#odds-remarks .note.error", "wulf");
  await click("#odds-place-0");
  equal(selected(), "wulf");
  await click("#odds-fix-0");
  await holds(SMALL);
  await played();
  await counted("#odds-remarks .note.error", 0);
  await unfold("figure:has(#odds-fold-rates-0) tbody", "#odds-fold-rates-0");
  const [, rateOfA] = cells("figure:has(#odds-fold-rates-0) tr").find(([combo]) => combo === "A");
  equal(rateOfA, "75.00%");
});

test("the number of games is kept to, and the same seed gives the same figures", async () => {
  await deckFile(drawn(SMALL));
  await fill("#odds-goal", "2000");
  await played();
  await shown(".facts", "2,000 games");
  const first = text("#odds-figures");
  await click("#odds-run");
  await played();
  equal(text("#odds-figures"), first);
  await fill("#odds-goal", "points");
});

test("the rate of the first example is said as a sentence, and copied in four forms", async () => {
  await deckFile(example("example.yml"));
  await played();
  // the documents' first deck by arithmetic: 49/57 and 54233/73112
  equal([text(".sentence"), text(".headline strong")], ["of opening hands hold A1 or A2", "85.96%"]);
  equal(text(".headline .quiet"), "exactly 49/57");
  near(rate(1), 54233 / 73112, 0.00005);
  equal(document.querySelectorAll("#odds-figures figure svg[role=img]").length, 6);
  equal(document.querySelectorAll("#odds-figures figure table").length, 6);
  await unfold("figure:has(#odds-fold-rates-0) tbody", "#odds-fold-rates-0");
  equal(text("figure:has(#odds-fold-rates-0) td"), "85.96%");
  const markdown = await copied("#odds-copy-markdown");
  equal(markdown.startsWith("## test-expend\n\n|"), true, markdown);
  equal(markdown.includes("| A1 | 85.96% |"), true, markdown);
  const [head, ...lines] = (await copied("#odds-copy-csv")).trimEnd().split("\r\n");
  equal([head, lines.length], ["topic,combo,method,games,rate,low,high,fraction", 7], "a line for each topic and combo");
  equal((await copied("#odds-copy-text")).includes("First turn average success rate: "), true);
  equal((await copied("#odds-copy-json")).startsWith('{\n  "seed": "xoshiro128:1"'), true);
});

/**
 * A deck of which the hands without wheel are solved; in the others a number is drawn out of too many, and another one
 * cannot be computed. Of 45 hands 24 have bait, and 3 more have no wheel: these 27 need no games. The other 18 draw one
 * of 3 baits among 8 cards: 41 of 60 in all.
 */
const HALF = `deck:
  cards:
    wheel: {count: 4, program: ['[1]@;(= turns (rand 1 9999));(= turns (/ 6 |F|));(# D.1 H)']}
    bait: {count: 3}
    rest: {count: 3}
simulate:
  tests:
    half:
      start-card: 2
      exec-program: true
      combos: {A: {hand: [bait]}}
`;

test("a deck that is solved by half is played with the other hands", async () => {
  await deckFile(HALF);
  await played();
  await shown(".facts", "60.00% of the hands computed exactly");
  await shown(".note", "40.00 % of all hands");
  near(rate(0), 41 / 60, 0.002);
  equal((await copied("#odds-copy-text")).includes("60.00% of the hands solved, "), true);
  equal((await copied("#odds-copy-csv")).includes("half,A,hybrid,"), true);
  await click("#odds-note-half-0");
  await shown("#odds-stepper", "wheel");
});

/** Three of ten cards, one of which is wanted; the rule for the mulligan is a bad one. */
const MULLIGAN = `deck:
  cards:
    a: {}
    b: {count: 2}
    rest: {count: 7}
simulate:
  tests:
    t:
      start-card: 3
      mulligan: {kind: hearthstone, keep: [b]}
      combos: {k: {hand: [a]}}
`;

async function mulligan(yaml = MULLIGAN) {
  await deckFile(yaml);
  await played();
  if (document.getElementById("odds-mulligan-0").getAttribute("aria-expanded") !== "true") await click("#odds-mulligan-0");
}

/*
 * The best decisions keep the wanted card, and else change every card: 3/10 + 7/10 · 3/7. The rule of the file keeps b
 * alone, so that the wanted card goes back, and else changes 3 − 3 · 2/9 = 7/3 cards on average for some of seven:
 * 7/10 · 7/3 · 1/7. Without a mulligan it is 3/10.
 */
test("the best decisions stand against the rule of the file", async () => {
  await mulligan();
  await shown(".mulligan .hands");
  equal(text(".mulligan .headline strong"), "60.00%");
  equal(text(".mulligan .headline .quiet"), "exactly 3/5");
  const rows = (table) => cells(table + " tbody tr").map((row) => row.join(" ").replace(/\s+/g, " ").trim());
  equal(rows(".mulligan figure"), [
    "best decisions 60.00% 3/5 +36.67",
    "rule in the file 23.33% 7/30",
    "every hand kept 30.00% 3/10 +6.67",
  ]);
  // C(9, 3) of C(10, 3) hands have no a; a new card of three is a in 3 of 7 cases
  equal(rows(".mulligan .hands"), [
    "3× b / rest nothing 70.00% 42.86%",
    "1× a · 2× b / rest all 30.00% 100.00%",
  ]);
  equal(text(".mulligan .hands > .quiet"), "The 2 most likely hands: 100.0% of all");
  await click("#odds-mulligan-0");
  await counted(".mulligan .hands", 0);
});

test("after each mulligan the decisions are others", async () => {
  await mulligan(MULLIGAN.replace("kind: hearthstone, keep: [b]", "most: 2"));
  // 1 − (7/10)³ with two of them
  await shown(".mulligan .headline .quiet", "exactly 657/1000");
  equal(cells(".mulligan div > .hands tbody tr")[0].join(" ").replace(/\s+/g, " "), "3× b / rest new hand 70.00% 51.00%");
  await click("#odds-fold-mulligan-0-after-2");
  await shown(".mulligan details[open] .hands");
});

test("the best mulligan follows the text", async () => {
  await mulligan();
  await shown(".mulligan .headline .quiet", "exactly 3/5");
  await write(MULLIGAN.replace("rest: {count: 7}", "rest: {count: 6}"));
  // 3/9 + 6/9 · 3/6
  await shown(".mulligan .headline .quiet", "exactly 2/3");
});

test("topics without a mulligan have no best one", async () => {
  await deckFile(SMALL);
  await played();
  await counted(".mulligan", 0);
});

test("the best mulligan of a kind that is not computed is not shown", async () => {
  await mulligan(MULLIGAN.replace("hearthstone, keep: [b]", "vancouver"));
  await shown(
    ".mulligan [role=alert]",
    "The best decisions are not computed for a mulligan of the kind “vancouver”",
  );
});

/** Eight of sixty cards: the fraction has more digits than anybody reads. */
test("a long fraction is folded", async () => {
  await deckFile(`deck: {cards: {a: {count: 3}, b: {count: 5}, c: {count: 9}, d: {count: 43}}}
simulate: {tests: {t: {start-card: 8, combos: {k: {hand: [a, b, c]}}}}}
`);
  await played();
  await shown(".headline", "exact");
  equal(text(".headline").includes("/"), false);
  equal([document.querySelectorAll(".fraction").length, all(".fraction").length], [2, 0]);
  await click("#odds-more-0");
  await click("#odds-fold-fraction-0");
  await shown(".fraction", "/");
  await click("#odds-fold-rates-0");
  // exact rates have no bounds
  equal(document.querySelector("#odds-topic-0 figure").querySelectorAll("th[scope=col]").length, 2);
});

test("exact figures mention a number that cannot be computed", async () => {
  await deckFile(HALF.replace("(= turns (rand 1 9999));", ""));
  await played();
  await shown(".note", "a number cannot be computed");
  near(rate(0), 41 / 60, 0.00005);
});

for (const language of ["zh", "ja", "en"]) {
  test("a new deck starts with a file without faults, in " + language, async () => {
    await deckFile(SMALL, language);
    await click("#odds-new");
    await until(() => document.querySelectorAll("#odds-figures:not(.stale) .topic").length > 1, "topics");
    await counted("#odds-remarks .note", 0);
  });
}

for (const link of ["aAAAA", "b%%%", "zfoo", "a"]) {
  test("a damaged link is mentioned, and harmless: " + link, async () => {
    await open("#odds=" + link, "en");
    await shown("#odds-trouble", "damaged");
  });
}

/* The calculator without a deck. Each expected chance is a sum of binomials. */

const percent = (value, digits) => (100 * value).toFixed(digits) + "%";

function chance(size, drawn, copies, wanted) {
  let good = 0;
  for (let held = 0; held <= Math.min(drawn, copies); held++) {
    if (wanted(held)) good += ways(copies, held) * ways(size - copies, drawn - held);
  }
  return good / ways(size, drawn);
}

test("turns are counted for both players", async () => {
  await open("#odds&draw=60/7/4:1+", "en");
  await shown("#calculator-chance", percent(chance(60, 7, 4, (n) => n >= 1), 4));
  const rows = cells("#calculator-result tbody tr");
  equal(rows.length, 5);
  // in turn t the second player has drawn t cards, the first player one fewer
  rows.forEach(([, first, second], i) => {
    equal(first, percent(chance(60, 7 + i, 4, (n) => n >= 1), 2));
    equal(second, percent(chance(60, 8 + i, 4, (n) => n >= 1), 2));
  });
  await click("#odds-fold-calculator");
  equal(text("#calculator-sum").startsWith("Σ C(4,a)·C(56,7−a) / C(60,7); a = 1…4"), true, text("#calculator-sum"));
});

test("a mulligan is counted for one card", async () => {
  await open("#odds&draw=40/5/3:1+", "en");
  await click("#calculator-mulligan");
  // the first hand is set aside: three of the 40 cards are missed twice, 35 cards remain
  const missed = (ways(35, 3) * ways(30, 3)) / (ways(40, 3) * ways(35, 3));
  await shown("#calculator-chance", percent(1 - missed, 4));
  await fill("#calculator-0-count", "2");
  await shown("#calculator-chance", percent(chance(40, 5, 3, (n) => n >= 2), 4));
  await counted("#calculator-mulligan", 0);
});

test("numbers that no deck has are named", async () => {
  await open("#odds&draw=60/7/24:2+", "en");
  await fill("#calculator-0-copies", "61");
  await shown("#calculator-trouble", "Copies: a number from 0 to 60");
  equal(document.getElementById("calculator-0-copies").getAttribute("aria-invalid"), "true");
  await fill("#calculator-0-copies", "");
  await shown("#calculator-trouble");
  await fill("#calculator-0-copies", "60");
  await shown("#calculator-chance", "100.0000%");
  await gone("#calculator-trouble");
});
