/*
 * The editor above the deck, for every game alike: the search by name, undo and redo, what the game lets one set. It
 * is made once and kept from drawing to drawing, so that what was typed into it stays.
 */

let bar = null;

function editorBar(reading) {
  bar = bar || make("section", { class: "editor" });
  if (!bar.firstChild) {
    fill(bar, make("div", { id: "edit-buttons", class: "actions" }), make("p", { id: "edit-says", class: "quiet", role: "status" }), searchField());
  }
  searchSpeaks();
  fill(
    bar.querySelector("#edit-buttons"),
    button(say("edit.undo"), undo, { id: "undo", disabled: !canUndo() }),
    button(say("edit.redo"), redo, { id: "redo", disabled: !canRedo() }),
    games[reading.kind].settings(reading.deck, (deck, options) => changeDeck(bench.reading, deck, null, null, options)),
  );
  bringTables(reading.kind, searchTags(reading.kind));
  drawHits();
  return bar;
}

/** Says what an edit did, or why it did nothing. */
function tellEditor(words, trouble) {
  const line = bar && bar.querySelector("#edit-says");
  if (line) {
    line.textContent = words;
    line.classList.toggle("trouble", trouble);
  }
}
