/*
 * The family of a base as a picture: the sixteen numbers in five rows, by how many upper bits they have. A line leads
 * from each archetype to the nearest ones that its cards belong to.
 */

import { say } from "../../../base/ui/words.js";
import { archetypeState, codeOf, hexOf, nameOf } from "../state/state.js";

const PICTURE = "http://www.w3.org/2000/svg";

function drawn(name, properties, ...children) {
  const element = document.createElementNS(PICTURE, name);
  for (const [key, value] of Object.entries(properties || {})) {
    if (value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children.flat(3).filter((child) => child));
  return element;
}

const BOX = { width: 104, height: 40, gap: 12, rise: 34 };

const ROWS = [[0], [1, 2, 4, 8], [3, 5, 6, 9, 10, 12], [7, 11, 13, 14], [15]];

/** How many boxes fit side by side; two do on every screen. */
export function boxesIn(width) {
  return Math.max(2, Math.floor((width - BOX.gap) / (BOX.width + BOX.gap)));
}

/** A row in parts that fit, of about the same length. */
function wrapped(row, most) {
  const parts = Math.ceil(row.length / most);
  const length = Math.ceil(row.length / parts);
  return Array.from({ length: parts }, (_, i) => row.slice(i * length, (i + 1) * length));
}

/**
 * @param {number} base
 * @param {!Array<string>} taken registered numbers
 * @param {!Array<string>} possible those that may be chosen
 * @param {string} chosen the one that is
 * @param {number} most boxes side by side: a longer row goes on in the next line
 */
export function familyPicture(base, taken, possible, chosen, most) {
  const shown = ROWS.map((row) => row.filter((bits) => isShown(bits, base, taken, possible, chosen)))
    .filter((row) => row.length > 0)
    .flatMap((row) => wrapped(row, most));
  const width = Math.max(...shown.map((row) => row.length)) * (BOX.width + BOX.gap) + BOX.gap;
  const height = shown.length * (BOX.height + BOX.rise) - BOX.rise + 2 * BOX.gap;
  const places = {};
  shown.forEach((row, level) => {
    const from = (width - row.length * (BOX.width + BOX.gap) + BOX.gap) / 2;
    row.forEach((bits, i) => {
      places[bits] = { x: from + i * (BOX.width + BOX.gap), y: BOX.gap + level * (BOX.height + BOX.rise) };
    });
  });
  const members = Object.keys(places).map(Number);
  const title = say("archetype.picture", { base: labelText(hexOf(base)) });
  return drawn(
    "svg",
    {
      class: "picture family",
      width,
      height,
      viewBox: "0 0 " + width + " " + height,
      role: "img",
      "aria-label": title,
    },
    drawn("title", null, title),
    members.flatMap((inner) =>
      parentsOf(inner, members).map((outer) =>
        line(places[inner], places[outer], [inner, outer].some((bits) => codeOf(bits, base) === chosen)),
      ),
    ),
    members.map((bits) => box(bits, base, places[bits], taken, possible, chosen)),
  );
}

function isShown(bits, base, taken, possible, chosen) {
  const code = codeOf(bits, base);
  return bits === 0 || taken.includes(code) || possible.includes(code) || code === chosen;
}

/** The nearest of the others whose bits are all in this one. */
function parentsOf(inner, members) {
  const outer = members.filter((other) => other !== inner && (other & inner) === other);
  return outer.filter((one) => !outer.some((other) => other !== one && (one & other) === one));
}

function line(inner, outer, ofChosen) {
  return drawn("line", {
    class: "relation" + (ofChosen ? " own" : ""),
    x1: inner.x + BOX.width / 2,
    y1: inner.y,
    x2: outer.x + BOX.width / 2,
    y2: outer.y + BOX.height,
  });
}

function box(bits, base, place, taken, possible, chosen) {
  const code = codeOf(bits, base);
  const look = code === chosen ? "chosen" : taken.includes(code) || bits === 0 ? "taken" : "possible";
  const name = code === chosen && archetypeState().title ? archetypeState().title : nameOf(code);
  return drawn(
    "g",
    { class: "member " + look },
    drawn("rect", { x: place.x, y: place.y, width: BOX.width, height: BOX.height, rx: 6 }),
    drawn(
      "text",
      { x: place.x + BOX.width / 2, y: place.y + (name ? 17 : 25), "text-anchor": "middle", class: "number" },
      code,
    ),
    name &&
      drawn(
        "text",
        { x: place.x + BOX.width / 2, y: place.y + 33, "text-anchor": "middle", class: "tick" },
        shortened(name),
      ),
  );
}

function shortened(name) {
  const wide = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) > 0x2000 ? 2 : 1), 0);
  return wide <= 15 ? name : [...name].slice(0, wide > name.length ? 7 : 13).join("") + "\u2026";
}

export function labelText(code) {
  const name = nameOf(code);
  return name ? code + " " + name : code;
}
