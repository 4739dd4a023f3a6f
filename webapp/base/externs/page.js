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
 * example files by name. cardFiles: the size of each card table of the site by name; cardSources: where those of a game
 * are from. core: the function that starts another core of the view Decks; opened: the data that is open there, each
 * as the name of a function and its arguments. labs: functions that start other cores, by the names of their scripts.
 * labWorker: the function that a worker runs. labProof: a request and its response, which shows whether WebAssembly
 * works. editor: the code editor. modules: shared by the page's own scripts.
 *
 * @type {{
 *   call: function(string): string,
 *   open: function(string, string, !Uint8Array): string,
 *   table: function(string, string): string,
 *   words: !Object<string, !Object>,
 *   examples: (!Object<string, string>|undefined),
 *   cardFiles: !Object<string, number>,
 *   cardSources: (!Object<string, string>|undefined),
 *   core: (function(): !Object|undefined),
 *   opened: (!Map<string, !Array<?>>|undefined),
 *   labs: (!Object<string, function(): {
 *     call: function(string): string, open: function(string, string, !Uint8Array): string
 *   }>|undefined),
 *   labWorker: (function(?, ?, ?): void|undefined),
 *   labProof: ({request: string, response: string, timing: string}|undefined),
 *   editor: ({mount: function(!Object): !CodeEditor}|undefined),
 *   modules: !Object
 * }}
 */
var Cardbench;

/**
 * The code editor of a view.
 *
 * @typedef {{
 *   text: string, position: number, setText: function(string): void, setTokens: function(!Array<!Object>): void,
 *   setMarks: function(!Array<!Object>): void, setNotes: function(!Array<!Object>): void,
 *   setPhrases: function(!Object<string, string>): void, show: function(number): void,
 *   select: function(number, number): void, focus: function(): void, destroy: function(): void
 * }}
 */
var CodeEditor;

/**
 * The answer of the core about a deck file.
 *
 * @typedef {{sound: boolean, notes: !Array<!Diagnostic>, outline: !OutlineResult}}
 */
var OddsReading;

/**
 * A card of the form of a deck file, as odds.form answers it.
 *
 * @typedef {{
 *   name: string, count: number, disabled: boolean, roles: !Array<string>, label: string, from: number, to: number
 * }}
 */
var FormCard;

/**
 * A ReadableStream; that of the compiler demands a reason of whoever cancels.
 *
 * @return {?}
 */
Blob.prototype.stream = function () {};

/**
 * Finds codes in pictures, in browsers that have it.
 *
 * @constructor
 * @param {{formats: !Array<string>}} options
 */
function BarcodeDetector(options) {}

/**
 * @param {!ImageBitmap} picture
 * @return {!Promise<!Array<{rawValue: string}>>}
 */
BarcodeDetector.prototype.detect = function (picture) {};

/** @type {!Storage} */
var localStorage;

/** @type {function(string): !MediaQueryList} */
var matchMedia;

/** @type {function(string, ?, ?=): void} */
var addEventListener;
var removeEventListener;

/**
 * What the page uses of the core's constants. A core answers those of its own operations, by the name of an operation
 * or of a kind of data; names with a dot are looked up in brackets.
 *
 * @typedef {{
 *   export: {link: number},
 *   genshin: {shareId: number, offset: number, sections: !Object<string, !Array<number>>},
 *   hearthstone: {sideboardOwners: !Array<number>},
 *   simulate: {z: number, seed: number},
 *   yaml: {characters: number},
 *   setcode: {base: number, code: number},
 *   trace: {game: number}
 * }}
 */
var PageConstants;

/**
 * The reading of a text in the box of the view Decks. found: the codes in it; pick: which of them is looked at; from,
 * to: the part of the text that was decoded; kind: of the code, empty where there is none; deck: what could be read of
 * it, all of it where ok; alone: the same without what surrounds the code; notes: with places in the whole text; fields
 * and bytes: the explanation of the code; list: the answer of lists.js about a deck list;
 * pending: whether the answer of the part for cards, or of lists.js, is still to come.
 *
 * @typedef {{
 *   text: string, found: !Array<!FoundCode>, pick: number, from: number, to: number, ok: boolean,
 *   kind: string, deck: ?DecodeResult, notes: !Array<!Diagnostic>, fields: !Array<!CodeField>,
 *   bytes: !Array<string>, alone: ?DecodeResult,
 *   list: (?|undefined), pending: (boolean|undefined)
 * }}
 */
var CodeReading;

/**
 * A change of a list, as list.edit takes it: change is count, name, move, add or game; section and card are places.
 *
 * @typedef {{
 *   change: string, section: (number|undefined), card: (number|undefined), count: (number|undefined),
 *   name: (string|undefined), to: (number|undefined), zone: (string|undefined), game: (string|undefined)
 * }}
 */
var ListChangeRequest;

/**
 * Locks that tabs and workers of one site share; undefined where the browser has none.
 *
 * @type {{request: function(string, function(): ?): !Promise<?>}}
 */
Navigator.prototype.locks;
