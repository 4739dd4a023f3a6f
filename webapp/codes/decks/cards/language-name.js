/* What languages are called. */

/** Names of languages that were requested, by tag: the browser takes long for each. */
const languageNames = new Map();

/** A language under its own name, as the browser knows it. */
export function languageName(tag) {
  if (!languageNames.has(tag)) languageNames.set(tag, askLanguageName(tag));
  return languageNames.get(tag);
}

function askLanguageName(tag) {
  const usual = { "zh-CN": "zh-Hans", "zh-TW": "zh-Hant" }[tag] || tag;
  try {
    return new Intl.DisplayNames([usual], { type: "language" }).of(usual);
  } catch (unknown) {
    return tag;
  }
}
