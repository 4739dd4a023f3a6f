/* The languages of the page and of the widget: the names of their word tables, and the tag of each (BCP 47). */

export const LANGUAGES = ["zh", "ja", "en"];
export const LANGUAGE_TAGS = { zh: "zh-Hans", ja: "ja", en: "en" };
