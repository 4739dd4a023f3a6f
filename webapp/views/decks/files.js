/* Files that are dropped on the page or opened, read on this device: texts with codes, and tables of cards. */

import { TEXT_LIMIT } from "../../core/text-limit.js";
import { byId, show } from "../../ui/elements.js";
import { textOf } from "../../ui/file-text.js";
import { cardFileKind } from "./card-file-kind.js";
import { cardsPart, loadCardsPart } from "./cards-part.js";
import { acceptText, refuse } from "./input-box.js";
import { openView } from "../views.js";

/** No file of text that this page reads is larger, in bytes. */
const FILE_LIMIT = 4 * TEXT_LIMIT;

/** No file of cards is larger: lists of every card in every language are the largest. */
const CARDS_LIMIT = 256 * 1048576;

async function acceptFile(file) {
  if (openView.take) {
    openView.take(file);
    return;
  }
  try {
    const beginning = await textOf(file.slice(0, 4096));
    const kind = cardFileKind(beginning, file.name);
    if (file.size > (kind ? CARDS_LIMIT : FILE_LIMIT)) {
      refuse("trouble.file-too-large", { name: file.name });
    } else if (kind) {
      await acceptCards(kind, file);
    } else {
      acceptText(await textOf(file), { step: true });
    }
  } catch (unreadable) {
    refuse("trouble.file-unreadable", { name: file.name });
  }
}

async function acceptCards(kind, file) {
  if (await loadCardsPart()) {
    show(byId("trouble"), false);
    await cardsPart.takeFile(kind, file.name, new Uint8Array(await new Response(file).arrayBuffer()));
  } else {
    refuse("trouble.no-network", { name: file.name });
  }
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
