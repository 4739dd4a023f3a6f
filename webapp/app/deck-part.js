/*
 * What comes behind the first answer: names, the editor, and everything that needs card tables. It is a script of
 * its own, deck.js, with its own words and style, loaded with the desk when the first deck is looked at.
 */

/** What deck.js brings; null as long as it is not there. */
const deckPart = { pane: null, title: null, names: null, compare: null, takeFile: null, closeFiles: null, folds: {} };

let deckPartComing = null;

/** Whether the room was drawn since the part is there. */
let drawnByPart = false;

/** Resolves when the part is there, to false where it could not be loaded. */
function whenDeckPart() {
  deckPartComing = deckPartComing || loadDeckPart();
  return deckPartComing;
}

/** Fetches the part when the page has nothing else to do, and shows what it makes of the deck that is open. */
function wantDeckPart() {
  whenIdle(() => whenDeckPart().then((there) => there && !drawnByPart && redraw()));
}

async function loadDeckPart() {
  offerToParts();
  try {
    await Promise.all([whenDesk(), loadScript("card-list.js"), loadWordPart(".deck"), loadStyle("css/deck.css")]);
    await loadScript("deck.js");
    return true;
  } catch (missing) {
    // Without network, on a first visit: the deck stays as it is, by numbers, and the next one asks again.
    deckPartComing = null;
    return false;
  }
}

/** The parts of the page that scripts beside app.js build on. */
function offerToParts() {
  Cardbench.page = {
    make, fill, oneLine, byId, button, show, keepingFocus,
    say, sayAll, sayTerm, sayDiagnostic, wordAt, pageLanguage: () => language,
    ask, readPart, readText, pickedCode, deckViews, deckPart,
    bench, writing, writingOptions, codeOf, acceptText, changeText, changeOther, drawDecks, redraw, groups, noteLine, placesOf, cardRows, fold, copyButton, copyText, save, refuse, tell,
    recall, keep, SHELF, loadScript, loadWordPart, loadStyle,
  };
}

/** Draws the room anew where it is open: what was waited for has come. */
function redraw() {
  drawnByPart = deckPart.pane !== null;
  if (openRoom.key === "decks") {
    bench.reading = read(bench.text, bench.pick);
    drawDecks();
  }
}

/** Loads a style sheet of the site; resolves when it applies. */
function loadStyle(path) {
  return new Promise((resolve, reject) => {
    const link = make("link", { rel: "stylesheet", href: path });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error("cannot load " + path));
    document.head.append(link);
  });
}
