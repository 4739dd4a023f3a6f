import "../browser.js";
import { equal, test } from "../testing.js";
import { fixName, placeName, withFixes } from "../../../../../webapp/base/ui/diagnostics.js";

Cardbench.words = {
  "en/page": {
    notes: {
      "at-line": "line {line}, column {column}",
      "at-one": "at {from}",
      "at-many": "from {from} to {to}",
      "fix-remove": "remove",
      "fix-insert": "insert {fix}",
      "fix-replace": "replace by {fix}",
    },
  },
};

const fix = (from, to, text) => ({ from, to, fix: text });

test("fixes go in at their places, in whatever order they come", () => {
  // "abcdef": b becomes BBB, d goes, and an x is put before f
  const fixes = [fix(1, 2, "BBB"), fix(3, 4, ""), fix(5, 5, "x")];
  equal(withFixes("abcdef", fixes), "aBBBcexf");
  equal(withFixes("abcdef", [fixes[2], fixes[0], fixes[1]]), "aBBBcexf");
});

test("the order of the given fixes stays", () => {
  const fixes = [fix(0, 1, "x"), fix(2, 3, "y")];
  withFixes("abc", fixes);
  equal(fixes, [fix(0, 1, "x"), fix(2, 3, "y")]);
});

test("of two fixes that overlap the later one goes in", () => {
  equal(withFixes("abcdef", [fix(1, 4, "X"), fix(3, 5, "Y")]), "abcYf");
  equal(withFixes("abcdef", [fix(0, 2, "X"), fix(2, 3, "Y")]), "XYdef");
});

test("fixes at the end and of nothing", () => {
  equal(withFixes("abc", [fix(3, 3, "!")]), "abc!");
  equal(withFixes("", [fix(0, 0, "x")]), "x");
  equal(withFixes("abc", []), "abc");
});

test("a place in one line counts characters from 1", () => {
  equal(placeName({ from: 0, to: 1 }, "abc"), "at 1");
  equal(placeName({ from: 2, to: 2 }, "abc"), "at 3");
  equal(placeName({ from: 0, to: 3 }, "abc"), "from 1 to 3");
});

test("a place in several lines is a line and a column", () => {
  equal(placeName({ from: 0, to: 1 }, "ab\ncd\n"), "line 1, column 1");
  equal(placeName({ from: 2, to: 3 }, "ab\ncd\n"), "line 1, column 3");
  equal(placeName({ from: 4, to: 5 }, "ab\ncd\n"), "line 2, column 2");
  equal(placeName({ from: 6, to: 6 }, "ab\ncd\n"), "line 3, column 1");
});

test("what a fix does", () => {
  equal(fixName(fix(1, 3, "")), "remove");
  equal(fixName(fix(1, 1, "=")), "insert =");
  equal(fixName(fix(1, 2, "1234567890123456")), "replace by 1234567890123456");
  const variable = '"$onDamageTaken.sourcePlayerUUID"';
  equal(fixName(fix(1, 2, variable)), "replace by " + variable);
  const long = '"$onDamageTaken.monsterUUID and more than fits"';
  equal(fixName(fix(1, 2, long)), 'replace by "$onDama…UUID and more than fits"');
});
