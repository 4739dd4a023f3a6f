import { equal, test } from "../../../base/testing.js";
import { writtenNames } from "../../../../../../webapp/codes/games/ygo/written-names.js";

function namesIn(text, fields = []) {
  return Object.fromEntries(writtenNames({ text, from: 0, to: text.length, fields }));
}

/** What the core says of the lines of a file: a comment, or a card of the main deck. */
function file(...lines) {
  const text = lines.join("\n");
  let from = 0;
  const fields = lines.map((line) => {
    const card = /^\d/.test(line);
    const field = { name: card ? "main deck card" : "comment", from, to: from + line.length, value: card ? +line : 0 };
    from += line.length + 1;
    return field;
  });
  return namesIn(text, fields);
}

test("lines with copies and id name cards", () => {
  equal(namesIn("### Mine\n# 3x Dark Magician (46986414)\n# 1x A (B) (7)\n# 2x #8\nydke://!!!"), {
    46986414: "Dark Magician",
    7: "A (B)",
  });
});

test("a comment above each card of a file names it", () => {
  equal(file("#created by me", "# Dark Magician", "46986414", "# Dark Magician", "46986414", "# A", "7"), {
    46986414: "Dark Magician",
    7: "A",
  });
});

test("comments above some cards are no names", () => {
  equal(file("# my favourites", "46986414", "7"), {});
  equal(file("#created by me", "7"), {});
});
