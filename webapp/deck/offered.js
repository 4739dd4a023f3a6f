/* What the page uses of this script. */

Object.assign(deckPart, {
  pane: deckPane,
  names: namesReading,
  compared: comparedDecks,
  takeFile,
  closeFiles,

  title(reading) {
    const shown = shownDeck(reading);
    return shown && games[reading.kind] ? games[reading.kind].title(shown, reading) : "";
  },
});

Object.assign(deckPart.folds, { "genshin-writing": writingFold, "genshin-steps": stepsFold, draws: drawsFold });
