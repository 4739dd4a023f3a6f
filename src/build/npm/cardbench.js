const hearthstoneRows = (at, count) => {
  const rows = new Array(count);
  for (let i = 0; i < count; i++, at += 2) {
    rows[i] = [numbers[at], numbers[at + 1]];
  }
  return rows;
};

const hearthstoneDeck = () => {
  const heroes = new Array(numbers[1]);
  let at = 2;
  for (let i = 0; i < heroes.length; i++) {
    heroes[i] = numbers[at++];
  }
  const cards = hearthstoneRows(at + 1, numbers[at]);
  at += 1 + 2 * cards.length;
  const sideboards = new Array(numbers[at++]);
  for (let i = 0; i < sideboards.length; i++, at += 3) {
    sideboards[i] = [numbers[at], numbers[at + 1], numbers[at + 2]];
  }
  return { kind: "hearthstone", format: numbers[0], heroes, cards, sideboards };
};

const decodedHearthstone = ({ kind, format, heroes, cards, sideboards }) => ({ kind, format, heroes, cards, sideboards });

/** Puts a deck into the shared array. Returns how many integers it has, or 0 if something in it is none. */
const putHearthstone = (deck) => {
  const { format, heroes, cards, sideboards } = deck || {};
  const lists = Array.isArray(heroes) && Array.isArray(cards) && Array.isArray(sideboards);
  if (!lists || heroes.length + 2 * cards.length + 3 * sideboards.length > 900) return 0;
  numbers[0] = format;
  numbers[1] = heroes.length;
  let sound = numbers[0] === format;
  let at = 2;
  for (let i = 0; i < heroes.length; i++) {
    numbers[at] = heroes[i];
    sound = sound && numbers[at] === heroes[i];
    at++;
  }
  numbers[at++] = cards.length;
  for (let i = 0; i < cards.length; i++, at += 2) {
    const row = cards[i];
    if (!Array.isArray(row) || row.length !== 2) return 0;
    const card = row[0];
    const copies = row[1];
    numbers[at] = card;
    numbers[at + 1] = copies;
    sound = sound && numbers[at] === card && numbers[at + 1] === copies;
  }
  numbers[at++] = sideboards.length;
  for (const row of sideboards) {
    if (!Array.isArray(row) || row.length !== 3) return 0;
    for (let i = 0; i < 3; i++, at++) {
      numbers[at] = row[i];
      sound = sound && numbers[at] === row[i];
    }
  }
  return sound ? at : 0;
};

const hearthstone = {
  read(text) {
    const core = ready();
    const length = take(text);
    return length > 0 && core.readHearthstone(length) > 0
      ? hearthstoneDeck()
      : decodeReading("hearthstone", text, null, decodedHearthstone).deck;
  },
  reading(text, options) {
    const core = ready();
    const length = take(text);
    const size = length > 0 ? core.readFlawlessHearthstone(length) : 0;
    if (size === 0) return decodeReading("hearthstone", text, options, decodedHearthstone);
    const reading = { deck: hearthstoneDeck(), from: 0, to: length, diagnostics: [] };
    if (options && options.canonical) reading.canonical = written(core.writeHearthstone(size));
    return reading;
  },
  write(deck) {
    const core = ready();
    const size = putHearthstone(deck);
    const count = size > 0 ? core.writeHearthstone(size) : 0;
    return count > 0 ? written(count) : encodeDeck("hearthstone", deck);
  },
};

const genshinDeck = () => ({ kind: "genshin", shareIds: Array.from(numbers.subarray(1, 34)), offset: numbers[0] });

const decodedGenshin = ({ kind, shareIds, offset }) => ({ kind, shareIds, offset });

const putGenshin = (deck) => {
  const { shareIds } = deck || {};
  if (!Array.isArray(shareIds) || shareIds.length !== 33) return 0;
  numbers[0] = 0;
  for (let i = 0; i < 33; i++) {
    numbers[1 + i] = shareIds[i];
    if (numbers[1 + i] !== shareIds[i]) return 0;
  }
  return 34;
};

const genshin = {
  read(text) {
    const core = ready();
    const length = take(text);
    return length > 0 && core.readGenshin(length) > 0
      ? genshinDeck()
      : decodeReading("genshin", text, null, decodedGenshin).deck;
  },
  reading(text, options) {
    const core = ready();
    const length = take(text);
    const size = length > 0 ? core.readGenshin(length) : 0;
    if (size === 0) return decodeReading("genshin", text, options, decodedGenshin);
    const reading = { deck: genshinDeck(), from: 0, to: length, diagnostics: [] };
    if (options && options.canonical) reading.canonical = written(core.writeGenshin(size));
    return reading;
  },
  write(deck) {
    const core = ready();
    const size = putGenshin(deck);
    const count = size > 0 ? core.writeGenshin(size) : 0;
    return count > 0 ? written(count) : encodeDeck("genshin", deck);
  },
};
