/* A deck list: what it is and how it can be copied, above its sections with their cards. */

import { copyButton } from "../../../ui/clipboard.js";
import { make, oneLine } from "../../../ui/elements.js";
import { say, sayTerm } from "../../../ui/words.js";

/** The answer. */
export function listPane({ read, written }) {
  return [head(read, written), make("div", { class: "groups", lang: "" }, read.sections.map(section))];
}

/** The list in a breath. */
export function listFacts({ read }) {
  const { title } = titles(read);
  return [title, ...counts(read)];
}

/** What the list is called: by its own name, by its game, or as what it is. */
function titles({ name, title }) {
  const words = [name && oneLine(name), title && sayTerm(title), say("lists.list")].filter((part) => part);
  return { title: words[0], above: words[1] };
}

/** The cards that are drawn and the sideboard apart, since decks are known by their size. */
function counts({ copies, sections }) {
  const side = sections
    .filter((one) => one.zone === "sideboard")
    .reduce((sum, one) => sum + one.copies, 0);
  return [say("deck.cards", { n: copies - side }), side > 0 && say("lists.side", { n: side })].filter((fact) => fact);
}

function head(read, written) {
  const { title, above } = titles(read);
  return make(
    "header",
    { class: "head banner" },
    above && make("p", { class: "eyebrow" }, above),
    make("h2", { id: "deck-title", tabindex: "-1" }, title),
    make(
      "p",
      { class: "facts" },
      [...counts(read), ...formats(read), say("lists.form." + read.form)].map((fact) => make("span", null, fact)),
    ),
    read.reason && make("p", { class: "quiet" }, say("lists.because", { reason: oneLine(read.reason) })),
    copies(written),
  );
}

/** The format that the list itself names. */
function formats({ lines }) {
  const named = lines.find((line) => line.line === "field" && /^format$/i.test(line.key || "") && line.value);
  return named ? [oneLine(named.value)] : [];
}

function copies(written) {
  return make(
    "div",
    { class: "actions", role: "group", "aria-labelledby": "list-copies" },
    make("span", { id: "list-copies" }, say("lists.copy-as")),
    [...written].map(([form, text], i) =>
      copyButton("copy-as-" + form, "lists.as." + form, () => text, i === 0 ? { picture: "copy", look: "first" } : {}),
    ),
  );
}

function section({ zone, title, copies: n, cards }) {
  return make(
    "section",
    null,
    make(
      "h3",
      null,
      title ? oneLine(title) : say("lists.zone." + zone),
      " ",
      make("span", { class: "quiet" }, say("deck.cards", { n })),
    ),
    make("ul", { class: "cards" }, cards.map(row)),
  );
}

function row(card) {
  return make(
    "li",
    null,
    make(
      "div",
      { class: "card named" },
      make("span", { class: "count" }, card.count + "\u00d7"),
      make(
        "span",
        { class: "what" },
        make("span", { class: "title" }, oneLine(card.name)),
        make(
          "span",
          { class: "traits" },
          printing(card).map((trait) => make("span", null, oneLine(trait))),
        ),
      ),
    ),
  );
}

/** What the list says of a card beside its name. */
function printing({ name, id, set, number, note }) {
  const printed = [set, number].filter((part) => part).join(" ");
  return [printed, id !== name && id, note].filter((part) => part);
}
