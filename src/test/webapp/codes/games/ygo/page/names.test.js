import { choose, click, counted, fill, press, settled, shown, text, texts, until } from "../../../../base/page.js";
import { equal, test } from "../../../../base/testing.js";
import { box, deck } from "../../../decks/page/decks.js";
import { card, opened, openedWithNames } from "./database.js";

/* Decks whose cards a database of the reader's names: in the editor, in other formats and by kind. */

/** Waits until the box has this text. */
const holds = (wanted) => until(() => box() === wanted, "text of the box").catch(() => equal(box(), wanted));

test("a database with a fault is refused", async () => {
  await deck("");
  await choose("#file", { name: "x.cdb", content: "SQLite format 3\0 and no more" });
  await shown("#trouble", "x.cdb cannot be used");
});

test("a file is edited by name, and its comments stay", async () => {
  await openedWithNames();
  let file = "#created by Ash\n#main\n# starters\n10001\n10002\n10002\n10002\n#extra\n!side\n";
  await choose("#file", { name: "dragons.ydk", content: file });
  await shown(".card .title", "光子竜 1");
  await click("#edit");
  const add = async (name) => {
    await fill("#card-search", name);
    await shown("#hit-0");
    document.getElementById("card-search").focus();
    await press("Enter");
  };
  const isFull = (part) => document.getElementById("more-" + part + "-10002").disabled;
  await add("手札");
  await holds((file = file.replace("#extra\n", "30001\n#extra\n")));
  await add("融合竜 1");
  await holds((file = file.replace("!side", "20001\n!side")));
  equal(text("#answer h2"), "dragons");
  equal(isFull("main"), true);
  await click("#more-main-10001");
  await holds((file = file.replace("10001\n", "10001\n10001\n")));
  document.getElementById("move-side-main-10002").focus();
  await click("#move-side-main-10002");
  await holds((file = file.replace("10002\n10002\n10002", "10002\n10002") + "10002\n"));
  equal(document.activeElement.id, "less-side-10002");
  equal(isFull("main"), true);
  await click("#less-main-10002");
  equal(isFull("side"), false);
  await click("#undo");
  await holds(file);
  await fill("#edit-part", "side");
  await add("光子竜 14");
  await holds(file + "10014\n");
  await shown(".card .title", "光子竜 14");
  await click("#edit");
});

const TRAP = 4;
const SPELL = 2;

/** A deck with a card of each kind. */
async function kinds() {
  await opened([card(10001, "光子竜"), card(10002, "罠の札", { type: TRAP }), card(10003, "魔法の札", { type: SPELL })]);
  await fill("#box", "#main\n10003\n10001\n10001\n10002\n10003\n#extra\n!side\n10001\n");
  await shown(".card .title", "光子竜");
}

test("a converted text is shown and stays open", async () => {
  await kinds();
  const shownText = () => document.getElementById("as-text")?.value;
  // 10003, 10001, 10001, 10002, 10003 in four bytes each, low byte first
  await click("#as-ydke");
  await until(() => shownText() === "ydke://EycAABEnAAARJwAAEicAABMnAAA=!!EScAAA==!", "the address");
  equal(text(".shown-text span"), "ydke address");
  await click("#as-names");
  const names =
    "Main deck · monster (2)\n2 光子竜\n\nMain deck · spell (2)\n2 魔法の札\n\n" +
    "Main deck · trap (1)\n1 罠の札\n\nSide deck (1)\n1 光子竜";
  await until(() => shownText() === names, "the names");
  await fill("#language", "ja");
  await until(() => /メインデッキ · モンスター[^]*光子竜/.test(shownText()), "the names in Japanese");
  await fill("#box", "#main\n10002\n#extra\n!side\n");
  await counted("#as-text", 0);
  await fill("#language", "en");
  await settled();
});

test("a main deck is listed by kind", async () => {
  await kinds();
  equal(texts(".groups h3"), [
    "Main deck · monster 2 copies",
    "Main deck · spell 2 copies",
    "Main deck · trap 1 copy",
    "Side deck 1 copy",
  ]);
});

// names that no table of the site has
for (const language of ["en", "zh", "ja"]) {
  test("a list of names leads to a database, in " + language, async () => {
    await deck(
      "Monster Cards (2)\n3 Kashtira Fenrir\n3 Snake-Eye Ash\nSpell Cards (1)\n" +
        "3 Pot of Prosperity\nExtra Deck\n1 S:P Little Knight\n",
      language,
    );
    await shown("#list-database summary", "cards.cdb");
    await click("#list-database summary");
    await shown("#list-database code", "cards.cdb");
    document.getElementById("list-database").open = false;
  });
}
