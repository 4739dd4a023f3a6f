/*
 * The one door to the core: a request goes in, a response comes out, both as the contract has them.
 */

/** Asks the core. Answers {ok, result or partial, diagnostics}. */
export function ask(op, args) {
  return JSON.parse(Cardbench.call(JSON.stringify({ op, ...args })));
}

/** What was read, whole or in part, or null. */
export function readPart(response) {
  return response.result || response.partial || null;
}
