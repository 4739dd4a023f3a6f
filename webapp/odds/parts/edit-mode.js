/* How the deck file is edited: as text, or by a form, whose script and words come when somebody wants it. */

import { button, byId, fill, keepingFocus, make, show } from "../../base/ui/elements.js";
import { loadPart } from "../../base/ui/parts.js";
import { say } from "../../base/ui/words.js";
import { chooseMode } from "../state/actions.js";
import { odds } from "../state/state.js";

const MODES = ["form", "text"];

/** The switch, and the place of the form. */
export function editModes() {
  return [
    make(
      "div",
      { class: "segments edit-modes", role: "group", "data-say-aria-label": "odds.edit.title" },
      MODES.map((one) =>
        button("", () => chooseMode(one), {
          id: "odds-mode-" + one,
          "data-say": "odds.edit." + one,
        }),
      ),
    ),
    make("div", { id: "odds-form", class: "deck-form", hidden: true }),
  ];
}

/** Shows the text or the form; the form is drawn anew, since the text may have changed. */
export async function drawEditMode() {
  const { mode } = odds.get();
  const asForm = mode === "form";
  for (const one of MODES) byId("odds-mode-" + one).setAttribute("aria-pressed", String(one === mode));
  show(byId("odds-editor"), !asForm);
  show(byId("odds-switch"), !asForm);
  show(byId("odds-form"), asForm);
  if (!asForm) return;
  try {
    const form = await loadPart(["form"]);
    if (odds.get().mode === "form") form.drawForm();
  } catch (missing) {
    keepingFocus(() => fill(byId("odds-form"), make("p", { class: "trouble", role: "alert" }, say("trouble.view"))));
  }
}
