/*
 * The deck as a picture: drawn by the core as SVG, with a QR code of the link in it; as PNG by way of a canvas, for
 * clipboards, posts and phones; on paper, one page.
 */

import { requireTrueCanvas, withTrueCanvas } from "../../../base/ui/canvas-probe.js";
import { canCopyPictures, copyPicture } from "../../../base/ui/copy-picture.js";
import { button, byId, make, oneLine } from "../../../base/ui/elements.js";
import { loadPart } from "../../../base/ui/parts.js";
import { plainFileName, save } from "../../../base/ui/save-file.js";
import { keep, recall } from "../../../base/ui/storage.js";
import { say } from "../../../base/ui/words.js";
import { exported, namedDeck } from "./exports.js";
import { handOver } from "./hand-over.js";
import { sayingButton } from "./fields.js";
import { listName } from "./listed.js";
import { showAgain } from "../state/actions.js";

/** The widths of a PNG to choose from, in pixels. The second is that of a phone, and what chats do not shrink. */
const WIDTHS = [720, 1080, 1440, 2160];

const THEMES = ["light", "dark"];

export function pictureOf(reading) {
  const source = sourceOf(reading);
  const asPng = () => drawn(source);
  const copyShown = () => {
    requireTrueCanvas(); // the error of the clipboard for a broken promise differs from browser to browser
    return copyPicture(asPng());
  };
  const saveSvg = () => save(fileNameOf(reading, "svg"), svgFile(source));
  return [
    make(
      "div",
      { class: "actions" },
      choice("picture-theme", THEMES, chosenTheme(), (one) => say("top." + one)),
      choice("picture-width", WIDTHS, chosenWidth(), (one) => one + " px"),
    ),
    make("p", { class: "picture" }, image(reading, source)),
    make(
      "div",
      { class: "actions" },
      canCopyPictures() && sayingButton("share-copy-picture", "clipboard.copy-picture", copyShown),
      sayingButton("share-save-png", "sharing.save-png", () => savePicture(reading), saveSvg),
      sayingButton("share-save-svg", "sharing.save-svg", saveSvg),
      button(say("sharing.print"), () => printPaper(reading), { id: "share-print" }),
      canSharePictures() && sayingButton("share-send", "sharing.send", () => sendPicture(asPng, reading)),
    ),
  ];
}

/** Saves the picture as PNG, under the name of the deck. */
export async function savePicture(reading) {
  save(fileNameOf(reading, "png"), await picturePng(reading));
}

/** The picture as a file, in the colours and the width that the reader chose last. */
export function picturePng(reading) {
  return drawn(sourceOf(reading));
}

/** The same from the button above the tabs; where the browser hides pictures from pages, as SVG and with a sentence. */
export function savePictureByButton(reading) {
  const saveSvg = () => save(fileNameOf(reading, "svg"), svgFile(sourceOf(reading)));
  return withTrueCanvas(byId("save-picture"), () => savePicture(reading), saveSvg);
}

/** The name of a file for the deck. */
export function fileNameOf(reading, ending) {
  return plainFileName(nameOf(reading), "cardbench-deck") + "." + ending;
}

export function nameOf(reading) {
  if (reading.list) return listName(reading);
  const deck = namedDeck(reading);
  return deck ? oneLine(deck.title) : reading.deck.canonical;
}

function svgOf(reading, theme) {
  return exported(reading, "svg", { theme });
}

/** The address of the picture as the reader wants it. */
export function sourceOf(reading) {
  return addressOf(svgOf(reading, chosenTheme()));
}

/** The element that shows a picture of a deck. */
export function image(reading, src, properties = {}) {
  return make("img", { ...properties, src, alt: say("sharing.picture-of", { deck: nameOf(reading) }) });
}

function addressOf(svg) {
  return "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
}

/** The drawing at such an address, as a file. */
export function svgFile(address) {
  const svg = decodeURIComponent(address.slice(address.indexOf(",") + 1));
  return new Blob([svg], { type: "image/svg+xml" });
}

/** What was chosen last, if it is still one of the choices. */
function chosen(name, choices, otherwise) {
  const kept = recall(name, otherwise);
  return choices.includes(kept) ? kept : otherwise;
}

function chosenTheme() {
  return chosen("picture-theme", THEMES, THEMES[0]);
}

function chosenWidth() {
  return chosen("picture-width", WIDTHS, WIDTHS[1]);
}

function choice(name, choices, picked, words) {
  const change = (event) => {
    keep(name, choices[event.target.selectedIndex]);
    showAgain();
  };
  const options = choices.map((one) => make("option", { selected: one === picked }, words(one)));
  return make("label", { class: "choice" }, say("sharing." + name), make("select", { id: name, change }, options));
}

/** The deck on paper: the picture alone, without grounds, as large as one page lets it be. */
async function printPaper(reading) {
  const paper = image(reading, addressOf(svgOf(reading, "paper")), { class: "paper" });
  await paper.decode();
  document.body.append(paper);
  document.body.classList.add("on-paper");
  const printed = () => {
    paper.remove();
    document.body.classList.remove("on-paper");
  };
  addEventListener("afterprint", printed, { once: true });
  window.print();
}

/** A promise of the picture's bytes as PNG, in the width that the reader wants. */
export async function drawn(source) {
  const width = chosenWidth();
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const height = Math.round((picture.naturalHeight * width) / picture.naturalWidth);
  const canvas = make("canvas", { width, height });
  canvas.getContext("2d", { alpha: false }).drawImage(picture, 0, 0, width, height);
  const { pngOfCanvas } = await loadPart(["png"], [], []);
  return pngOfCanvas(canvas);
}

function canSharePictures() {
  try {
    return navigator.canShare({ files: [new File([""], "cardbench-deck.png", { type: "image/png" })] });
  } catch (absent) {
    return false;
  }
}

async function sendPicture(asPng, reading) {
  const file = new File([await asPng()], fileNameOf(reading, "png"), { type: "image/png" });
  await handOver({ files: [file], text: reading.list ? reading.list.part : reading.deck.canonical });
}
