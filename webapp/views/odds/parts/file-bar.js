/* Where the deck file comes from, and where it goes: a new one, an example, a file, a link. */

import { announce } from "../../../ui/announce.js";
import { copyText } from "../../../ui/clipboard.js";
import { button, byId, make } from "../../../ui/elements.js";
import { say } from "../../../ui/words.js";
import { acceptChosen } from "../../input/arriving-files.js";
import { openExample, openText, saveFile, setTrouble } from "../actions.js";
import { editor } from "../editor.js";
import { linkToSend } from "../link.js";

/** A deck to start from, in the reader's language. */
function openTemplate() {
  openText(say("odds.template"), { name: "", step: true });
  editor.focus();
}

export function fileBar() {
  const file = make("input", {
    id: "odds-file",
    type: "file",
    multiple: true,
    tabindex: "-1",
    hidden: true,
    "data-say-aria-label": "box.open",
    change: acceptChosen,
  });
  return make(
    "div",
    { class: "actions" },
    button("", openTemplate, { id: "odds-new", "data-say": "odds.files.new" }),
    button("", () => openExample("example"), { id: "odds-example-1", "data-say": "odds.files.first" }),
    button("", () => openExample("zhulei"), { id: "odds-example-2", "data-say": "odds.files.second" }),
    button("", () => file.click(), { id: "odds-open", "data-say": "box.open" }),
    button("", saveFile, { id: "odds-save", "data-say": "odds.files.save" }),
    button("", copyLink, { id: "odds-link", "data-say": "answer.copy-link" }),
    file,
  );
}

async function copyLink() {
  const link = await linkToSend();
  if (link === null) {
    setTrouble(say("odds.files.no-link"));
    return;
  }
  const answer = say((await copyText(link)) ? "clipboard.copied" : "clipboard.copy-by-hand");
  byId("odds-link").textContent = answer;
  announce(answer);
  setTimeout(() => {
    byId("odds-link").textContent = say("answer.copy-link");
  }, 1600);
}
