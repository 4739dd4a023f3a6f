/* The room Decks: paste anything, and see what it is. What is open is one small state; drawing follows from it. */

const bench = { text: "", pick: 0, other: "", field: 0, reading: null };

/** Texts longer than this stay out of the address, where they would be of no use as a link. */
const LINK_LENGTH = 8000;

/** Longer texts do not go into the browser's history either. */
const STATE_LENGTH = 65536;

let rememberTimer = 0;

/**
 * Another text, or another pick in it.
 * @param options step: something to go back from; typed: more may come in a moment; pick: which code of the text
 */
function changeText(text, options) {
  show(byId("trouble"), false);
  takeIn(text, options.pick || 0, bench.other);
  writeState(Boolean(options.step));
  clearTimeout(rememberTimer);
  rememberTimer = setTimeout(rememberNow, options.typed && !options.step ? 1500 : 0);
  drawDecks();
  tell(summary(bench.reading), 600);
}

function changeOther(text) {
  bench.other = text;
  writeState(false);
  drawCompare(bench.reading);
}

function takeIn(text, pick, other) {
  bench.text = text;
  bench.other = other;
  bench.field = 0;
  bench.reading = readText(text, pick);
  bench.pick = bench.reading.pick;
}

function rememberNow() {
  remember(bench.reading);
  drawRecent();
}

function writeState(step) {
  const link = shortText(bench.reading) || bench.text;
  const other = bench.other.trim();
  const state = { text: bench.text, pick: bench.pick, other: bench.other };
  writeAddress(
    {
      deck: bench.text.trim() === "" || link.length > LINK_LENGTH ? null : link,
      with: other === "" || other.length > LINK_LENGTH ? null : other,
    },
    bench.text.length > STATE_LENGTH ? null : state,
    step,
  );
}

/** What a listener is told: the deck in a breath, and how much there is to say about it. */
function summary(reading) {
  if (reading.text.trim() === "") {
    return "";
  }
  const view = deckViews[reading.kind];
  const deck = reading.deck && view ? [deckTitle(reading), ...view.facts(reading)] : [say("answer.nothing")];
  return [...deck, reading.notes.length > 0 && say("notes.count", { n: reading.notes.length })].filter((part) => part).join(", ");
}

/** What is marked in the box: the code that is open, and every place that a note speaks of. */
function placesOf(reading) {
  const notes = reading.notes.filter((note) => typeof note.from === "number");
  return [
    ...reading.found.slice(reading.pick, reading.pick + 1).map((code) => ({ from: code.from, to: code.to, kind: "picked" })),
    ...notes.map((note) => ({ from: note.from, to: note.to, kind: note.severity })),
  ];
}

function drawDecks() {
  const reading = bench.reading;
  keepingFocus(() => {
    show(byId("clear"), reading.text !== "");
    drawMarks(reading.text, placesOf(reading));
    drawFound(reading);
    drawNotes(reading);
    drawAnswer(reading);
    drawCompare(reading);
    drawRecent();
  });
}

function startDecks() {
  addRoom({
    key: "decks",
    names: ["deck"],
    listed: true,
    enter(parts, state) {
      const kept = state && typeof state.text === "string" ? state : { text: parts.deck || "", pick: 0, other: parts.with || "" };
      takeIn(kept.text.slice(0, TEXT_LIMIT), kept.pick, kept.other);
      byId("box").value = bench.text;
    },
    draw: drawDecks,
  });
  startBox();
  startPasteButton();
  startFiles();
  byId("example").addEventListener("click", () => acceptText(say("example.text"), { step: true }));
  byId("clear").addEventListener("click", () => {
    acceptText("", { step: true });
    byId("box").focus();
  });
}
