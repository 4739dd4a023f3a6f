/* The shapes of the contract for codes, decks, lists of cards and archetypes. */

/**
 * A code of a text; name: what the text calls its deck.
 *
 * @typedef {{kind: string, from: number, to: number, text: string, name: (string|undefined)}}
 */
var FoundCode;

/** @typedef {{found: !Array<!FoundCode>}} */
var IdentifyResult;

/**
 * All that is shown of a text: its codes, and the answers to decode and explain for the picked one with what surrounds
 * it; alone: the answer to decode for the code without its surroundings, where it has some.
 *
 * @typedef {{
 *   found: !Array<!FoundCode>, pick: number, from: number, to: number, decoded: !CoreResponse,
 *   explained: (!CoreResponse|undefined), alone: (!CoreResponse|undefined)
 * }}
 */
var ReadResult;

/**
 * A deck. A game fills its own lists: main, extra and side; heroes, cards and sideboards as [id, count, ...];
 * shareIds; or mercenaries as [id, equipment, art, premium]. Ids are numbers, or texts: main, side and cards are then
 * rows [id, count], or ids alone, whose names and costs the text may tell. Bytes without a known meaning are
 * hexadecimal.
 *
 * @typedef {{
 *   kind: string, canonical: string, from: number, to: number, name: (string|undefined), format: (number|undefined),
 *   main: (!Array<?>|undefined), extra: (!Array<number>|undefined), side: (!Array<?>|undefined),
 *   heroes: (!Array<number>|undefined), cards: (!Array<?>|undefined), version: (number|undefined),
 *   champion: (string|undefined), legends: (!Array<string>|undefined), form: (string|undefined),
 *   names: (!Object<string, string>|undefined), costs: (!Object<string, number>|undefined),
 *   sideboards: (!Array<!Array<number>>|undefined), shareIds: (!Array<number>|undefined),
 *   offset: (number|undefined), clientAccepts: (boolean|null|undefined), clientReason: (!Diagnostic|undefined),
 *   id: (number|undefined), type: (number|undefined), mercenaries: (!Array<!Array<?>>|undefined),
 *   unknown: (!Array<string>|undefined), unknownInList: (!Array<string>|undefined)
 * }}
 */
var DecodeResult;

/**
 * What could be read of a damaged code: a deck that may lack its canonical code.
 *
 * @typedef {{
 *   kind: string, canonical: (string|undefined), from: number, to: number, format: (number|undefined),
 *   main: (!Array<?>|undefined), extra: (!Array<number>|undefined), side: (!Array<?>|undefined),
 *   heroes: (!Array<number>|undefined), cards: (!Array<?>|undefined), version: (number|undefined),
 *   champion: (string|undefined), legends: (!Array<string>|undefined), form: (string|undefined),
 *   names: (!Object<string, string>|undefined), costs: (!Object<string, number>|undefined),
 *   sideboards: (!Array<!Array<number>>|undefined),
 *   clientAccepts: (boolean|null|undefined), clientReason: (!Diagnostic|undefined),
 *   id: (number|undefined), name: (string|undefined), type: (number|undefined),
 *   mercenaries: (!Array<!Array<?>>|undefined), unknown: (!Array<string>|undefined),
 *   unknownInList: (!Array<string>|undefined)
 * }}
 */
var DecodePartial;

/**
 * @typedef {{
 *   name: string, byteFrom: number, byteTo: number, from: number, to: number, value: number, meaning: string,
 *   card: (string|undefined)
 * }}
 */
var CodeField;

/** @typedef {{kind: string, bytes: string, fields: !Array<!CodeField>}} */
var ExplainResult;

/**
 * @typedef {{
 *   text: string, offset: (number|undefined), skipped: (!Array<{offset: number, word: string}>|undefined),
 *   shareIds: (!Array<number>|undefined)
 * }}
 */
var EncodeResult;

/**
 * A row of a deck. A game says more of its cards: kind, class, owner, cost, element, rarity. nameLanguage: the language
 * of a name that is not in the one asked for.
 *
 * @typedef {{
 *   id: (number|string), count: number, name: string, known: boolean, nameLanguage: (string|undefined),
 *   kind: (string|undefined), class: (string|undefined), owner: (number|undefined), cost: (number|undefined),
 *   element: (string|undefined), rarity: (string|undefined)
 * }}
 */
var DeckRow;

/** @typedef {{key: string, title: string, rows: !Array<!DeckRow>}} */
var DeckSection;

/**
 * Figures are of all cards, or tell how many copies they leave out: curveLeftOut those whose cost nothing tells,
 * dustLeftOut those whose price nothing tells; then the dust is a lower bound, and called leastDust.
 *
 * @typedef {{
 *   game: string, title: string, subtitle: string, code: string, sections: !Array<!DeckSection>,
 *   curve: (!Array<!Array<number>>|undefined), curveLeftOut: (number|undefined),
 *   dust: (number|undefined), leastDust: (number|undefined), dustLeftOut: (number|undefined),
 *   checks: !Array<!Diagnostic>
 * }}
 */
var DeckResult;

/** @typedef {{cards: !Array<!DeckRow>}} */
var CardsSearchResult;

/**
 * What was added to, removed from or kept of a deck: rows as [id, count], of the whole deck or by section.
 *
 * @typedef {(!Array<!Array<?>>|!Object<string, !Array<!Array<?>>>)}
 */
var DeckDifference;

/**
 * @typedef {{
 *   added: !DeckDifference, removed: !DeckDifference, kept: !DeckDifference,
 *   dust: (number|undefined), leastDust: (number|undefined), dustLeftOut: (number|undefined)
 * }}
 */
var CompareResult;

/**
 * The target `text`, a picture and JSON have the content alone.
 *
 * @typedef {{
 *   content: string, html: (string|undefined), dialect: (string|undefined), length: (number|undefined),
 *   limit: (number|undefined), checked: (boolean|undefined)
 * }}
 */
var ExportResult;

/**
 * @typedef {{
 *   content: string, html: (string|undefined), dialect: (string|undefined), length: (number|undefined),
 *   limit: (number|undefined), checked: (boolean|undefined)
 * }}
 */
var ExportListResult;

/** @typedef {{game: string, from: number, to: number, title: string, code: string}} */
var PostedDeck;

/**
 * @typedef {{
 *   content: string, html: (string|undefined), dialect: string, length: number, limit: (number|undefined),
 *   checked: boolean, decks: !Array<!PostedDeck>
 * }}
 */
var ExportPostResult;

/** @typedef {{side: number, path: string}} */
var ExportQrResult;

/**
 * The list that decks are held to unless a request names another, and all lists that are open. Of the cards that were
 * asked for, what the list of the request says: [id, copies, points of each kind ...].
 *
 * @typedef {{
 *   name: string, list: string, cards: number,
 *   lists: !Array<{
 *     file: string, list: string, cards: number, whitelist: boolean, points: !Array<{name: string, most: number}>
 *   }>,
 *   sizes: ({main: !Array<number>, extra: !Array<number>, side: !Array<number>}|undefined),
 *   limits: (!Array<!Array<number>>|undefined)
 * }}
 */
var LimitsResult;

/**
 * @typedef {{
 *   list: string, points: !Array<{name: string, most: number, total: number, left: number}>, removed: number,
 *   remove: !Array<{part: string, id: number, name: string, count: number}>, missing: number
 * }}
 */
var LimitsChangeResult;

/**
 * @typedef {{
 *   databases: !Array<{name: string, cards: number, numbering: (string|undefined)}>, cards: number,
 *   slots: !Array<number>,
 *   unlisted: !Array<!CodeCount>, accidental: !Array<!CodeCount>,
 *   redundant: !Array<{id: number, name: string, slot: string, by: string}>,
 *   negative: !Array<{id: number, name: string}>,
 *   duplicates: !Array<{id: number, name: string}>,
 *   numbering: string, numberingBy: string
 * }}
 */
var DatabaseAuditResult;

/** @typedef {{code: string, cards: number}} */
var CodeCount;

/**
 * @typedef {{
 *   id: number, name: string, setcode: string, codes: !Array<string>, alias: (number|undefined),
 *   aliasKind: (string|undefined), regions: !Array<string>, types: !Array<string>,
 *   attributes: (!Array<string>|undefined), races: (!Array<string>|undefined), level: (number|undefined),
 *   leftScale: (number|undefined), rightScale: (number|undefined), attack: (number|undefined),
 *   defence: (number|undefined), arrows: (!Array<string>|undefined), database: string
 * }}
 */
var DatabaseRow;

/** @typedef {{text: string}} */
var DatabaseYdkResult;

/**
 * @typedef {{
 *   total: number, cards: !Array<!DatabaseRow>, dialect: string, archetypes: (!Array<string>|undefined),
 *   numbering: string, numberingBy: string
 * }}
 */
var DatabaseSearchResult;

/** @typedef {{total: number, cards: !Array<!DatabaseRow>, dialect: string, numbering: string, numberingBy: string}} */
var DatabaseMembersResult;

/**
 * @typedef {{
 *   dialect: string, dialects: !Array<{dialect: string, client: string}>, types: !Array<string>,
 *   attributes: !Array<string>, races: !Array<string>, regions: !Array<string>
 * }}
 */
var DatabaseWordsResult;

/**
 * @typedef {{
 *   id: number, name: string, regions: !Array<string>, types: !Array<string>, attributes: (!Array<string>|undefined),
 *   races: (!Array<string>|undefined), level: (number|undefined), leftScale: (number|undefined),
 *   rightScale: (number|undefined), attack: (number|undefined), defence: (number|undefined),
 *   arrows: (!Array<string>|undefined), setcode: string, integer: string,
 *   archetypes: !Array<{code: string, name: string}>, alias: (number|undefined), aliasKind: (string|undefined),
 *   text: string, database: string, dialect: string,
 *   numbering: string, numberingBy: string
 * }}
 */
var DatabaseCardResult;

/** @typedef {{column: string, a: string, b: string}} */
var DatabaseField;

/** @typedef {{kind: string, id: number, name: string, fields: !Array<!DatabaseField>}} */
var DatabaseDifference;

/**
 * @typedef {{
 *   added: number, removed: number, changed: number, same: number, columnsOfA: !Array<string>,
 *   columnsOfB: !Array<string>, rows: !Array<!DatabaseDifference>
 * }}
 */
var DatabaseCompareResult;

/**
 * @typedef {{
 *   sql: string, changed: !Array<{id: number, name: string, before: string, after: string}>, unchanged: number,
 *   refused: !Array<{id: number, name: string, setcode: string}>,
 *   numbering: string, numberingBy: string
 * }}
 */
var DatabaseScriptResult;

/**
 * A part of a card database as a file in base64, of so many bytes in all.
 *
 * @typedef {{
 *   bytes: number, file: string, cards: number, changed: !Array<number>, added: !Array<number>
 * }}
 */
var DatabaseWriteResult;

/** @typedef {{name: string, text: string, dialect: string}} */
var DatabaseStubResult;

/**
 * Archetypes of the cards in the numbers of the other client: with a counterpart, without one, and with several.
 * bytes and file: a part of the database or of the SQL, in base64.
 *
 * @typedef {{
 *   database: string, from: string, to: string, cards: number, changed: number,
 *   mapped: !Array<{code: string, names: !Array<string>, cards: number, to: string}>,
 *   missing: !Array<!MissingArchetype>, ambiguous: !Array<!AmbiguousArchetype>,
 *   bytes: (number|undefined), file: (string|undefined)
 * }}
 */
var DatabaseConvertResult;

/** @typedef {{code: string, names: !Array<string>, cards: number, differs: boolean, there: !Array<string>}} */
var MissingArchetype;

/**
 * @typedef {{
 *   code: string, names: !Array<string>, cards: number, candidates: !Array<string>, rivals: !Array<string>
 * }}
 */
var AmbiguousArchetype;

/** @typedef {{id: number, name: string, alias: (number|undefined)}} */
var ExpansionCard;

/**
 * @typedef {{
 *   expansion: string, databases: !Array<string>, lists: !Array<string>, scripts: number, game: boolean,
 *   dialect: string, numbering: string, withoutName: !Array<!ExpansionCard>, withoutText: !Array<!ExpansionCard>,
 *   taken: !Array<!ExpansionCard>, aliases: !Array<!ExpansionCard>, withoutScript: !Array<!ExpansionCard>,
 *   unnamed: !Array<!CodeCount>, unused: !Array<{id: number, name: string, lines: !Array<number>}>
 * }}
 */
var ExpansionCheckResult;

/** @typedef {{bytes: number, file: string, stubs: !Array<string>}} */
var ExpansionWriteResult;

/**
 * All columns of a card by their names; numbers in decimal, since some have 64 bits, and for those of bits the words.
 *
 * @typedef {{
 *   id: number, database: string, dialect: string, numbers: !Object<string, string>,
 *   texts: !Object<string, string>, words: !Object<string, !Array<string>>
 * }}
 */
var DatabaseRowResult;

/** @typedef {{lists: !Array<string>, names: number, text: string, numbering: string, numberingBy: string}} */
var SetnamesConstantsResult;

/** @typedef {{codes: !Array<string>, together: !Array<string>, numbering: string, numberingBy: string}} */
var SetcodeAntichainResult;

/**
 * @typedef {{
 *   chain: number, antichain: number, words: string, longest: !Array<string>, chainLeft: number, next: !Array<string>,
 *   apart: !Array<string>,
 *   numbering: string, numberingBy: string
 * }}
 */
var SetcodeCapacityResult;

/** @typedef {{conflicts: !Array<{kind: string, of: string}>, numbering: string, numberingBy: string}} */
var SetcodeConflictResult;

/**
 * @typedef {{
 *   codes: !Array<string>, integer: string, unsigned: string, setcode: string,
 *   slots: !Array<{
 *     slot: string, base: string, bits: number,
 *     memberOf: !Array<{code: string, name: string, registered: boolean}>
 *   }>,
 *   numbering: string, numberingBy: string
 * }}
 */
var SetcodeExplainResult;

/** @typedef {{bases: !Array<{from: string, to: string}>, numbering: string, numberingBy: string}} */
var SetcodeFreeResult;

/**
 * @typedef {{
 *   member: boolean, slots: !Array<{slot: string, base: boolean, bits: boolean}>,
 *   numbering: string, numberingBy: string
 * }}
 */
var SetcodeMemberResult;

/** @typedef {{merged: string, exact: boolean, unintended: !Array<string>, numbering: string, numberingBy: string}} */
var SetcodeMergeResult;

/** @typedef {{setcode: string, integer: string, unsigned: string, numbering: string, numberingBy: string}} */
var SetcodePackResult;

/**
 * @typedef {{
 *   merges: !Array<{codes: !Array<string>, merged: string, exact: boolean, unintended: !Array<string>}>,
 *   numbering: string, numberingBy: string
 * }}
 */
var SetcodePackPartial;

/** @typedef {{codes: !Array<string>, best: !Array<string>, numbering: string, numberingBy: string}} */
var SetcodeSubcodesResult;

/**
 * @typedef {{
 *   codes: !Array<string>, integer: string, unsigned: string, setcode: string,
 *   numbering: string, numberingBy: string
 * }}
 */
var SetcodeUnpackResult;

/**
 * @typedef {{
 *   lists: !Array<string>, differences: !Array<{code: string, names: !Array<?string>}>,
 *   numbering: string, numberingBy: string
 * }}
 */
var SetnamesCompareResult;

/** @typedef {{name: string, ygopro: (string|undefined), edopro: (string|undefined)}} */
var FoundName;

/** @typedef {{found: !Array<!FoundName>, total: number, numbering: string, numberingBy: string}} */
var SetnamesFindResult;

/** @typedef {{code: string, name: string, others: !Array<string>, retired: boolean, list: string}} */
var SetName;

/** @typedef {{lists: !Array<string>, names: !Array<!SetName>, numbering: string, numberingBy: string}} */
var SetnamesListResult;
