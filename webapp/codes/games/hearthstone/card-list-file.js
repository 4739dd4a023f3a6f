/*
 * A file of HearthstoneJSON becomes tables, a hundredth of its size, which are kept in its place. A worker does it,
 * since a file of every card takes seconds; without one, the page does it itself.
 */

import { addFileKind } from "../../decks/cards/file-kinds.js";
import { loadModules, loadScript } from "../../../base/ui/scripts.js";

/** What the core opens such files as. */
export const CARD_LIST = "hearthstonejson";

/** The script that opens them. */
const CARD_LIST_LAB = "archetype-lab";

/** Its tables as a file of one's own: {kind, name, bytes, build, notes}; or {refused}: the answer that says why not. */
async function tablesOfCardList(name, bytes) {
  const answer = await openedCardList(name, bytes);
  if (!answer.ok) {
    return { refused: answer };
  }
  const { tables: made, build } = answer.result;
  const text = made.map((table) => table.text).join("");
  return { kind: "table", name, bytes: new TextEncoder().encode(text), build, notes: answer.diagnostics };
}

async function openedCardList(name, bytes) {
  let lab = null;
  try {
    const { LabConnection } = await loadModules("workers");
    lab = new LabConnection(CARD_LIST_LAB);
    return JSON.parse(await lab.open(CARD_LIST, name, bytes));
  } catch (noWorker) {
    if (!Cardbench.labs?.[CARD_LIST_LAB]) await loadScript(CARD_LIST_LAB + ".js");
    return JSON.parse(Cardbench.labs[CARD_LIST_LAB]().open(CARD_LIST, name, bytes));
  } finally {
    if (lab) {
      lab.close();
    }
  }
}

addFileKind(CARD_LIST, { convert: tablesOfCardList });
