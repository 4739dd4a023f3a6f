/* What the page uses of the workers, where it does not know whether their script is there. */

import { offer } from "../base/ui/scripts.js";
import { cardFiles } from "../codes/archetypes/state/card-files.js";
import { LabConnection } from "../base/workers/lab-connection.js";

offer("workers", { LabConnection, cardFiles });
