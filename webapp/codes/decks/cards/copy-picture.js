/* The button beside that which saves a picture: the same picture for the clipboard, for chats. */

import { requireTrueCanvas, withTrueCanvas } from "../../../base/ui/canvas-probe.js";
import { copyButton } from "../../../base/ui/clipboard.js";
import { canCopyPictures, copyPicture } from "../../../base/ui/copy-picture.js";
import { byId } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { picturePng, savePicture } from "../parts/share-part.js";
import { refuse } from "../state/actions.js";

const ID = "copy-picture";

const TWO_PICTURES = "M5.5 5.5h8V14h-8zM6 12.6l2.4-2.6 2 2 1-1 2 1.8M10.5 5.5v-3h-8v8.5h3";

/**
 * The button; null in browsers that copy no pictures.
 *
 * @param {!CodeReading} reading
 */
export function copyPictureButton(reading) {
  if (!canCopyPictures()) return null;
  const made = copyButton(ID, "clipboard.copy-picture", () => reading, { picture: TWO_PICTURES, copy });
  made.title = say("clipboard.copy-picture");
  return made;
}

/** Copies the picture; where the browser refuses, saves it with a sentence. */
async function copy(reading) {
  try {
    return await withTrueCanvas(byId(ID), () => {
      requireTrueCanvas();
      return copyPicture(picturePng(reading));
    });
  } catch (refused) {
    await savePicture(reading);
    refuse("trouble.picture-saved");
    return false;
  }
}
