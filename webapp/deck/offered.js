/* What the page uses of this script. */

Object.assign(deckPart, {
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

Object.assign(deckPart.folds, { "genshin-writing": writingFold, "genshin-steps": stepsFold, draws: drawsFold });
