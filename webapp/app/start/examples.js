/* Decks to look at: the share code that the document on Genius Invokation prints, and a file of Blue-Eyes dragons. */

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

function lines(copies) {
  return Object.entries(copies)
    .flatMap(([id, count]) => Array(count).fill(id))
    .join("\n");
}
