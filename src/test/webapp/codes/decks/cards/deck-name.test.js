import { equal, test } from "../../../base/testing.js";
import { named } from "../../../../../../webapp/codes/decks/cards/deck-name.js";

/** The name of a deck whose code is [a], in a text and in a file. */
function nameOf(text, fileName = "", deck = {}, found = [{ from: text.indexOf("[a]") }]) {
  return named({ text, from: 0, found, pick: 0, deck }, fileName).deck.name;
}

test("what stands above a code names its deck", () => {
  equal(nameOf("### Blue-Eyes \n# 3x a card\n\n[a]"), "Blue-Eyes");
  equal(nameOf("### Blue-Eyes [a]"), "Blue-Eyes");
  equal(nameOf("### One\n### Two\nmy deck: [a]"), "Two");
});

test("other headings, and words between, name nothing", () => {
  equal(nameOf("### A heading\nsome words\n[a]"), undefined);
  equal(nameOf("## Two signs\n[a]"), undefined);
  equal(nameOf("[a]\n### Below"), undefined);
});

test("a file names its deck, unless its text or the code does, or it has several", () => {
  equal(nameOf("[a]", "dragons"), "dragons");
  equal(nameOf("### Mine\n[a]", "dragons"), "Mine");
  equal(nameOf("[a]", "dragons", { name: "Ash" }), "Ash");
  equal(nameOf("[a] [b]", "dragons", {}, [{ from: 0 }, { from: 4 }]), undefined);
});

test("a text without a code, such as a list of names, has the name of its file", () => {
  equal(nameOf("2x a card", "dragons", {}, []), "dragons");
  equal(named({ text: "x", from: 0, found: [], pick: 0, deck: null }, "dragons").deck, null);
});
