/* What this script takes from the page. It comes behind app.js, with words of its own: lang/<language>.deck.json. */

const {
  make, fill, oneLine, byId, button, say, sayAll, sayTerm, sayDiagnostic, wordAt, pageLanguage, ask, readPart, deckViews, deckPart,
  bench, writing, writingOptions, acceptText, changeOther, refuse, redraw, groups, cardRows, copyText, save, tell, recall, keep, SHELF, loadScript,
  loadWordPart, loadStyle, fold,
} = Cardbench.page;
