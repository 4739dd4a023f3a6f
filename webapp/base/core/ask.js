/*
 * The one door to the core: a request goes in, a response comes out, both as the contract has them.
 */

/**
 * Sends a request to the core.
 *
 * @param {string} op
 * @param {!Object=} args
 * @return {!CoreResponse}
 */
export function ask(op, args) {
  return /** @type {!CoreResponse} */ (JSON.parse(Cardbench.call(JSON.stringify({ op, ...args }))));
}

/**
 * What was read, whole or in part, or null. Its type is that of the operation's result.
 *
 * @param {!CoreResponse} response
 * @return {?}
 */
export function readPart(response) {
  return response.result || response.partial || null;
}
