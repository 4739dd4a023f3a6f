/* Part three: files that were opened, and what they name. */

import { button, byId, fill, make } from "../../ui/elements.js";
import { save } from "../../ui/save-file.js";
import { say, sayDiagnostic } from "../../ui/words.js";
import { refuseFile, takeNames } from "./actions.js";
import { copier } from "./copying.js";
import { resultOf } from "./lab.js";
import { isExample, listName } from "./lists.js";
import { remarks } from "./remarks.js";
import { archetypeState } from "./state.js";
import { acceptChosen } from "../input/arriving-files.js";
import { cardFiles } from "../../workers/card-files.js";

export function filesPart() {
  const file = make("input", {
    id: "setcode-file",
    type: "file",
    multiple: true,
    tabindex: "-1",
    hidden: true,
    "data-say-aria-label": "archetype.files.open",
    change: acceptChosen,
  });
  return make(
    "section",
    { class: "pane", id: "setcode-files-part" },
    make("h2", { "data-say": "archetype.files.title" }),
    make("p", { class: "quiet", "data-say": "archetype.files.text" }),
    make(
      "div",
      { class: "actions" },
      button("", () => file.click(), { id: "setcode-open", class: "first", "data-say": "archetype.files.open" }),
      file,
      copier("constants-copy", "archetype.constants.copy", constants),
      button("", async () => save(CONSTANTS_FILE, new Blob([await constants()], { type: "text/plain" })), {
        id: "constants-save",
        "data-say": "archetype.constants.save",
      }),
    ),
    make("p", { id: "setcode-trouble", class: "trouble", role: "alert", hidden: true }),
    make("ul", { id: "setcode-files", class: "found" }),
  );
}

/** The file of constants that is saved. */
const CONSTANTS_FILE = "archetype_constants.lua";

/** The names of all open lists as constants. */
async function constants() {
  const result = await resultOf("setnames.constants", {});
  return result ? result.text : "";
}

let taking = Promise.resolve();

/** Opens a file that was dropped or chosen, and keeps it; several one after the other. */
export function takeFile(file) {
  taking = taking.then(() => takeOne(file));
  return taking;
}

/** No file is larger, in bytes. */
const FILE_LIMIT = 256 * 1024 * 1024;

async function takeOne(file) {
  refuseFile("");
  const kind = cardFiles.kindOf(file.name);
  if (kind === null || file.size > FILE_LIMIT) {
    refuseFile(say(kind === null ? "archetype.files.unknown" : "trouble.file-too-large", { name: file.name }));
    return;
  }
  try {
    const bytes = new Uint8Array(await new Response(file).arrayBuffer());
    sayRefused(file.name, await cardFiles.take({ name: file.name, kind, bytes }));
  } catch (unreadable) {
    refuseFile(say("trouble.file-unreadable", { name: file.name }));
  }
  await refresh();
}

export function sayRefused(name, answer) {
  if (!answer.ok) {
    refuseFile(
      name +
        ": " +
        answer.diagnostics
          .filter((one) => one.severity === "error")
          .map(sayDiagnostic)
          .join(" "),
    );
  }
}

async function closeFile(name) {
  await cardFiles.close(name);
  await refresh();
}

/** Asks what the open files name; everything that depends on it is drawn anew. */
export async function refresh() {
  takeNames(await resultOf("setnames.list", {}));
}

/** As many remarks on a file are shown: lists that are copied together repeat hundreds of lines. */
const NOTES_SHOWN = 5;

export function drawFiles() {
  fill(
    byId("setcode-files"),
    cardFiles.open.map((file, i) =>
      make(
        "li",
        { class: "file" },
        make(
          "span",
          null,
          file.name,
          " ",
          make(
            "span",
            { class: "quiet" },
            say("archetype.files." + file.kind.replace(".", "-"), { n: file.size }),
            " ",
            say(file.kept ? "archetype.files.kept" : "archetype.files.not-kept"),
          ),
        ),
        button(say("archetype.files.close"), () => closeFile(file.name), { class: "plain", id: "setcode-close-" + i }),
        remarks(file.notes.slice(0, NOTES_SHOWN)),
        file.notes.length > NOTES_SHOWN &&
          make("p", { class: "quiet" }, say("archetype.audit.more", { n: file.notes.length - NOTES_SHOWN })),
      ),
    ),
  );
  fill(
    byId("setcode-lists"),
    isExample()
      ? say("archetype.example")
      : say("archetype.lists", { lists: archetypeState().lists.map(listName).join(", ") }),
  );
}
