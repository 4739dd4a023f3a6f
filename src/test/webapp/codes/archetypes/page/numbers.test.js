import { all, click, counted, shown, text, texts, until } from "../../../base/page.js";
import { words } from "../../../base/html.js";
import { equal, test } from "../../../base/testing.js";
import { archetypes, byId, card, check, databaseOf, holds, takeOffered, write } from "./archetypes.js";

/* Fields for the numbers of archetypes take names, full-width signs and names behind numbers; archetypes are designed. */

const NAMES =
  "!setname 0xd セイバー\n!setname 0x100d X-セイバー\n!setname 0x300d XX-セイバー\n" +
  "!setname 0x107b 銀河眼\n!setname 0xaa クリフォート\n";

const numbers = () =>
  archetypes(
    [
      { name: "strings.conf", content: NAMES },
      {
        name: "my.cdb",
        content: databaseOf(card(3040, "CNo.107", { setcode: 0x307b1048 }), card(3041, "機殻", { setcode: 0xaa })),
      },
    ],
    ".cards-found",
  );

for (const [given, integer] of [
  ["0xaa「クリフォート」", "170"],
  ["０ｘａａ", "170"],
  ["!setname 0xaa クリフォート", "170"],
  ["\u22121", "-1"],
]) {
  test("a value is read as people write it: " + given, async () => {
    await numbers();
    await write("#setcode-value", given);
    equal(texts(".value-line code")[1], integer);
  });
}

for (const given of ["０ｘ１０７ｂ", "0x107b「銀河眼」", "107b", "4219"]) {
  test("a target is read as people write it: " + given, async () => {
    await numbers();
    await write("#setcode-target", "");
    await write("#setcode-value", "0x307b1048");
    await write("#setcode-target", given);
    await shown("#setcode-slots .verdict.yes", "銀河眼");
  });
}

test("the name of a base offers its numbers", async () => {
  await numbers();
  await write("#setcode-base", "XX-セイバー");
  await shown("#setcode-design-answer .archetypes-named", "XX-セイバー");
  await takeOffered("#setcode-design-answer", "0x300d");
  await holds("setcode-base", "0x300d");
  equal(byId("setcode-inside-0x300d").checked, true);
  // full-width digits mean the same
  await write("#setcode-base", "０ｘ１００ｄ");
  equal([byId("setcode-inside-0x100d").checked, byId("setcode-inside-0x300d").checked], [true, false]);
});

test("a name in a script offers its numbers", async () => {
  await numbers();
  await check("#choose-3040");
  await write("#script-add", "クリフォート");
  await takeOffered("#script-answer");
  await holds("script-add", "0xaa");
  await shown("#script-answer .sql", "UPDATE");
  await click("#script-none");
});

test("the search takes full-width numbers", async () => {
  await numbers();
  await write("#setcode-query", "０ｘａａ");
  await counted(".cards-found tbody tr", 1);
  await shown(".cards-found", "機殻");
  await write("#setcode-query", "３０４０");
  await shown(".cards-found", "CNo.107");
});

// a question mark is -2 in databases
test("the form of a card takes full-width numbers", async () => {
  await numbers();
  await click("#setcode-card-3041");
  await click("#card-edit");
  await write("#card-atk", "２５００");
  await write("#card-def", "？");
  await write("#card-level-stars", "７");
  await write("#card-setcode", "銀河眼");
  await click("#card-keep");
  await takeOffered("#card-form-remarks");
  await holds("card-setcode", "0x107b");
  await click("#card-keep");
  await shown("#cards-changed", "atk, def, setcode, level");
  await click("#setcode-card-3041");
  if (all("#card-edit").length === 0) await click("#setcode-card-3041");
  await click("#card-edit");
  await holds("card-atk", "2500");
  equal([byId("card-def").value, byId("card-level-stars").value], ["-2", "7"]);
});

// the slots stand in the card itself, and its setcode is one press away
test("an open card shows its slots", async () => {
  await numbers();
  await click("#setcode-card-3040");
  await shown("#setcode-card .slots");
  equal(text("#setcode-card .slots").replace(/\s+/g, " "), "Setcode 0x307b1048 = 0x307b + 0x1048");
  await click("#card-apart");
  await holds("setcode-value", "0x307b1048");
  equal(document.activeElement.id, "setcode-value");
});

test("an archetype inside others is designed step by step", async () => {
  await archetypes([], "#setcode-saber");
  await click("#setcode-saber");
  await shown("#setcode-number-0x700d");
  equal(byId("setcode-number-0x700d").checked, true);
  await counted("[name=setcode-number]", 3);
  await write("#setcode-title", "XXX-Saber");
  await shown("dd", "!setname 0x700d XXX-Saber");
  await shown(".forms", "SET_XXX_SABER = 0x700d");
  await click("#setcode-number-0xf00d");
  await shown("dd", "!setname 0xf00d");
  await click("#setcode-hero");
  await shown("#setcode-number-0x9008");
  equal(byId("setcode-number-0x9008").checked, true);
});

test("the verdict on a new archetype names what was checked", async () => {
  await archetypes([], "#setcode-verdict");
  await shown("#setcode-verdict", "No conflict. Checked: the example (21 names).");
  await shown("#setcode-design-answer", "Open your strings.conf");
  const names = "!setname 0xd A\n!setname 0x100d B\n!setname 0x300d C\n#setname 0x44 D\n";
  await archetypes(
    [
      { name: "strings.conf", content: names },
      { name: "my.cdb", content: databaseOf(card(5, "one", { setcode: 0x48 })) },
    ],
    ".cards-found",
  );
  const verdict = "No conflict. Checked: strings.conf (3 names), the setcodes in my.cdb (1 card).";
  await until(() => text("#setcode-verdict") === verdict, verdict);
  await write("#setcode-base", "0x600");
  await shown("#setcode-design-answer", "0x600 is unused. Checked: strings.conf (3 names)");
});

const FILES = [
  card(3040, "CNo.107 超銀河眼の時空龍", { setcode: 0x307b1048 }),
  card(3041, "銀河眼の光子竜", { setcode: 0x107b }),
  card(3100, "リンク", { setcode: "9223653511831486464", type: 0x4000021, level: 2, atk: 1500, def: 0x121 }),
];

test("open files are compared and looked through", async () => {
  const names = (title) => "!setname 0x107b " + title + "\n!setname 0x48 乙\n";
  await archetypes([{ name: "one.conf", content: names("甲") }], "#setcode-files li");
  await counted("#setcode-audit", 0);
  await archetypes(
    [
      { name: "one.conf", content: names("甲") },
      { name: "two.conf", content: names("丙") },
      { name: "cards.cdb", content: databaseOf(...FILES) },
    ],
    "#setcode-audit",
  );
  await click("#setcode-compare");
  await shown("#setcode-audits tbody tr");
  equal(texts("#setcode-audits tbody tr"), ["0x107b 甲 丙"]);
  await click("#setcode-audit");
  // 0x307b and 0x8000 of the cards are in no list; 0x307b holds the bit of 0x107b
  await shown("h3", "Members through an unlisted number 1");
  await shown("h3", "Cards with a negative integer 1");
  await until(() => all("#setcode-audits td").some((cell) => words(cell).includes("リンク")), "the card");
});
