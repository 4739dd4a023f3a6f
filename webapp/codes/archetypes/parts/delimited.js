/* Tables as text for spreadsheets: CSV, and TSV for pasting. Names and texts are those of strangers. */

const NEEDS_QUOTES = /[",;]/;

/** Tabs and line breaks among them: a pasted text is cut at them, whatever quotes are around it. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Where a formula would begin, by the signs of ASCII and the full-width ones; many countries cut at semicolons. */
const FORMULA = /(^|;)(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** One line without formulas: a blank in front makes a text of what a spreadsheet would compute. */
function cellText(value) {
  return typeof value === "number" ? String(value) : value.replace(CONTROLS, " ").replace(FORMULA, "$1 ");
}

function quoted(text) {
  return NEEDS_QUOTES.test(text) ? '"' + text.replace(/"/g, '""') + '"' : text;
}

/**
 * @param {!Array<!Array<string|number>>} rows with the head
 * @return {string}
 */
export function csvText(rows) {
  return rows.map((cells) => cells.map((cell) => quoted(cellText(cell))).join(",") + "\r\n").join("");
}

/**
 * @param {!Array<!Array<string|number>>} rows with the head
 * @return {string}
 */
export function tsvText(rows) {
  return rows.map((cells) => cells.map(cellText).join("\t") + "\r\n").join("");
}
