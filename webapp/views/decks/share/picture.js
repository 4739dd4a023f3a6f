/*
 * The deck as a picture: drawn by the core as SVG, with a QR code of the link in it; as PNG by way of a canvas, for
 * clipboards, posts and phones.
 */

import { make, oneLine } from "../../../ui/elements.js";
import { save } from "../../../ui/save-file.js";
import { say } from "../../../ui/words.js";
import { exported, namedDeck } from "./exports.js";
import { sayingButton } from "./main.js";

/** The width of a PNG, in pixels: that of a phone, and what chats do not shrink. */
const PNG_WIDTH = 1080;

export function pictureOf(reading) {
  const svg = exported(reading, "svg");
  const source = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
  const asPng = () => drawn(source);
  return [
    make(
      "p",
      { class: "picture" },
      make("img", { src: source, alt: say("sharing.picture-of", { deck: nameOf(reading) }) }),
    ),
    make(
      "div",
      { class: "actions" },
      canCopyPictures() && sayingButton("share-copy-picture", "sharing.copy-picture", () => copyPicture(asPng)),
      sayingButton("share-save-png", "sharing.save-png", async () => save("cardbench-deck.png", await asPng())),
      sayingButton("share-save-svg", "sharing.save-svg", () =>
        save("cardbench-deck.svg", new Blob([svg], { type: "image/svg+xml" })),
      ),
      canSharePictures() && sayingButton("share-send", "sharing.send", () => sendPicture(asPng, reading)),
    ),
  ];
}

export function nameOf(reading) {
  const deck = namedDeck(reading);
  return deck ? oneLine(deck.title) : reading.deck.canonical;
}

/** A promise of the picture's bytes as PNG. */
async function drawn(source) {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const height = Math.round((picture.naturalHeight * PNG_WIDTH) / picture.naturalWidth);
  const canvas = make("canvas", { width: PNG_WIDTH, height });
  // without transparency, a PNG is a fifth smaller
  canvas.getContext("2d", { alpha: false }).drawImage(picture, 0, 0, PNG_WIDTH, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

function canCopyPictures() {
  return Boolean(window.ClipboardItem && navigator.clipboard && navigator.clipboard.write);
}

/** Safari wants the promise itself, while the press of the button still counts. */
function copyPicture(asPng) {
  return navigator.clipboard.write([new ClipboardItem({ "image/png": asPng() })]);
}

function canSharePictures() {
  try {
    return navigator.canShare({ files: [new File([""], "cardbench-deck.png", { type: "image/png" })] });
  } catch (absent) {
    return false;
  }
}

async function sendPicture(asPng, reading) {
  const file = new File([await asPng()], "cardbench-deck.png", { type: "image/png" });
  try {
    await navigator.share({ files: [file], text: reading.deck.canonical });
  } catch (stopped) {
    if (stopped.name !== "AbortError") {
      throw stopped;
    }
  }
}
