/* A second code beside the first: what came, what went, what stayed. */

const CHANGES = ["added", "removed", "kept"];

function drawCompare(reading) {
  const code = reading.ok && deckViews[reading.kind] ? reading.deck.canonical : null;
  if (!code) {
    fill(byId("compare"));
    return;
  }
  if (!byId("other")) {
    fill(byId("compare"), compareForm());
  }
  sayAll(byId("compare"));
  byId("other").value = bench.other;
  drawChanges(reading, code);
}

function compareForm() {
  return make(
    "section",
    { class: "pane" },
    make("h2", null, make("label", { for: "other", "data-say": "compare.title" })),
    make("textarea", {
      id: "other",
      rows: "2",
      spellcheck: "false",
      autocomplete: "off",
      autocapitalize: "off",
      "data-say-placeholder": "compare.placeholder",
      input: (event) => changeOther(event.target.value),
    }),
    make("div", { id: "changes", "aria-live": "polite" }),
  );
}

function drawChanges(reading, code) {
  const changes = byId("changes");
  if (bench.other.trim() === "") {
    fill(changes);
    return;
  }
  const answer = ask("compare", { a: code, b: bench.other });
  if (!answer.ok) {
    const errors = answer.diagnostics.filter((note) => note.severity === "error");
    fill(changes, make("ul", { class: "notes" }, errors.map((note) => make("li", { class: "note error" }, sayDiagnostic(note)))));
    return;
  }
  const named = deckPart.compared && deckPart.compared(reading.kind, code, bench.other, answer.result);
  if (named) {
    fill(changes, named);
    return;
  }
  const rows = (change) => deckViews[reading.kind].changes(answer.result[change]);
  const same = rows("added").length + rows("removed").length === 0;
  fill(
    changes,
    same && make("p", null, say("compare.same")),
    CHANGES.filter((change) => rows(change).length > 0).map((change) => changeList(change, rows(change))),
  );
}

function changeList(change, rows) {
  const copies = rows.reduce((sum, row) => sum + row.count, 0);
  return make(
    "section",
    { class: "change " + change },
    make("h3", null, say("compare." + change), " ", make("span", { class: "quiet" }, say("deck.copies", { n: copies }))),
    cardRows(rows),
  );
}
