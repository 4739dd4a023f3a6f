/* Below the codes of a post: what can be done with all of them at once. The tab for taking decks along does it. */

import { button, byId, fill, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { chooseShare } from "../state/actions.js";
import { isEditable } from "../state/reading.js";

const FORMS = ["table", "decks", "pictures", "names"];

export function drawTogether(reading) {
  if (reading.found.length < 2 || !isEditable(reading)) return;
  const press = (form) => {
    chooseShare({ all: form }, { tab: "share" });
    byId("tab-share")?.focus();
  };
  fill(
    byId("found-together"),
    make(
      "div",
      { class: "actions", role: "group", "aria-label": say("together.title") },
      make("span", { class: "quiet" }, say("together.title")),
      FORMS.map((form) => button(say("together." + form), () => press(form), { id: "together-" + form })),
    ),
  );
}
