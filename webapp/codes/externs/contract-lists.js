/* The shapes of the contract for lists of cards. */

/**
 * A card of a deck list, with its printing.
 *
 * @typedef {{
 *   count: number, name: string, id: (string|undefined), set: (string|undefined), number: (string|undefined),
 *   note: (string|undefined)
 * }}
 */
var ListRow;

/** @typedef {{zone: string, title: (string|undefined), copies: number, cards: !Array<!ListRow>}} */
var ListSection;

/**
 * What a line of a deck list is: line is card, heading, field, comment, summary or unread. A card has a count, a
 * heading a zone and perhaps a declared number of cards, a field a key and a value, a summary perhaps a total.
 *
 * @typedef {{
 *   from: number, to: number, line: string, count: (number|undefined), zone: (string|undefined),
 *   declared: (number|undefined), key: (string|undefined), value: (string|undefined), total: (number|undefined)
 * }}
 */
var ListLine;

/**
 * How the game of a list deals: in pairs, the number for the player going first comes first. hands: cards of the
 * opening hand; firstTurn: cards drawn in the first turn; draw: cards drawn in each later turn; redraw: none, london,
 * cards, two-cards, hand or basic; aside: cards of the deck that are set aside unseen.
 *
 * @typedef {{
 *   hands: !Array<number>, firstTurn: !Array<number>, draw: number, redraw: string, aside: number
 * }}
 */
var ListDeal;

/**
 * @typedef {{
 *   form: string, certain: boolean, evident: boolean, game: string, title: (string|undefined),
 *   reason: (string|undefined), name: (string|undefined), copies: number, deal: (!ListDeal|undefined),
 *   sections: !Array<!ListSection>,
 *   lines: !Array<!ListLine>, outputs: !Array<string>
 * }}
 */
var ListReadResult;

/**
 * A way to read words of a list of names: copies of a card, and the place of its name.
 *
 * @typedef {{count: number, name: string, from: number, to: number}}
 */
var NameReading;

/**
 * The readings of words of a line as one card. span: the number of parts of the line; likely: the index of the reading
 * that is meant if no card has any of the names.
 *
 * @typedef {{
 *   heading: (string|undefined), span: (number|undefined), likely: (number|undefined), names: !Array<!NameReading>
 * }}
 */
var ListedNames;

/**
 * A line of a list with all names that it may hold, for encode.
 *
 * @typedef {{
 *   line: number, start: number, text: string, indent: (number|undefined), gap: (boolean|undefined),
 *   comment: (boolean|undefined), title: (boolean|undefined), counted: (boolean|undefined),
 *   heading: (string|undefined), likely: (number|undefined), names: !Array<!NameReading>,
 *   parts: (!Array<!Array<!ListedNames>>|undefined)
 * }}
 */
var ListedLine;

/** @typedef {{lines: !Array<!ListedLine>}} */
var ListNamesResult;

/**
 * @typedef {{
 *   from: number, to: number, title: (string|undefined), certain: boolean, game: string, copies: number
 * }}
 */
var FoundList;

/** @typedef {{lists: !Array<!FoundList>}} */
var ListFindResult;

/** @typedef {{text: string, rewritten: boolean}} */
var ListEditResult;

/** @typedef {{games: !Array<{game: string, title: (string|undefined)}>}} */
var ListGamesResult;

/** @typedef {{zone: string, count: number, name: string}} */
var ListChange;

/** @typedef {{added: !Array<!ListChange>, removed: !Array<!ListChange>, kept: !Array<!ListChange>}} */
var ListCompareResult;

/** @typedef {{text: string}} */
var ListWriteResult;

/** @typedef {{form: string, cards: number, copies: number}} */
var CollectionReadResult;

/**
 * Copies of a card. Without owned the collection does not name cards as the deck does.
 *
 * @typedef {{
 *   count: number, name: (string|undefined), id: (string|undefined), set: (string|undefined),
 *   number: (string|undefined), owned: (number|undefined), missing: (number|undefined)
 * }}
 */
var CollectionRow;

/**
 * @typedef {{
 *   title: (string|undefined), copies: number, owned: number, missing: number, rows: !Array<!CollectionRow>
 * }}
 */
var CollectionPart;

/**
 * missing: the missing copies of all decks as a list.
 *
 * @typedef {{
 *   collection: !CollectionReadResult, decks: !Array<!CollectionPart>, together: !CollectionPart, missing: string
 * }}
 */
var CollectionCompareResult;
