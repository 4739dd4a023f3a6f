import { equal, test } from "../../../base/testing.js";
import { withDeck } from "../../../../../../webapp/codes/games/ygo/ydk-text.js";

const MARKS = { "#main": 0, "#extra": 1, "!side": 2 };
const CARDS = ["main deck card", "extra deck card", "side deck card"];

/** What the core says of the lines of a file: its parts, their cards, and comments. */
function fieldsOf(code) {
  let part = 0;
  return [...code.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)]
    .filter(([all]) => all !== "")
    .map(({ 1: line, index }) => {
      if (line in MARKS) {
        part = MARKS[line];
        return { name: "part", from: index, value: part };
      }
      const card = /^\d+/.exec(line);
      return { name: card ? CARDS[part] : "comment", from: index, value: card ? Number(card[0]) : 0 };
    });
}

function edited(code, main, extra = [], side = [], names = []) {
  return withDeck(code, fieldsOf(code), { main, extra, side }, new Map(names));
}

const FILE = "#created by me\n#main\n# hand traps\n5\n5\n\n6\n#extra\n!side\n7";

test("the same deck is the same text", () => {
  equal(edited(FILE, [5, 5, 6], [], [7]), FILE);
});

test("a copy comes behind the last one, and leaves from there; comments stay", () => {
  equal(edited(FILE, [5, 5, 5, 6], [], [7]), FILE.replace("5\n5\n", "5\n5\n5\n"));
  equal(edited(FILE, [5, 6], [], [7]), FILE.replace("5\n5\n", "5\n"));
  equal(edited(FILE, [6], [], [7]), FILE.replace("5\n5\n", ""));
});

test("another card comes to the end of its part", () => {
  equal(edited(FILE, [5, 5, 6, 8], [9], [7]), FILE.replace("6\n#extra\n", "6\n8\n#extra\n9\n"));
});

test("a card moves with its line", () => {
  equal(edited(FILE, [5, 5], [], [7, 6]), FILE.replace("\n6\n", "\n") + "\n6");
});

test("the last line has no end, also when it goes", () => {
  equal(edited(FILE, [5, 5, 6]), FILE.replace("!side\n7", "!side"));
  equal(edited("#main\r\n5", [5, 5]), "#main\r\n5\r\n5");
});

test("a part without its mark gets one", () => {
  equal(edited("#main\n5", [5], [], [7]), "#main\n5\n!side\n7");
});

test("in a file that names every card, names come and go with their cards", () => {
  const named = "#created by me\n#main\n# Five\n5\n# Six\n6\n!side";
  equal(edited(named, [5, 6, 8], [], [], [[8, "Eight"]]), named.replace("6\n!side", "6\n# Eight\n8\n!side"));
  equal(edited(named, [6]), "#created by me\n#main\n# Six\n6\n!side");
  equal(edited(named, [5], [], [6]), "#created by me\n#main\n# Five\n5\n!side\n# Six\n6");
});

test("a file without marks, and one with lines that the core does not tell of, are not rewritten", () => {
  equal(edited("5\n6", [5]), null);
  equal(withDeck("#main\n5\n6", fieldsOf("#main\n5"), { main: [5], extra: [], side: [] }, new Map()), null);
});

test("a file whose ids share a line is written anew", () => {
  const fields = [
    { name: "part", from: 0, value: 0 },
    { name: CARDS[0], from: 6, value: 5 },
    { name: CARDS[0], from: 8, value: 6 },
  ];
  equal(withDeck("#main 5 6", fields, { main: [5, 6], extra: [], side: [] }, new Map()), null);
});
