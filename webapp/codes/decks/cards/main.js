/* What the page uses of this script. */

import { codeViews } from "../state/code-views.js";
import { cardsPart } from "../state/cards-part.js";
import { drawCompare } from "./compare.js";
import { copyPictureButton } from "./copy-picture.js";
import { deckFacts } from "./deck-facts.js";
import { deckHint, drawHints } from "./deck-hint.js";
import { deckVerdict } from "./deck-verdict.js";
import { named } from "./deck-name.js";
import { listAnswered, listFacts, listPane, listSections, listTitle, listed, openLink, pickList } from "./deck-list.js";
import { deckPane } from "./deck-pane.js";
import { decksPart, openDecks } from "./decks-part.js";
import { drawOdds } from "./draw-odds.js";
import { awaitsEveryGame, loadEveryGame, loadGameOf } from "./every-game.js";
import { cardName, games, isNamed } from "./games.js";
import { closeFiles, takeFile } from "./kept-files.js";
import { namesReading } from "./name-list.js";
import { oddsButton } from "./odds-menu.js";
import { shownDeck } from "./shown-deck.js";
import { drawTogether } from "./together.js";

/** Whether a text is a list of a game whose decks have no codes here. */
function isOfOtherGame({ list }) {
  const game = list?.read.game ?? "unknown";
  return game !== "unknown" && !Object.values(codeViews).some((view) => view.suit === game);
}

/** What works without the decks core: lists. */
Object.assign(cardsPart, {
  names(reading) {
    const list = listed(reading);
    return { ...list, pending: !list.deck && !list.list && !cardsPart.missing };
  },
  list: listPane,
  listAnswered,
  listFacts,
  listTitle,
  listSections,
  pickList,
  openLink,
  openDecks,
});

Object.assign(decksPart, {
  pane: deckPane,
  verdict: deckVerdict,
  facts: deckFacts,
  hint: deckHint,
  names(reading, fileName) {
    // what a smaller core makes of the text is another game's damaged code
    const unread = { kind: "", ok: false, deck: null, notes: [], fields: [], bytes: [], pending: true };
    if (awaitsEveryGame(reading.text) && reading.found.length === 0) return { ...reading, ...unread };
    // the reader of lists needs no tables, and its games have none
    const list = listed(reading);
    const needsNames = !reading.deck && !list.pending && !isOfOtherGame(list);
    return named((needsNames && namesReading(reading)) || list, fileName);
  },
  loadEveryGame,
  loadGameOf,
  compare(reading) {
    drawHints(reading);
    drawTogether(reading);
    drawCompare(reading);
  },
  /** How many cards of a deck have no name. */
  unnamed(reading) {
    const shown = shownDeck(reading);
    return shown ? shown.sections.flatMap((section) => section.rows).filter((row) => !isNamed(row)).length : 0;
  },
  /** The name of a card by its id, where the shown deck has one. */
  nameOf(reading, id) {
    const rows = shownDeck(reading)?.sections.flatMap((section) => section.rows) ?? [];
    const row = rows.find((one) => one.id === id && one.name !== id);
    return row ? cardName(row) : "";
  },
  findNames: (reading) => games[reading.kind]?.findNames?.(),
  draws: drawOdds,
  odds: oddsButton,
  copyPicture: copyPictureButton,
  takeFile,
  closeFiles,

  title(reading) {
    const game = games[reading.kind];
    const shown = game && !game.shown ? shownDeck(reading) : null;
    return shown ? game.title(shown, reading) : "";
  },
});
