/**
 * @externs
 * What browsers and the build put around the scripts of the extension.
 */

/** @type {!Object<string, !Object>} */
var WORDS;

/** @type {{call: function(string): string}} */
var Cardbench;

/** @param {!Array<string>} texts */
function report(texts) {}

/**
 * @type {{
 *   tabs: {query: function(!Object): !Promise<!Array<{id: number}>>},
 *   scripting: {executeScript: function(!Object): !Promise<!Array<{result: ?}>>}
 * }}
 */
var chrome;
