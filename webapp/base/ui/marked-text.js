/* Text with marked places, drawn under a box that holds the same text. */

import { byId, fill, make } from "./elements.js";

const MARKS = ["picked", "error", "warning", "info", "active"];

/** Draws the text under the box, or under another, with these places marked: [{from, to, kind}]. */
export function drawMarks(text, places, under = byId("box-marks")) {
  const cuts = new Set([0, text.length]);
  for (const place of places) {
    cuts.add(place.from).add(place.to);
  }
  const ordered = [...cuts].sort((a, b) => a - b);
  const pieces = ordered.slice(0, -1).map((from, i) => markedPiece(text, from, ordered[i + 1], places));
  const gaps = places.filter((place) => place.from === place.to && place.from === text.length);
  fill(
    under,
    pieces,
    gaps.map((gap) => make("mark", { class: gap.kind + " gap" })),
    "\u200b",
  );
}

function markedPiece(text, from, to, places) {
  const kinds = places
    .filter((place) => place.from <= from && to <= place.to && place.from < place.to)
    .map((place) => place.kind);
  if (kinds.length === 0) {
    return text.slice(from, to);
  }
  return make("mark", { class: MARKS.filter((kind) => kinds.includes(kind)).join(" ") }, text.slice(from, to));
}
