/* The worker that reads lists. */

import { LabConnection } from "../../../base/workers/lab-connection.js";

export const listLab = new LabConnection("list-lab");

/** Starts the worker ahead of its first request, beside the scripts that show lists. Without it they report why. */
export function startListLab() {
  listLab.learnConstants().catch(() => undefined);
}
