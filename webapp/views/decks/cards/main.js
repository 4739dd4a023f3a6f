/* What the page uses of this script. */

import { cardsPart } from "../cards-part.js";
import { drawCompare } from "./compare.js";
import { deckPane } from "./deck-pane.js";
import { drawsFold } from "./draw-odds.js";
import { games } from "./games.js";
import { closeFiles, takeFile } from "./kept-files.js";
import { namesReading } from "./name-list.js";
import { shownDeck } from "./shown-deck.js";

Object.assign(cardsPart, {
  pane: deckPane,
  names: namesReading,
  compare: drawCompare,
  takeFile,
  closeFiles,

  title(reading) {
    const game = games[reading.kind];
    const shown = game && !game.shown ? shownDeck(reading) : null;
    return shown ? game.title(shown, reading) : "";
  },
});

cardsPart.folds.draws = drawsFold;
