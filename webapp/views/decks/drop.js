/* Files that are dropped on the page or opened. What reads them comes with the first of them, as files.js. */

import { byId } from "../../ui/elements.js";
import { loadModules } from "../../ui/scripts.js";
import { acceptText, refuse } from "./input-box.js";
import { openView } from "../views.js";

async function acceptFile(file) {
  if (openView.take) {
    openView.take(file);
    return;
  }
  let reader;
  try {
    reader = await loadModules("files");
  } catch (missing) {
    refuse("trouble.no-network", { name: file.name });
    return;
  }
  await reader.readFile(file);
}

export function startFiles() {
  byId("open-file").addEventListener("click", () => byId("file").click());
  byId("file").addEventListener("change", (event) => {
    if (event.target.files.length > 0) {
      acceptFile(event.target.files[0]);
    }
    event.target.value = "";
  });
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
    const [file, ...others] = event.dataTransfer.files;
    if (file) {
      acceptFile(file);
      if (openView.takesSeveral) others.forEach(acceptFile);
    } else {
      acceptText(event.dataTransfer.getData("text/plain"), { step: true });
    }
  });
}
