const encoder = new TextEncoder();
const decoder = new TextDecoder();
let codecs = null;
let letters = null;
let numbers = null;

/** The codecs, which share two arrays with this script. A core that failed is replaced by a new one. */
const ready = () => {
  const current = core.codecs;
  if (current !== codecs) {
    const bytes = current.letters();
    letters = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    numbers = current.numbers();
    codecs = current;
  }
  return current;
};

/** Puts a text into the shared array. Returns its length, or 0 if it is no text, longer than that, or not ASCII. */
const take = (text) => {
  if (typeof text !== "string") return 0;
  const { read, written } = encoder.encodeInto(text, letters);
  return read === written && written === text.length ? written : 0;
};

const written = (count) => decoder.decode(letters.subarray(0, count));

/** Reads what the codecs leave to the contract: everything about which there is something to report. */
const decodeReading = (kind, text, options, deckOf) => {
  const { ok, result, diagnostics } = call({ op: "decode", kind, text });
  const reading = {
    deck: ok ? deckOf(result) : null,
    from: ok ? result.from : 0,
    to: ok ? result.to : String(text).length,
    diagnostics,
  };
  if (ok && options && options.canonical) reading.canonical = result.canonical;
  return reading;
};

/** Writes what the codecs leave to the contract, which says why it is no deck if it is none. */
const encodeDeck = (kind, deck) => {
  const { ok, result, diagnostics } = call({ op: "encode", deck: { ...deck, kind } });
  if (!ok) throw Object.assign(new RangeError(diagnostics[0].message), { diagnostics });
  return result.text;
};
