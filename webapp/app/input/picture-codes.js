/*
 * The first module of pictures.js: the texts of the QR codes in a picture. The browser decodes the picture, and finds
 * its codes where it can; else a worker finds them in its shades of grey.
 */

import { requireTrueCanvas } from "../../base/ui/canvas-probe.js";
import { make } from "../../base/ui/elements.js";
import { offer } from "../../base/ui/scripts.js";
import { LabConnection } from "../../base/workers/lab-connection.js";

/** A larger picture is shrunk to this many pixels: what a screen or a camera takes has codes that stay legible. */
const MOST_PIXELS = 4_000_000;

/** The name under which the worker has the picture. */
const NAME = "picture";

/**
 * The texts of the QR codes in a picture; none where it has no legible one, or is no picture at all.
 *
 * @param {!Blob} file
 * @return {!Promise<!Array<string>>}
 * @throws {FalsifiedCanvas} where the browser finds no codes by itself, and hides the pixels from the page
 */
async function textsIn(file) {
  let picture;
  try {
    picture = await createImageBitmap(file);
  } catch (damaged) {
    return [];
  }
  try {
    const found = await detectedTexts(picture);
    return found.length > 0 ? found : await readByLab(picture);
  } finally {
    picture.close();
  }
}

/**
 * What the browser finds by itself, so that no script is loaded for it. None where it has no detector, or one without
 * the service of the system that it needs.
 */
async function detectedTexts(picture) {
  try {
    const codes = await new BarcodeDetector({ formats: ["qr_code"] }).detect(picture);
    return [...new Set(codes.map((code) => code.rawValue))].filter((text) => text !== "");
  } catch (unavailable) {
    return [];
  }
}

async function readByLab(picture) {
  requireTrueCanvas();
  const lab = new LabConnection("picture-lab");
  try {
    await lab.open("picture", NAME, greyOf(picture));
    const answer = JSON.parse(await lab.call(JSON.stringify({ op: "picture.read", name: NAME })));
    return answer.ok ? answer.result.texts : [];
  } finally {
    lab.close();
  }
}

/** The picture as the worker opens it: its width in four bytes, then a byte for each pixel. */
function greyOf(picture) {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (picture.width * picture.height)));
  const width = Math.max(1, Math.floor(picture.width * scale));
  const height = Math.max(1, Math.floor(picture.height * scale));
  const pen = make("canvas", { width, height }).getContext("2d");
  pen.fillStyle = "#fff"; // what is transparent lies on paper
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const bytes = new Uint8Array(4 + width * height);
  new DataView(bytes.buffer).setUint32(0, width, true);
  for (let from = 0, to = 4; to < bytes.length; from += 4, to++) {
    // the weights of the three colours in luminance (ITU-R BT.601), in 256ths
    bytes[to] = (77 * data[from] + 150 * data[from + 1] + 29 * data[from + 2]) >> 8;
  }
  return bytes;
}

offer("pictures", { textsIn });
