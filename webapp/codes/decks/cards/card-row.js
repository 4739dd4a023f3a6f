/* One card of a deck: how many, what it costs, its name, what it is; while a deck is edited, one more and one less. */

import { cardLanguage } from "../../../base/ui/card-language.js";
import { button, make } from "../../../base/ui/elements.js";
import { say, wordAt } from "../../../base/ui/words.js";
import { missingMark } from "../parts/missing-mark.js";
import { cardName, games } from "./games.js";

export function cardRow(row, kind, edit) {
  const game = games[kind];
  const costs = row.cost !== undefined;
  return make(
    "li",
    { class: row.under ? "owner" : null },
    make(
      "div",
      { class: "card named" + (row.known ? "" : " unknown"), "data-tint": row.element || row.rarity || null },
      make("span", { class: "count" }, row.count + "\u00d7"),
      costs &&
        make(
          "span",
          { class: "cost" },
          make("span", { class: "unseen" }, say(game.cost || "deck.cost") + " "),
          String(row.cost),
        ),
      make(
        "span",
        { class: "what" },
        game.mark?.(row) && badge(game.mark(row)),
        make("span", { class: "title" }, nameOf(row, game)),
        missingMark(row),
        traitsOf(row, kind),
      ),
      row.of && make("span", { class: "quiet" }, say("deck.beside", { owner: cardName(row.of) })),
      edit && !games[kind].fixed(row) && [moves(row, edit, kind), steps(row, edit)],
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
    games[kind].traits(row).map((trait) => (trait.look ? badge(trait.words) : make("span", null, trait.words))),
  );
}

/** A colour never stands alone: it comes with a letter, and the word is there for those who hear or point. */
function badge(words) {
  return make(
    "span",
    { class: "badge", "data-letter": LETTER.exec(words)[0], title: words },
    make("span", { class: "unseen" }, words),
  );
}

/** Words in kana often share their first letter. */
const LETTER = /^(?:[\u30a0-\u30ff]{2}|[^])/;

/** The name leads to a page of others about the card, which only the reader opens. */
export function nameOf(row, game) {
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

/** The other sections that a card may be moved to. */
function moves(row, edit, kind) {
  const buttons = edit.moves(row).map((section) => {
    const args = { card: cardName(row), section: wordAt("deck.section." + kind + "." + section) };
    return button("\u2192 " + args.section, () => edit.move(row, section), {
      id: "move-" + section + "-" + row.section + "-" + row.id,
      class: "plain",
      "aria-label": say("edit.move", args),
    });
  });
  return buttons.length > 0 && make("span", { class: "moves" }, buttons);
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
      disabled: !edit.hasRoom(row),
      "aria-label": say("edit.more", { card: name }),
    }),
  );
}
