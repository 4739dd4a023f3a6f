/* Rows of comma-separated values, with semicolons or tabs in place of commas where the first row has more of them. */

const DIVIDERS = [",", ";", "\t"];

/** A value in quotes, or one without; and what is behind it: a divider (%), a line break or the end. */
const VALUE = '(?:"((?:[^"]|""){0,2000})"|([^%\\r\\n]*))(%|\\r?\\n|\\r|$)';

/**
 * @param {string} text a first row "sep=;" states the divider
 * @return {!Array<!Array<string>>}
 */
export function delimitedRows(text) {
  const stated = /^\ufeff?(?:sep=([,;|\t])\r?\n)?/.exec(text);
  const body = text.slice(stated[0].length);
  const head = /^[^\r\n]*/.exec(body)[0];
  const fields = (divider) => head.split(divider).length;
  const divider = stated[1] || DIVIDERS.reduce((best, one) => (fields(one) > fields(best) ? one : best));
  const value = new RegExp(VALUE.replace(/%/g, divider === "|" ? "\\|" : divider), "y");
  const rows = [[]];
  while (value.lastIndex < body.length) {
    const found = value.exec(body);
    if (!found) break; // a quotation mark that nothing closes
    const [, quoted, plain, end] = found;
    rows[rows.length - 1].push(quoted === undefined ? plain : quoted.replace(/""/g, '"'));
    if (end !== divider) rows.push([]);
  }
  return rows.filter((row) => row.some((one) => one.trim() !== ""));
}
