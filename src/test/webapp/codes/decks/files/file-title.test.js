import { equal, test } from "../../../base/testing.js";
import { titleOf } from "../../../../../../webapp/codes/decks/files/file-title.js";

test("a file names its deck, without the ending", () => {
  equal(titleOf("blue-eyes.ydk"), "blue-eyes");
  equal(titleOf("青眼 2024.11.ydk"), "青眼 2024.11");
  equal(titleOf("Blue-Eyes"), "Blue-Eyes");
  equal(titleOf(".ydk"), ".ydk");
  equal(titleOf("two\nlines.txt"), "two lines");
});

test("a name that says nothing of the deck is none", () => {
  equal(["deck.ydk", "Deck.txt", "deck (1).ydk", "deck(2).ydk"].map(titleOf), ["", "", "", ""]);
  equal(titleOf("deck of dragons.ydk"), "deck of dragons");
});
