/* Ids of Riftbound's cards in files of others: OGN-007, ogn-007-298, SFD-R02, OGN-030*. */

import { addNamesFile, cardsIn, tableText } from "../../decks/files/names-file.js";

const KIND = "riftbound";

/** The sets in the order of their numbers. */
const SETS = ["OGN", "OGS", "ARC", "SFD", "UNL", "VEN", "RAD"];

const PREFIXES = ["", "R", "SP"];

const ID = /^([A-Z]{3})[- ]?(R|SP)?(\d{1,3})(?!\d)/i;

const game = {
  /** The number in card tables, the same for all variants. */
  numberOf(text) {
    const [, set, prefix = "", digits] = ID.exec(text.trim()) || ["", ""];
    const place = SETS.indexOf(set.toUpperCase());
    return place < 0 ? 0 : (place * PREFIXES.length + PREFIXES.indexOf(prefix.toUpperCase())) * 1000 + Number(digits);
  },

  kinds: [
    ["battlefield", /battlefield|战场|戰場|バトルフィールド/i],
    ["legend", /legend\b|传奇|傳奇|レジェンド/i],
    ["rune", /\brune\b|符文|ルーン/i],
    ["spell", /spell|法术|法術|スペル/i],
    ["gear", /gear|装备|裝備|ギア/i],
    ["unit", /unit|单位|單位|ユニット/i],
  ],
};

addNamesFile({
  id: KIND,

  tablesIn(text, language) {
    const cards = cardsIn(text, game);
    const facts = cards.map(([number, { kind, cost }]) => [number, kind, cost]);
    const names = cards.map(([number, { name }]) => [number, name]);
    const tables = tableText(KIND, "cards", "kind\tcost", facts) + tableText(KIND, language, "name", names);
    return cards.length > 0 ? { size: cards.length, tables } : null;
  },
});
