/* The pane: where the deck is to go, and what to take there. What stands in a field can always be selected. */

import { announce } from "../../../ui/announce.js";
import { withTrueCanvas } from "../../../ui/canvas-probe.js";
import { copyText } from "../../../ui/clipboard.js";
import { button, byId, make } from "../../../ui/elements.js";
import { keep, recall } from "../../../ui/storage.js";
import { say } from "../../../ui/words.js";
import { cardsPart } from "../cards-part.js";
import { codeViews } from "../code-views.js";
import { readText } from "../reading.js";
import { shareState } from "../share-part.js";
import { exported, legibleJson, plainText } from "./exports.js";
import { handOver } from "./hand-over.js";
import { linkOf } from "./link.js";
import { nameOf, pictureOf } from "./picture.js";
import { picturesOf } from "./pictures.js";
import { PLACES, TOGETHER, placePane, pressPlace, targetName } from "./places.js";
import { snippetOf } from "./snippet.js";
import { drawDecks } from "../view.js";

const TEXTS = {
  text: (reading) => (isLinked(reading) ? plainText(reading) : exported(reading, "text")),
  json: legibleJson,
  link: linkOf,
};

/** Ways to take a deck along that are for no place, as the buttons stand. */
const WAYS = ["text", "picture", "link", "embed", "json"];

/** All decks of a post: as texts for a place, or as pictures. */
const FORMS = [...TOGETHER, "pictures"];

/** The decks of the post that were read whole. */
function decksOf(reading) {
  const readings = reading.found.map((code, i) => (i === reading.pick ? reading : readText(reading.text, i)));
  return readings.filter((one) => one.ok && one.deck.canonical && codeViews[one.kind]);
}

/** What of the post is meant: the deck that is open, or all of them in one of the forms. */
function formChoice(decks) {
  const way = (form, words) =>
    button(words, () => choose({ all: form }), {
      id: "share-all-" + (form || "one"),
      class: "plain",
      "aria-pressed": String((shareState.all || "") === form),
    });
  return make(
    "div",
    { class: "ways", role: "group", "aria-label": say("sharing.forms") },
    way("", say("sharing.form.alone")),
    FORMS.map((form) => way(form, say("sharing.form." + form, { n: decks.length }))),
  );
}

function choose(change) {
  Object.assign(shareState, change);
  drawDecks();
}

/** The buttons of some targets. */
function targets(names, label, to, press) {
  return make(
    "div",
    { class: "ways", role: "group", "aria-label": label },
    names.map((one) =>
      button(targetName(one), () => press(one), {
        id: "share-" + one,
        class: "plain",
        "aria-pressed": String(one === to),
      }),
    ),
  );
}

/** Whether links carry another code than what was read; then what is shared as text is that code, with the cards. */
function isLinked(reading) {
  return codeViews[reading.kind].linked !== undefined;
}

/** What is chosen now, or was at last. All decks of a post are for places. */
function target(all) {
  const known = all ? PLACES : [...PLACES, ...WAYS];
  const last = [shareState.to, recall("share", "")];
  return last.find((to) => known.includes(to)) || (all ? PLACES[0] : "text");
}

function sharePane(reading) {
  const decks = decksOf(reading);
  const several = reading.found.length > 1;
  decks.forEach((one) => cardsPart.title?.(one)); // brings the names of the cards, if need be
  const pictures = several && shareState.all === "pictures";
  const together = several && TOGETHER.includes(shareState.all);
  const to = pictures ? "" : target(together);
  const press = (one) => {
    shareState.to = one;
    keep("share", one);
    drawDecks();
  };
  const pressed = (one) => {
    if (pictures) shareState.all = "";
    press(one);
    pressPlace(reading, one);
  };
  const alone = (one) => {
    shareState.all = "";
    press(one);
  };
  return make(
    "div",
    { class: "pane share-pane" },
    several && formChoice(decks),
    targets(PLACES, say("sharing.places"), to, pressed),
    targets(WAYS, say("sharing.ways"), to, alone),
    pictures ? picturesOf(decks) : PLACES.includes(to) ? placePane(reading, to) : wayPane(reading, to),
  );
}

function wayPane(reading, to) {
  const hint = make("p", { class: "quiet" }, say("sharing.for." + (to === "text" && isLinked(reading) ? "lines" : to)));
  if (to === "picture") return [hint, ...pictureOf(reading)];
  if (to === "embed") return [hint, ...snippetOf(reading)];
  return [hint, ...field("share-field", TEXTS[to](reading)), to === "link" && sendLink(reading)];
}

/** The button of phones that hands a link to other apps. */
function sendLink(reading) {
  const link = { title: nameOf(reading), url: linkOf(reading) };
  const sends = navigator.canShare?.(link);
  const send = sends && sayingButton("share-send-link", "sharing.send", () => handOver(link));
  return sends && make("div", { class: "actions" }, send);
}

/** A field to select from, and a button that copies it. */
export function field(id, text) {
  const lines = text.split("\n").length;
  const area = make("textarea", {
    id,
    readonly: true,
    rows: String(Math.min(Math.max(lines, 2), 12)),
    spellcheck: "false",
    "aria-label": say("sharing.field"),
    focus: (event) => event.target.select(),
  });
  area.value = text;
  const copy = async () => {
    if (!(await copyText(text))) {
      area.focus();
      throw new Error("by hand");
    }
  };
  return [area, make("div", { class: "actions" }, sayingButton(id + "-copy", "sharing.copy", copy))];
}

/**
 * A button that says for a moment whether it worked.
 *
 * @param {string} id
 * @param {string} words
 * @param {function(): ?} act
 * @param {(function(): ?)=} otherwise done where the browser falsifies the picture that the button takes
 * @return {!Element}
 */
export function sayingButton(id, words, act, otherwise) {
  return button(
    say(words),
    async () => {
      let answer = say("sharing.done");
      try {
        if (!(await withTrueCanvas(byId(id), act, otherwise))) return;
      } catch (refused) {
        answer = say("sharing.by-hand");
      }
      announce(answer);
      const pressed = byId(id);
      if (pressed) {
        pressed.textContent = answer;
        setTimeout(() => {
          pressed.textContent = say(words);
        }, 1600);
      }
    },
    { id, class: id.endsWith("-copy") || id === "share-copy-picture" ? "first" : null },
  );
}

shareState.pane = sharePane;
