/* The first module of files.js: files are read on this device, texts with codes and tables of cards. */

import { TEXT_LIMIT } from "../../../base/core/text-limit.js";
import { cardLanguage } from "../../../base/ui/card-language.js";
import { textOf } from "../../../base/ui/file-text.js";
import { offer } from "../../../base/ui/scripts.js";
import { acceptText, clearTrouble, refuseFile } from "../state/actions.js";
import { cardsPart, loadCardsPart } from "../state/cards-part.js";
import { cardFileKind } from "./card-file-kind.js";
import { titleOf } from "./file-title.js";
import { namesFiles } from "./names-file.js";

/** No file of text that this page reads is larger, in bytes. */
const FILE_LIMIT = 4 * TEXT_LIMIT;

/** No file of cards is larger: lists of every card in every language are the largest. */
const CARDS_LIMIT = 256 * 1048576;

/** A file of fewer cards that is dropped is read as a deck. */
const MIN_NAMES = 70;

/** Which files may hold names. */
const NAMES_FILE = /\.(?:json|csv|tsv)$/i;

/** Shows what files hold, one after the other. Promises those that cannot be used. */
async function readFiles(files) {
  const refused = [];
  for (const file of files) {
    if (!(await readFile(file))) refused.push(file);
  }
  return refused;
}

/** Shows what a file holds: the text as if it had been pasted, cards as names. Promises whether it can. */
async function readFile(file) {
  try {
    const beginning = await textOf(file.slice(0, 4096));
    const kind = cardFileKind(beginning, file.name);
    if (file.size > (kind ? CARDS_LIMIT : FILE_LIMIT)) {
      refuseFile("trouble.file-too-large", { name: file.name });
    } else if (kind) {
      return await acceptCards(kind, file);
    } else {
      const text = await textOf(file);
      const found = NAMES_FILE.test(file.name) ? namesFiles.map((one) => one.tablesIn(text, cardLanguage())) : [];
      const named = found.find((one) => one?.size >= MIN_NAMES);
      return named ? acceptTables(named, file.name) : acceptText(text, { step: true, name: titleOf(file.name) });
    }
  } catch (unreadable) {
    refuseFile("trouble.file-unreadable", { name: file.name });
  }
  return false;
}

/** Takes the names of a game's cards from a file, however few they are; promises whether there are any. */
async function readNames(game, file) {
  clearTrouble();
  try {
    const known = namesFiles.find((one) => one.id === game);
    const named = file.size > CARDS_LIMIT ? null : known.tablesIn(await textOf(file), cardLanguage());
    if (named) return await acceptTables(named, file.name);
  } catch (unreadable) {
    // the reason below names the file
  }
  refuseFile("deck.no-names-in-file", { name: file.name });
  return false;
}

function acceptTables({ tables }, name) {
  return acceptCards("table", new File([tables], name));
}

async function acceptCards(kind, file) {
  if (await loadCardsPart()) {
    return cardsPart.takeFile(kind, file.name, new Uint8Array(await new Response(file).arrayBuffer()));
  }
  refuseFile("trouble.no-network", { name: file.name });
  return false;
}

offer("files", { readFiles, readNames });
