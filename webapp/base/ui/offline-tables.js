/* Which card tables are kept for use without the network. Pure functions of the list of the site's tables. */

/** Tables that are no more bytes than this together are kept in every language. */
const EVERY_LIMIT = 1_000_000;

/** Whether all tables are kept. */
export function keepsEvery(sizes) {
  return Object.values(sizes).reduce((sum, size) => sum + size, 0) <= EVERY_LIMIT;
}

/**
 * The names of the tables to keep: what languages share, and the names in these languages and in English, which stand
 * in where a language has none.
 *
 * @param {!Object<string, number>} sizes bytes by the name of the table, such as "genshin.zh-CN"
 * @param {!Array<string>} languages tags such as "zh", which stands for all its variants, or "zh-TW"
 * @return {!Array<string>}
 */
export function tablesToKeep(sizes, languages) {
  const names = Object.keys(sizes);
  if (keepsEvery(sizes)) return names;
  const wanted = ["cards", "en", ...languages];
  return names.filter((name) => {
    const content = name.slice(name.indexOf(".") + 1);
    return wanted.includes(content) || wanted.includes(content.split("-")[0]);
  });
}
