/*
 * Decks to look at: the share code that the document on Genius Invokation prints, a file of Blue-Eyes dragons, and a
 * list.
 */

export const GENIUS_CODE = "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";

/** Ids with their copies. */
const MAIN = {
  6853254: 2,
  8240199: 3,
  10045474: 3,
  14558127: 3,
  21082832: 1,
  24224830: 2,
  38120068: 3,
  38517737: 3,
  39701395: 3,
  45467446: 2,
  48800175: 3,
  55410871: 1,
  71039903: 3,
  79814787: 1,
  87025064: 1,
  89631139: 3,
  97268402: 3,
};
const EXTRA = {
  2129638: 2,
  23995346: 1,
  31833038: 1,
  40908371: 2,
  50954680: 1,
  56532353: 3,
  59822133: 3,
};

export const YDK = ["#main", lines(MAIN), "#extra", lines(EXTRA), "!side", ""].join("\n");

/** A list as Pokémon TCG Live writes it. */
export const LIST = [
  "Pok\u00e9mon: 16",
  "4 Charcadet SSP 32",
  "4 Ceruledge ex SSP 36",
  "4 Squawkabilly ex PAL 169",
  "2 Fezandipiti ex SFA 38",
  "2 Radiant Greninja ASR 46",
  "",
  "Trainer: 32",
  "4 Ultra Ball SVI 196",
  "4 Nest Ball SVI 181",
  "4 Earthen Vessel PAR 163",
  "4 Professor's Research SVI 189",
  "4 Iono PAL 185",
  "4 Night Stretcher SFA 61",
  "4 Switch SVI 194",
  "4 Boss's Orders PAL 172",
  "",
  "Energy: 12",
  "12 Fire Energy SVE 2",
  "",
].join("\n");

function lines(copies) {
  return Object.entries(copies)
    .flatMap(([id, count]) => Array(count).fill(id))
    .join("\n");
}
