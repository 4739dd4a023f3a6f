/*
 * The bytes, coloured by what they are for. One field at a time is looked at, by pointer, touch or arrow keys;
 * what it means stands below, where it can grow without moving the bytes, and its characters are marked in the box.
 * A code that is a text is shown line by line instead, each with its meaning beside it.
 */

import { byId, fill, make } from "../../../base/ui/elements.js";
import { drawMarks } from "../../../base/ui/marked-text.js";
import { say } from "../../../base/ui/words.js";
import { fieldWords, readout } from "./field-details.js";
import { fold } from "../parts/fold.js";
import { lineElements, linesOf } from "./line-view.js";
import { deckState } from "../state/state.js";
import { lookAt } from "../state/actions.js";
import { placesOf } from "../parts/input-box.js";

/** The colours of the fields, each for one part that codes have. */
const TINTS = ["frame", "setting", "hero", "number", "card", "side"];

/** So many fields are drawn; a real deck has under a hundred. */
const FIELDS_DRAWN = 1000;

/** @param {!CodeReading} reading */
export function byteView(reading, view) {
  const fields = reading.fields.slice(0, FIELDS_DRAWN);
  if (fields.length === 0) {
    return null;
  }
  const lines = view.lineMeaning
    ? linesOf(reading, fields, (field, line) => view.lineMeaning(field, line, reading))
    : null;
  const list = make(
    "div",
    {
      class: lines ? "lines" : "bytes",
      role: "listbox",
      "aria-label": say(lines ? "lines.title" : "bytes.title"),
      "aria-describedby": "bytes-hint",
      keydown: (event) => stepFields(event, reading),
    },
    lines
      ? lineElements(
          lines,
          (field) => tintOf(field, view),
          (i) => looking(reading, i),
        )
      : fields.map((field, i) => fieldElement(field, i, reading, view)),
  );
  list.addEventListener("mouseleave", () => look(reading, deckState().field, false));
  return make(
    "section",
    { class: "explained" },
    make(
      "h3",
      null,
      say(lines ? "lines.title" : "bytes.title"),
      " ",
      make(
        "span",
        { class: "quiet" },
        lines ? say("box.lines", { n: reading.fields.length }) : say("bytes.count", { n: reading.bytes.length }),
      ),
    ),
    make("p", { class: "quiet", id: "bytes-hint" }, say(lines ? "lines.hint" : "bytes.hint")),
    legend(reading, view),
    list,
    !lines &&
      make(
        "div",
        { id: "readout", class: "readout" },
        readout(reading, Math.min(deckState().field, fields.length - 1)),
      ),
    reading.fields.length > FIELDS_DRAWN &&
      make("p", { class: "quiet" }, say("bytes.rest", { n: reading.fields.length - FIELDS_DRAWN })),
    view.steps && fold(view.steps, say("bytes.steps"), reading),
  );
}

/** How a field is looked at: by pointer, by keyboard, by touch. */
function looking(reading, i) {
  return {
    mouseenter: () => look(reading, i, false),
    focus: () => look(reading, i, true),
    click: () => look(reading, i, true),
  };
}

function fieldElement(field, i, reading, view) {
  const chosen = i === deckState().field;
  const element = make(
    "span",
    {
      role: "option",
      id: "field-" + i,
      class: "field " + tintOf(field, view),
      tabindex: chosen ? "0" : "-1",
      "aria-selected": String(chosen),
      "aria-label": fieldWords(field, reading),
      ...looking(reading, i),
    },
    reading.bytes.slice(field.byteFrom, field.byteTo).map((byte, i) => [i > 0 && " ", make("span", null, byte)]),
  );
  return element;
}

function tintOf(field, view) {
  return "tint-" + view.tint(field);
}

/** @param {!CodeReading} reading */
function legend(reading, view) {
  const used = TINTS.filter((tint) => reading.fields.some((field) => view.tint(field) === tint));
  return make(
    "ul",
    { class: "legend" },
    used.map((tint) => make("li", { class: "tint-" + tint }, say("tint." + reading.kind + "." + tint))),
  );
}

/** Looks at a field; it stays chosen where it was clicked or stepped to. */
function look(reading, i, stay) {
  const field = reading.fields[i];
  if (!field || reading !== deckState().reading) {
    return;
  }
  if (stay && deckState().field !== i) {
    const before = byId("field-" + deckState().field);
    if (before) {
      before.setAttribute("aria-selected", "false");
      before.tabIndex = -1;
    }
    lookAt(i);
  }
  const chosen = byId("field-" + deckState().field);
  chosen.setAttribute("aria-selected", "true");
  chosen.tabIndex = 0;
  if (byId("readout")) fill(byId("readout"), readout(reading, i));
  document.dispatchEvent(new CustomEvent("look", { detail: i }));
  drawMarks(reading.text, [...placesOf(reading), { from: field.from, to: field.to, kind: "active" }]);
}

/** Arrow keys go from field to field and from line to line, Home and End to the ends. */
function stepFields(event, reading) {
  const last = Math.min(reading.fields.length, FIELDS_DRAWN) - 1;
  const steps = {
    ArrowRight: () => deckState().field + 1,
    ArrowLeft: () => deckState().field - 1,
    ArrowDown: () => fieldBelow(deckState().field, 1, last),
    ArrowUp: () => fieldBelow(deckState().field, -1, last),
    Home: () => 0,
    End: () => last,
  };
  if (!(event.key in steps)) {
    return;
  }
  event.preventDefault();
  const next = byId("field-" + Math.min(Math.max(steps[event.key](), 0), last));
  next.focus();
}

/** The field of the next line (or the one before) that stands nearest under (or over) a field. */
function fieldBelow(i, direction, last) {
  const middle = (box) => box.left + box.width / 2;
  const start = byId("field-" + i).getBoundingClientRect();
  let best = i;
  let line = null;
  for (let at = i + direction; at >= 0 && at <= last; at += direction) {
    const box = byId("field-" + at).getBoundingClientRect();
    if (Math.abs(box.top - start.top) < 2) {
      continue;
    }
    if (line !== null && Math.abs(box.top - line) >= 2) {
      break;
    }
    const nearest = byId("field-" + best).getBoundingClientRect();
    if (line === null || Math.abs(middle(box) - middle(start)) < Math.abs(middle(nearest) - middle(start))) {
      best = at;
    }
    line = box.top;
  }
  return best;
}
