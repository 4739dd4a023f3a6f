/**
 * @externs
 * The shapes of the JSON contract. `<Operation>Result` is the result of the operation of that name: DecodeResult that
 * of `decode`, SetcodeFreeResult that of `setcode.free`. A partial result has the type `<Operation>Partial` where it
 * differs. OpenResult is the result of whatever is opened. `undefined` in a type means that the member may be missing.
 * ContractTypesTest holds every response of the answer corpus against these types.
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
 *   name: string, byteFrom: number, byteTo: number, from: number, to: number, value: number, meaning: string
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

/** @typedef {{cards: number, names: number, topics: number}} */
var CheckResult;

/**
 * blank: no topic asks for the card, and it does not act.
 *
 * @typedef {{
 *   name: string, from: number, to: number, count: number, description: string, blank: (boolean|undefined),
 *   attributes: !Array<string>
 * }}
 */
var OutlineCard;

/**
 * mulligan: its kind, where the topic has one.
 *
 * @typedef {{
 *   name: string, hand: number, programs: boolean, mulligan: (string|undefined), combos: !Array<string>
 * }}
 */
var OutlineTopic;

/** @typedef {{cards: !Array<!OutlineCard>, topics: !Array<!OutlineTopic>, count: number}} */
var OutlineResult;

/** @typedef {{game: number}} */
var FindResult;

/**
 * A value with its interval; with a fraction where it is exact.
 *
 * @typedef {{value: number, low: number, high: number, fraction: (string|undefined)}}
 */
var Estimate;

/** @typedef {{method: string, success: !Estimate, averageScore: !Estimate}} */
var DeckScore;

/** @typedef {{before: !DeckScore, after: !DeckScore, difference: !Estimate}} */
var DeckChange;

/**
 * The part of a topic's hands that is solved: the argument "solved" of `simulate.batch` takes it as it is.
 *
 * @typedef {{
 *   name: string, value: number, fraction: string, hands: number, of: number, which: string, ways: string,
 *   shares: !Array<!Array<(number|string)>>
 * }}
 */
var SolvedPart;

/** @typedef {{solved: !Array<!SolvedPart>}} */
var SimulatePartial;

/**
 * otherMatching: where the other way to match cards to conditions can give another rate.
 *
 * @typedef {{
 *   name: string, success: !Estimate, otherMatching: ({matching: string, success: !Estimate}|undefined)
 * }}
 */
var ComboResult;

/**
 * Scores are pairs of a score and how often it came; sets are pairs of the combos that were met, and how often.
 *
 * @typedef {{
 *   name: string, method: string, games: number, played: (number|undefined),
 *   solved: ({value: number, fraction: string, hands: number, of: number}|undefined),
 *   success: !Estimate, averageScore: !Estimate, combos: !Array<!ComboResult>,
 *   scores: !Array<!Array<number>>, sets: !Array<!Array<(number|!Array<string>)>>, stopped: number,
 *   emptySource: (number|undefined), prints: !Array<string>, printed: number
 * }}
 */
var TopicResult;

/** @typedef {{seed: string, topics: !Array<!TopicResult>}} */
var SimulateResult;

/** @typedef {{seed: string, topics: !Array<!TopicResult>}} */
var SimulateMergeResult;

/**
 * What was counted of a topic in one batch. spread: the number of stratified batches, then for the topic and each combo
 * their successes and the sum of the squares of those of each batch.
 *
 * @typedef {{
 *   name: string, solved: number, games: number, combos: !Array<number>, scores: !Array<!Array<number>>,
 *   above: !Array<(number|string)>, sets: !Array<!Array<number>>, stopped: number, emptySource: number,
 *   firstEmpty: number, faults: !Array<!Array<number>>, prints: !Array<!Array<(number|!Array<string>)>>,
 *   printed: number, others: !Array<number>, spread: (!Array<(number|!Array<(number|string)>)>|undefined)
 * }}
 */
var TopicTally;

/** @typedef {{tally: {seed: string, topics: !Array<!TopicTally>}}} */
var SimulateBatchResult;

/**
 * @typedef {{
 *   seed: string, topic: string,
 *   cards: !Array<{
 *     name: string, count: number, held: !Estimate, with: !Estimate, without: (!Estimate|undefined)
 *   }>
 * }}
 */
var OddsCardsResult;

/** @typedef {{seed: string, topic: string, a: !DeckScore, b: !DeckScore, difference: !Estimate}} */
var OddsCompareResult;

/** @typedef {{yaml: string}} */
var OddsDeckResult;

/**
 * One condition of a combo; how is "least", "most" or "exactly".
 *
 * @typedef {{how: string, count: number, zone: string, of: string}}
 */
var FormCount;

/**
 * A combo as the form shows it; what is null is written in a way that no form shows.
 *
 * @typedef {{
 *   name: string, disabled: boolean, score: ?number,
 *   hand: ?Array<{of: string, count: number}>, grave: ?Array<{of: string, count: number}>,
 *   also: ?Array<!Array<!FormCount>>, given: ?Array<!Array<!FormCount>>, from: number, to: number
 * }}
 */
var FormCombo;

/**
 * A mulligan as the form shows it; kind is empty where there is none, most is left out where no number is written.
 *
 * @typedef {{
 *   kind: string, keep: !Array<!Array<!FormCount>>, cards: !Array<string>, most: (number|undefined), free: number,
 *   bottom: !Array<{from: number, cards: !Array<string>}>
 * }}
 */
var FormMulligan;

/**
 * @typedef {{
 *   cards: !Array<{
 *     name: string, count: number, disabled: boolean, roles: !Array<string>, label: string, from: number, to: number
 *   }>,
 *   aliases: !Array<string>,
 *   topics: !Array<{
 *     name: string, hand: number, go: ?string, turns: boolean, condition: ?Array<!Array<!FormCount>>,
 *     given: ?Array<!Array<!FormCount>>, mulligan: ?FormMulligan, combos: !Array<!FormCombo>, from: number, to: number
 *   }>,
 *   text: !Array<{path: !Array<string>, from: number, to: number}>
 * }}
 */
var OddsFormResult;

/** @typedef {{yaml: string}} */
var OddsEditResult;

/** @typedef {{yaml: string}} */
var OddsWriteResult;

/**
 * Hands as numbers of cards of each class; drawn: those that succeed, or those that do not; ways, all: natural numbers.
 *
 * @typedef {{
 *   hand: number, classes: !Array<{count: number, cards: !Array<string>}>, successes: boolean,
 *   drawn: !Array<!Array<number>>, ways: string, all: string
 * }}
 */
var CountedHands;

/**
 * hands: where hands are counted; given: those that the rate is given, where it is; else states of games are solved.
 * success: of the topic, whose combos are each alone in combos.
 *
 * @typedef {{
 *   topic: string, states: number,
 *   success: {fraction: string, hands: (!CountedHands|undefined), given: (!CountedHands|undefined)},
 *   combos: !Array<{
 *     name: string, fraction: string, hands: (!CountedHands|undefined), given: (!CountedHands|undefined)
 *   }>
 * }}
 */
var OddsReceiptResult;

/**
 * missing: roles that no card has; yaml: the deck file that answers the question, where the deck has all it asks for;
 * filler: the card of the file that makes room for others, or empty; few: the role of which the deck has fewer cards
 * than each game that counts has, so that no game counts.
 *
 * @typedef {{
 *   questions: !Array<{
 *     key: string, roles: !Array<string>, missing: !Array<string>, count: (number|undefined), turn: (number|undefined),
 *     fits: boolean, yaml: (string|undefined), filler: (string|undefined),
 *     few: ({role: string, count: number, needed: number}|undefined)
 *   }>
 * }}
 */
var OddsQuestionsResult;

/**
 * Missed are factors as [left, size, copies].
 *
 * @typedef {{turn: number, seen: number, value: number, fraction: (string|undefined), missed: !Array<!Array<number>>}}
 */
var DrawOdds;

/** @typedef {{turns: !Array<!DrawOdds>}} */
var OddsDrawResult;

/**
 * Hands are pairs of a class and a number of cards; without keep, a new hand is better.
 *
 * @typedef {{
 *   topic: string, kind: string, most: number, success: !Estimate, without: !Estimate,
 *   classes: !Array<!Array<string>>, hands: number,
 *   decisions: !Array<{
 *     mulligans: number, hand: !Array<!Array<number>>, keep: (!Array<!Array<number>>|undefined),
 *     share: number, success: number
 *   }>
 * }}
 */
var OddsMulliganResult;

/**
 * @typedef {{
 *   seed: string, method: string, search: string, over: boolean, tried: number, sampled: (number|undefined),
 *   possible: number, climbs: number, arrived: number,
 *   cards: !Array<{name: string, before: number, after: number}>,
 *   alike: !Array<!Array<string>>,
 *   topics: !Array<{name: string, weight: number, before: !DeckScore, after: !DeckScore, difference: !Estimate}>
 * }}
 */
var OddsOptimiseResult;

/** @typedef {{tried: number, most: number, value: number, over: boolean}} */
var OddsOptimisePartResult;

/**
 * @typedef {{
 *   seed: string, topic: string, filler: string,
 *   cards: !Array<{name: string, count: number, more: !DeckChange, less: !DeckChange}>
 * }}
 */
var OddsSensitivityResult;

/** @typedef {{content: string}} */
var ReportResult;

/** @typedef {{cards: !Array<string>, from: string, to: string, top: boolean, tags: !Array<string>}} */
var TraceMove;

/**
 * A step of a game. Zones are lists of cards by their letters; from and to are places in the file.
 *
 * @typedef {{
 *   kind: string, moves: !Array<!TraceMove>, zones: !Object<string, !Array<string>>, deck: number,
 *   variables: !Object<string, number>, statement: (string|undefined), card: (string|undefined),
 *   from: (number|undefined), to: (number|undefined), line: (number|undefined), column: (number|undefined)
 * }}
 */
var TraceStep;

/**
 * @typedef {{
 *   part: string, text: string, from: number, to: number, line: number, column: number, used: !Array<string>
 * }}
 */
var UnmetPart;

/** @typedef {{name: string, success: boolean, score: number, unmet: !Array<!UnmetPart>}} */
var TraceCombo;

/** @typedef {{text: string, steps: !Array<!TraceStep>, combos: !Array<!TraceCombo>, prints: !Array<string>}} */
var TraceResult;

/**
 * What a word means: a sentence in English, and where the core names it, its code and arguments.
 *
 * @typedef {{
 *   from: number, to: number,
 *   items: !Array<{
 *     label: string, kind: string, detail: string, code: (string|undefined),
 *     args: (!Object<string, (string|number)>|undefined)
 *   }>
 * }}
 */
var YispCompleteResult;

/** @typedef {{yaml: string, edits: !Array<{from: number, to: number, text: string}>}} */
var YispFormatResult;

/**
 * @typedef {{
 *   from: (number|undefined), to: (number|undefined), kind: (string|undefined), word: (string|undefined),
 *   detail: (string|undefined), cards: (number|undefined), code: (string|undefined),
 *   args: (!Object<string, (string|number)>|undefined)
 * }}
 */
var YispHoverResult;

/** @typedef {{tokens: !Array<{from: number, to: number, kind: string}>}} */
var YispTokensResult;

/**
 * A card or a trigger as its author wrote it, in the second generation's form: any JSON.
 *
 * @typedef {!Object<string, ?>}
 */
var AuthoredCard;

/** @typedef {{card: (!AuthoredCard|undefined), trigger: (!AuthoredCard|undefined)}} */
var WizardCheckResult;

/**
 * @typedef {{
 *   from: number, to: number,
 *   items: !Array<{
 *     label: string, insert: string, kind: string, extension: boolean, entry: (string|undefined)
 *   }>
 * }}
 */
var WizardCompleteResult;

/** @typedef {{words: !Object<string, string>}} */
var WizardWordsResult;

/**
 * Empty where no word with a meaning stands.
 *
 * @typedef {{
 *   from: (number|undefined), to: (number|undefined), word: (string|undefined), entry: (string|undefined),
 *   text: (string|undefined), extension: (boolean|undefined), keys: (!Array<string>|undefined)
 * }}
 */
var WizardHoverResult;

/**
 * A line about a doable or a trigger has its place in the text.
 *
 * @typedef {{
 *   lines: !Array<{depth: number, text: string, from: (number|undefined), to: (number|undefined)}>
 * }}
 */
var WizardExplainResult;

/**
 * A word of the document's tables, and the indices of the cards that use it.
 *
 * @typedef {{kind: string, word: string, extension: boolean, cards: !Array<number>}}
 */
var WizardWord;

/**
 * @typedef {{
 *   cards: !Array<!AuthoredCard>, files: !Array<{cards: number, errors: number, warnings: number}>,
 *   places: !Array<{text: number, from: number, to: number}>, vocabulary: !Array<!WizardWord>
 * }}
 */
var WizardPackageResult;

/**
 * A JSON Schema.
 *
 * @typedef {!Object<string, ?>}
 */
var WizardSchemaResult;

/**
 * @typedef {{
 *   mana: number, gold: number, freezing: number, wand: ?string, hand: !Array<string>, deck: !Array<string>,
 *   discard: !Array<string>, played: !Array<string>, position: number, passed: boolean,
 *   occultSlot: (!Array<string>|undefined)
 * }}
 */
var WizardPlayer;

/**
 * @typedef {{
 *   health: number, maxHealth: number, reward: number, defeated: boolean, id: string, level: string,
 *   group: (string|undefined)
 * }}
 */
var WizardMonster;

/**
 * What a trigger captured are variables of its card.
 *
 * @typedef {{
 *   UUID: string, id: string, mode: string, event: string, owner: string, card: string, captured: !Object<string, ?>
 * }}
 */
var WizardTrigger;

/**
 * All that a game was made of: where it began and what was done. Cards, actions and what is expected are as they were
 * given.
 *
 * @typedef {{
 *   cards: !Array<?>, initial: !Object<string, ?>, actions: !Array<!Object<string, ?>>, expect: !Object<string, ?>,
 *   covers: (!Array<string>|undefined), seed: (string|undefined), profile: (string|undefined)
 * }}
 */
var WizardHandle;

/**
 * @typedef {{
 *   depth: number, kind: string, name: string, data: !Object<string, ?>, card: (string|undefined),
 *   from: (number|undefined), to: (number|undefined)
 * }}
 */
var WizardLogLine;

/**
 * Which doables of a card ran, and which did not. The card and each of them have their places in the text.
 *
 * @typedef {{
 *   card: string, from: number, to: number, doables: number,
 *   done: !Array<{type: string, from: number, to: number, times: number}>,
 *   undone: !Array<{type: string, from: number, to: number}>
 * }}
 */
var WizardCoverage;

/**
 * An action that a step takes as it is.
 *
 * @typedef {{
 *   action: string, player: (string|undefined), card: (string|undefined), other: (string|undefined)
 * }}
 */
var WizardAvailable;

/**
 * A game on the table: players, monsters and cards by their names in the scenario. A prompt is a choice it waits for.
 *
 * @typedef {{
 *   handle: !WizardHandle, players: !Object<string, !WizardPlayer>, monsters: !Object<string, !WizardMonster>,
 *   triggers: !Array<!WizardTrigger>, round: number, phase: string, current: ?string, shop: !Array<string>,
 *   forgotten: !Array<string>, cards: !Object<string, {id: string, name: string, cost: number, type: string}>,
 *   legal: !Array<!WizardAvailable>, outOfTurn: !Array<!WizardAvailable>, coverage: !Array<!WizardCoverage>,
 *   log: !Array<!WizardLogLine>,
 *   prompt: ({
 *     player: string, kind: string, candidates: !Array<string>, minimum: number, maximum: number
 *   }|undefined)
 * }}
 */
var WizardGame;

/** @typedef {!WizardGame} */
var WizardStartResult;

/** @typedef {!WizardGame} */
var WizardStepResult;

/** @typedef {!WizardGame} */
var WizardUndoResult;

/**
 * @typedef {{
 *   players: (!Object<string, !WizardPlayer>|undefined), monsters: (!Object<string, !WizardMonster>|undefined),
 *   events: (!Array<{event: string, context: !Object<string, ?>}>|undefined),
 *   triggers: (!Array<!WizardTrigger>|undefined),
 *   differences: !Array<{pointer: string, expected: string, actual: string}>,
 *   values: (!Array<(boolean|null|number|string)>|undefined), copies: (!Array<?number>|undefined),
 *   error: (string|undefined), action: (number|undefined), reason: (string|undefined)
 * }}
 */
var WizardScenarioResult;

/**
 * A card of a deck list, with what the list says of it.
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
 *   form: string, certain: boolean, game: string, title: (string|undefined), reason: (string|undefined),
 *   name: (string|undefined), copies: number, deal: (!ListDeal|undefined), sections: !Array<!ListSection>,
 *   lines: !Array<!ListLine>, outputs: !Array<string>
 * }}
 */
var ListReadResult;

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
