const ids = (at, count) => {
  const list = new Array(count);
  for (let i = 0; i < count; i++) {
    list[i] = numbers[at + i] >>> 0;
  }
  return list;
};

const ygoDeck = (kind) => {
  const main = numbers[0];
  const extra = numbers[1];
  return {
    kind,
    main: ids(3, main),
    extra: ids(3 + main, extra),
    side: ids(3 + main + extra, numbers[2]),
  };
};

const decodedYgo = ({ kind, main, extra, side }) => ({ kind, main, extra, side });

/** Puts the ids of a part into the shared array. Returns the index behind them, or 0 if something is no id. */
const putIds = (list, at) => {
  const end = at + list.length;
  if (!(end <= 1003)) return 0;
  for (let i = 0; at < end; i++, at++) {
    const id = list[i];
    numbers[at] = id;
    if (numbers[at] >>> 0 !== id) return 0;
  }
  return end;
};

const putYgo = (deck) => {
  const { main, extra, side } = deck || {};
  if (!main || !extra || !side) return 0;
  numbers[0] = main.length;
  numbers[1] = extra.length;
  numbers[2] = side.length;
  const extraAt = putIds(main, 3);
  const sideAt = extraAt > 0 ? putIds(extra, extraAt) : 0;
  return sideAt > 0 ? putIds(side, sideAt) : 0;
};

const encodeYgo = (kind, deck) => {
  const { main, extra, side } = deck || {};
  const list = (part) => (ArrayBuffer.isView(part) ? Array.from(part) : part);
  return encodeDeck(kind, { main: list(main), extra: list(extra), side: list(side) });
};

const ydke = {
  read(text) {
    const core = ready();
    const length = take(text);
    return length > 0 && core.readYdke(length) > 0 ? ygoDeck("ydke") : decodeReading("ydke", text, null, decodedYgo).deck;
  },
  reading(text, options) {
    const core = ready();
    const length = take(text);
    const size = length > 0 ? core.readYdke(length) : 0;
    if (size === 0) return decodeReading("ydke", text, options, decodedYgo);
    const reading = { deck: ygoDeck("ydke"), from: 0, to: length, diagnostics: [] };
    if (options && options.canonical) reading.canonical = written(core.writeYdke(size));
    return reading;
  },
  write(deck) {
    const core = ready();
    const size = putYgo(deck);
    const count = size > 0 ? core.writeYdke(size) : 0;
    return count > 0 ? written(count) : encodeYgo("ydke", deck);
  },
};

const ygo = {
  read(text) {
    const core = ready();
    const length = take(text);
    return length > 0 && core.readYgo(length) > 0 ? ygoDeck("ygo") : decodeReading("ygo", text, null, decodedYgo).deck;
  },
  reading(text, options) {
    const core = ready();
    const length = take(text);
    const size = length > 0 ? core.readYgo(length) : 0;
    if (size === 0) return decodeReading("ygo", text, options, decodedYgo);
    const reading = { deck: ygoDeck("ygo"), from: 0, to: length, diagnostics: [] };
    if (options && options.canonical) reading.canonical = written(core.writeYgo(size));
    return reading;
  },
  write(deck) {
    const core = ready();
    const size = putYgo(deck);
    const count = size > 0 ? core.writeYgo(size) : 0;
    return count > 0 ? written(count) : encodeYgo("ygo", deck);
  },
};

/** A format that is read and written by the contract alone. */
const byContract = (kind) => ({
  read: (text) => decodeReading(kind, text, null, decodedYgo).deck,
  reading: (text, options) => decodeReading(kind, text, options, decodedYgo),
  write: (deck) => encodeYgo(kind, deck),
});

const ydk = byContract("ydk");
const ygomobile = byContract("ygomobile");
const omega = byContract("omega");
