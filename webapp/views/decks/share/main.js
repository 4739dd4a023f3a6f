/* The pane: where the deck is to go, and what to take there. What stands in a field can always be selected. */

import { announce } from "../../../ui/announce.js";
import { copyText } from "../../../ui/clipboard.js";
import { button, byId, make } from "../../../ui/elements.js";
import { keep, recall } from "../../../ui/storage.js";
import { say } from "../../../ui/words.js";
import { shareState } from "../share-button.js";
import { exported, legibleJson } from "./exports.js";
import { linkOf } from "./link.js";
import { pictureOf } from "./picture.js";
import { snippetOf } from "./snippet.js";
import { drawDecks } from "../view.js";

const TEXTS = {
  text: (reading) => exported(reading, "text"),
  markdown: (reading) => exported(reading, "markdown"),
  bbcode: (reading) => exported(reading, "bbcode"),
  html: (reading) => exported(reading, "html"),
  json: legibleJson,
  link: linkOf,
};

/** Ways to take a deck along, as the buttons stand. */
const WAYS = ["text", "picture", "bbcode", "markdown", "html", "link", "embed", "json"];

function sharePane(reading) {
  const to = WAYS.includes(shareState.to)
    ? shareState.to
    : WAYS.includes(recall("share", ""))
      ? recall("share", "")
      : "text";
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
    make("p", { class: "quiet" }, say("sharing.for." + to)),
    to === "picture"
      ? pictureOf(reading)
      : to === "embed"
        ? snippetOf(reading)
        : field("share-field", TEXTS[to](reading)),
  );
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
