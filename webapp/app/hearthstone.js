/* Hearthstone's decks on the page. Without a table of cards, cards have their DBF id and a class only where it is certain. */

/** The heroes that every player has, by DBF id. Other heroes are skins, and only a table knows whose. */
const DEFAULT_HEROES = {
  7: "warrior",
  31: "hunter",
  274: "druid",
  637: "mage",
  671: "paladin",
  813: "priest",
  893: "warlock",
  930: "rogue",
  1066: "shaman",
  56550: "demon-hunter",
  78065: "death-knight",
};

addDeckView("hearthstone", {
  title(deck) {
    const classes = deck.heroes.map((hero) => DEFAULT_HEROES[hero]).filter((known) => known);
    const format = say("hearthstone.format." + deck.format);
    return classes.length === 0 ? say("hearthstone.deck", { format }) : say("hearthstone.class-deck", { format, class: heroClass(deck.heroes[0]) });
  },

  facts(deck) {
    const sum = (rows) => rows.reduce((total, row) => total + row[1], 0);
    return [
      say("hearthstone.format." + deck.format),
      ...deck.heroes.map((hero) => say("hearthstone.hero", { hero, class: heroClass(hero) })),
      say("deck.cards", { n: sum(deck.cards) }),
      deck.sideboards.length > 0 && say("hearthstone.sideboard-cards", { n: sum(deck.sideboards) }),
    ].filter((fact) => fact);
  },

  groups(deck) {
    const counts = [...new Set(deck.cards.map((row) => row[1]))].sort((a, b) => b - a);
    const owners = new Set(deck.cards.map((row) => row[0]));
    const strays = deck.sideboards.filter((row) => !owners.has(row[2]));
    return [
      ...counts.map((count) => cardGroup(deck, count)),
      ...[...new Set(strays.map((row) => row[2]))].map((owner) => ({
        title: say("hearthstone.sideboard-of-missing", { owner }),
        rows: sideboardRows(deck, owner),
      })),
    ];
  },

  tints: {},

  meaning(field) {
    return null;
  },

  changes(rows) {
    return rows.map(([id, count, owner]) => ({
      count,
      label: owner === undefined ? cardLabel(id) : say("hearthstone.card-in-sideboard", { card: cardLabel(id), owner }),
    }));
  },
});

function heroClass(hero) {
  return say("hearthstone.class." + (DEFAULT_HEROES[hero] || "unknown"));
}

function cardLabel(id) {
  return "#" + id;
}

function cardGroup(deck, count) {
  const cards = deck.cards.filter((row) => row[1] === count);
  return {
    title: say("deck.times", { n: count }),
    note: say("deck.kinds", { n: cards.length }),
    rows: cards.map(([id]) => {
      const rows = sideboardRows(deck, id);
      return { count, label: cardLabel(id), under: rows.length > 0 ? { title: say("hearthstone.sideboard"), rows } : null };
    }),
  };
}

function sideboardRows(deck, owner) {
  return deck.sideboards.filter((row) => row[2] === owner).map(([id, count]) => ({ count, label: cardLabel(id) }));
}
