/* What the page uses of the workers, where it does not know whether their script is there. */

import { offer } from "../ui/scripts.js";
import { cardFiles } from "./card-files.js";
import { LabConnection } from "./lab-connection.js";

offer("workers", { LabConnection, cardFiles });
