/* What the core says about a question, as a list. */

import { make } from "../../../base/ui/elements.js";
import { sayDiagnostic } from "../../../base/ui/words.js";

/** The list; false where there is nothing to say. */
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
