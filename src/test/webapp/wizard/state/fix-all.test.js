import "../../base/browser.js";
import { equal, test } from "../../base/testing.js";
import { withAllFixes } from "../../../../../webapp/wizard/state/fix-all.js";

const Operations = Java.type("cardbench.app.bundle.AllOperations");
const Dispatcher = Java.type("cardbench.contract.Dispatcher");

const core = new Dispatcher(Operations.all());

const check = async (text) => JSON.parse(core.call(JSON.stringify({ op: "wizard.check", text })));

const CARD = `{
  "id": "test.treasure.common.one",
  "count": 1,
  "name": "One",
  "manaCost": 2,
  "rarity": "com",
  "school": "none",
  "description": "",
  "behaviors": [
    {
      "at": "onPlay",
      "do": [
        {"id": "d", "type": "drawCard", "amount": 1, "target": "$onPlay.playerUUID"},
        {"type": "discardCard", "target": "{d.UUID}"},
        {"type": "addTriggers", "triggers": [{"event": "onRoundEnd", "mode": "once", "do": []}]}
      ]
    }
  ]
}
`;

/** Mistakes that do not overlap: what stands in the card, and what an author wrote. */
const MISTAKES = [
  ['"count": 1,', '"count": "1",'],
  ['"name": "One",', "'name': 'One',"],
  ['"manaCost": 2,', '"cost": 2,'],
  ['"rarity": "com",', '"rarity": "普通",'],
  ['"school": "none",', '"school"："none",'],
  ['"description": "",', '\u3000"description": "",'],
  ['"at": "onPlay",', '"at": "被打出时",'],
  ['"type": "drawCard"', '"type": "drawCrad"'],
  ['"amount": 1', '"amount": "2*3"'],
  ['"$onPlay.playerUUID"', '"${onPlay.playerUUID}"'],
  ['"discardCard"', '"discardcard"'],
  ['"onRoundEnd"', '"onRoundEdn"'],
  ['"mode": "once",', '"mode": "onc",'],
  ['"do": []', '"do": [],'],
  ["    }\n  ]\n}\n", "    }\n  ]\n"],
];

const errorsOf = async (text) =>
  (await check(text)).diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code);

const broken = (mistakes) => mistakes.reduce((text, [good, bad]) => text.replace(good, () => bad), CARD);

test("each mistake has a fix that mends it", async () => {
  equal(await errorsOf(CARD), []);
  for (const mistake of MISTAKES) {
    const text = broken([mistake]);
    equal(text === CARD, false, mistake[0]);
    const { diagnostics } = await check(text);
    equal(await errorsOf(await withAllFixes(text, diagnostics, check)), [], mistake[1]);
  }
});

test("all fixes of any two mistakes leave no error", async () => {
  for (let i = 0; i < MISTAKES.length; i++) {
    for (let j = 0; j < i; j++) {
      const text = broken([MISTAKES[j], MISTAKES[i]]);
      const { diagnostics } = await check(text);
      equal(await errorsOf(await withAllFixes(text, diagnostics, check)), [], MISTAKES[j][1] + " and " + MISTAKES[i][1]);
    }
  }
});

test("a fix that brings an error is left out, and the others are applied", async () => {
  const note = (from, fix) => ({ code: "wizard.x", severity: "warning", from, to: from + 1, fix });
  const reports = {
    ab: [note(0, "x"), note(1, "y")],
    xb: [{ code: "wizard.y", severity: "error" }],
    ay: [note(0, "x")],
    xy: [{ code: "wizard.y", severity: "error" }],
  };
  const checked = async (text) => ({ diagnostics: reports[text] });
  equal(await withAllFixes("ab", reports.ab, checked), "ay");
});
