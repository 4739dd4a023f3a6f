/**
 * @externs
 * The shapes of the JSON contract. `<Operation>Result` is the result of the operation of that name: DecodeResult that
 * of `decode`, SetcodeFreeResult that of `setcode.free`. A partial result has the type `<Operation>Partial` where it
 * differs. OpenResult is the result of whatever is opened. `undefined` in a type means that the member may be missing.
 * The shapes of a product are in the contract.js of its house. ContractTypesTest compares every response of the answer
 * corpus with these types.
 *
 * The typedefs only describe: a name of a stranger, such as that of a card, is a key of an Object.
 */

/** @typedef {{ok: boolean, result: (?|undefined), partial: (?|undefined), diagnostics: !Array<!Diagnostic>}} */
var CoreResponse;

/**
 * @typedef {{
 *   severity: string, code: string, message: string, args: (!Object<string, (string|number)>|undefined),
 *   from: (number|undefined), to: (number|undefined), line: (number|undefined), column: (number|undefined),
 *   fix: (string|undefined), pointer: (string|undefined), byte: (number|undefined)
 * }}
 */
var Diagnostic;

/**
 * The limits and sizes of each operation or game.
 *
 * @typedef {!Object<string, !Object<string, ?>>}
 */
var ConstantsResult;

/** @typedef {{tables: !Array<{name: string, game: string, content: string, cards: number}>}} */
var TablesResult;

/** @typedef {{closed: boolean}} */
var CloseResult;

/**
 * @typedef {{
 *   name: string, kind: (string|undefined), list: (string|undefined), cards: (number|undefined),
 *   names: (number|undefined), build: (string|undefined),
 *   tables: (!Array<{
 *     name: string, content: string, game: (string|undefined), cards: (number|undefined), text: (string|undefined)
 *   }>|undefined)
 * }}
 */
var OpenResult;
