import { equal, test } from "../testing.js";
import { keepsEvery, tablesToKeep } from "../../../../../webapp/base/ui/offline-tables.js";

const SMALL = { "genshin.cards": 10, "genshin.ja": 20, "genshin.ru": 30 };

const LARGE = {
  "hearthstone.cards": 900_000,
  "hearthstone.zh-CN": 900_000,
  "hearthstone.zh-TW": 900_000,
  "hearthstone.ja": 900_000,
  "hearthstone.en": 900_000,
  "hearthstone.es": 1,
  "hearthstone.es-MX": 1,
};

function kept(...languages) {
  return tablesToKeep(LARGE, languages).map((name) => name.slice("hearthstone.".length));
}

test("small tables are kept in every language", () => {
  equal(keepsEvery(SMALL), true);
  equal(tablesToKeep(SMALL, ["zh", ""]), Object.keys(SMALL));
});

test("of large tables, those of the languages in use are kept, and English", () => {
  equal(keepsEvery(LARGE), false);
  equal(kept("ja", ""), ["cards", "ja", "en"]);
  equal(kept("en", ""), ["cards", "en"]);
});

test("a language stands for all its variants, a variant for itself", () => {
  equal(kept("zh", ""), ["cards", "zh-CN", "zh-TW", "en"]);
  equal(kept("ja", "zh-TW"), ["cards", "zh-TW", "ja", "en"]);
  equal(kept("en", "es"), ["cards", "en", "es", "es-MX"]);
});
