/* Which files hold cards. */

/** By how they begin, and what the core opens them as. */
const CARD_FILES = [
  [/^\ufeff?cardbench-table /, "table"],
  [/^SQLite format 3/, "ygo"],
];

/** What the core opens a file as that begins like this; null for a file without cards. */
export function cardFileKind(beginning, name) {
  const known = CARD_FILES.find(([begins]) => begins.test(beginning));
  if (known) return known[1];
  return /\.conf$/i.test(name) ? "ygo" : null;
}
