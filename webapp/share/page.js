/* What this script takes from the page. It comes behind app.js, with words of its own: lang/<language>.share.json. */

const { state, make, button, oneLine, byId, say, ask, readPart, copyText, save, tell, recall, keep, fragmentOf, shortText, drawDecks, pageLanguage } = Cardbench.sharing;
