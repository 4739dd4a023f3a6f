import { equal, test } from "../../../base/testing.js";
import { cardFileKind } from "../../../../../../webapp/codes/decks/files/card-file-kind.js";

test("a table says what it is", () => {
  equal(cardFileKind("cardbench-table 1\n", "x"), "table");
  equal(cardFileKind("\ufeffcardbench-table 1\n", "x"), "table");
  equal(cardFileKind("# cardbench-table 1\n", "x"), null);
});

test("a database begins as the format of SQLite says", () => {
  equal(cardFileKind("SQLite format 3\0\x10\0", "whatever.txt"), "ygo");
  equal(cardFileKind("xSQLite format 3\0", "cards.cdb"), null);
});

test("lists of names are known by the ending of the file", () => {
  equal(cardFileKind("!setname 0x1 x", "strings.conf"), "ygo");
  equal(cardFileKind("", "LFLIST.CONF"), "ygo");
  equal(cardFileKind("", "conf"), null);
  equal(cardFileKind("", "a.conf.txt"), null);
});

test("the beginning counts more than the name", () => {
  equal(cardFileKind("cardbench-table 1\n", "x.conf"), "table");
});

test("a deck is no file of cards", () => {
  equal(cardFileKind("### name\nAAECAf0EAA==", "deck.txt"), null);
  equal(cardFileKind("", ""), null);
});
