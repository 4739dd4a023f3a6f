import { all, click, counted, fill, press, settled, shown, texts, until } from "../../base/page.js";
import { Event } from "../../base/events.js";
import { words } from "../../base/html.js";
import { equal, near, test } from "../../base/testing.js";
import { SMALL, deckFile, form, holds, played, rate, selected, ways, write } from "./odds.js";

/* Effects that are pressed together, and rules of a topic: what they write, and the odds, reckoned with binomials. */

const FILE = `deck:
  cards:
    pot: {count: 1}
    key: {count: 4, attribute: [goal]}
    rest: {count: 35}
simulate:
  tests:
    opening:
      combos:
        A: {hand: [key]}
`;

const TWO = FILE.replace("pot: {count: 1}", "pot: {count: 2}").replace("35", "34");
const ALL = ways(40, 5);

/** Hands without a key: without the pot, and with it. */
const NEITHER = ways(35, 5);
const POT = ways(35, 4);

/** Opens the fields of an effect of the first card. */
async function draftEffect() {
  if (all("#form-card-0-effect").length === 0) await click("#form-card-0-rest");
  await click("#form-card-0-effect");
}

for (const [name, yaml, kind, count, of, box, program, expected] of [
  [
    "discards one to draw",
    FILE,
    "draw",
    "1",
    "",
    "cost",
    "/(> |H| 1);/(>= |D| 1);@;(# X B);(# H.1 B [cost]);(# D.1 H [draw])",
    // the discarded card is the key in a quarter of the hands with the pot and one key
    1 - (NEITHER + (POT * ways(31, 1)) / ways(35, 1) + ((4 * ways(35, 3)) / 4) * (ways(32, 1) / ways(35, 1))) / ALL,
  ],
  [
    "draws two once per turn",
    TWO,
    "draw",
    "2",
    "",
    "once",
    "[1]/(>= |D| 2);@;(# X B);(# D.2 H [draw])",
    // hands without a key and with a pot fail if neither of the two next cards is a key
    1 - (ways(34, 5) + ((ways(36, 5) - ways(34, 5)) * ways(31, 2)) / ways(35, 2)) / ALL,
  ],
  [
    "searches a role",
    FILE,
    "search",
    "",
    "a:goal",
    "",
    "/|D.a:goal|;@;(# X B);(# D.a:goal.1 H [search]);(shuffle D)",
    1 - NEITHER / ALL,
  ],
  [
    "looks at six and takes one",
    FILE,
    "look",
    "6",
    "a:goal",
    "",
    "/(>= |D| 6);@;(# X B);(if |D.6.a:goal| (# D.6.a:goal.1 H [search]) ());(shuffle D)",
    1 - (NEITHER + (POT * ways(31, 6)) / ways(35, 6)) / ALL,
  ],
  [
    "sends a role to the graveyard",
    FILE.replace("{hand: [key]}", "{grave: [key]}"),
    "send",
    "",
    "a:goal",
    "once",
    "[1]/|D.a:goal|;@;(# X B);(# D.a:goal.1 B [send]);(shuffle D)",
    // with the pot in the hand, unless all four keys are in the hand
    (ways(39, 4) - 1) / ALL,
  ],
]) {
  test("an effect that " + name, async () => {
    await deckFile(yaml);
    await form();
    await draftEffect();
    await fill("#form-card-0-effect-kind", kind);
    if (count) await fill("#form-card-0-effect-count", count);
    if (of) await fill("#form-card-0-effect-of-0", of);
    if (box) await click("#form-card-0-effect-" + box);
    await click("#form-card-0-effect-add");
    const added = yaml.replace(/(pot: \{count: \d)/, (whole) => whole + ", program: ['" + program + "']");
    await holds(added + "      exec-program: true\n");
    await played();
    near(rate(0), expected, 0.00006);
  });
}

test("a normal summon is used up, and negated by its tag", async () => {
  await deckFile(TWO);
  await form();
  await draftEffect();
  await fill("#form-card-0-effect-kind", "draw");
  await fill("#form-card-0-effect-count", "1");
  await fill("#form-card-0-effect-uses", "normal");
  await click("#form-card-0-effect-add");
  const effect = "/(>= |D| 1);/normal;(= normal 0);@;(# X B);(# D.1 H [draw])";
  const written =
    TWO.replace("pot: {count: 2}", "pot: {count: 2, program: ['" + effect + "']}") +
    "      exec-program: true\n      header: '(= normal 1)'\n";
  await holds(written);
  await played();
  const none = ways(34, 5);
  near(rate(0), 1 - (none + ((ways(36, 5) - none) * 31) / 35) / ALL, 0.00006);
  equal(document.getElementById("form-topic-0-start-normal").checked, true);
  await click("#form-topic-0-negate-add");
  await fill("#form-topic-0-negate-0", "[draw]");
  await holds(written + "      negate: ['[draw]']\n");
  await played();
  near(rate(0), 1 - ways(36, 5) / ALL, 0.00006);
});

const LANDS = `deck:
  cards:
    land: {count: 24, attribute: [land]}
    brick: {count: 4, attribute: [brick]}
    rest: {count: 32}
simulate:
  tests:
    open:
      start-card: 7
      combos:
        A: {hand: [land]}
        B: {hand: [land, land]}
`;

const HANDS = ways(60, 7);
const WITH_LAND = HANDS - ways(36, 7);

test("games that count are of a topic or of a combo, which is then a topic of its own", async () => {
  await deckFile(LANDS);
  await form();
  await click("#form-topic-0-given-add");
  await holds(LANDS + "      given: '(>= |H.a:land| 1)'\n");
  await played();
  equal(rate(0), 1);
  await click("#form-topic-0-given-row-0-0-remove");
  await holds(LANDS);
  await click("#form-topic-0-combo-1-given-add");
  await holds(LANDS.replace("land, land]}", "land, land], given: '(>= |H.a:land| 1)'}"));
  await played();
  await shown(".topic h2", "open | B");
  near(rate(0), WITH_LAND / HANDS, 0.00006);
  near(rate(1), (WITH_LAND - 24 * ways(36, 6)) / WITH_LAND, 0.00006);
  await shown(".given", "open | B");
});

test("a condition of all combos is written once", async () => {
  await deckFile(LANDS);
  await form();
  await click("#form-topic-0-always-add");
  const none = LANDS + "      condition: '(<= |H.a:brick| 0)'\n";
  await holds(none);
  await played();
  near(rate(0), (ways(56, 7) - ways(32, 7)) / HANDS, 0.00006);
  await fill("#form-topic-0-always-row-0-0-count", "1");
  await holds(none.replace("| 0)", "| 1)"));
  await click("#form-topic-0-always-row-0-0-remove");
  await holds(LANDS);
});

test("each kind of mulligan has its fields", async () => {
  await deckFile(LANDS);
  await form();
  const id = "#form-topic-0-mulligan";
  await fill(id + "-kind", "redraw");
  const redraw = LANDS + "      mulligan:\n        kind: redraw\n        keep: '(>= |H.a:land| 1)'\n";
  await holds(redraw);
  await played();
  equal(rate(0), 1);
  await settled();
  await counted(id + "-most", 0);
  await counted(id + "-free", 0);
  await fill(id + "-kind", "london");
  const london = redraw.replace("redraw", "london");
  await holds(london);
  await settled();
  await fill(id + "-most", "1");
  await holds(london + "        most: 1\n");
  await settled();
  await fill(id + "-free", "1");
  const free = london + "        most: 1\n        free: 1\n";
  await holds(free);
  await played();
  // two hands of seven, of which the second costs nothing
  near(rate(0), 1 - (1 - WITH_LAND / HANDS) ** 2, 0.00006);
  await click(id + "-bottom-add");
  await click(id + "-bottom-1-add");
  await settled();
  await fill(id + "-bottom-1-1", "rest");
  await holds(free + "        bottom: ['a:land', rest]\n");
  await settled();
  await click(id + "-bottom-add");
  await holds(free + "        bottom:\n          '1': ['a:land', rest]\n          '2': ['a:land']\n");
  for (let i = 0; i < 4; i++) {
    await settled();
    await click("#form-undo");
  }
  await holds(free);
  await settled();
  await fill(id + "-kind", "one-by-one");
  await holds(LANDS + "      mulligan:\n        kind: one-by-one\n        most: 1\n        keep: ['a:land']\n");
  await played();
  // the first hand without a land has one card more: eight of sixty
  near(rate(0), 1 - ways(36, 8) / ways(60, 8), 0.00006);
  await settled();
  await fill(id + "-kind", "");
  await holds(LANDS);
});

test("a coin is offered with turns: the mean of both players", async () => {
  await deckFile(LANDS);
  await form();
  equal(document.getElementById("form-topic-0-go").options.length, 2);
  const turns = LANDS + "      turns: {count: 1, go: second}\n";
  await click("#odds-mode-text");
  await write(turns);
  await form();
  await fill("#form-topic-0-go", "either");
  await holds(turns.replace("second", "either"));
  await played();
  const first = 1 - ways(36, 7) / HANDS;
  const second = 1 - ways(36, 8) / ways(60, 8);
  near(rate(0), (first + second) / 2, 0.00006);
});

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

test("a deck that lost a card is amber until the filler takes its place", async () => {
  await deckFile(TEN);
  await form();
  await click("#form-card-0-less");
  await shown(".form-cards h2 .pill.warn", "9 of 10 cards");
  await click("#form-fill");
  await shown(".form-cards h2 .quiet", "10 cards");
  await holds(TEN.replace("a: {count: 3", "a: {count: 2").replace("rest: {count: 5", "rest: {count: 6"));
  await counted("#form-fill", 0);
  // what people call a card is in sight; its name in the file is behind a press
  equal(words(document.querySelector(".form-card .card-name")), "Ash");
  if (all(".form-card .rest code").length === 0) await click("#form-card-0-rest");
  await shown(".form-card .rest code", "a");
});

for (const way of ["Enter", "another field"]) {
  test("a number that the form was drawn anew with is taken: " + way, async () => {
    await deckFile(SMALL);
    await form();
    const before = await shown("#form-card-0-count");
    before.focus();
    before.value = "7";
    const language = document.getElementById("language");
    language.value = "ja";
    language.dispatchEvent(new Event("change"));
    const field = await until(() => {
      const drawn = document.getElementById("form-card-0-count");
      return drawn !== before && drawn;
    });
    equal(field.value, "7");
    equal(document.activeElement, field);
    if (way === "Enter") await press("Enter");
    else document.getElementById("form-card-1-count").focus();
    await holds(SMALL.replace("count: 3", "count: 7"));
    await fill("#language", "en");
    await settled();
  });
}

test("roles are given by pressing cards", async () => {
  await deckFile(SMALL);
  await form();
  await fill("#form-new-role", "pack leader");
  await click("#form-add-role");
  await click("#form-card-0-name");
  const led = SMALL.replace("description: Wolf", "description: Wolf, attribute: [pack-leader]");
  await holds(led);
  await fill("#form-topic-0-combo-0-row-0-0-of", "a:pack-leader");
  await holds(led.replace("[wolf]", "['a:pack-leader']"));
  await click("#form-card-0-name");
  await holds(SMALL.replace("[wolf]", "['a:pack-leader']"));
});

test("an empty text becomes a deck file without YAML", async () => {
  await deckFile("");
  await click("#odds-mode-form");
  await shown("#form-new-card");
  await counted("#form-card-0-count", 0);
  await fill("#form-new-card", "Ash Blossom");
  await click("#form-add-card");
  await shown("#form-card-0-count");
  await fill("#form-new-card", "rest");
  await click("#form-add-card");
  await shown("#form-card-1-count");
  await fill("#form-card-1-count", "37");
  await click("#form-add-topic");
  await shown("#form-topic-0-combo-0-name");
  await fill("#form-topic-0-go", "second");
  await holds(`deck:
    cards:
        Ash-Blossom:
            count: 3
            description: Ash Blossom
        rest:
            count: 37
simulate:
    tests:
        opening:
            start-card: 5
            combos:
                A:
                    hand: [Ash-Blossom]
            header: '(# D.1 H)'
`);
  await played();
  near(rate(0), 1 - ways(37, 6) / ways(40, 6), 0.00006);
});

test("what the form does not show is listed with its line", async () => {
  const acting = FILE.replace("count: 1}", "count: 1, program: ['/(> 2 1);@;(# X B)']}");
  await deckFile(acting.replace("combos:", "header: '(= met 1)'\n      combos:"));
  await click("#odds-mode-form");
  await shown("#form-topic-0-text-0");
  equal(texts(".in-text button").some((one) => one.includes("program")), true);
  await click("#form-card-0-text-0");
  await shown("#odds-text");
  equal(selected(), "program");
});

test("the form says where broken YAML is broken", async () => {
  await deckFile("deck:\n  cards: {a: {count: 1}\n");
  await click("#odds-mode-form");
  await click("#form-bad-0");
  await shown("#odds-text");
});

test("a deck of another game becomes a deck file in one press", async () => {
  await deckFile(SMALL);
  await form();
  await click("#form-from-deck");
  await fill("#form-deck", "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA");
  await click("#form-take-deck");
  await shown(".form-cards h2 .quiet", "30 cards");
  equal(all(".form-card .card-name").length > 10, true);
  equal(document.getElementById("form-topic-0-hand").value, "5");
});
