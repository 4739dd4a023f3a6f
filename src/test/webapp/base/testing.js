/* Tests of the page's modules: how they are named, and what they assert. cardbench.app.page.ScriptTest runs them. */

/** The tests of the file that is being loaded, in its order: {name, run}. */
export const registered = [];

/** @param body may be asynchronous, as long as it waits for nothing but promises that the test itself settles */
export function test(name, body) {
  registered.push({ name, run: async () => body() });
}

/** The same value, or an object of the same shape with the same values. The order of keys does not matter. */
export function equal(actual, expected, label = "") {
  const at = difference(actual, expected, "");
  if (at === null) return;
  const where = at.path === "" ? "" : " (differs at " + at.path + ")";
  throw new Error((label && label + ": ") + "expected " + shown(expected) + " but was " + shown(actual) + where);
}

/** The same number up to an error. */
export function near(actual, expected, error) {
  if (Math.abs(actual - expected) <= error) return;
  throw new Error("expected " + expected + " ± " + error + " but was " + shown(actual));
}

/** Where two values begin to differ: {path}; or null. */
function difference(actual, expected, path) {
  if (Object.is(actual, expected)) return null;
  if (!isObject(actual) || !isObject(expected)) return { path };
  if (Object.getPrototypeOf(actual) !== Object.getPrototypeOf(expected)) return { path };
  if (actual instanceof Map || actual instanceof Set) {
    return difference([...actual], [...expected], path);
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const step = path + (Array.isArray(expected) ? "[" + key + "]" : "." + key);
    if (!(key in actual) || !(key in expected)) return { path: step };
    const inside = difference(actual[key], expected[key], step);
    if (inside !== null) return inside;
  }
  return Array.isArray(actual) && actual.length !== expected.length ? { path: path + ".length" } : null;
}

function isObject(value) {
  return typeof value === "object" && value !== null;
}

/** A value as one reads it in a message. */
function shown(value) {
  if (value instanceof Error) return String(value);
  if (value instanceof Map || value instanceof Set) return value.constructor.name + " " + shown([...value]);
  if (Object.is(value, -0)) return "-0";
  const undefinedShown = (key, one) => (one === undefined ? "<undefined>" : one);
  return (isObject(value) || typeof value === "string" ? JSON.stringify(value, undefinedShown) : String(value)) ?? "";
}
