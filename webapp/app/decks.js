/* The room Decks: paste anything, and see what it is. What is open is one small state; drawing follows from it. */

const bench = { text: "", pick: 0, other: "", field: 0, reading: null, editing: false };

/** Texts longer than this stay out of the address, where they would be of no use as a link. */
const LINK_LENGTH = 8000;

/** Longer texts do not go into the browser's history either. */
const STATE_LENGTH = 65536;

let rememberTimer = 0;

/**
 * Another text, or another pick in it.
 * @param options step: something to go back from; typed: more may come in a moment; pick: which code of the text;
 *   edited: the same deck with a card more or less, which takes the place of the last text that was kept
 */
function changeText(text, options) {
  show(byId("trouble"), false);
  takeIn(text, options.pick || 0, bench.other);
  writeState(Boolean(options.step));
  clearTimeout(rememberTimer);
  rememberTimer = setTimeout(() => rememberNow(options.edited), options.typed && !options.step ? 1500 : 0);
  drawDecks();
  if (!options.edited) {
    tell(summary(bench.reading), 600);
  }
}

function changeOther(text) {
  bench.other = text;
  writeState(false);
  deckPart.compare(bench.reading);
}

function takeIn(text, pick, other) {
  bench.text = text;
  bench.other = other;
  bench.field = 0;
  bench.reading = read(text, pick);
  bench.pick = bench.reading.pick;
  // what is being typed may be no code for a moment; a deck of a kind that nobody edits ends it
  const view = deckViews[bench.reading.kind];
  bench.editing = bench.editing && text.trim() !== "" && (!view || view.empty !== undefined);
}

/** What a text says; one that holds no code may be a list of names. */
function read(text, pick) {
  const reading = readText(text, pick);
  return (deckPart.names && !reading.deck && deckPart.names(reading)) || reading;
}

function rememberNow(edited) {
  remember(bench.reading, edited);
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
    if (deckPart.compare) {
      deckPart.compare(reading);
    }
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
      show(byId("trouble"), false);
      if (kept.text.length > TEXT_LIMIT) {
        refuse("trouble.too-long", { n: TEXT_LIMIT });
      }
    },
    draw: drawDecks,
    forget() {
      clearTimeout(rememberTimer);
      forgetWriting();
      if (deckPart.closeFiles) {
        deckPart.closeFiles();
        redraw();
      }
    },
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
