/* Numbers as people write them: full-width digits, and dashes for the minus sign. */

/**
 * A number with the signs of programs, and without blanks; what is no number stays what it is.
 *
 * @param {string} written
 * @return {string}
 */
export function plainNumber(written) {
  return written
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212\u301c]/g, "-")
    .replace(/\s+/g, "");
}
