/* Files that are dropped on the page or opened. What reads them comes with the first of them. */

import { byId } from "../../../base/ui/elements.js";
import { loadModules } from "../../../base/ui/scripts.js";
import { acceptChosen, acceptFiles } from "../../../base/views/arriving-files.js";
import { acceptText, clearTrouble, refuseFile } from "../state/actions.js";

let taking = Promise.resolve();

/** Takes files into this view, one after the other. Promises those that cannot be used. */
export function takeFiles(files) {
  taking = taking.then(() => readFiles(files));
  return taking;
}

async function readFiles(files) {
  clearTrouble();
  try {
    return await (await loadModules("input", "files")).readFiles(files);
  } catch (missing) {
    files.forEach(({ name }) => refuseFile("trouble.no-network", { name }));
    return files;
  }
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
