/* A picture that another app shared: the service worker keeps it until the page takes it. */

import { acceptFiles } from "./arrivals.js";
import { loadWordPart } from "../../base/ui/words.js";

/** Takes the picture in, if the page was opened for one. */
export async function takeSharedPicture() {
  if (location.search !== "?shared") return;
  history.replaceState(history.state, "", location.pathname + location.hash);
  const answer = await fetch("shared-picture");
  if (answer.status !== 200) return; // the page was opened again by its address
  const picture = await answer.blob();
  await loadWordPart("input"); // other parts load this script without its words
  await acceptFiles([new File([picture], "shared", { type: picture.type })]);
}
