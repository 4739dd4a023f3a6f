/*
 * The core for whole expansions works in a worker of its own, which starts with the first question. The files that are
 * open in the core of the view are opened there, too.
 */

import { LabConnection } from "../../../base/workers/lab-connection.js";
import { cardFiles } from "./card-files.js";
import { archetypeState } from "./state.js";
import { openArchetypes, tableTag } from "./table.js";

/** The kinds of files that this core uses. */
const SHARED = ["cards.cdb", "strings.conf", "table"];

const lab = new LabConnection("expansion-lab");

/** What is open in both cores, by name. */
const shared = new Map();

async function share() {
  await openArchetypes();
  const { opened } = cardFiles.lab;
  for (const [name, data] of shared) {
    if (opened.get(name) === data) continue;
    shared.delete(name);
    await lab.forget(name);
  }
  for (const [name, data] of opened) {
    if (shared.has(name) || !SHARED.includes(data[0])) continue;
    shared.set(name, data);
    await lab.open(...data);
  }
}

/**
 * Sends a request to the core for expansions.
 *
 * @param {string} op
 * @param {!Object} args
 * @return {!Promise<!CoreResponse>}
 */
export async function askExpansion(op, args) {
  await share();
  const { numbering } = archetypeState();
  const request = { op, language: tableTag(), ...(numbering && { numbering }), ...args };
  return /** @type {!CoreResponse} */ (JSON.parse(await lab.call(JSON.stringify(request))));
}

/** Opens a zip. The core's answer. */
export async function openExpansion(name, bytes) {
  return JSON.parse(await lab.open("expansion", name, bytes));
}
