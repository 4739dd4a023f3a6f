"use strict";
// Compares the codecs of the npm package with a peer, in processor time. Without a row it lists the rows.
//   node code-figures.cjs <npm package> <folder of the peers> <folder with codes, or empty> [row]
const fs = require("fs");
const path = require("path");

const [packed, peers, folder, wanted] = process.argv.slice(2);
const cardbench = require(path.join(packed, "cardbench.cjs"));
const ygopro = require(path.join(packed, "ygo.cjs"));
const peer = (name) => require(path.join(peers, name, "package"));

const ROUNDS = 12;
const WARM_ROUNDS = 3;
const RUNS_IN_A_ROUND = 20000;
const PAIRS = "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgAA";

let state = 1;
const below = (limit) => {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return Math.floor((state / 0x80000000) * limit);
};

/** The texts of all files below a folder, by their names. */
const files = (at) =>
  fs.readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(at, entry.name);
    return entry.isDirectory() ? files(file) : [[file, fs.readFileSync(file, "utf8")]];
  });

const found = folder ? files(folder) : [];

const realDeckstrings = () => {
  const codes = new Set();
  for (const [name, text] of found) {
    if (/\.(json|txt|md)$/.test(name)) {
      for (const { kind, text: code } of cardbench.identify(text).result.found) {
        if (kind === "hearthstone") codes.add(code);
      }
    }
  }
  return [...codes];
};

const realDecks = () =>
  found.filter(([name]) => name.endsWith(".ydk")).map(([, text]) => ygopro.ydk.read(text)).filter((deck) => deck !== null);

const randomDeckstrings = () =>
  Array.from({ length: 1000 }, () => {
    const ids = new Set();
    while (ids.size < 22) ids.add(200 + below(100000));
    const cards = [...ids].map((id) => [id, 1 + below(2)]);
    return peer("deckstrings").encode({ format: 2, heroes: [274 + below(70000)], cards });
  });

const randomDecks = () => {
  const part = (size) => {
    const list = [];
    while (list.length < size) {
      const id = 10000 + below(99990000);
      for (let copies = below(3); copies >= 0 && list.length < size; copies--) list.push(id);
    }
    return list;
  };
  return Array.from({ length: 200 }, () => ({ main: part(60), extra: part(15), side: part(15) }));
};

const deckstringRows = (title, codes) => {
  const { decode, encode } = peer("deckstrings");
  const format = cardbench.hearthstone;
  const shape = ({ format, heroes, cards, sideboards, sideboardCards }) => [format, heroes, cards, sideboards || sideboardCards || []];
  const decks = (code) => [format.read(code), decode(code)];
  const name = "deckstrings";
  return {
    [`Hearthstone, ${title}, read`]: { name, inputs: codes, ours: format.read, theirs: decode, shape },
    "the same with diagnostics and canonical code": {
      name,
      inputs: codes,
      ours: (code) => format.reading(code, { canonical: true }),
      theirs: decode,
      shape: (one) => shape("deck" in one ? one.deck : one),
    },
    "the same, written": {
      name,
      inputs: codes,
      prepare: decks,
      ours: ([deck]) => format.write(deck),
      theirs: ([, deck]) => encode(deck),
      // the order of sideboards differs, so the decks are compared
      shape: (code) => shape(decode(code)),
    },
  };
};

const ygoRows = (title, decks) => {
  const { parseURL, toURL } = peer("ydke");
  const Encoded = peer("ygopro-deck-encode").default;
  const parts = ({ main, extra, side }) => [[...main], [...extra], [...side]];
  const typed = (deck) => Object.fromEntries(Object.entries(deck).map(([part, ids]) => [part, Uint32Array.from(ids)]));
  const addresses = decks.map(({ main, extra, side }) => toURL(typed({ main, extra, side })));
  const codes = addresses.map((address) => Encoded.fromYdkeURL(address).toEncodedString());
  const rows = {};
  const add = (what, name, format, inputs, read, write) => {
    rows[`Yu-Gi-Oh!, ${what}, ${title}, read`] = { name, inputs, ours: format.read, theirs: read, shape: parts };
    rows["the same with diagnostics and canonical code"] = {
      name,
      inputs,
      ours: (code) => format.reading(code, { canonical: true }),
      theirs: read,
      shape: (one) => parts("deck" in one ? one.deck : one),
    };
    rows["the same, written"] = {
      name,
      inputs,
      prepare: (code) => [format.read(code), read(code)],
      ours: ([deck]) => format.write(deck),
      theirs: ([, deck]) => write(deck),
      shape: (code) => code,
    };
    for (const key of Object.keys(rows)) {
      if (key.startsWith("the same")) {
        rows[`${what}, ${title}: ${key}`] = rows[key];
        delete rows[key];
      }
    }
  };
  add("`ydke://`", "ydke", ygopro.ydke, addresses, parseURL, toURL);
  add("code of ygopro-deck-encode", "ygopro-deck-encode", ygopro.ygo, codes, (code) => Encoded.fromEncodedString(code), (deck) =>
    deck.toEncodedString(),
  );
  return rows;
};

/** The rows by title; those of real codes only where a folder with codes is given. */
const rows = () => {
  const all = {};
  const add = (title, part) => {
    for (const [key, row] of Object.entries(part)) {
      all[key.startsWith("the same") ? `Hearthstone, ${title}: ${key}` : key] = row;
    }
  };
  const random = randomDeckstrings();
  add("a code of 15 pairs", deckstringRows("a code of 15 pairs", [PAIRS]));
  add("random decks", deckstringRows("random decks", random));
  if (folder) add("real codes", deckstringRows("real codes", realDeckstrings()));
  Object.assign(all, ygoRows("90 random cards", randomDecks()));
  if (folder) Object.assign(all, ygoRows("real decks", realDecks()));
  const { decode } = peer("deckstrings");
  all["control: the peer beside itself"] = { name: "deckstrings", inputs: random, ours: decode, theirs: decode, shape: (deck) => deck };
  return all;
};

const tried = (action) => {
  try {
    return action();
  } catch {
    return null; // the input is left out, and counted
  }
};

const nanoseconds = (inputs, run) => {
  const times = Math.max(1, Math.round(RUNS_IN_A_ROUND / inputs.length));
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) {
    for (const input of inputs) {
      if (run(input) === null) throw new Error("gives nothing");
    }
  }
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / times / inputs.length;
};

const measured = ({ name, inputs, prepare = (input) => input, ours, theirs, shape }) => {
  const same = inputs
    .map((input) => tried(() => prepare(input)))
    .filter((input) => {
      const text = (side) => tried(() => JSON.stringify(shape(side(input))));
      return input !== null && text(ours) !== null && text(ours) === text(theirs);
    });
  const sides = [ours, theirs];
  const times = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const time = nanoseconds(same, sides[side]);
      if (round >= WARM_ROUNDS) times[side].push(time);
    }
  }
  const ratios = times[0].map((time, i) => times[1][i] / time).sort((a, b) => a - b);
  const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
  return {
    name,
    inputs: inputs.length,
    same: same.length,
    ours: 1e9 / median(times[0]),
    theirs: 1e9 / median(times[1]),
    ratio: median(ratios),
    from: ratios[0],
    to: ratios[ratios.length - 1],
  };
};

const all = rows();
console.log(JSON.stringify(wanted === undefined ? Object.keys(all) : measured(all[wanted])));
