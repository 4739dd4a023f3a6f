/* The diagnostics of a question, as a list. */

import { make } from "../../../base/ui/elements.js";
import { sayDiagnostic } from "../../../base/ui/words.js";

/** The list; false without diagnostics. */
export function remarks(diagnostics) {
  return (
    diagnostics.length > 0 &&
    make(
      "ul",
      { class: "remarks" },
      diagnostics.map((diagnostic) => make("li", { class: "note " + diagnostic.severity }, sayDiagnostic(diagnostic))),
    )
  );
}
