import { all, click, counted, fill, gone, open, shown, text, until } from "../../base/page.js";
import { equal, near, test } from "../../base/testing.js";
import { SMALL, cells, deckFile, played, rate, ways, write } from "./odds.js";

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
  await played();
  await fill("#odds-seed", "seven");
  await fill("#odds-goal", "10000");
  await played();
  await click("#odds-receipt-0-2");
  await shown("#odds-receipt-0 pre", "10,000 games of the seed seven");
  await shown("#odds-receipt-0 pre", "Wilson");
  const [, hits] = / ([\d,]+) succeeded/.exec(text("#odds-receipt-0 pre"));
  // 8 of 15, with five standard errors
  near(Number(hits.replace(",", "")), (10_000 * 8) / 15, 250);
  await fill("#odds-seed", "1");
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
  // of 45 hands 24 have bait, 3 more have no wheel; the others draw one of 3 baits among 8 cards: 41 of 60 in all
  await deckFile(`deck:
  cards:
    wheel: {count: 4, program: ['[1]@;(= turns (/ 6 |F|));(# D.1 H)']}
    bait: {count: 3}
    rest: {count: 3}
simulate:
  tests:
    half:
      start-card: 2
      exec-program: true
      combos: {A: {hand: [bait]}}
`);
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
