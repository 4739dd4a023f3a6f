/* The answer: the deck's name, its facts, whether the game would take it, its cards, its bytes. */

function drawAnswer(reading) {
  const view = deckViews[reading.kind];
  if (reading.text.trim() === "") {
    fill(byId("answer"), welcome());
  } else if (!reading.deck || !view) {
    fill(byId("answer"), make("p", { class: "quiet nothing" }, say(reading.found.length === 0 ? "answer.nothing" : "answer.unread")));
  } else {
    fill(byId("answer"), head(reading, view), groups(reading, view), byteView(reading, view));
  }
}

function welcome() {
  return make(
    "div",
    { class: "welcome" },
    make("h2", null, say("welcome.title")),
    make("ul", null, ["deck", "bytes", "game", "share"].map((point) => make("li", null, say("welcome." + point)))),
  );
}

function head(reading, view) {
  const deck = reading.deck;
  return make(
    "header",
    { class: "head" },
    make("h2", null, deckTitle(reading)),
    make("p", { class: "facts" }, view.facts(reading).map((fact) => make("span", null, fact))),
    reading.ok ? verdict(reading) : make("p", { class: "verdict no partial" }, say("answer.partial")),
    reading.ok && canonical(reading),
    make(
      "div",
      { class: "actions" },
      reading.ok && deck.canonical && copyButton("copy-code", "answer.copy-code", () => deck.canonical),
      copyButton("copy-link", "answer.copy-link", () => location.href),
    ),
  );
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
