/* Files that the system opens with the installed page: the manifest states which ones (file_handlers). */

import { acceptFiles } from "./arrivals.js";
import { loadWordPart } from "../../base/ui/words.js";

/** Takes in the files that the page was started with; the browser keeps them until somebody asks. */
export function takeLaunchedFiles() {
  window["launchQueue"]?.["setConsumer"](async (launch) => {
    const handles = [...(launch["files"] || [])];
    if (handles.length === 0) return; // started by its icon, or by an address
    const files = await Promise.all(handles.map(fileOf));
    await loadWordPart("input"); // other parts load this script without its words
    await acceptFiles(files);
  });
}

/** A file that was moved or may not be read has a name alone, so that the view states that it could not be read. */
async function fileOf(handle) {
  try {
    return await handle["getFile"]();
  } catch (gone) {
    return { name: handle["name"] };
  }
}
