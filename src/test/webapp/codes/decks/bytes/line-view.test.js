import "../../../base/browser.js";
import { equal, test } from "../../../base/testing.js";
import { linesOf } from "../../../../../../webapp/codes/decks/bytes/line-view.js";

/** The fields of a text: one for each line that has one of these words. */
function fieldsOf(text, ...words) {
  return words.map((word) => ({ name: "word", from: text.indexOf(word), to: text.indexOf(word) + word.length }));
}

function shown(text, fields, notes = []) {
  return linesOf({ text, notes }, fields, (field, line) => line.length + " letters");
}

test("lines are numbered as in the whole text, whatever ends them", () => {
  const text = "a post\n#main\r\n3040 \r89631139\n\n!side";
  const lines = shown(text, fieldsOf(text, "#main", "3040", "89631139", "!side"));
  equal(
    lines.map(({ number, text: line, meaning }) => [number, line, meaning]),
    [
      [2, "#main", "5 letters"],
      [3, "3040", "4 letters"],
      [4, "89631139", "8 letters"],
      [6, "!side", "5 letters"],
    ],
  );
});

test("a note is told at its line, also one about the end of it", () => {
  const text = "#main\n3040 x\n3041";
  const notes = [{ code: "behind", from: 11, to: 12 }, { code: "whole" }, { code: "mark", from: 0, to: 5 }];
  const lines = shown(text, fieldsOf(text, "#main", "3040", "3041"), notes);
  equal(
    lines.map((line) => line.notes.map((note) => note.code)),
    [["mark"], ["behind"], []],
  );
});

test("a blank line of the code is a line", () => {
  const text = "#main\n\n3040";
  const blank = { name: "comment", from: 6, to: 6 };
  const [part, card] = fieldsOf(text, "#main", "3040");
  equal(
    shown(text, [part, blank, card]).map(({ number, text: line }) => [number, line]),
    [
      [1, "#main"],
      [2, ""],
      [3, "3040"],
    ],
  );
});
