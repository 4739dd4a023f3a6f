/* What this script takes from the page. It comes behind app.js, with words of its own: lang/<language>.deck.json. */

const {
  make, fill, byId, button, say, sayTerm, sayDiagnostic, wordAt, pageLanguage, ask, readPart, pickedCode, deckViews, deckPart,
  bench, writing, writingOptions, acceptText, refuse, redraw, groups, cardRows, copyText, save, tell, recall, keep, forget, SHELF, loadScript,
  loadWordPart, loadStyle, fold,
} = Cardbench.page;
