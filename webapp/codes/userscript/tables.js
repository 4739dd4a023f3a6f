/*
 * Card tables, which the manager of userscripts brought from the site when it installed the script, and keeps. No page
 * needs a request for them.
 */

/** The languages of names that the script brings along. */
const LANGUAGES = { zh: "zh-CN", ja: "ja" };

/** A table of the site: a script with one call, whose arguments are texts. */
const TABLE = /^globalThis\.Cardbench\.table\(("(?:[^"\\]|\\.)*"), ("[^]*")\);\s*$/;

const opened = new Set();

/** The language of card names for the reader. */
export function nameLanguage() {
  const tag = String(navigator.language || "").toLowerCase();
  return LANGUAGES[tag.split(/[-_]/)[0]] || "en";
}

/** Opens the tables of a game in a core; resolves when they are open. Without them, cards have their numbers. */
export async function openTables(reader, game) {
  for (const content of new Set(["cards", nameLanguage(), "en"])) {
    const name = game + "." + content;
    if (opened.has(name)) continue;
    opened.add(name);
    const [, key, table] = TABLE.exec(resource(name)) || [];
    if (table) {
      reader.table(JSON.parse(key), JSON.parse(table));
      await new Promise((next) => setTimeout(next));
    }
  }
}

function resource(name) {
  try {
    return GM_getResourceText(name) || "";
  } catch (missing) {
    return "";
  }
}
