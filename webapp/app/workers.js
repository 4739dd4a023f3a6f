/* What the page uses of the workers, where it does not know whether their script is there. */

import { offer } from "../base/ui/scripts.js";
import { cardFiles } from "../codes/archetypes/state/card-files.js";
import { askAboutText } from "../base/core/long-text.js";
import { callInWorker } from "../base/workers/core-worker.js";
import { listLab, startListLab } from "../codes/decks/list/lab.js";
import { longReading } from "../codes/decks/state/long-reading.js";
import { LabConnection } from "../base/workers/lab-connection.js";

offer("workers", { LabConnection, askAboutText, callInWorker, cardFiles, listLab, longReading, startListLab });
