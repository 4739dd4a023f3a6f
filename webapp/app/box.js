/*
 * The one box. Under the text lies the same text, invisible, with the places marked that the answer speaks of;
 * it gives the box its height too, so that both always scroll as one.
 */

/** More characters than any deck, post or file that this page reads. */
const TEXT_LIMIT = 262144;

const MARKS = ["picked", "error", "warning", "info", "active"];

/** Takes a text in, however it came; tells why where it cannot. */
function acceptText(text, options) {
  if (text.length > TEXT_LIMIT) {
    refuse("trouble.too-long", { n: TEXT_LIMIT });
    return false;
  }
  byId("box").value = text;
  changeText(text, options);
  return true;
}

function refuse(key, args) {
  byId("trouble").textContent = say(key, args);
  show(byId("trouble"), true);
}

function startBox() {
  const box = byId("box");
  box.addEventListener("paste", (event) => {
    const pasted = event.clipboardData ? event.clipboardData.getData("text/plain") : "";
    if (pasted.length > TEXT_LIMIT) {
      event.preventDefault();
      refuse("trouble.too-long", { n: TEXT_LIMIT });
    }
  });
  box.addEventListener("input", (event) => {
    if (!acceptText(box.value, { step: /^insertFrom/.test(event.inputType || ""), typed: true })) {
      box.value = bench.text;
    }
  });
}

/** Draws the text under the box, or under another, with these places marked: [{from, to, kind}]. */
function drawMarks(text, places, under = byId("box-marks")) {
  const cuts = new Set([0, text.length]);
  for (const place of places) {
    cuts.add(place.from).add(place.to);
  }
  const ordered = [...cuts].sort((a, b) => a - b);
  const pieces = ordered.slice(0, -1).map((from, i) => markedPiece(text, from, ordered[i + 1], places));
  const gaps = places.filter((place) => place.from === place.to && place.from === text.length);
  fill(under, pieces, gaps.map((gap) => make("mark", { class: gap.kind + " gap" })), "\u200b");
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

/** Selects a place in the box, and brings it into sight. */
function selectInBox(from, to) {
  const box = byId("box");
  box.focus({ preventScroll: true });
  box.setSelectionRange(from, to);
  drawMarks(bench.text, [...placesOf(bench.reading), { from, to, kind: "active" }]);
  const mark = byId("box-marks").querySelector(".active");
  (mark || byId("box-frame")).scrollIntoView({ block: "nearest" });
}
