/* Files that are dropped on the page or opened. What reads them comes with the first of them. */

import { byId } from "../../ui/elements.js";
import { loadModules } from "../../ui/scripts.js";
import { acceptChosen, acceptFiles } from "../input/arriving-files.js";
import { acceptText, refuse } from "./actions.js";

let taking = Promise.resolve();

/** Takes a file into this view, one after the other. Promises whether it can be used. */
export function takeFile(file) {
  taking = taking.then(() => readFile(file));
  return taking;
}

async function readFile(file) {
  let reader;
  try {
    reader = await loadModules("input", "files");
  } catch (missing) {
    refuse("trouble.no-network", { name: file.name });
    return false;
  }
  return reader.readFile(file);
}

export function startFiles() {
  byId("open-file").addEventListener("click", () => byId("file").click());
  byId("file").addEventListener("change", acceptChosen);
  addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) {
      document.body.classList.remove("dropping");
    }
  });
  addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    if (event.dataTransfer.files.length > 0) {
      acceptFiles(event.dataTransfer.files);
    } else {
      acceptText(event.dataTransfer.getData("text/plain"), { step: true });
    }
  });
}
