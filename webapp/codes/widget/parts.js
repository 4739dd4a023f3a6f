/* What a deck looks like: elements made of the core's answer. Text goes in as text, never as HTML. */

export function make(name, part, ...children) {
  const element = document.createElement(name);
  if (part) {
    element.className = part;
    element.setAttribute("part", part);
  }
  element.append(...children.filter((child) => child !== null && child !== ""));
  return element;
}

function heading(level, part, ...children) {
  const element = make("div", part, ...children);
  element.setAttribute("role", "heading");
  element.setAttribute("aria-level", level);
  return element;
}

/** The level that an element requires, or else the one below the last heading of the page in front of it. */
export function levelAt(element) {
  const given = Number(element.getAttribute("level"));
  if (given >= 1 && given <= 5) {
    return Math.floor(given);
  }
  const before = Array.from(document.querySelectorAll("h1, h2, h3, h4, h5, h6")).filter(
    (title) => title.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return before.length === 0 ? 2 : Math.min(6, Number(before[before.length - 1].tagName[1]) + 1);
}

/** The whole deck. Sideboards stand under the cards that own them. */
export function deckParts(deck, say, level) {
  // the banner names the hero, who is no card of the deck
  const heroes = deck.sections.filter((section) => section.key === "hero").flatMap((section) => section.rows);
  const names = heroes.filter((row) => row.known).map((row) => row.name);
  const facts = [...names, deck.subtitle, dust(deck, say)].filter((fact) => fact);
  const owned = deck.sections.filter((section) => section.key === "sideboard" && section.rows.length > 0);
  const owners = new Set(
    deck.sections.filter((section) => !owned.includes(section)).flatMap((section) => section.rows.map((row) => row.id)),
  );
  const isUnderOwner = (section) => owned.includes(section) && owners.has(section.rows[0].owner);
  const shown = deck.sections.filter(
    (section) => section.key !== "hero" && section.rows.length > 0 && !isUnderOwner(section),
  );
  const rowOf = (row, under) => cardRow(row, under, deck.game, say);
  return [
    make(
      "div",
      "head",
      make(
        "div",
        "titles",
        heading(level, "title", deck.title || deck.game),
        facts.length > 0 ? make("p", "facts", facts.join(" · ")) : null,
      ),
      deck.curve && deck.curve.length > 1 ? curve(deck.curve, deck.curveLeftOut || 0, say) : null,
    ),
    ...shown.map((section) => sectionParts(section, owned, rowOf, say, level + 1)),
  ];
}

/** What it costs to craft the deck, or at least; empty where nothing is known of it. */
function dust(deck, say) {
  if (deck.leastDust !== undefined) {
    return say("widget.dust-least", { least: deck.leastDust, n: deck.dustLeftOut });
  }
  return deck.dust === undefined ? "" : say("widget.dust", { n: deck.dust });
}

function sectionParts(section, owned, rowOf, say, level) {
  const copies = section.rows.reduce((sum, row) => sum + row.count, 0);
  const named = say("widget.section." + section.key) || section.title;
  const title = section.key === "sideboard" ? named + " · " + section.title : named;
  const list = make("ul", "cards");
  list.setAttribute("role", "list");
  for (const row of section.rows) {
    list.append(rowOf(row, ""));
    const boards = section.key === "sideboard" ? [] : owned.filter((other) => other.rows[0].owner === row.id);
    list.append(...boards.flatMap((other) => other.rows.map((under) => rowOf(under, say("widget.section.sideboard")))));
  }
  list.firstChild.tabIndex = 0;
  list.addEventListener("keydown", (event) => walk(event, [...list.children]));
  return make(
    "div",
    "section",
    heading(level, "heading", title, make("span", "number", String(copies))),
    list,
  );
}

/** Whether a card is shown by the number that it has in its code. An id that is a text means more by itself. */
export function isByNumber(row) {
  return !row.known && typeof row.id !== "string";
}

/** A card. What it costs and is, is always heard, and shown while it is pointed at, tapped or in focus. */
function cardRow(row, under, game, say) {
  const cost = row.cost === undefined ? null : make("span", "cost", String(row.cost));
  const about = [under, cost && say("widget.cost", { n: row.cost }), say("widget.kind." + game + "." + row.kind)];
  const facts = about.filter((fact) => fact).join(" · ");
  const item = make(
    "li",
    "card",
    cost,
    make("bdi", "name", isByNumber(row) ? "#" + row.id : row.name),
    make("span", "count", "×" + row.count),
    facts ? make("span", "about", facts) : null,
  );
  item.dataset.tint = row.element || row.rarity || "";
  item.tabIndex = -1;
  if (cost) {
    cost.setAttribute("aria-hidden", "true"); // it is described in words
  }
  if (under) {
    item.classList.add("under");
  }
  return item;
}

/** Arrow keys go through the cards of a list, which is one stop of the Tab key; Escape hides the tooltip. */
function walk(event, cards) {
  const to = cards[cards.indexOf(event.target) + { ArrowDown: 1, ArrowUp: -1 }[event.key]];
  if (to) {
    event.preventDefault();
    event.target.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  } else if (event.key === "Escape") {
    event.target.blur();
  }
}

const MOST_BARS = 12;

/** The largest share of copies whose cost is not known: more would make it the curve of another deck. */
const MOST_UNKNOWN = 0.2;

/** Bars for the eye, a hollow one for copies of unknown cost; the same as a sentence for those who hear it. */
function curve(counts, unknown, say) {
  if (unknown > MOST_UNKNOWN * counts.reduce((sum, [, n]) => sum + n, unknown)) return null;
  const most = Math.max(unknown, ...counts.map(([, n]) => n));
  const dearest = counts[counts.length - 1][0];
  const copiesAt = new Map(counts);
  // with a bar for every cost from 0, gaps are seen; where those are too many, only the costs that there are have one
  const costs = dearest < MOST_BARS ? Array.from({ length: dearest + 1 }, (none, cost) => cost) : [...copiesAt.keys()];
  const bars = costs.slice(0, MOST_BARS).map((cost) => {
    const n = copiesAt.get(cost) || 0;
    return column(n, most, String(cost));
  });
  const figure = make("div", "curve", ...bars, unknown > 0 ? column(unknown, most, "?") : null);
  figure.setAttribute("role", "img");
  figure.setAttribute(
    "aria-label",
    say("widget.curve") +
      [
        ...counts.map(([cost, n]) => say("widget.curve-part", { cost, n })),
        ...(unknown > 0 ? [say("widget.curve-unknown", { n: unknown })] : []),
      ].join(", "),
  );
  return figure;
}

/** What stands below it is a cost, or the sign for those that are not known. */
function column(n, most, below) {
  const bar = make("span", "bar");
  bar.dataset.cost = below;
  bar.style.setProperty("--height", Math.max(n && 4, Math.round((100 * n) / most)) + "%");
  return make("span", "column", bar, make("span", "", below));
}
