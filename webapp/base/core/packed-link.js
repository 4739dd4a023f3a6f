/*
 * A text in the address: a version letter, then base64url. "a" is deflate-raw of the text in UTF-8; "b" is the
 * text in UTF-8 alone, for browsers that cannot compress.
 */

import { TEXT_LIMIT } from "./text-limit.js";

/** No link is unpacked to more bytes: a few characters can claim to be gigabytes. */
const UNPACKED_LIMIT = 4 * TEXT_LIMIT;

export async function packed(text) {
  const bytes = new TextEncoder().encode(text);
  if (!("CompressionStream" in globalThis)) return "b" + base64url(bytes);
  return "a" + base64url(await passed(bytes, new CompressionStream("deflate-raw")));
}

/** The text of a link; null where it holds none. */
export async function unpacked(link) {
  try {
    const bytes = fromBase64url(link.slice(1));
    if (link[0] === "b") return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (link[0] !== "a") return null;
    const text = await passed(bytes, new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch (damaged) {
    return null;
  }
}

/** What comes out of a stream when these bytes go in. */
async function passed(bytes, stream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > UNPACKED_LIMIT) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function base64url(bytes) {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function fromBase64url(text) {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
}
