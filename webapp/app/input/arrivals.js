/*
 * Files that were dropped or opened: each goes to a view that uses it. The open view takes what it can; one file alone
 * that it cannot use is opened in the view that can; of several, each of the others gets a button.
 */

import { ask, readPart } from "../../base/core/ask.js";
import { TEXT_LIMIT } from "../../base/core/text-limit.js";
import { FalsifiedCanvas } from "../../base/ui/canvas-probe.js";
import { textOf } from "../../base/ui/file-text.js";
import { loadModules } from "../../base/ui/scripts.js";
import { openView } from "../../base/views/views.js";
import { BEGINNING, VIEWS_OF, kindOf, kindOfFound } from "./kinds.js";
import { goTo, named, openIn, tellFiles } from "./recognised.js";

/** Kinds that a box holds one of at a time. */
const TEXTS = ["deck", "deck-file", null];

/** The page itself answers where the script of the workers cannot be loaded. */
const IN_PAGE = { askAboutText: ask };

/** A deck out of a picture is not called like the picture. */
const UNNAMED = "deck";

/** Takes files in. */
export async function acceptFiles(files) {
  const pictures = files.filter(isPicture);
  if (pictures.length > 0) tellFiles(pictures.map((file) => ({ file, kind: "reading-picture", state: "waiting" })));
  const arrived = await Promise.all(files.map(arrivalOf));
  // a view without use for files leaves them to the first one
  const target = openView.take ? openView.key : "decks";
  const takes = ({ kind }) => kind === null || (VIEWS_OF[kind] || []).includes(target);
  if (arrived.length === 1 && VIEWS_OF[arrived[0].kind] && !takes(arrived[0])) {
    const [only] = arrived;
    const refused = await openIn(VIEWS_OF[only.kind][0], only);
    tellFiles(refused.length > 0 ? [] : [{ ...only, state: "opened" }]);
    return;
  }
  if (arrived.some(takes)) await goTo(target);
  const texts = arrived.filter((one) => takes(one) && TEXTS.includes(one.kind));
  const inBox = texts.find(({ kind }) => kind !== null) || texts[0];
  const taken = arrived.filter((one) => takes(one) && (openView.takesSeveral || one === inBox || !texts.includes(one)));
  taken.sort((a, b) => Number(b === inBox) - Number(a === inBox)); // a text ends what was reported of the one before
  const given = new Map(taken.map((one) => [named(one), one]));
  const refused = (await openView.take?.([...given.keys()]))?.map((file) => given.get(file)) || [];
  // what is in the box, the view itself shows; where the names of a list went, it does not
  const plain = arrived.length === 1 && (arrived[0] === inBox || openView.takesSeveral);
  const listed = plain ? [] : arrived.filter((one) => !refused.includes(one));
  tellFiles(listed.map((one) => ({ ...one, state: taken.includes(one) ? "taken" : "waiting" })));
}

/** A picture of dots; one in SVG is a text. */
function isPicture(file) {
  return /^image\/(?!svg)/.test(file.type);
}

/** A picture stands for the texts of its QR codes. */
async function pictureArrival(picture) {
  const none = { file: picture, text: "", kind: "picture" };
  try {
    const reader = await loadModules("workers", "pictures");
    const text = (await reader.textsIn(picture)).join("\n");
    if (text === "") return none;
    return { file: new File([text], UNNAMED), text, kind: kindOf("", text) ?? (await kindInside(text)) };
  } catch (failed) {
    // the reader is missing without network, before it was ever used
    return { ...none, kind: failed instanceof FalsifiedCanvas ? "hidden-picture" : "unread-picture" };
  }
}

/** A file with its kind, "unreadable" where it holds no text; null for a text of which nothing is known. */
async function arrivalOf(file) {
  if (isPicture(file)) return pictureArrival(file);
  try {
    const small = file.size <= 4 * TEXT_LIMIT;
    const text = await textOf(small ? file : file.slice(0, BEGINNING));
    const kind = kindOf(file.name, text);
    return { file, text, kind: kind ?? (text.includes("\0") ? "unreadable" : await kindInside(text)) };
  } catch (unreadable) {
    return { file, text: "", kind: null }; // the view shows it
  }
}

/** What the core finds in a text; a setcode in it is no file of setcodes. */
async function kindInside(text) {
  const { askAboutText } = await loadModules("workers").catch(() => IN_PAGE);
  const inside = kindOfFound(readPart(await askAboutText("identify", { text }))?.found || []);
  return inside && inside.kind !== "setcode" ? inside.kind : null;
}

/** A picture is pasted like a text. */
addEventListener("paste", (event) => {
  const pictures = [...(event.clipboardData?.files || [])].filter(isPicture);
  if (pictures.length === 0) return;
  event.preventDefault();
  acceptFiles(pictures);
});
