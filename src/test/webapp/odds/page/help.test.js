import { all, click, counted, fill, shown, text, until } from "../../base/page.js";
import { words } from "../../base/html.js";
import { equal, near, test } from "../../base/testing.js";
import { cells, deckFile, holds, played, tab, write } from "./odds.js";

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

test("topics that are not solved are sampled with the same luck", async () => {
  await hope(HOPE.replace("combos:", "header: '(repeat 1 (rand 1 1) ())'\n      combos:"));
  await tab("cards");
  await shown("#odds-svg-change");
  await click("#odds-fold-change");
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
  if (all("figure:has(#odds-fold-second) tbody").length === 0) await click("#odds-fold-second");
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
  if (all("figure:has(#odds-fold-change) tbody").length === 0) await click("#odds-fold-change");
  const hows = cells("figure:has(#odds-fold-change) tbody tr").map((row) => row[3]);
  equal(hows.length, 16);
  equal(hows.filter((how) => !how.startsWith("exact")), []);
});
