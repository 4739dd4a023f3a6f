/*
 * The ways to write a share code: the same deck under any of 256 offsets. In plain sight: which one, why, which words
 * are gone round; with all of them to choose from.
 */

import { ask, readPart } from "../../../base/core/ask.js";
import { coreConstants } from "../../../base/core/constants.js";
import { writing } from "./code-view.js";
import { announce } from "../../../base/ui/announce.js";
import { copyText } from "../../../base/ui/clipboard.js";
import { fill, make } from "../../../base/ui/elements.js";
import { keep } from "../../../base/ui/storage.js";
import { say } from "../../../base/ui/words.js";
import { readAgain } from "../../decks/state/actions.js";
import { games } from "../../decks/cards/games.js";

export function writingFold(reading) {
  const answer = readPart(
    ask("encode", {
      ...games["genshin"].encode(reading.deck),
      offset: undefined,
      words: true,
      avoid: writing.avoid ? "default" : "none",
      avoidAlso: writing.words,
    }),
  );
  return [
    make("p", { class: "quiet" }, say("writing.why")),
    make(
      "label",
      { class: "check-line" },
      make("input", {
        type: "checkbox",
        id: "avoid",
        checked: writing.avoid,
        change: (event) => rewrite({ avoid: event.target.checked, offset: null }),
      }),
      say("writing.avoid"),
    ),
    make(
      "p",
      { class: "words" },
      make("span", { class: "quiet" }, say("writing.words") + " "),
      answer.words.length > 0 ? make("code", null, answer.words.join(" ")) : say("writing.no-words"),
    ),
    make(
      "label",
      { class: "choice" },
      make("span", { class: "quiet" }, say("writing.also")),
      make("input", {
        id: "avoid-also",
        type: "text",
        autocomplete: "off",
        autocapitalize: "off",
        spellcheck: "false",
        value: writing.words.join(" "),
        change: (event) => rewrite({ words: wordsIn(event.target.value), offset: null }),
      }),
    ),
    make(
      "label",
      { class: "choice" },
      make("span", { class: "quiet" }, say("writing.offset")),
      make("input", {
        id: "offset",
        type: "number",
        min: "0",
        max: String(coreConstants().genshin.offset),
        inputmode: "numeric",
        placeholder: say("writing.smallest"),
        value: writing.offset === null ? "" : String(writing.offset),
        change: (event) => rewrite({ offset: offsetIn(event.target.value) }),
      }),
    ),
    allWays(reading),
  ];
}

function wordsIn(text) {
  return [...new Set(text.split(/[\s,\u3001\uff0c;]+/).filter((word) => word !== ""))].slice(0, 100);
}

function offsetIn(text) {
  const offset = Number(text);
  return text.trim() !== "" && Number.isInteger(offset) && offset >= 0 && offset <= coreConstants().genshin.offset
    ? offset
    : null;
}

function rewrite(change) {
  Object.assign(writing, change);
  keep("avoid", writing.avoid);
  keep("words", writing.words);
  readAgain();
}

let allShown = false;

function allWays(reading) {
  const list = make("ol", { class: "ways", start: "0" });
  const draw = () => {
    const all = readPart(
      ask("encode", {
        ...games["genshin"].encode(reading.deck),
        offset: undefined,
        all: true,
        words: true,
        avoid: writing.avoid ? "default" : "none",
        avoidAlso: writing.words,
      }),
    );
    fill(
      list,
      all.texts.map((text, offset) => wayElement(text, offset, all.held[offset])),
    );
  };
  const details = make(
    "details",
    { class: "more", open: allShown },
    make("summary", { id: "all-ways" }, say("writing.all")),
    list,
  );
  details.addEventListener("toggle", () => {
    allShown = details.open;
    if (allShown && !list.firstChild) {
      draw();
    }
  });
  if (allShown) {
    draw();
  }
  return details;
}

function wayElement(text, offset, held) {
  return make(
    "li",
    null,
    make(
      "button",
      {
        type: "button",
        class: "way",
        id: "way-" + offset,
        "aria-pressed": String(writing.offset === offset),
        click: () => {
          rewrite({ offset });
          copyText(text).then((copied) => announce(say(copied ? "clipboard.copied" : "clipboard.copy-by-hand")));
        },
      },
      make("span", { class: "count" }, String(offset)),
      make("code", null, text),
      held !== "" && make("span", { class: "held" }, say("writing.holds", { word: held })),
    ),
  );
}
