/**
 * @externs
 * What the build and a manager of userscripts put around the userscript.
 */

/**
 * @return {{
 *   deck: function(string, string): string,
 *   table: function(string, string): boolean,
 *   places: function(string): string
 * }}
 */
function makeCore() {}

/** @type {string} */
var STYLE;

/** @type {!Object<string, !Object>} */
var WORDS;

/** The address of the page, or empty. @type {string} */
var HOME;

/** @type {{script: {downloadURL: string, updateURL: string}, scriptUpdateURL: string}} */
var GM_info;

/** @param {string} name @return {?string} */
function GM_getResourceText(name) {}

/** @param {string} key @param {?} value @return {?} */
function GM_getValue(key, value) {}

/** @param {string} key @param {?} value */
function GM_setValue(key, value) {}

/** @param {string} words @param {function()} run */
function GM_registerMenuCommand(words, run) {}
