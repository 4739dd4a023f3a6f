import "../../base/browser.js";
import { equal, test } from "../../base/testing.js";
import { VIEWS_OF, kindOf, kindOfFound, nameFor } from "../../../../../webapp/app/input/kinds.js";

const Files = Java.type("java.nio.file.Files");
const Path = Java.type("java.nio.file.Path");

/** The texts of the project's examples in a folder, by their names. */
function examples(folder, ending) {
  const paths = Files.list(Path.of("cards-data/examples", folder)).toArray();
  return Array.from(paths)
    .filter((path) => String(path).endsWith(ending))
    .map((path) => [String(path), Files.readString(path)]);
}

function allOf(kind, files) {
  equal(files.length > 0, true);
  for (const [name, text] of files) {
    equal(kindOf("", text), kind, name);
    equal(kindOf("", "\ufeff" + text.replace(/\n/g, "\r\n")), kind, name + " as Windows writes it");
  }
}

test("the examples are what they are", () => {
  allOf("deck-file", [...examples("", ".yml"), ...examples("guide", ".yml")]);
  allOf("wizard-card", examples("wizard", ".jsonc"));
  allOf("wizard-scenario", examples("wizard/scenarios", ".json"));
});

test("a deck file may be short, have comments or be in the middle of being written", () => {
  equal(kindOf("", "deck: {cards: {Ash: {count: 3}}}\n"), "deck-file");
  equal(kindOf("", "# mine\n---\ndeck: # 40\n\n  cards:\n\tAsh"), "deck-file");
  equal(kindOf("", "simulate:\n  count: 3\n'deck':\n  size: 40\n  'cards':\n    Ash: {count: 3}"), "deck-file");
});

test("a post about a deck file is none", () => {
  const file = "deck:\n  cards:\n    Ash: {count: 3}\n";
  equal(kindOf("", "My deck:\n  cards: 40\n"), null);
  equal(kindOf("", "deck: 40 cards\n"), null);
  equal(kindOf("", "deck:\nthree Ash\n  cards:\n"), null);
  equal(kindOf("", "Here is what I wrote:\n\n" + file + "\nWhat do you think?"), null);
  equal(kindOf("", "deck:\n  size: 40\n"), null);
  equal(kindOf("a.yml", "services:\n  cards:\n    image: x\n"), null);
});

test("a card is known with comments, with faults and in a list", () => {
  equal(kindOf("", '// "expect": 1\n{"id": "base.x", "behaviors": []}'), "wizard-card");
  equal(kindOf("", '/* a\n b */ [{"name": "x", "manaCost": 2,}, {"name" "y"}]'), "wizard-card");
  equal(kindOf("", '{"id": "a", "name" "b", "manaCost": 1, "behaviors": [{'), "wizard-card");
});

test("other JSON is no card", () => {
  equal(kindOf("", '{"id": 1, "name": "x"}'), null);
  equal(kindOf("", '{"a": "\\"id\\": 1, \\"manaCost\\": 2"}'), null);
  equal(kindOf("", '{"a": {"id": 1, "manaCost": 2}}'), null);
  equal(kindOf("", '{"a": 1 // "id": 2, "manaCost": 3\n}'), null);
  equal(kindOf("", 'My card: {"id": "a", "manaCost": 1}'), null);
  equal(kindOf("", "[Deck] a \"manaCost\" and an \"id\""), null);
});

test("a setcode stands alone", () => {
  equal(kindOf("", " 0x307b1048\n"), "setcode");
  equal(kindOf("", "0x48, 0x107B"), "setcode");
  equal(kindOf("", "the setcode 0x48"), null);
  equal(kindOf("", "0x1 0x2 0x3 0x4 0x5"), null);
  equal(kindOf("", "0x"), null);
  equal(kindOf("", "48"), null);
  equal(kindOf("", ""), null);
});

test("lists of names are known by their lines, or by the ending of the file", () => {
  equal(kindOf("", "#names\n!system 1 a\n!setname 0x8 HERO\n!setname 0x3008 E-HERO"), "strings");
  equal(kindOf("a.txt", "!setname 0x8 HERO"), "strings");
  equal(kindOf("my.CONF", "text"), "strings");
  equal(kindOf("", "--Archetypes\nSET_BLUE_EYES  = 0xdd\n\nSET_HERO = 8 -- HERO"), "strings");
  equal(kindOf("", "SET_BLUE_EYES is a constant of Lua"), null);
  equal(kindOf("", "Use this line:\n!setname 0x8 HERO\n"), null);
  equal(kindOf("", "!setname 0x8 HERO\nis the line\nthat I mean"), null);
});

test("lists of limits are known by their lines, or by their name", () => {
  equal(kindOf("", "#[2024.1 TCG]\n!2024.1 TCG\n#forbidden\n91869203 0 --Amazoness\n46060017 1\n"), "limits");
  equal(kindOf("LFLIST.CONF", ""), "limits");
  equal(kindOf("", "#created by x\n#main\n89631139\n89631139\n!side\n14558127\n"), null);
  equal(kindOf("", "12 3\n14 5\n"), null);
});

test("files of cards are known by how they begin", () => {
  equal(kindOf("a.txt", "SQLite format 3\0\x10\0"), "database");
  equal(kindOf("", "cardbench-table 1\tx\tcards\n"), "table");
  equal(kindOf("cards.cdb", "nothing of a database"), "database");
});

test("other texts are nothing", () => {
  for (const text of ["### name\nAAECAf0EAA==", "ydke://a!b!c!", "Hello", "你好", "{", '"', "[/*", "\0PNG\r\n"]) {
    equal(kindOf("", text), null, text);
  }
});

test("a long text takes no long time, whatever it holds", () => {
  for (const piece of ['"\\', "/*", "{", '"a":', "deck:\n", " ", "!\n", "1 ", '[{"', "\n\t:"]) {
    equal(typeof kindOf("", piece.repeat(32768 / piece.length)), "object", piece);
  }
});

test("a file has a name that its views know", () => {
  equal(nameFor("strings", "a.txt"), "a.conf");
  equal(nameFor("strings", ""), "strings.conf");
  equal(nameFor("strings", "lflist.conf"), "strings.conf");
  equal(nameFor("strings", "mine.conf"), "mine.conf");
  equal(nameFor("strings", "constants.lua"), "constants.lua");
  equal(nameFor("limits", "mine.conf"), "mine.lflist.conf");
  equal(nameFor("limits", ""), "lflist.conf");
  equal(nameFor("limits", "0TCG.lflist.conf"), "0TCG.lflist.conf");
  equal(nameFor("database", "a.txt"), "a.cdb");
  equal(nameFor("database", ""), "cards.cdb");
  equal(nameFor("database", "A.CDB"), "A.CDB");
  equal(nameFor("deck-file", ""), "");
});

test("of what the core finds, decks come first", () => {
  const found = [
    { kind: "setcode", text: "0x48" },
    { kind: "code", text: "AAEC" },
  ];
  equal(kindOfFound(found), { kind: "deck", text: "AAEC" });
  equal(kindOfFound(found.slice(0, 1)), { kind: "setcode", text: "0x48" });
  equal(kindOfFound([{ kind: "yisp", text: "deck:" }]), { kind: "deck-file", text: "deck:" });
  equal(kindOfFound([]), null);
});

test("every kind has a view", () => {
  equal(
    Object.values(VIEWS_OF).every((views) => views.length > 0),
    true,
  );
});
