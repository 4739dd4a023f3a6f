/* The list of cards that LumiTracker keeps (assets/database/db.json), with names in three languages by share id. */

import { addNamesFile, lineOf, tableText, valuesOf } from "../../decks/files/names-file.js";

/** The languages of the list, by the tags of this page. */
const LANGUAGES = { "zh-CN": "zh-HANS", en: "en-US", ja: "ja-JP" };

addNamesFile({
  id: "genshin",

  tablesIn(text) {
    const list = valuesOf(text);
    if (!Array.isArray(list?.["share_to_internal"])) return null;
    // places of actions from 1, of characters from -1
    const cards = list["share_to_internal"].map((place) =>
      place < 0 ? list["characters"]?.[-place - 1] : list["actions"]?.[place - 1],
    );
    const tables = Object.entries(LANGUAGES).map(([tag, key]) => {
      const names = cards.map((card, id) => [id, lineOf(card?.[key] ?? "")]);
      return tableText("genshin", tag, "name", names.filter(([id, name]) => id > 0 && name !== ""));
    });
    return { size: cards.length, tables: tables.join("") };
  },
});
