/* How the deck file is edited: as text, or by a form, whose script and words come when somebody wants it. */

import { button, byId, fill, keepingFocus, make, show } from "../../ui/elements.js";
import { loadPart } from "../../ui/parts.js";
import { keep, recall } from "../../ui/storage.js";
import { say } from "../../ui/words.js";

const KEPT_MODE = "odds-form";

const MODES = ["text", "form"];

let mode = "text";

/** The switch, and the place of the form. */
export function editModes() {
  mode = recall(KEPT_MODE, "") === "form" ? "form" : "text";
  return [
    make(
      "div",
      { class: "actions edit-modes", role: "group", "data-say-aria-label": "odds.edit.title" },
      MODES.map((one) =>
        button("", () => chooseMode(one), {
          id: "odds-mode-" + one,
          class: "plain",
          "data-say": "odds.edit." + one,
        }),
      ),
    ),
    make("div", { id: "odds-form", class: "deck-form", hidden: true }),
  ];
}

/** Shows the form to those who never chose how to edit: they come from a deck, not from a text. */
export function suggestForm() {
  if (recall(KEPT_MODE, "") === "") mode = "form";
}

function chooseMode(next) {
  keep(KEPT_MODE, next);
  openMode(next);
}

/** Shows the text, where something in it is to be seen. */
export function openText() {
  openMode("text");
}

function openMode(next) {
  mode = next;
  drawEditMode();
}

/** Shows the text or the form; the form is drawn anew, since the text may have changed. */
export async function drawEditMode() {
  const asForm = mode === "form";
  for (const one of MODES) byId("odds-mode-" + one).setAttribute("aria-pressed", String(one === mode));
  show(byId("odds-editor"), !asForm);
  show(byId("odds-switch"), !asForm);
  show(byId("odds-form"), asForm);
  if (!asForm) return;
  try {
    const form = await loadPart(["form"]);
    if (mode === "form") form.drawForm();
  } catch (missing) {
    keepingFocus(() => fill(byId("odds-form"), make("p", { class: "trouble", role: "alert" }, say("trouble.view"))));
  }
}
