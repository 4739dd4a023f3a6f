import { all, choose, click, counted, fill, press, settled, shown, text, texts, until } from "../../../../base/page.js";
import { words } from "../../../../base/html.js";
import { equal, test } from "../../../../base/testing.js";
import { GENIUS, POST, ROGUE, box, deck, tab } from "../../../decks/page/decks.js";
import { written } from "./database.js";

const YDK = "#created by a test\n#main\n10001\n10001\n10002\n10002\n10003\n";

for (const [language, lines, count] of [
  ["en", "Lines", "7 lines"],
  ["zh", "逐行", "7 行"],
  ["ja", "行", "7 行"],
]) {
  test("a .ydk is read by lines, in " + language, async () => {
    await deck(ROGUE, language);
    navigator.clipboard.writeText(YDK);
    await click("#paste");
    await settled();
    equal(text("#tab-bytes"), lines);
    equal(document.getElementById("box-lines").textContent, count);
    navigator.clipboard.writeText(ROGUE);
    await click("#paste");
    await settled();
    equal(text("#tab-bytes") !== lines, true);
    equal(document.getElementById("box-lines").hidden, true);
  });
}

test("a file of another game names a deck without a name", async () => {
  await deck("");
  const take = async (name, content) => {
    await choose("#file", { name, content });
    await settled();
  };
  await take("ladder.txt", ROGUE);
  equal(text("#answer h2"), "ladder");
  await take("ladder.txt", "### Mine\n" + ROGUE);
  equal(text("#answer h2"), "Mine");
  await take("dragons.txt", GENIUS);
  equal(text("#answer h2"), "dragons");
  await tab("share");
  await click("#share-markdown");
  await until(() => document.getElementById("share-field").value.startsWith("### dragons\n"), "the name in the text");
  await take("post.txt", POST);
  await shown("#found-1");
  equal(text("#answer h2") !== "post", true);
});

test("a deck without a database is shared by numbers", async () => {
  await deck(written("ydke"));
  await tab("share");
  await click("#share-markdown");
  if (all("#share-anyway").length > 0) await click("#share-anyway");
  const field = () => document.getElementById("share-field")?.value ?? "";
  await until(() => field().startsWith("### Yu-Gi-Oh! deck\n\n40/3/2\n"), "the title");
  equal(field().includes("- 3× \\#10001\n"), true, field());
  await click("#share-text");
  await until(() => field().includes("\n# 3x #10001\n"), "the text");
});

test("names in the text are shown without a database", async () => {
  await deck("### Mine\n# 2x Dark Magician (46986414)\nydke://rvTMAq70zAI=!!!");
  await shown(".card .title", "Dark Magician");
  equal(text("#answer h2"), "Mine");
  await deck("#created by me\n#main\n# Dark Magician\n46986414\n#extra\n!side\n");
  await shown(".facts", "1 / 0 / 0");
  await shown(".card .title", "Dark Magician");
  await shown("#verdict-deck", "deck-rule problem");
});

test("a new deck is filled by passcode", async () => {
  await deck("");
  await click("#new-ygo");
  equal(box(), "ydke://!!!");
  await fill("#card-search", "10001");
  await counted("#card-hits li", 2);
  equal(texts("#card-hits li"), ["card 10001, to the main deck", "card 10001, to the extra deck"]);
  for (let i = 0; i < 4; i++) await press("Enter");
  await shown("#edit-says", "as many copies as allowed (3)");
  // 10001 is 0x2711
  equal(box(), "ydke://EScAABEnAAARJwAA!!!");
  await click("#move-extra-main-10001");
  equal(box(), "ydke://EScAABEnAAA=!EScAAA==!!");
  await shown("#edit-state, .edit-state", "3 cards");
  await click("#edit");
});

test("messages of a list of limits name its cards", async () => {
  // no database is open: the names are those of the site's tables, or of the list's comments
  await deck("#main\n25926710\n99999999\n#extra\n!side\n");
  await shown(".card .title", "Kelbek the Ancient Vanguard");
  const list = "!Mine\n25926710 0 --Kelbek\n99999999 0 --A new card\n";
  await choose("#file", { name: "lflist.conf", content: list });
  await shown("#answer", "1 copy of Kelbek the Ancient Vanguard; 0 are allowed");
  await shown("#answer", "#99999999 (A new card); 0 are allowed");
  await shown("#cheapest-change", "Kelbek the Ancient Vanguard");
  await counted(".canonical", 0);
});

test("the marks of a list of limits are beside the cards, and bound what can be added", async () => {
  const lists = "!Mine\n10001 0\n10002 1\n10003 2\n!Points\n$genesys\n10001 30\n";
  await choose("#file", { name: "lflist.conf", content: lists });
  await deck("#main\n10001\n10002\n10003\n10004\n#extra\n!side\n");
  await shown(".card", "forbidden");
  const cards = () => all(".card").map(words);
  equal([cards()[1].includes("limited"), cards()[2].includes("semi-limited"), cards()[3].includes("limited")], [
    true,
    true,
    false,
  ]);
  equal(all(".card")[1].querySelector(".what > .badge:first-child").getAttribute("data-letter"), "l");
  await click("#edit");
  const isFull = (id) => document.getElementById("more-main-" + id).disabled;
  await shown("#more-main-10003");
  equal([isFull(10002), isFull(10003)], [true, false]);
  await click("#more-main-10003");
  equal(isFull(10003), true);
  await fill("#limit-list", "Points");
  await shown(".card", "30 points");
  equal(isFull(10002), false);
  await click("#edit");
});
