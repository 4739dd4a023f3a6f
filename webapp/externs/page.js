/**
 * @externs
 * What the scripts of the page use and do not declare: the global object that the core's bundles and the data scripts
 * fill, and globals of browsers that the compiler knows only as members of `window`.
 */

/**
 * The one global of the site.
 *
 * call(request): answers a request of the contract, both as text. open(kind, name, bytes): opens binary data, answers
 * like call. table(name, text): opens a card table. words: tables of words by "<language>/<part>". examples: texts of
 * example files by name. cardFiles: the size of each card table of the site by name. labs: functions that start other
 * cores, by the names of their scripts. labWorker: the function that a worker runs. editor: the code editor. modules:
 * shared by the page's own scripts.
 *
 * @type {{
 *   call: function(string): string,
 *   open: function(string, string, !Uint8Array): string,
 *   table: function(string, string): string,
 *   words: !Object<string, !Object>,
 *   examples: (!Object<string, string>|undefined),
 *   cardFiles: !Object<string, number>,
 *   labs: (!Object<string, function(): {
 *     call: function(string): string, open: function(string, string, !Uint8Array): string
 *   }>|undefined),
 *   labWorker: (function(?, ?): void|undefined),
 *   editor: ({mount: function(!Object): ?}|undefined),
 *   modules: !Object
 * }}
 */
var Cardbench;

/** @type {!Storage} */
var localStorage;

/** @type {function(string): !MediaQueryList} */
var matchMedia;

/** @type {function(string, ?, ?=): void} */
var addEventListener;
