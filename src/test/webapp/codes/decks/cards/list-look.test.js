import { equal, test } from "../../../base/testing.js";
import { looksLikeList } from "../../../../../../webapp/codes/decks/cards/list-look.js";
import { formsFor } from "../../../../../../webapp/codes/decks/list/forms.js";

test("two lines with counts look like a list, in any form of a count", () => {
  for (const text of [
    "4 Llanowar Elves\n3 Forest",
    "Deck\r\n4x Name\r\nSB: 2 Other",
    "Name x4\nOther x3",
    "\u9752\u773c\u306e\u767d\u9f8d \uff13\n\u7070\u6d41\u3046\u3089\u3089 \u00d7\uff13",
    "OP01-001\nOP01-002",
    "OGN-265-1 OGN-246-1 OGN-245-1",
    '4,"Thalia, Guardian"\n2,Plains',
  ]) {
    equal(looksLikeList(text), true);
  }
});

test("data of other programs looks like a list", () => {
  equal(looksLikeList('{"cards": []}'), true);
  equal(looksLikeList("<deck></deck>"), true);
});

test("prose and long numbers look like no list", () => {
  equal(looksLikeList(""), false);
  equal(looksLikeList("The first line.\nThe second has 1 number."), false);
  equal(looksLikeList("In 2023 it was so.\nIn 2024 it was not."), false);
});

test("a list is offered in the forms of its game first, and in none of another game", () => {
  const all = ["plain", "arena", "mtgo", "moxfield", "ptcgl", "csv", "tts"];
  equal(formsFor("mtg", all).join(" "), "arena mtgo moxfield plain csv");
  equal(formsFor("riftbound", all).join(" "), "tts plain csv");
  equal(formsFor("ptcg", all).join(" "), "ptcgl plain csv");
  equal(formsFor("lorcana", all).join(" "), "plain csv");
  equal(formsFor("unknown", all).join(" "), "plain csv arena mtgo moxfield ptcgl tts");
});
