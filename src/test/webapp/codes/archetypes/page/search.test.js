import { click, choose, counted, fill, gone, shown, texts, until } from "../../../base/page.js";
import { equal, test } from "../../../base/testing.js";
import { archetypes, byId, card, check, databaseOf, databaseWith, holds, write } from "./archetypes.js";

/* The cards of open databases: searched, filtered, sorted and leafed through, held against each other, and in scripts. */

/** Card n has the id 10 n, level 1 to 12, an attack of 100 n; every third is a spell. */
const SCATTER =
  "UPDATE datas SET type = CASE id / 10 % 3 WHEN 0 THEN 2 ELSE 0x21 END, level = 1 + id / 10 % 12, atk = id * 10," +
  " attribute = CASE id / 10 % 2 WHEN 0 THEN 16 ELSE 32 END, race = 0x2000";

const many = () => {
  const cards = Array.from({ length: 120 }, (one, i) =>
    card(10 * (i + 1), "Card " + (i + 1), { setcode: (i + 1) % 4 === 0 ? 0x107b : 0 }),
  );
  return archetypes(
    [
      { name: "strings.conf", content: "!setname 0x107b Galaxy-Eyes\n" },
      { name: "cards.cdb", content: databaseWith(SCATTER, ...cards) },
    ],
    ".cards-found",
  );
};

const names = () => texts(".cards-found tbody th");

const pager = (part) =>
  until(() => document.querySelector("#setcode-found .pager")?.textContent.includes(part), "pager: " + part);

test("a card opens with its text and archetypes, in the words of the client", async () => {
  await many();
  await write("#setcode-query", "text of the card");
  await pager("0 cards");
  await write("#search-in", "text");
  await pager("90 cards");
  // the text of a card is written id % 40 times: 40 and its multiples have none
  await counted("#setcode-card-40", 0);
  await click("#setcode-card-50");
  await shown("#setcode-card", "text of the card");
  await write("#search-in", "name");
  await write("#setcode-query", "Card 4");
  await click("#setcode-card-40");
  await shown("#setcode-card", "0x107b Galaxy-Eyes");
  await shown("#setcode-card", "Monster / Effect / LIGHT / Dragon");
  await shown("#setcode-card", "ATK 400");
  await holds("setcode-value", "0x107b");
  await click("#setcode-card-40");
  await gone("#setcode-card");
  equal(byId("search-dialect").value, "ygopro");
  const rush = databaseWith("UPDATE datas SET ot = 0x200, race = 0x4000000", card(40, "Card 4"));
  await choose("#setcode-file", { name: "rush.cdb", content: rush });
  await shown("#setcode-files li", "rush.cdb");
  await write("#search-dialect", "edopro");
  await click("#setcode-card-40");
  await shown("#setcode-card", "Cyborg");
  await shown("#setcode-card", "Rush Duel");
  await write("#search-dialect", "ygopro");
  await click("#setcode-card-40");
  await shown("#setcode-card", "0x4000000");
});

test("cards are filtered, sorted and leafed through", async () => {
  await many();
  await pager("120 cards, 1 to 50");
  await click("#search-next");
  await shown("#setcode-card-510");
  await click("#search-next");
  await shown("#setcode-card-1200");
  equal(names().length, 20);
  equal(byId("search-next").disabled, true);
  await write("#search-type", "monster");
  await pager("80 cards, 1 to 50");
  await write("#search-attribute", "dark");
  await write("#search-attack", ">=11000");
  await write("#search-level", "1-6");
  // numbers that are odd, no multiples of three, from 110 to 120, with n % 12 below 6
  await counted(".cards-found tbody tr", 1);
  equal(names(), ["Card 113"]);
  await write("#search-level", "many");
  equal(byId("search-level").getAttribute("aria-invalid"), "true");
  await click("#search-clear");
  await write("#search-archetype", "galaxy");
  await pager("30 cards");
  await click("#search-sort-attack");
  await shown("th[aria-sort=ascending]");
  await until(() => names()[0] === "Card 4", "the lowest attack first");
  await click("#search-sort-attack");
  await shown("th[aria-sort=descending]", "ATK");
  // 120 is a spell and has no attack
  await until(() => names()[0] === "Card 116", "the highest attack first");
  await write("#search-archetype", "nobody");
  await shown("#setcode-found", "“nobody”");
});

test("differences of two databases are listed by column, and copied", async () => {
  const before = [
    card(10, "same", { setcode: 0x8 }),
    card(20, "old name", { setcode: 0x307b }),
    card(30, "gone"),
    card(35, "text"),
  ];
  // sixty cards that come, two that change, one that goes
  const after = [
    card(10, "same", { setcode: 0x8 }),
    card(20, "=new", { setcode: 0x307b1048, atk: 2500 }),
    card(35, "text"),
    ...Array.from({ length: 60 }, (one, i) => card(100 + i, "come " + (100 + i))),
  ];
  await archetypes(
    [
      { name: "old.cdb", content: databaseOf(...before) },
      { name: "new.cdb", content: databaseWith("UPDATE texts SET desc = 'other text' WHERE id = 35", ...after) },
    ],
    "#setcode-differences",
  );
  const rows = () => texts(".compared tbody tr");
  const only = async (kind, number) => {
    await write("#compare-kind", kind);
    await counted(".compared tbody tr", number);
  };
  await click("#setcode-differences");
  await shown("#compare-found", "60 added, 1 removed, 2 changed, 1 the same.");
  // 50 cards on a page, one of them in three lines
  equal(rows().length, 52);
  await click("#compare-next");
  await counted(".compared tbody tr", 13);
  await only("changed", 4);
  equal(rows().slice(0, 3), [
    "changed 20 =new setcode 0x307b 0x307b1048",
    "changed 20 =new atk 1000 2500",
    "changed 20 =new name old name =new",
  ]);
  await only("removed", 1);
  await write("#compare-kind", "all");
  await click("#compare-csv");
  await shown("#compare-csv", "Copied");
  const lines = (await navigator.clipboard.readText()).split(/\r?\n/).filter((line) => line !== "");
  equal(lines.length, 1 + 60 + 1 + 4);
  equal(lines[0], "Change,Card number,Name,Column,Before,After");
  equal(lines[3], "changed,20, =new,name,old name, =new");
  await fill("#compare-a", "new.cdb");
  await fill("#compare-b", "old.cdb");
  await shown("#compare-found", "1 added, 60 removed, 2 changed, 1 the same.");
});

/** Opens a database with three cards for a script, and seventy more. */
const scripts = () =>
  archetypes(
    [
      {
        name: "my.cdb",
        content: databaseOf(
          card(1, "first\n; DROP TABLE datas", { setcode: 0x7b }),
          card(2, "full", { setcode: "281483566841860" }), // 0x0001000200030004
          card(3, "member", { setcode: 0x307b }),
          ...Array.from({ length: 70 }, (one, i) => card(10 + i, "card " + (10 + i))),
        ),
      },
    ],
    ".cards-found",
  );

test("chosen cards become a script without a fifth archetype", async () => {
  await scripts();
  equal(byId("setcode-script").children.length, 0);
  for (const id of [1, 2, 3]) await check("#choose-" + id);
  await shown("#script-count", "3 cards chosen");
  await write("#script-add", "0x107b");
  await shown("#script-answer", "The script changes 1 card.");
  equal(texts("#script-refused"), ["Left out: full"]);
  await click("#script-copy");
  await shown("#script-copy", "Copied");
  equal(
    await navigator.clipboard.readText(),
    "-- my.cdb\nBEGIN;\nUPDATE datas SET setcode = 4219 WHERE id = 1 AND setcode = 123;" +
      " -- first ; DROP TABLE datas\nCOMMIT;\n",
  );
  await write("#script-add", "");
  await write("#script-remove", "0x3");
  await shown(".sql", "UPDATE datas SET setcode = 281483566645252 WHERE id = 2");
  await write("#script-remove", "nothing");
  await counted("#script-answer .note.error", 1);
  await click("#script-none");
  equal([byId("setcode-script").children.length, byId("choose-1").checked], [0, false]);
});

test("all that was found is chosen, beyond the page", async () => {
  await scripts();
  await write("#setcode-query", "card");
  await pager("70 cards");
  await check("#choose-page");
  await shown("#script-count", "50 cards chosen");
  await click("#choose-all");
  await shown("#script-count", "70 cards chosen");
  await click("#search-next");
  await shown("#choose-79");
  equal(byId("choose-79").checked, true);
  await check("#choose-79", false);
  await write("#script-remove", "");
  await write("#script-add", "0x600");
  await shown("#script-answer", "The script changes 69 cards.");
  await click("#script-none");
});
