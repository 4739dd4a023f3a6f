import { equal, test } from "../../../base/testing.js";
import { rangeOf } from "../../../../../../webapp/codes/archetypes/parts/range.js";

test("a number, a question mark, or nothing", () => {
  equal(rangeOf("2500"), [2500, 2500]);
  equal(rangeOf(" = 4 "), [4, 4]);
  equal(rangeOf("?"), [-2, -2]);
  equal(rangeOf("\uff1f"), [-2, -2], "full width");
  equal(rangeOf("  "), null);
});

test("a range as the clients write it", () => {
  equal(rangeOf("4-8"), [4, 8]);
  equal(rangeOf("1500 \u301c 2000"), [1500, 2000]);
  equal(rangeOf("\uff14\u2013\uff18"), [4, 8]);
  equal(rangeOf(">=2000"), [2000, null]);
  equal(rangeOf("2000+"), [2000, null]);
  equal(rangeOf("\u2265 2000"), [2000, null]);
  equal(rangeOf(">2000"), [2001, null]);
  equal(rangeOf("<=1000"), [null, 1000]);
  equal(rangeOf("<1000"), [null, 999]);
  equal(rangeOf("~1000"), [null, 1000]);
});

test("what is no range", () => {
  for (const text of ["x", "1-2-3", "1,5", "12345678901", ">", "4 8 x", "--4"]) equal(rangeOf(text), undefined, text);
});
