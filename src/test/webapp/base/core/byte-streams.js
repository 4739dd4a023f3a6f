/*
 * What of a browser turns texts into octets and back: TextEncoder, TextDecoder, btoa, atob, Blob and the streams that
 * compress, from the class library of Java.
 */

const Base64 = Java.type("java.util.Base64");
const Deflater = Java.type("java.util.zip.Deflater");
const Inflater = Java.type("java.util.zip.Inflater");

const Octets = Java.type("byte[]");

const PART = 65536;

/** In Java octets are from -128 to 127. */
const toJava = (octets) =>
  Java.to(
    Array.from(octets, (octet) => (octet << 24) >> 24),
    "byte[]",
  );
const fromJava = (octets, length = octets.length) => Uint8Array.from({ length }, (none, i) => octets[i] & 255);
const letters = (octets) => Array.from(octets, (octet) => String.fromCharCode(octet)).join("");
const octetsOf = (binary) => Uint8Array.from(binary, (letter) => letter.charCodeAt(0));

globalThis.TextEncoder = class {
  encode(text) {
    return octetsOf(unescape(encodeURIComponent(text)));
  }
};

globalThis.TextDecoder = class {
  decode(octets) {
    return decodeURIComponent(escape(letters(octets))); // refuses what is no UTF-8, as "fatal" does
  }
};

globalThis.btoa = (binary) => letters(fromJava(Base64.getEncoder().encode(toJava(octetsOf(binary)))));
globalThis.atob = (text) => letters(fromJava(Base64.getDecoder().decode(toJava(octetsOf(text)))));

globalThis.Blob = class {
  constructor(parts) {
    this.octets = Uint8Array.from(parts.flatMap((part) => Array.from(part)));
  }

  async arrayBuffer() {
    return this.octets.buffer;
  }

  stream() {
    return { pipeThrough: ({ open }) => ({ getReader: () => reader(open(toJava(this.octets))) }) };
  }
};

/** @param next the next octets, or null */
function reader(next) {
  return {
    async read() {
      const value = next();
      return value === null ? { done: true } : { done: false, value };
    },
    async cancel() {},
  };
}

globalThis.CompressionStream = class {
  open(octets) {
    const deflater = new Deflater(9, true);
    deflater.setInput(octets);
    deflater.finish();
    return () => {
      const part = new Octets(PART);
      const length = deflater.deflate(part);
      return length === 0 ? null : fromJava(part, length);
    };
  }
};

/** So many octets of zero as deflate has them, in letters. */
export function deflatedZeros(length) {
  return letters(new CompressionStream().open(new Octets(length))());
}

globalThis.DecompressionStream = class {
  open(octets) {
    const inflater = new Inflater(true);
    inflater.setInput(octets);
    return () => {
      const part = new Octets(PART);
      const length = inflater.inflate(part);
      if (length === 0 && !inflater.finished()) throw new TypeError("the stream ended early");
      return length === 0 ? null : fromJava(part, length);
    };
  }
};
