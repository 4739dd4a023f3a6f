/* Actions: several cards are read as a collection, and it is filtered. */

import { collectedCards } from "./collection-search.js";
import { askCore } from "./lab.js";
import { noteLines } from "./runs.js";
import { cardsRead, wizard } from "./state.js";

/** So many cards of a collection are in sight at first, and so many more with each press. */
export const CARDS_SHOWN = 12;

let readingNumber = 0;

/** Reads the list of cards that is written in the box, where no files are open. */
export async function readCollection() {
  const { text } = wizard.get();
  if (cardsRead().length < 2) {
    await takeCollection(null, []);
    return;
  }
  const number = ++readingNumber;
  const answer = await askCore("package", { texts: [text] });
  if (number === readingNumber) await takeCollection(answer.result || answer.partial || null, [{ name: null, text }]);
}

/**
 * Takes what the core read of these files, and requests the lines that their cards could run.
 *
 * @param {?WizardPackageResult} read
 * @param {!Array<{name: ?string, text: string}>} texts
 */
export async function takeCollection(read, texts) {
  const number = ++readingNumber;
  if (read) await noteLines(texts.map(({ text }) => text).filter((_, i) => read.files[i].errors === 0));
  if (number !== readingNumber) return;
  wizard.set({
    collected: read ? collectedCards(read) : [],
    collectedTexts: texts,
    vocabulary: read ? read.vocabulary : [],
  });
}

/** Filters the collection by another value; the first cards that are found are in sight. */
export function filterCollection(change) {
  wizard.set({ filter: { ...wizard.get().filter, ...change }, shown: CARDS_SHOWN });
}
