/* The registration sheet of a deck or a list, to print and to save. */

import { choice } from "../../../base/ui/choice.js";
import { button, byId, fill, make } from "../../../base/ui/elements.js";
import { LANGUAGE_TAGS } from "../../../base/ui/languages.js";
import { plainFileName, save } from "../../../base/ui/save-file.js";
import { offer } from "../../../base/ui/scripts.js";
import { pageLanguage, say } from "../../../base/ui/words.js";
import { deckState } from "../state/state.js";
import { PAPERS, sheetSvg } from "./drawing.js";
import { alphabetical, copiesIn, sheetGroups } from "./rows.js";

const FIELDS = ["name", "id", "event", "date", "deck"];
const ORDERS = ["alphabetical", "kinds"];

/** What the reader wrote into the fields; it is kept nowhere. */
const values = {};

let paper = Object.keys(PAPERS)[0];
let order = ORDERS[0];

/**
 * The sheet with its fields.
 *
 * @param {!CodeReading} reading
 * @param {string} title what the deck is called
 */
function sheetPane(reading, title) {
  const redraw = () => fill(byId("sheet-drawing"), drawing(deckState().reading, title));
  return [
    make(
      "div",
      { class: "sheet-fields" },
      FIELDS.map((name) => {
        const input = make("input", {
          id: "sheet-" + name,
          autocomplete: "off",
          maxlength: "80",
          placeholder: name === "deck" ? title : null,
          input: (event) => {
            values[name] = event.target.value;
            redraw();
          },
        });
        input.value = values[name] ?? "";
        return make("label", { class: "choice" }, make("span", { class: "quiet" }, say("sheet.field." + name)), input);
      }),
    ),
    make(
      "div",
      { class: "actions" },
      choice("sheet-order", "sheet.order", ORDERS, (one) => say("sheet." + one), order, (one) => {
        order = one;
        redraw();
      }),
      choice("sheet-paper", "sheet.paper", Object.keys(PAPERS), (one) => one, paper, (one) => {
        paper = one;
        redraw();
      }),
      button(say("sheet.print"), () => printSheet(title), { id: "sheet-print", class: "first" }),
      button(say("sheet.save"), () => saveSheet(title), { id: "sheet-save" }),
    ),
    make("div", { id: "sheet-drawing" }, drawing(reading, title)),
  ];
}

function svgOf(reading, title) {
  const groups = sheetGroups(reading);
  const main = say("sheet.main") + ": " + copiesIn(groups, false);
  const side = copiesIn(groups, true);
  return sheetSvg(order === "kinds" ? groups : alphabetical(groups), {
    paper,
    title: say("sheet.title"),
    fields: FIELDS.map((name) => ({
      label: say("sheet.field." + name),
      value: values[name] || (name === "deck" ? title : ""),
    })),
    totals: side > 0 ? [main, say("sheet.side") + ": " + side] : [main],
    checked: say("sheet.checked"),
    tag: LANGUAGE_TAGS[pageLanguage()] || pageLanguage(),
  });
}

function drawing(reading, title, look = "sheet") {
  const src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svgOf(reading, title));
  return make("img", { src, class: look, alt: say("sheet.alt", { deck: title }) });
}

function saveSheet(title) {
  const svg = svgOf(deckState().reading, title);
  save(plainFileName(say("sheet.title") + " " + title, "deck") + ".svg", new Blob([svg], { type: "image/svg+xml" }));
}

/** The sheet alone on paper. */
async function printSheet(title) {
  const sheet = drawing(deckState().reading, title, "paper");
  await sheet.decode();
  document.body.append(sheet);
  document.body.classList.add("on-paper");
  const printed = () => {
    sheet.remove();
    document.body.classList.remove("on-paper");
  };
  addEventListener("afterprint", printed, { once: true });
  window.print();
}

offer("sheet", { sheetPane });
