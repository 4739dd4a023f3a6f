/* Whether a text is a scenario, as the document and its tests have them. */

const SCENARIO_KINDS = ["run", "conditions", "interpolate", "count"];

/** The scenario that a text is; null for cards and everything else. */
export function scenarioIn(text) {
  if (!/"(initial|actions|expect|kind)"/.test(text)) return null;
  try {
    const read = JSON.parse(text);
    const like = read !== null && typeof read === "object" && !Array.isArray(read) && !("behaviors" in read);
    return like && (SCENARIO_KINDS.includes(read.kind) || "initial" in read || "actions" in read)
      ? { kind: "run", ...read }
      : null;
  } catch (unfinished) {
    return null;
  }
}
