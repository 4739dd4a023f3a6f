/*
 * The first module of png.js, which comes when the first picture is saved: a drawing as PNG with a palette. That weighs
 * a third of the true colours that a canvas writes.
 *
 * https://www.w3.org/TR/png-3/
 */

import { requireTrueCanvas } from "./canvas-probe.js";
import { paletteOf } from "./palette.js";
import { offer } from "./scripts.js";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const BITS = 8;
const INDEXED = 3;

/**
 * What a canvas without transparency shows.
 *
 * @throws {FalsifiedCanvas} where the browser hides it from the page
 */
async function pngOfCanvas(canvas) {
  requireTrueCanvas();
  if (!("CompressionStream" in globalThis)) return trueColours(canvas);
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const pixels = new Uint32Array(data.buffer);
  const { colours, placeOf } = paletteOf(pixels);
  // each row begins with its filter: none
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0, from = 0; y < height; y++) {
    for (let to = y * (width + 1) + 1, end = to + width; to < end; to++, from++) rows[to] = placeOf.get(pixels[from]);
  }
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  header.set([BITS, INDEXED], 8);
  return new Blob(
    [
      new Uint8Array(SIGNATURE),
      chunk("IHDR", header),
      // the lowest byte of a pixel is red
      chunk("PLTE", Uint8Array.from(colours.flatMap((pixel) => [pixel, pixel >> 8, pixel >> 16]))),
      chunk("IDAT", new Uint8Array(await new Response(packed).arrayBuffer())),
      chunk("IEND", new Uint8Array(0)),
    ],
    { type: "image/png" },
  );
}

function trueColours(canvas) {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** A part of the file: its length, its name, its content, and a check of the two. */
function chunk(name, content) {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = name.charCodeAt(i);
  bytes.set(content, 8);
  view.setUint32(content.length + 8, checksum(bytes.subarray(4, content.length + 8)));
  return bytes;
}

/** CRC-32 as in PNG and zip. */
function checksum(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

offer("png", { pngOfCanvas });
