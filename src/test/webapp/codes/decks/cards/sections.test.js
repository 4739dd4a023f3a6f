import "../../../base/browser.js";
import { equal, test } from "../../../base/testing.js";
import { copySections } from "../../../../../../webapp/codes/decks/cards/sections.js";

test("a hero is no copy, and a chosen champion is one of the main deck", () => {
  const keys = ["hero", "cards", "sideboard-90749", "main", "champion", "legends"];
  const sections = copySections({ sections: keys.map((key) => ({ key, rows: [] })) });
  equal(sections.map(({ key }) => key).join(" "), "cards sideboard-90749 main legends");
});
