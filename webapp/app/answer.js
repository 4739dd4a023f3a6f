/* The answer: the deck's name, its facts, whether the game would take it, its cards, its bytes. */

function drawAnswer(reading) {
  const view = deckViews[reading.kind];
  const shown = reading.deck && view;
  fill(byId("bytes-pane"), shown ? byteView(reading, view) : null);
  let parts = [];
  try {
    parts = answerParts(reading, shown && view);
  } finally {
    fill(byId("answer"), ...parts); // whatever goes wrong, no answer to another text stays
  }
  if (reading.text.trim() !== "" && !deckPart.pane) {
    wantDeckPart();
  }
}

function answerParts(reading, view) {
  if (reading.text.trim() === "") {
    return [welcome()];
  }
  if (!view) {
    return [make("p", { class: "quiet nothing" }, say(reading.found.length === 0 ? "answer.nothing" : "answer.unread"))];
  }
  return [head(reading, view), deckPart.pane ? deckPart.pane(reading) : groups(reading, view)];
}

function welcome() {
  return make(
    "div",
    { class: "welcome" },
    make("h2", null, say("welcome.title")),
    make("ul", null, ["deck", "bytes", "game", "edit", "share"].map((point) => make("li", null, say("welcome." + point)))),
    make(
      "p",
      { class: "actions" },
      Object.keys(deckViews).filter((kind) => deckViews[kind].empty).map((kind) => button(say("welcome.new", { deck: say("kind." + kind) }), () => newDeck(kind), { id: "new-" + kind })),
    ),
  );
}

function head(reading, view) {
  const deck = reading.deck;
  return make(
    "header",
    { class: "head" },
    make("h2", { class: deck.name ? null : "one-line" }, deckTitle(reading)),
    make("p", { class: "facts" }, view.facts(reading).map((fact) => make("span", null, fact))),
    reading.ok ? verdict(reading) : make("p", { class: "verdict no partial" }, say("answer.partial")),
    reading.ok && canonical(reading),
    make(
      "div",
      { class: "actions" },
      reading.ok && deck.canonical && copyButton("copy-code", "answer.copy-code", () => codeOf(reading)),
      copyButton("copy-link", "answer.copy-link", () => location.href),
      shareButton(reading),
      editable(reading) &&
        button(say(bench.editing ? "answer.edit-end" : "answer.edit"), switchEditing, { id: "edit", "aria-pressed": String(bench.editing) }),
    ),
    sharePart(reading),
  );
}

/** A deck without a card, to be filled in the editor. */
function newDeck(kind) {
  bench.editing = true;
  acceptText(readPart(ask("encode", { deck: { kind, ...deckViews[kind].empty } })).text, { step: true });
}

/** Only a deck that was read whole is changed: what could not be read would be lost. */
function editable(reading) {
  return reading.ok && Boolean(reading.deck.canonical && deckViews[reading.kind].empty);
}

function switchEditing() {
  bench.editing = !bench.editing;
  drawDecks();
  whenDeckPart();
}

function groups(reading, view) {
  return make(
    "div",
    { class: "groups" },
    view.groups(reading).map((group) =>
      make(
        "section",
        null,
        make("h3", null, group.title, " ", group.note && make("span", { class: "quiet" }, group.note)),
        cardRows(group.rows),
      ),
    ),
  );
}

function cardRows(rows) {
  return make(
    "ul",
    { class: "cards" },
    rows.map((row) =>
      make(
        "li",
        { class: row.under ? "owner" : null },
        make("span", { class: "card" }, make("span", { class: "count" }, row.count + "\u00d7"), make("span", null, row.label)),
        row.under && make("section", { class: "under" }, make("h4", null, row.under.title), cardRows(row.under.rows)),
      ),
    ),
  );
}
