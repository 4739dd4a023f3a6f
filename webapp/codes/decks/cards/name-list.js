/*
 * A list of card names, on lines or with signs between them, read as a deck: pasted into the box where a code might
 * stand, or into the editor. Names may be in any language that the site has; the letters show which tables to look
 * into.
 */

import { ask, readPart } from "../../../base/core/ask.js";
import { LONG_TEXT } from "../../../base/core/text-limit.js";
import { cardLanguage } from "../../../base/ui/card-language.js";
import { whenIdle } from "../../../base/ui/idle.js";
import { games } from "./games.js";
import { linesOf } from "./list-lab.js";
import { bringTables, haveTables, languagesOf } from "./tables.js";

/** A list has at least so many names; one alone is rather a word that stands there by chance. */
const LEAST_NAMES = 3;

/** What may stand between names. */
const BETWEEN_NAMES = /[\n\/\uff0f\u3001\uff0c,;\uff1b|]/;

/** A text of more lines is no list of cards, nor is a long one. */
const LIST_LINES_MOST = 200;

/** Languages by the letters that only they use; the first that fits. */
const LETTERS = [
  [/[\uac00-\ud7af]/, ["ko"]],
  [/[\u3041-\u30fa]/, ["ja"]],
  [/[\u0e00-\u0e7f]/, ["th"]],
  [/[\u0400-\u04ff]/, ["ru"]],
  [/[\u4e00-\u9fff]/, ["zh-CN", "zh-TW", "ja"]],
  [/[a-z]/i, ["en", "de", "fr", "es", "it", "pt", "id", "tr", "vi", "pl"]],
];

/** The list as a reading (reading.js), or null where it is none, or where the tables are still on their way. */
export function namesReading(reading) {
  if (reading.text.length > LONG_TEXT) return null;
  const count = (between) => reading.text.split(between).filter((part) => part.trim() !== "").length;
  const lines = count("\n");
  const names = lines >= LEAST_NAMES || reading.text.includes("://") ? lines : count(BETWEEN_NAMES);
  if (names < LEAST_NAMES || lines > LIST_LINES_MOST) {
    return null;
  }
  const read = linesOf(reading.text);
  const lists = Object.keys(games)
    .filter((kind) => games[kind].encodeNames || (games[kind].add && !games[kind].search))
    .map((kind) => listOf(kind, reading.text, read))
    .filter((list) => list !== null && list.named > 0);
  const best = lists.sort((a, b) => b.named - a.named)[0];
  if (!best || best.named < best.unnamed) {
    return null;
  }
  const { kind, answer } = best;
  const encoded = readPart(answer);
  const decoded = readPart(ask("decode", { text: encoded.text, kind }));
  return {
    ...reading,
    kind,
    ok: answer.ok && Boolean(decoded.canonical),
    deck: { ...decoded, from: 0, to: reading.text.length },
    notes: answer.diagnostics,
    listed: true,
  };
}

/** What a game makes of the list: how many of its lines name a card of its own, and how many do not. */
function listOf(kind, text, lines) {
  const answer = games[kind].encodeNames
    ? lines && games[kind].encodeNames(text, lines)
    : namesByTables(kind, text, lines);
  const read = answer && readPart(answer);
  if (!read || read.text === undefined) {
    return null;
  }
  const unnamed = answer.diagnostics.filter((note) => note.severity === "error").length;
  return { kind, answer, unnamed, named: copiesIn(readPart(ask("decode", { text: read.text, kind }))) };
}

/**
 * The answer of a game whose names are in tables, or null where these or the lines are still on their way. The
 * likeliest languages come first, the others when the page has nothing else to do, if a name is missing.
 */
function namesByTables(kind, text, lines) {
  const likely = tagsOf(kind, text, 1);
  if (!haveTables(kind, likely)) {
    bringTables(kind, likely);
    return null;
  }
  if (!lines) return null;
  const answer = ask("encode", { kind, lines, language: cardLanguage() });
  const tags = tagsOf(kind, text);
  const isNamed = answer.diagnostics.every((note) => note.severity !== "error");
  if (isNamed || haveTables(kind, tags)) return answer;
  whenIdle(() => bringTables(kind, tags));
  return null;
}

/** The number of cards of a deck. Its lists have rows of a card with its copies, or each copy by itself. */
export function copiesIn(deck) {
  if (deck.shareIds) return deck.shareIds.filter((id) => id > 0).length;
  const cards = [deck.cards, deck.main, deck.extra, deck.side].flatMap((list) => list || []);
  return cards.reduce((sum, card) => sum + (Array.isArray(card) ? card[1] : 1), 0);
}

/** The languages in which a text may name cards, as far as the site has them: the reader's, and some by its letters. */
export function tagsOf(kind, text, letterLanguages = Infinity) {
  const available = languagesOf(kind);
  const [, tags] = LETTERS.find(([letters]) => letters.test(text)) || [null, []];
  return [...new Set([cardLanguage(), ...tags.slice(0, letterLanguages)])].filter((tag) => available.includes(tag));
}
