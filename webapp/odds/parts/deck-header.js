/* What is open, how large it is, and where it comes from and goes: a new deck, an example, a file, a link. */

import { announce } from "../../base/ui/announce.js";
import { copyText } from "../../base/ui/clipboard.js";
import { button, byId, make, oneLine, show } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { acceptChosen } from "../../base/views/arriving-files.js";
import { openExample, openText, saveFile, setTrouble } from "../state/actions.js";
import { editor } from "../state/editor.js";
import { linkToSend } from "../state/record.js";
import { isExample, odds } from "../state/state.js";

/** A deck to start from, in the reader's language. */
function openTemplate() {
  openText(say("odds.template"), { name: "", step: true });
  editor.focus();
}

export function deckHeader() {
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
    "header",
    { class: "view-head" },
    make(
      "div",
      { class: "view-title" },
      make("h1", { id: "odds-title", tabindex: "-1" }),
      make(
        "p",
        { class: "quiet" },
        make("span", { id: "odds-mark", class: "pill warn", "data-say": "odds.example-mark", hidden: true }),
        " ",
        make("span", { id: "odds-hint", "data-say": "odds.example-hint", hidden: true }),
      ),
    ),
    make(
      "div",
      { class: "actions" },
      button("", openTemplate, { id: "odds-new", class: "first", "data-say": "odds.files.new" }),
      button("", () => file.click(), { id: "odds-open", "data-say": "box.open" }),
      button("", saveFile, { id: "odds-save", "data-say": "odds.files.save" }),
      button("", copyLink, { id: "odds-link", "data-say": "answer.copy-link" }),
      button("", () => odds.set({ draw: odds.get().draw === null ? "" : null }), {
        id: "odds-calculate",
        class: "plain",
        "data-say": "odds.files.calculator",
      }),
      button("", () => openExample("example"), {
        id: "odds-example-1",
        class: "plain",
        "data-say": "odds.files.first",
      }),
      button("", () => openExample("zhulei"), {
        id: "odds-example-2",
        class: "plain",
        "data-say": "odds.files.second",
      }),
      file,
    ),
  );
}

export function drawDeckHeader() {
  const { name, text, draw } = odds.get();
  const example = isExample();
  byId("odds-title").textContent = oneLine(name.replace(/\.ya?ml$/i, "")) || say("odds.box.label");
  show(byId("odds-mark"), example);
  show(byId("odds-hint"), example);
  show(byId("odds-calculate"), text !== "" && !example);
  byId("odds-calculate").setAttribute("aria-pressed", String(draw !== null));
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
