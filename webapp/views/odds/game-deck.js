/*
 * A script of its own, game-deck.js: decks of the games whose cards have tables become deck files, with the names of
 * their cards in the reader's language. The part of the deck that is drawn from, and how many cards the opening hand
 * has, are told by the game.
 */

import { ask } from "../../core/ask.js";
import { loadDecksCore } from "../../core/decks-core.js";
import { offer } from "../../ui/scripts.js";
import { games } from "../decks/cards/games.js";
import { bringTables, cardLanguage } from "../decks/cards/tables.js";
import { LabConnection } from "../../workers/lab-connection.js";

const formLab = new LabConnection("form-lab");

/** The answer of the core: the deck file, or why there is none; null where a deck of this kind has no pile of cards. */
async function deckFileOfGame(text, kind) {
  const deals = games[kind]?.draws;
  if (!deals) return null;
  await loadDecksCore();
  const language = cardLanguage();
  await bringTables(kind, [language]);
  const answer = ask("deck", { text, language });
  if (!answer.ok) return answer;
  const pile = answer.result.sections.find((section) => section.key === deals.section);
  const cards = (pile?.rows || []).map(({ id, count, name, known }) => ({ name: known ? name : "#" + id, count }));
  return JSON.parse(await formLab.call(JSON.stringify({ op: "odds." + "write", cards, hand: deals.hands[0] })));
}

offer("game-deck", { deckFileOfGame });
