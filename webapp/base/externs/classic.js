/**
 * @externs
 * What the classic scripts use beyond the page: the globals of service workers, what the build fills in, and the
 * WebAssembly runtime of a lab.
 */

/** @type {string} */
var __VERSION__;

/** @type {!Object<string, string>} */
var __FILES__;

/** @type {number} */
var __SIZE__;

/** @type {!CacheStorage} */
var caches;

/** @type {function(): !Promise} */
var skipWaiting;

/** @type {!Window} */
var parent;

/**
 * What a lab in WebAssembly exports.
 *
 * @typedef {{
 *   call: function(string): string, openPacked: function(string, string, string, number): string
 * }}
 */
var LabExports;

/**
 * @type {{
 *   wasmGC: {
 *     load: function((string|!WebAssembly.Module)): !Promise<{exports: !LabExports, module: !WebAssembly.Module}>
 *   }
 * }}
 */
var TeaVM;

/**
 * A request of a page to the worker of a lab.
 *
 * @typedef {{
 *   type: string, name: (string|undefined), wasm: (boolean|undefined), id: (number|undefined),
 *   request: (string|undefined), kind: (string|undefined), bytes: (!Uint8Array|undefined)
 * }}
 */
var LabMessage;
