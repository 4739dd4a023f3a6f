/* The pane: where the deck is to go, and what to take there. What stands in a field can always be selected. */

import { announce } from "../../../ui/announce.js";
import { copyText } from "../../../ui/clipboard.js";
import { button, byId, make } from "../../../ui/elements.js";
import { keep, recall } from "../../../ui/storage.js";
import { say } from "../../../ui/words.js";
import { cardsPart } from "../cards-part.js";
import { codeViews } from "../code-views.js";
import { readText } from "../reading.js";
import { shareState } from "../share-part.js";
import { exported, legibleJson, plainText } from "./exports.js";
import { linkOf } from "./link.js";
import { nameOf, pictureOf } from "./picture.js";
import { snippetOf } from "./snippet.js";
import { drawDecks } from "../view.js";

const TEXTS = {
  text: (reading) => (isLinked(reading) ? plainText(reading) : exported(reading, "text")),
  markdown: (reading) => exported(reading, "markdown"),
  bbcode: (reading) => exported(reading, "bbcode"),
  html: (reading) => exported(reading, "html"),
  json: legibleJson,
  link: linkOf,
};

/** Ways to take a deck along, as the buttons stand. */
const WAYS = ["text", "picture", "bbcode", "markdown", "html", "link", "embed", "json"];

/** Ways in which the decks of a post can be taken along together. */
const TOGETHER = ["text", "bbcode", "markdown", "html"];

/** The decks of the post that were read whole. */
function decksOf(reading) {
  const readings = reading.found.map((code, i) => (i === reading.pick ? reading : readText(reading.text, i)));
  return readings.filter((one) => one.ok && one.deck.canonical && codeViews[one.kind]);
}

/** The text of a deck, or of all decks of the post. */
function textFor(to, reading, decks) {
  const all = shareState.all && TOGETHER.includes(to) && decks.length > 1 ? decks : [reading];
  all.forEach((one) => cardsPart.title && cardsPart.title(one)); // brings the names of the cards, if need be
  return all.map((one) => TEXTS[to](one)).join("\n");
}

/** Whether all decks of the post are meant. */
function allChoice(to, decks) {
  const change = (event) => {
    shareState.all = event.target.checked;
    drawDecks();
  };
  return (
    decks.length > 1 &&
    TOGETHER.includes(to) &&
    make(
      "label",
      { class: "choice" },
      make("input", { id: "share-all", type: "checkbox", checked: shareState.all, change }),
      make("span", null, say("sharing.all", { n: decks.length })),
    )
  );
}

/** Whether links carry another code than what was read; then what is shared as text is that code, with the cards. */
function isLinked(reading) {
  return codeViews[reading.kind].linked !== undefined;
}

function sharePane(reading) {
  const to = WAYS.includes(shareState.to)
    ? shareState.to
    : WAYS.includes(recall("share", ""))
      ? recall("share", "")
      : "text";
  const decks = decksOf(reading);
  return make(
    "div",
    { class: "pane share-pane" },
    make(
      "div",
      { class: "ways", role: "group", "aria-label": say("sharing.ways") },
      WAYS.map((one) =>
        button(
          say("sharing.way." + one),
          () => {
            shareState.to = one;
            keep("share", one);
            drawDecks();
          },
          { id: "share-" + one, class: "plain", "aria-pressed": String(one === to) },
        ),
      ),
    ),
    make("p", { class: "quiet" }, say("sharing.for." + (to === "text" && isLinked(reading) ? "lines" : to))),
    to === "picture"
      ? pictureOf(reading)
      : to === "embed"
        ? snippetOf(reading)
        : [allChoice(to, decks), field("share-field", textFor(to, reading, decks)), to === "link" && sendLink(reading)],
  );
}

/** The button of phones that hands a link to other apps. */
function sendLink(reading) {
  const link = { title: nameOf(reading), url: linkOf(reading) };
  const send = async () => {
    try {
      await navigator.share(link);
    } catch (stopped) {
      if (stopped.name !== "AbortError") throw stopped;
    }
  };
  const sends = navigator.canShare?.(link);
  return sends && make("div", { class: "actions" }, sayingButton("share-send-link", "sharing.send", send));
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

/** A button that says for a moment whether it worked. */
export function sayingButton(id, words, act) {
  return button(
    say(words),
    async () => {
      let answer = say("sharing.done");
      try {
        await act();
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
