/* One card of a deck: how many, what it costs, its name, what it is; while a deck is edited, one more and one less. */

import { button, make } from "../../../ui/elements.js";
import { say } from "../../../ui/words.js";
import { cardName, games } from "./games.js";
import { cardLanguage } from "./tables.js";

export function cardRow(row, kind, edit) {
  const game = games[kind];
  const costs = row.cost !== undefined;
  return make(
    "li",
    { class: row.under ? "owner" : null },
    make(
      "div",
      { class: "card named" + (row.known ? "" : " unknown") },
      make("span", { class: "count" }, row.count + "\u00d7"),
      costs &&
        make(
          "span",
          { class: "cost" },
          make("span", { class: "unseen" }, say(game.cost || "deck.cost") + " "),
          String(row.cost),
        ),
      make("span", { class: "what" }, make("span", { class: "title" }, nameOf(row, game)), traitsOf(row, kind)),
      row.of && make("span", { class: "quiet" }, say("deck.beside", { owner: cardName(row.of) })),
      edit && !games[kind].fixed(row) && steps(row, edit),
    ),
    row.under &&
      make(
        "section",
        { class: "under" },
        make("h4", null, row.under.title),
        make(
          "ul",
          { class: "cards" },
          row.under.rows.map((one) => cardRow(one, kind, edit)),
        ),
      ),
  );
}

export function traitsOf(row, kind) {
  return make(
    "span",
    { class: "traits" },
    games[kind].traits(row).map((trait) => make("span", { class: trait.look || null }, trait.words)),
  );
}

/** The name leads to a page of others about the card, which only the reader opens. */
function nameOf(row, game) {
  const name = cardName(row);
  if (!row.known) {
    return name;
  }
  const other = row.nameLanguage || null;
  return [
    make("a", { href: game.page(row, cardLanguage()), target: "_blank", rel: "noreferrer", lang: other }, name),
    other && make("small", { class: "quiet" }, " " + other),
  ];
}

function steps(row, edit) {
  const name = cardName(row);
  const key = [row.section, row.side, row.id].filter((part) => part).join("-");
  return make(
    "span",
    { class: "steps" },
    button("\u2212", () => edit.remove(row, "less-" + key), {
      id: "less-" + key,
      class: "step",
      "aria-label": say("edit.less", { card: name }),
    }),
    button("+", () => edit.add(row, row.side, "more-" + key), {
      id: "more-" + key,
      class: "step",
      "aria-label": say("edit.more", { card: name }),
    }),
  );
}
