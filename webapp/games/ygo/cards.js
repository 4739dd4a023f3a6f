/*
 * Decks of Yu-Gi-Oh!: five formats with one and the same deck in them, so that each becomes any other in one step.
 */

import { ask, readPart } from "../../core/ask.js";
import { encodeYgoNames, hasYgoFiles, whenYgoFiles, ygoAnswer, ygoDeckOf, ygoSources } from "./card-names.js";
import { announce } from "../../ui/announce.js";
import { copyText } from "../../ui/clipboard.js";
import { button, byId, make } from "../../ui/elements.js";
import { keep } from "../../ui/storage.js";
import { say, sayDiagnostic } from "../../ui/words.js";
import { saveText } from "../../views/decks/cards/deck-file.js";
import { addGame } from "../../views/decks/cards/games.js";
import { addByteView, addCodeView } from "../../views/decks/code-views.js";

const YGO_KINDS = ["ydk", "ydke", "ygo", "ygomobile", "omega"];
const YGO_PARTS = ["main", "extra", "side"];

/** What the fields of explain hold, by the colours of the byte view. */
const YGO_TINTS = {
  "main-deck-card": "card",
  "extra-deck-card": "hero",
  "side-deck-card": "side",
  part: "setting",
  comment: "frame",
  rest: "frame",
};

for (const kind of YGO_KINDS) {
  addCodeView(kind, {
    title: () => say("kind." + kind),

    facts(reading) {
      const deck = ygoDeckOf(reading);
      return [
        say("deck.cards", { n: YGO_PARTS.reduce((sum, part) => sum + deck[part].length, 0) }),
        YGO_PARTS.map((part) => deck[part].length).join(" / "),
      ];
    },

    groups: ({ deck }) =>
      YGO_PARTS.filter((part) => deck[part].length > 0).map((part) => ({
        title: say("ygo.part." + part),
        note: say("deck.copies", { n: deck[part].length }),
        rows: ygoRows(deck[part]),
      })),

    changes: (rows) =>
      YGO_PARTS.flatMap((part) =>
        rows[part].map(([id, count]) => ({
          count,
          label: "#" + id + (part === "main" ? "" : " \u00b7 " + say("ygo.part." + part)),
        })),
      ),

    more: conversions,
  });
  addByteView(kind, {
    tint: (field) => YGO_TINTS[field.name.replace(/ /g, "-")] || "number",
    fieldName: (field) => say("ygo.field." + field.name.replace(/ /g, "-")),
    meaning: () => "",
  });
}

/** Each card once, in the order of the code, with its copies. */
function ygoRows(ids) {
  return [...new Set(ids)].map((id) => ({ count: ids.filter((other) => other === id).length, label: "#" + id }));
}

/** The same deck in the other formats, and as a file of the view Odds; what cannot hold it says why. */
function conversions(reading) {
  const { kind } = reading;
  const deck = ygoDeckOf(reading);
  return make(
    "section",
    { class: "pane" },
    ygoSources(reading),
    make("h3", null, say("ygo.as")),
    make(
      "div",
      { class: "actions" },
      YGO_KINDS.filter((other) => other !== kind).map((other) =>
        button(say("kind." + other), (event) => convert(event.currentTarget, deck, other), { id: "as-" + other }),
      ),
      button(say("ygo.save"), () => saveYdk(deck), { id: "save-file" }),
      button(say("ygo.odds"), () => toOdds(deck), { id: "as-odds" }),
    ),
    make("p", { id: "as-trouble", class: "trouble", role: "alert", hidden: true }),
  );
}

/** The result of an answer; where it is a refusal, why is told below the buttons. */
function resultOrTrouble(answer) {
  const errors = answer.diagnostics.filter((said) => said.severity === "error").slice(0, 3);
  byId("as-trouble").textContent = errors.map(sayDiagnostic).join(" ");
  byId("as-trouble").hidden = answer.ok;
  return answer.ok ? answer.result : null;
}

async function convert(pressed, deck, kind) {
  const result = resultOrTrouble(
    ask("encode", { deck: { kind, main: deck.main, extra: deck.extra, side: deck.side } }),
  );
  if (!result) return;
  const answer = say((await copyText(result.text)) ? "clipboard.copied" : "clipboard.copy-by-hand");
  pressed.textContent = answer;
  announce(answer);
  setTimeout(() => {
    pressed.textContent = say("kind." + kind);
  }, 1600);
}

/** The file that every simulator opens, with the names of the cards in comments where a database is open. */
async function saveYdk(deck) {
  const request = { deck: { main: deck.main, extra: deck.extra, side: deck.side, kind: "ydk" } };
  const result = resultOrTrouble(
    hasYgoFiles() ? await (await whenYgoFiles()).ask("database.ydk", request) : ask("encode", request),
  );
  if (result) saveText("", "ydk", result.text);
}

/** The view Odds opens what was written last: here, this deck, with names where a database is open. */
async function toOdds(deck) {
  const request = { deck: { ...deck, kind: "ydk" } };
  const result = resultOrTrouble(
    hasYgoFiles() ? await (await whenYgoFiles()).ask("odds.deck", request) : ask("odds.deck", request),
  );
  if (!result) return;
  keep("odds-text", { text: result.yaml, name: "", seed: "1", goal: "points" });
  location.hash = "#odds";
}

for (const kind of YGO_KINDS) {
  addGame(kind, {
    title: () => "",
    cost: "ygo.level",
    draws: { section: "main", hands: [5, 6], perTurn: 1, mulligan: false, turns: 7, firstTurn: 1 },
    shown: (reading) =>
      (ygoAnswer(reading) || { shown: readPart(ask("deck", { deck: { ...reading.deck, kind } })) }).shown,
    split: (section) =>
      section.rows.length > 0 ? [{ title: say("ygo.part." + section.key), rows: section.rows }] : [],
    gaps: () => 0,
    encodeNames: kind === "ydk" ? encodeYgoNames : undefined,
    traits: (row) =>
      [
        row.kind && { words: say("ygo.word." + row.kind) },
        row.element && { words: say("ygo.word." + row.element) },
      ].filter((trait) => trait),
    page: (row, tag) =>
      tag.startsWith("zh")
        ? "https://ygocdb.com/card/" + row.id
        : "https://yugipedia.com/wiki/" + String(row.id).padStart(8, "0"),
  });
}
