/*
 * How 51 bytes become 33 card numbers, for people. The last byte is taken off each of the others. The bytes at even
 * places come first, those at odd places behind them. A card number has twelve bits: three hex digits of the result.
 * The last digit of all is left over.
 */

import { slotsOfSection } from "./code-view.js";
import { make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { shownDeck } from "../../decks/cards/shown-deck.js";

export function stepsFold(reading) {
  const values = plainValues(reading);
  const digits = values.map((value) => value.toString(16).padStart(2, "0")).join("");
  const offset = reading.deck.offset;
  const first = parseInt(reading.bytes[0], 16);
  return [
    make(
      "p",
      null,
      say(offset === 0 ? "steps.subtract-none" : "steps.subtract", {
        offset,
        byte: reading.bytes[0],
        value: hexOf((first - offset + 256) % 256),
      }),
    ),
    make("p", null, say("steps.order")),
    make("p", null, say("steps.cut", { digits: digits.slice(0, 3), id: parseInt(digits.slice(0, 3), 16) })),
    make(
      "ol",
      { class: "triples", "aria-label": say("steps.title") },
      Array.from({ length: 17 }, (none, i) => tripleElement(reading, values, digits, i)),
    ),
    make("p", { class: "quiet" }, say("steps.padding", { digit: digits.slice(-1) })),
  ];
}

function hexOf(value) {
  return value.toString(16).padStart(2, "0");
}

/** The 50 bytes without the offset, those at even places first. */
function plainValues({ bytes, deck }) {
  const plain = bytes.slice(0, 50).map((hex) => (parseInt(hex, 16) - deck.offset + 256) % 256);
  return [...plain.filter((value, i) => i % 2 === 0), ...plain.filter((value, i) => i % 2 === 1)];
}

/** The place of a byte in the code, from its place among the plain values. */
function placeOfValue(i) {
  return i < 25 ? 2 * i : 2 * (i - 25) + 1;
}

/** Three bytes and the two cards that they hold; the last two bytes hold one card and the padding. */
function tripleElement(reading, values, digits, i) {
  const three = values.slice(3 * i, 3 * i + 3);
  const six = digits.slice(6 * i, 6 * i + 6);
  return make(
    "li",
    { class: "triple", "data-bytes": three.map((value, j) => placeOfValue(3 * i + j)).join(" ") },
    make(
      "span",
      { class: "pairs" },
      three.map((value, j) => make("span", { title: say("steps.byte", { n: placeOfValue(3 * i + j) }) }, hexOf(value))),
    ),
    make(
      "span",
      { class: "ids" },
      [six.slice(0, 3), six.slice(3)].map((part, j) =>
        part.length === 3 ? idElement(reading, part, 2 * i + j) : make("span", { class: "padding" }, part),
      ),
    ),
  );
}

function idElement(reading, part, slot) {
  const id = parseInt(part, 16);
  return make(
    "span",
    { class: slot < slotsOfSection("characters")[1] ? "tint-hero" : "tint-card" },
    make("b", null, part),
    id === 0 ? say("steps.empty") : "= " + id,
    make("small", null, id === 0 ? "" : shownName(reading, id)),
  );
}

/** The name of a card of the deck, where it is known. */
function shownName(reading, id) {
  const shown = shownDeck(reading);
  const row = shown && shown.sections.flatMap((section) => section.rows).find((one) => one.id === id);
  return row && row.known ? row.name : "";
}

/** While a byte is looked at above, the three bytes that it belongs to are marked. */
document.addEventListener("look", (event) => {
  for (const triple of document.querySelectorAll(".triple")) {
    triple.classList.toggle("looked-at", triple.dataset.bytes.split(" ").includes(String(event.detail)));
  }
});
