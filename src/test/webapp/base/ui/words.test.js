import "../browser.js";
import { equal, test } from "../testing.js";
import { say, sayDiagnostic, sayTerm, wordAt, wordParts } from "../../../../../webapp/base/ui/words.js";

Cardbench.words = {
  "en/page": {
    greet: "Hello {name}, hello {name}",
    trait: "a {kind|term} card, {kind}",
    cards: { one: "{n} card", other: "{n} cards" },
    deep: { er: { one: "only one" } },
    terms: { spell: "magic spell" },
    diagnostics: { deck: { odd: "Odd: {why}" } },
  },
  "en/more": { greet: "hidden", extra: "more words", terms: { trap: "pitfall" } },
};
wordParts.push("more");

test("arguments go into their places, each time", () => {
  equal(say("greet", { name: "Ash" }), "Hello Ash, hello Ash");
  equal(say("greet", { name: 0 }), "Hello 0, hello 0");
});

test("an argument is not read again", () => {
  equal(say("greet", { name: "{name} $& $1" }), "Hello {name} $& $1, hello {name} $& $1");
});

test("a place without an argument stays", () => {
  equal(say("greet"), "Hello {name}, hello {name}");
  equal(say("greet", { name: null }), "Hello {name}, hello {name}");
});

test("a term is translated where the words say so", () => {
  equal(say("trait", { kind: "spell" }), "a magic spell card, spell");
  equal(say("trait", { kind: "dragon" }), "a dragon card, dragon");
});

test("plurals of English", () => {
  equal(
    [0, 1, 2].map((n) => say("cards", { n })),
    ["0 cards", "1 card", "2 cards"],
  );
});

test("a key without words is shown itself", () => {
  equal(say("nothing.here"), "nothing.here");
  equal(say("deep"), "deep");
  equal(say("deep.er", { n: 2 }), "deep.er");
  equal(wordAt("greet.more"), undefined);
});

test("the first table that has a key says it", () => {
  equal(say("extra"), "more words");
  equal(say("greet", { name: "x" }), "Hello x, hello x");
  equal(sayTerm("trap"), "pitfall");
});

test("what every object has is neither a word nor an argument nor a term", () => {
  equal(say("constructor"), "constructor");
  equal(say("deep.toString"), "deep.toString");
  equal(say("__proto__.constructor"), "__proto__.constructor");
  equal(sayTerm("constructor"), "constructor");
  Cardbench.words["en/page"].odd = "{toString}";
  equal(say("odd", {}), "{toString}");
});

test("a diagnostic without a sentence of its own is said by the core, with a capital", () => {
  equal(sayDiagnostic({ code: "deck.odd", message: "x", args: { why: "so" } }), "Odd: so");
  equal(sayDiagnostic({ code: "deck.new", message: "the deck is new" }), "The deck is new");
});
