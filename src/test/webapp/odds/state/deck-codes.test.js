import "../../base/browser.js";
import { equal, test } from "../../base/testing.js";
import { mayBeDeckCode } from "../../../../../webapp/odds/state/deck-codes.js";

test("addresses", () => {
  for (const text of ["ydke://a!b!c!", "ygo://deck?x", " YDKE://a!", "https://example.org/", "http://a"])
    equal(mayBeDeckCode(text), true, text);
});

test("one word of base64 alone, of twenty letters at least", () => {
  equal(mayBeDeckCode("AAAAAAAAAAAAAAAAAAA="), true);
  equal(mayBeDeckCode("  M+/_-AAAAAAAAAAAAAAA==\n"), true);
  equal(mayBeDeckCode("AAAAAAAAAAAAAAAAAA="), false);
  equal(mayBeDeckCode("AAAAAAAAAAAAAAAAAAAA BBBB"), false);
});

test("a ydk file has comments, among them #main, and then a number", () => {
  equal(mayBeDeckCode("#created by x\n#main\n89631139\n"), true);
  equal(mayBeDeckCode("\r\n#main\r\n\r\n89631139\r\n"), true);
  equal(mayBeDeckCode("#created by x\n89631139\n"), false);
  equal(mayBeDeckCode("89631139\n#main\n"), false);
  equal(mayBeDeckCode("#main\nAsh\n"), false);
  equal(mayBeDeckCode("#main\n"), false);
});

test("a deck file is no deck code, nor is nothing", () => {
  equal(mayBeDeckCode("cards:\n  Ash: {count: 3}\n"), false);
  equal(mayBeDeckCode("# my deck\ncards:\n  Ash: {count: 3}\n"), false);
  equal(mayBeDeckCode(""), false);
});
