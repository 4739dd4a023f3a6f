/* Two decks side by side, with names: what goes, what comes, what stays, and what the change costs. */

/** Null where the core does not show decks of the kind, or the game names no changes: then they are compared by number. */
function comparedDecks(kind, first, second, changes) {
  const before = rowsOf(kind, first);
  const after = rowsOf(kind, second);
  if (before.length + after.length === 0 || !games[kind].changed) {
    return null;
  }
  const different = ["removed", "added"].map((change) => [change, namedRows(kind, changes[change], [...before, ...after])]);
  const same = different.every(([, rows]) => rows.length === 0);
  const kept = namedRows(kind, changes.kept, after);
  return [
    same ? make("p", null, say("compare.same")) : make("div", { class: "side-by-side" }, different.map(([change, rows]) => changeColumn(kind, change, rows))),
    !same && changeCost(kind, second, changes),
    kept.length > 0 && make("details", { class: "more" }, make("summary", { id: "kept-cards" }, say("compare.kept") + " ", make("span", { class: "quiet" }, say("deck.copies", { n: copiesOfRows(kept) }))), changeList("kept", kept, kind)),
  ];
}

/** Every row of a deck by name; none where the core does not show decks of the kind. */
function rowsOf(kind, deck) {
  const answer = ask("deck", { [typeof deck === "string" ? "text" : "deck"]: deck, language: cardLanguage() });
  return answer.ok ? answer.result.sections.flatMap((section) => section.rows.map((row) => ({ ...row, side: isSideboard(section) ? row.owner : undefined }))) : [];
}

/** The rows of a comparison with what is known of their cards. */
function namedRows(kind, changed, known) {
  return games[kind].changed(changed).map(({ id, count, side }) => {
    const row = known.find((one) => one.id === id) || { id, known: false, name: String(id) };
    return { ...row, count, side, under: null, of: side && (known.find((one) => one.id === side) || { id: side, known: false }) };
  });
}

function copiesOfRows(rows) {
  return rows.reduce((sum, row) => sum + row.count, 0);
}

function changeColumn(kind, change, rows) {
  return make(
    "section",
    { class: "change " + change },
    make("h3", null, say("compare." + change), " ", make("span", { class: "quiet" }, say("deck.copies", { n: copiesOfRows(rows) }))),
    changeList(change, rows, kind),
  );
}

function changeList(change, rows, kind) {
  return make("ul", { class: "cards", lang: cardLanguage() }, rows.map((row) => cardRow(row, kind, null)));
}

/** What the cards that come would cost to make, where the game has such a price. */
function changeCost(kind, second, changes) {
  const only = games[kind].only ? games[kind].only(readPart(ask("decode", { text: second })), changes.added) : null;
  const answer = only && ask("deck", { deck: only, language: cardLanguage() });
  return answer && answer.ok && answer.result.dust !== undefined && make("p", null, say("compare.cost", { n: answer.result.dust }));
}
