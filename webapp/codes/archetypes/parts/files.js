/* Part three: files that were opened, and what they name. */

import { button, byId, fill, make } from "../../../base/ui/elements.js";
import { save } from "../../../base/ui/save-file.js";
import { say, sayDiagnostic } from "../../../base/ui/words.js";
import { refuseFiles, takeNames } from "../state/actions.js";
import { copier } from "./copying.js";
import { resultOf } from "../state/lab.js";
import { isExample, listName } from "./lists.js";
import { remarks } from "./remarks.js";
import { archetypeState } from "../state/state.js";
import { acceptChosen } from "../../../base/views/arriving-files.js";
import { cardFiles } from "../state/card-files.js";

/** @param {!Element} numbering the choice of a numbering, which follows from the files */
export function filesPart(numbering) {
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
    make("div", { id: "setcode-trouble", class: "trouble", role: "alert", hidden: true }),
    make("ul", { id: "setcode-files", class: "found" }),
    numbering,
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

/** Opens files that were dropped or chosen together, one after the other, and keeps them. Promises those refused. */
export function takeFiles(files) {
  const taken = taking.then(() => takeTogether(files));
  taking = taken.catch(() => undefined); // the next files are taken all the same
  return taken;
}

async function takeTogether(files) {
  refuseFiles([]);
  const refused = new Map();
  for (const file of files) {
    const trouble = await troubleOf(file);
    if (trouble !== "") refused.set(file, trouble);
  }
  refuseFiles([...refused.values()]);
  await refresh();
  return [...refused.keys()];
}

/** No file is larger, in bytes. */
const FILE_LIMIT = 256 * 1024 * 1024;

/** Opens a file and keeps it. Promises why it cannot be used; an empty text where it can. */
async function troubleOf(file) {
  const { name } = file;
  const kind = cardFiles.kindOf(name);
  if (kind === null) return say("archetype.files.unknown", { name });
  if (file.size > FILE_LIMIT) return say("trouble.file-too-large", { name });
  try {
    const bytes = new Uint8Array(await new Response(file).arrayBuffer());
    const answer = await cardFiles.take({ name, kind, bytes });
    return answer.ok ? "" : refusal(name, answer);
  } catch (unreadable) {
    return say("trouble.file-unreadable", { name });
  }
}

/** Why the core did not open a file. */
export function refusal(name, answer) {
  const errors = answer.diagnostics.filter((one) => one.severity === "error");
  return name + ": " + errors.map(sayDiagnostic).join(" ");
}

async function closeFile(name) {
  await cardFiles.close(name);
  await refresh();
}

/** Requests the contents of the open files; everything that depends on it is drawn anew. */
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
