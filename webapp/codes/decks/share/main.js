/* The pane: where the deck is to go, and what to take there. What stands in a field can always be selected. */

import { LONG_TEXT } from "../../../base/core/text-limit.js";
import { button, make } from "../../../base/ui/elements.js";
import { loadModules, offer } from "../../../base/ui/scripts.js";
import { buttonGroup } from "../../../base/ui/roving.js";
import { keep, recall } from "../../../base/ui/storage.js";
import { say } from "../../../base/ui/words.js";
import { chooseShare } from "../state/actions.js";
import { cardsPart } from "../state/cards-part.js";
import { codeViews } from "../state/code-views.js";
import { shortReading } from "../state/deck-titles.js";
import { readText } from "../state/reading.js";
import { deckState } from "../state/state.js";
import { exported, legibleJson, plainText } from "./exports.js";
import { field, sayingButton } from "./fields.js";
import { handOver } from "./hand-over.js";
import { linkOf } from "./link.js";
import { nameOf, pictureOf, picturePng, savePictureByButton } from "./picture.js";
import { picturesOf } from "./pictures.js";
import { askAboutNumbers, numberedCards } from "./numbers.js";
import { TOGETHER, places, placePane, pressPlace, targetName } from "./places.js";
import { sheetPart } from "./sheet-part.js";
import { snippetOf } from "./snippet.js";

const TEXTS = {
  text: (reading) => (isLinked(reading) ? plainText(reading) : exported(reading, "text")),
  json: legibleJson,
  link: linkOf,
};

/** Ways to take a deck along that are for no place, as the buttons stand. */
const WAYS = ["picture", "text", "link", "embed", "sheet", "json"];

/** Those for a list, which has no code; its texts are copied above the tabs. */
const LIST_WAYS = ["picture", "sheet", "link"];

/** All decks of a post: as texts for a place, or as pictures. */
const FORMS = [...TOGETHER, "pictures"];

/** The decks of the post that were read whole. Of a long post each code is read alone, under its deck's name. */
function decksOf(reading) {
  const isLong = reading.text.length > LONG_TEXT;
  const alone = ({ name, text }) => shortReading(name ? "### " + name + "\n" + text : text);
  const read = (code, i) => (i === reading.pick ? reading : isLong ? alone(code) : readText(reading.text, i));
  const readings = reading.found.map(read);
  return readings.filter((one) => one.ok && one.deck.canonical && codeViews[one.kind]);
}

/** What of the post is meant: the deck that is open, or all of them in one of the forms. */
function formChoice(decks) {
  const way = (form, words) =>
    button(words, () => chooseShare({ all: form }), {
      id: "share-all-" + (form || "one"),
      class: "plain",
      "aria-pressed": String(deckState().share.all === form),
    });
  return buttonGroup({ class: "ways", "aria-label": say("sharing.forms") }, [
    way("", say("sharing.form.alone")),
    ...FORMS.map((form) => way(form, say("sharing.form." + form, { n: decks.length }))),
  ]);
}

/** The buttons of some targets. */
function targets(names, label, to, press) {
  return buttonGroup(
    { class: "ways", "aria-label": label },
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
function target(all, ways) {
  const known = all ? places() : [...places(), ...ways];
  const last = [deckState().share.to, recall("share", "")];
  return last.find((to) => known.includes(to)) || (all ? places()[0] : ways[0]);
}

/** Whether what is chosen shows cards, of which some would be numbers. Links and pages look names up themselves. */
function asks(decks, to) {
  return !["link", "embed", "json", "sheet"].includes(to) && numberedCards(decks.filter((one) => one.deck)) > 0;
}

function sharePane(reading) {
  const decks = decksOf(reading);
  const several = reading.found.length > 1;
  decks.forEach((one) => cardsPart.title?.(one)); // brings the names of the cards, if need be
  const { all } = deckState().share;
  const pictures = several && all === "pictures";
  const together = several && TOGETHER.includes(all);
  const ways = reading.list ? LIST_WAYS : WAYS;
  const to = pictures ? "" : target(together, ways);
  const press = (to, change) => {
    keep("share", to);
    chooseShare({ ...change, to });
  };
  const meant = pictures || together ? decks : [reading];
  const pressed = (to) => {
    press(to, pictures ? { all: "" } : {});
    if (!asks(together ? decks : [reading], to)) pressPlace(reading, to);
  };
  const alone = (to) => press(to, { all: "" });
  return make(
    "div",
    { class: "pane share-pane" },
    several && formChoice(decks),
    targets(ways, say("sharing.ways"), to, alone),
    targets(places(), say("sharing.places"), to, pressed),
    asks(meant, to) ? askAboutNumbers(meant, () => chooseShare({})) : chosenPane(reading, to, pictures && decks),
  );
}

/** The pictures of these decks, or the deck for a place or in another way. */
function chosenPane(reading, to, pictured) {
  if (pictured) return picturesOf(pictured);
  return places().includes(to) ? placePane(reading, to) : wayPane(reading, to);
}

function wayPane(reading, to) {
  if (to === "sheet") return sheetPart(reading);
  if (reading.list && to === "picture") return pictureOf(reading);
  const hint = make("p", { class: "quiet" }, say("sharing.for." + (to === "text" && isLinked(reading) ? "lines" : to)));
  if (to === "picture") return [hint, ...pictureOf(reading)];
  if (to === "embed") return [hint, ...snippetOf(reading)];
  const parts = to === "link" ? [sendLink(reading), bookmark()] : [];
  return [hint, ...field("share-field", TEXTS[to](reading)), ...parts];
}

/** The link for the bar of bookmarks, which comes in a moment. */
function bookmark() {
  const line = make("p", { class: "quiet" }, say("sharing.bookmarklet") + " ");
  loadModules("bookmarklet").then(
    ({ bookmarklet }) => line.append(bookmarklet()),
    () => line.remove(),
  );
  return line;
}

/** The button of phones that hands a link to other apps. */
function sendLink(reading) {
  const link = { title: nameOf(reading), url: linkOf(reading) };
  const sends = navigator.canShare?.(link);
  const send = sends && sayingButton("share-send-link", "sharing.send", () => handOver(link));
  return sends && make("div", { class: "actions" }, send);
}

offer("share", { sharePane, picturePng, savePicture: savePictureByButton });
