/*
 * Hearthstone's decks on the page. Without a table of cards, cards have their DBF id, and a class is named only
 * where the core is certain of it.
 */

import { say, sayTerm } from "../../../base/ui/words.js";
import { cardsPart } from "../../decks/state/cards-part.js";
import { addCodeView } from "../../decks/state/code-views.js";

addCodeView("hearthstone", {
  suit: "hearthstone",
  tables: true,
  empty: { format: 2, heroes: [7], cards: [], sideboards: [] },

  title(reading) {
    const format = say("hearthstone.format." + reading.deck.format);
    const known = heroClass(reading);
    return known ? say("hearthstone.class-deck", { format, class: known }) : say("hearthstone.deck", { format });
  },

  facts(reading) {
    const { deck, fields } = reading;
    const copies = (rows) => rows.reduce((total, row) => total + row[1], 0);
    return [
      deck.name && say("hearthstone.format." + deck.format),
      ...deck.heroes.map((hero) => heroWords(hero, reading)),
      say("deck.cards", { n: copies(deck.cards) }),
      deck.sideboards.length > 0 && say("hearthstone.sideboard-cards", { n: copies(deck.sideboards) }),
    ].filter((fact) => fact);
  },

  groups({ deck }) {
    const counts = [...new Set(deck.cards.map((row) => row[1]))].sort((a, b) => b - a);
    const cards = new Set(deck.cards.map((row) => row[0]));
    const strays = new Set(deck.sideboards.map((row) => row[2]).filter((owner) => !cards.has(owner)));
    return [
      ...counts.map((count) => cardGroup(deck, count)),
      ...[...strays].map((owner) => ({
        title: say("hearthstone.sideboard-of-missing", { owner }),
        rows: sideboardRows(deck, owner),
      })),
    ];
  },
});

/** The class of the hero that the game takes, the last one; empty where it is not known. Tables know each skin. */
function heroClass(reading) {
  const { fields } = reading;
  const hero = fields.filter((field) => field.name === "hero").pop();
  return (hero && sayTerm(hero.meaning)) || cardsPart.heroClass?.(reading) || "";
}

/**
 * The class; where it is not known, the number of the hero. A deck without a name has its class for a title, and need
 * not repeat it. Before the code is explained, the class is not known yet.
 */
function heroWords(hero, reading) {
  if (reading.fields.length === 0) {
    return null;
  }
  const known = heroClass(reading);
  return known ? reading.deck.name && known : say("hearthstone.hero", { hero });
}

function cardLabel(id) {
  return "#" + id;
}

/** The cards of which there are so many; those that own a sideboard stand at the end, with it. */
function cardGroup(deck, count) {
  const rows = deck.cards
    .filter((row) => row[1] === count)
    .map(([id]) => ({ count, label: cardLabel(id), under: sideboardOf(deck, id) }));
  return {
    title: say("deck.times", { n: count }),
    note: say("deck.kinds", { n: rows.length }),
    rows: [...rows.filter((row) => !row.under), ...rows.filter((row) => row.under)],
  };
}

function sideboardOf(deck, owner) {
  const rows = sideboardRows(deck, owner);
  return rows.length > 0 ? { title: say("hearthstone.sideboard"), rows } : null;
}

function sideboardRows(deck, owner) {
  return deck.sideboards.filter((row) => row[2] === owner).map(([id, count]) => ({ count, label: cardLabel(id) }));
}
