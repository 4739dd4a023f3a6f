import { all, click, counted, fill, gone, shown, text, texts, until, whileAnswersTake } from "../../base/page.js";
import { words } from "../../base/html.js";
import { equal, near, test } from "../../base/testing.js";
import { SMALL, cells, deckFile, drawn, holds, played, tab, unfold, watched, write } from "./odds.js";

/** Five cards of forty: 667/1976 have one of three copies, 3903/9139 one of four. */
const HOPE = `deck:
  cards:
    hope: {count: 3, description: Hope}
    twin:
      description: "count: 7"
    other: {count: 36}
simulate:
  tests:
    luck:
      combos:
        A: {hand: [hope]}
`;

async function hope(yaml = HOPE) {
  await deckFile(yaml);
  await played();
}

test("better counts are found and taken", async () => {
  await hope();
  await tab("optimum");
  await fill("#odds-most", "4");
  await click("#odds-optimise");
  await shown("#odds-take-counts");
  await shown("#odds-optimum", "All possible decks were judged: 5");
  await shown("#odds-optimum", "exactly 6545/73112");
  await click("#odds-take-counts");
  const box = () => document.getElementById("odds-text").value;
  await until(() => box().includes("hope: {count: 4, description: Hope}"), "the counts");
  equal(box().includes('description: "count: 7"'), true);
  equal(box().includes("twin:\n      count: 0\n") || box().includes("{count: 35}"), true, box());
  await click("#odds-untake-counts");
  await holds(HOPE);
  await tab("results");
  await shown(".headline", "667/1976");
});

test("the plan shows what may change before the search", async () => {
  await hope();
  await tab("optimum");
  // 3 hopes, 1 twin and 36 others, of which no topic asks for the last two
  const value = (id) => document.getElementById(id).value;
  equal([value("odds-optimum-filler"), value("odds-most-filler")], ["other", "36"]);
  await fill("#odds-most", "3");
  equal(
    text("#odds-optimum-plan"),
    "The search may change 2 cards: 0 to 3 copies of each. other: 0 to 36 copies. The deck stays at 40 cards.",
  );
  await fill("#odds-optimum-filler", "");
  equal(
    text("#odds-optimum-plan"),
    "The search may change 3 cards: 0 to 3 copies of each." +
      " No more copies than now, but fewer: other. The deck stays at 40 cards.",
  );
  await counted("#odds-most-filler", 0);
});

test("a card that a topic asks for is no filler", async () => {
  await hope(HOPE.replace("[hope]}", "[hope, other, twin]}"));
  await tab("optimum");
  equal(document.getElementById("odds-optimum-filler").value, "");
});

test("locked cards stay", async () => {
  await hope();
  await tab("optimum");
  await fill("#odds-most", "4");
  await click("#odds-fold-locked");
  await click("#odds-lock-0");
  await click("#odds-optimise");
  await shown("#odds-optimum h2", "No better counts");
  await click("#odds-lock-0");
});

test("versions have a difference of their own", async () => {
  await hope();
  await tab("versions");
  await click("#odds-hold");
  await write(HOPE.replace("count: 36", "count: 35").replace("count: 3,", "count: 4,"));
  await shown("#odds-versions .headline", "6545/73112");
  await shown("#odds-versions > .scroll");
  equal(cells("#odds-versions > .scroll tbody tr").slice(0, 2), [
    ["Hope (hope)", "3", "4", "+1"],
    ["other", "36", "35", "\u22121"],
  ]);
  equal(text("#odds-versions").includes(" to +8.95"), false, "no range of one value");
  equal(text("#odds-versions .headline strong"), "+8.95");
  await counted("#odds-versions svg[role=img]", 1);
});

test("each card is said to do what it does", async () => {
  await hope();
  await tab("cards");
  await unfold("figure:has(#odds-fold-change) tbody", "#odds-fold-change");
  // one more: 3903/9139 - 667/1976 = 6545/73112, as other is the filler
  const first = (part) => cells("figure:has(#odds-fold-" + part + ") tbody tr:first-child")[0];
  equal(first("change").slice(0, 4), ["Hope (hope)", "3", "+8.95", "exactly 6545/73112"]);
  await unfold("figure:has(#odds-fold-held) tbody", "#odds-fold-held");
  // in hand: 667/1976
  equal(["33.76%", "100.00%", "0.00%"], [first("held")[1], first("held")[2], first("held")[4]]);
  await unfold("figure:has(#odds-fold-second) tbody", "#odds-fold-second");
  equal(cells("figure:has(#odds-fold-second) tbody tr:nth-child(2)"), [["6 cards", "39.43%", "exactly 487/1235"]]);
});

test("two versions stand side by side, with the lines that differ", async () => {
  await deckFile(SMALL);
  await played();
  await tab("versions");
  await click("#odds-hold");
  await write(SMALL.replace("count: 3", "count: 1"));
  // one of two cards instead of three of four: 25 points less
  await until(() => texts("#odds-versions td").some((cell) => /^\u22122[45]/.test(cell)), "25 points less");
  const line = (style) => document.querySelector(".changes ." + style).textContent;
  equal(line("line-before").replace(/^Removed:/, "").trim(), "wolf: {count: 3, description: Wolf}");
  equal(line("line-after").replace(/^Added:/, "").trim(), "wolf: {count: 1, description: Wolf}");
  await tab("results");
  await shown(".change", "points");
  await tab("versions");
  await click("#odds-release");
});

/** So long each answer takes where what is shown meanwhile counts, in milliseconds. */
const LONG = 400;

test("the old comparison stays until the new one is there", async () => {
  // 3 of 4, then 1 of 2, then 4 of 5
  const wolves = SMALL.replace(/^ +B: .*\n/m, "");
  await deckFile(wolves);
  await played();
  await tab("versions");
  await click("#odds-hold");
  await write(wolves.replace("count: 3", "count: 1"));
  await shown("#odds-versions .headline strong", "25.00");
  const seen = new Set();
  const look = () => seen.add(document.querySelector("#odds-versions .headline strong")?.textContent);
  await whileAnswersTake(LONG, async () => {
    await fill("#odds-text", wolves.replace("count: 3", "count: 4"));
    await played(look);
    await until(() => look().has("+5.00"), "5 points more");
    await gone("#odds-versions-work");
  });
  equal([...seen], ["\u221225.00", "+5.00"]);
  await click("#odds-release");
});

/* Long work: how far it is, that it can be ended, and that nothing is lost. */

/** Six cards beside the filler, of each of which one is better than two. */
const MORE = HOPE.replace("other:", "b: {count: 3}\n    c: {count: 3}\n    d: {count: 3}\n    e: {count: 3}\n    other:").replace(
  "hand: [hope]",
  "condition: '" +
    "(or (and (== |H.hope| 1) (== |H.b| 1)) (and (== |H.c| 1) (== |H.d| 1)) (and (== |H.e| 1) (== |H.twin| 1)))'",
);

function neverFall(...series) {
  for (const numbers of series) {
    equal(numbers, numbers.toSorted((a, b) => a - b));
    equal(numbers.length > 2, true, String(numbers));
  }
}

test("games count up, and their bar goes away", async () => {
  await deckFile(SMALL);
  await fill("#odds-goal", "100000");
  await played();
  await whileAnswersTake(LONG, async () => {
    const work = watched("#odds-progress", "#odds-bar");
    await fill("#odds-text", drawn(SMALL));
    await until(() => work.look() && all("#odds-bar").length > 0, "a bar");
    await until(() => work.look() && text("#odds-run") === "Run again", "end of the games");
    await gone("#odds-bar");
    neverFall(work.numbers, work.shares);
  });
  await fill("#odds-goal", "points");
});

test("card by card says how many there are, and keeps what was computed", async () => {
  await hope(MORE);
  await whileAnswersTake(LONG, async () => {
    const work = watched("#odds-change-says", "#odds-change-bar");
    await click("#odds-tab-cards");
    await until(() => work.look() && texts("#odds-change-says").some((one) => one.includes("of 6 cards")), "cards");
    await until(() => work.look() && work.shares.length > 2 && all("#odds-svg-change").length > 0, "a picture");
    await click("#odds-change-stop");
    await gone("#odds-change");
    await shown("#odds-svg-change");
    await shown("#odds-change-answer", "Stopped.");
    neverFall(work.shares);
    await click("#odds-change-again");
    await shown("#odds-change");
    await shown("#odds-change-answer", "Previous");
    await click("#odds-change-stop");
  });
});

test("the optimiser says the best so far, and ends with it", async () => {
  await hope(MORE);
  await tab("optimum");
  await fill("#odds-optimum-filler", "other");
  await fill("#odds-most", "3");
  await fill("#odds-most-filler", "60");
  await whileAnswersTake(3 * LONG, async () => {
    const work = watched("#odds-optimum-work-says", "#odds-optimum-work-bar");
    await click("#odds-optimise");
    await shown("#odds-optimum-work-says", "of 500 decks judged; best so far ");
    await until(() => work.look() && work.numbers.length > 2, "more decks");
    await click("#odds-optimum-work-stop");
    await shown("#odds-optimum-weak", "The search was stopped after");
    await gone("#odds-optimum-work");
    await shown("#odds-optimum svg[role=img]");
    neverFall(work.numbers, work.shares);
  });
});

test("topics that are not solved are sampled with the same luck", async () => {
  await hope(HOPE.replace("combos:", "header: '(repeat 1 (rand 1 1) ())'\n      combos:"));
  await tab("cards");
  await unfold("figure:has(#odds-fold-change) tbody", "#odds-fold-change");
  const cell = words(document.querySelector("figure:has(#odds-fold-change) tbody tr:first-child").children[2]);
  near(parseFloat(cell.replace("+", "")), 8.95, 1.5);
  await shown(".exactness", "only played games support");
});

/*
 * A card that draws another: of four cards one is wanted. One card in hand: 1/4, or the one that draws and then one of
 * three, 1/3 in all. Two cards: 1/2, or 1/3 times 1/2, 2/3 in all.
 */
const ACTING = `deck:
  cards:
    hope: {description: Hope}
    draw: {program: ['[1]@;(# X B);(# D.1 H)']}
    other: {count: 2}
simulate:
  tests:
    luck:
      start-card: 1
      exec-program: true
      combos:
        A: {hand: [hope]}
`;

test("cards that act are answered exactly", async () => {
  await hope(ACTING);
  await tab("cards");
  await shown("#odds-svg-second");
  await unfold("figure:has(#odds-fold-second) tbody", "#odds-fold-second");
  equal(cells("figure:has(#odds-fold-second) tbody tr:nth-child(2)"), [["2 cards", "66.67%", "exactly 2/3"]]);
  await shown("section.topic:has(#odds-fold-change) .exactness", "computed exactly");
  await tab("versions");
  await click("#odds-hold");
  await write(ACTING.replace("start-card: 1", "start-card: 2"));
  await shown("#odds-versions .headline", "exactly 1/3");
});

test("what is hard becomes exact card by card", async () => {
  const example = Java.type("cardbench.build.site.PageSources").examples().get("zhulei.yml");
  await deckFile(example.replaceAll("exec-program: true", "start-card: 3\n            exec-program: true"));
  await tab("cards");
  await shown("section.topic:has(#odds-fold-change) .exactness", "computed exactly");
  await unfold("figure:has(#odds-fold-change) tbody", "#odds-fold-change");
  const hows = cells("figure:has(#odds-fold-change) tbody tr").map((row) => row[3]);
  equal(hows.length, 16);
  equal(hows.filter((how) => !how.startsWith("exact")), []);
});
