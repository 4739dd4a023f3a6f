/* The button beside that which saves a picture: the same picture for the clipboard, for chats. */

import { announce } from "../../../base/ui/announce.js";
import { requireTrueCanvas, withTrueCanvas } from "../../../base/ui/canvas-probe.js";
import { canCopyPictures, copyPicture } from "../../../base/ui/copy-picture.js";
import { button, byId, fill, make } from "../../../base/ui/elements.js";
import { icon } from "../../../base/ui/icons.js";
import { offered } from "../../../base/ui/scripts.js";
import { say } from "../../../base/ui/words.js";
import { bringSharePane, savePicture } from "../parts/share-part.js";
import { refuse } from "../state/actions.js";

const ID = "copy-picture";

const TWO_PICTURES = "M5.5 5.5h8V14h-8zM6 12.6l2.4-2.6 2 2 1-1 2 1.8M10.5 5.5v-3h-8v8.5h3";

/** How long the button shows that the picture was copied, in milliseconds. */
const SHOWN = 1600;

let isCopied = false;

/**
 * The button; null in browsers that copy no pictures.
 *
 * @param {!CodeReading} reading
 */
export function copyPictureButton(reading) {
  if (!canCopyPictures()) return null;
  return button(content(), () => press(reading), { id: ID, title: say("clipboard.copy-picture") });
}

function content() {
  const words = say(isCopied ? "clipboard.copied" : "clipboard.copy-picture");
  return [icon(isCopied ? "check" : TWO_PICTURES), make("span", null, words)];
}

/** Shows whether the picture was copied, also where the button was drawn anew. */
function showCopied(copied) {
  isCopied = copied;
  if (byId(ID)) fill(byId(ID), content());
}

/** Copies the picture; where the browser refuses, saves it with a sentence. */
async function press(reading) {
  const copy = () => {
    requireTrueCanvas();
    return copyPicture(png(reading));
  };
  try {
    if (!(await withTrueCanvas(byId(ID), copy))) return;
  } catch (refused) {
    await savePicture(reading);
    refuse("trouble.picture-saved");
    return;
  }
  showCopied(true);
  announce(say("clipboard.copied"));
  setTimeout(showCopied, SHOWN, false);
}

/** The picture as a file. */
async function png(reading) {
  if (!offered("share")) await bringSharePane();
  return offered("share").picturePng(reading);
}
