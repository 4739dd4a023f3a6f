/**
 * @externs
 * What the build puts around the widget: its core, its style sheet and its words by language.
 */

/** @type {{deck: function(string, string): string, table: function(string, string): boolean}} */
var core;

/** @type {string} */
var STYLE;

/** @type {!Object<string, !Object>} */
var WORDS;

/**
 * What the scripts of the site share; table is what the scripts of card tables call; what reads deck lists is there
 * once list-lab.js has come, and call, which reads decks of every game, once all-decks.js has.
 *
 * @type {{
 *   labs: !Object<string, function(): {call: function(string): string}>,
 *   call: function(string): string,
 *   table: function(string, string): string
 * }}
 */
var Cardbench;
