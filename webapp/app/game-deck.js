/*
 * A script of its own, game-deck.js: decks of every game become deck files, with the names of their cards in the
 * reader's language. The part of the deck that is drawn from, the opening hand and the draws follow from the game.
 */

import { loadDecksCore } from "../base/core/decks-core.js";
import { askAboutText } from "../base/core/long-text.js";
import { cardLanguage } from "../base/ui/card-language.js";
import { offer } from "../base/ui/scripts.js";
import { loadWordPart, say } from "../base/ui/words.js";
import { games } from "../codes/decks/cards/games.js";
import { pileOf } from "../codes/decks/cards/rules.js";
import { shownDeck } from "../codes/decks/cards/shown-deck.js";
import { bringTables } from "../codes/decks/cards/tables.js";
import { LabConnection } from "../base/workers/lab-connection.js";

const formLab = new LabConnection("form-lab");
const listLab = new LabConnection("list-lab");

/** A promise of the answer of a worker. */
async function askLab(lab, request) {
  return JSON.parse(await lab.call(JSON.stringify(request)));
}

/** The answer of the core: the deck file, or why there is none; null where a deck of this kind has no pile of cards. */
async function deckFileOfGame(text, kind) {
  if (!games[kind]?.draws) return null;
  await Promise.all([loadDecksCore(), loadWordPart("cards")]);
  const language = cardLanguage();
  await bringTables(kind, [language]);
  const answer = await askAboutText("deck", { text, language });
  return answer.ok ? written({ kind, deck: {} }, answer.result) : answer;
}

/** The same for a deck that is open in the view Decks. */
async function deckFileOfReading(reading) {
  const own = await games[reading.kind].deckFile?.(reading);
  if (own) return own;
  await bringTables(reading.kind, [cardLanguage()]);
  return written(reading, shownDeck(reading));
}

async function written(reading, shown) {
  const { hands, played, perTurn, firstTurn } = games[reading.kind].draws;
  const request = {
    op: "odds.write",
    cards: pileOf(reading, shown).map(({ name, count }) => ({ name, count })),
    hand: hands[0],
    topic: say("deck.odds-topic"),
    ...(played && { turns: { count: played, draw: perTurn, go: firstTurn === 0 ? "second" : "first" } }),
  };
  return askLab(formLab, request);
}

/** A list of any game: the cards that are drawn, and how the game deals; null for a text that is surely no list. */
async function deckFileOfList(text) {
  const { lists } = (await askLab(listLab, { op: "list.find", text })).result;
  if (lists.length === 0) return null;
  const part = text.slice(lists[0].from, lists[0].to);
  const answer = await askLab(listLab, { op: "list.read", text: part });
  if (!answer.ok || !answer.result.evident) return null;
  /** @type {!ListReadResult} */
  const list = answer.result;
  const copies = new Map();
  for (const { cards } of list.sections.filter(({ zone }) => zone === "main")) {
    for (const { name, count } of cards) copies.set(name, (copies.get(name) || 0) + count);
  }
  await loadWordPart("cards");
  const { hands, firstTurn } = list.deal || { hands: [5, 5], firstTurn: [0, 1] };
  return askLab(formLab, {
    op: "odds.write",
    cards: [...copies].filter(([, count]) => count > 0).map(([name, count]) => ({ name, count })),
    hand: hands[0] + firstTurn[0],
    topic: say("deck.odds-topic"),
  });
}

offer("game-deck", { deckFileOfGame, deckFileOfReading, deckFileOfList });
