/* The shapes of the contract for deck files and their odds. */

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
 * A value with its interval; with a fraction where it is exact. The value alone, null, where no game counts.
 *
 * @typedef {{value: ?number, low: (number|undefined), high: (number|undefined), fraction: (string|undefined)}}
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
 * What was counted of a topic in one batch. uncounted: games that were left out, as no deal of theirs counts.
 * spread: the number of stratified batches, then for the topic and each combo
 * their successes and the sum of the squares of those of each batch.
 *
 * @typedef {{
 *   name: string, solved: number, games: number, uncounted: (number|undefined),
 *   combos: !Array<number>, scores: !Array<!Array<number>>,
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
 *     name: string, count: number, held: !Estimate, with: (!Estimate|undefined), without: (!Estimate|undefined)
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
 *     given: ?Array<!Array<!FormCount>>, mulligan: ?FormMulligan, start: ?Array<string>, negate: ?Array<string>,
 *     combos: !Array<!FormCombo>, from: number, to: number
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
 * few: the role of which the deck has fewer cards than each game that counts has, so that no game counts.
 *
 * @typedef {{
 *   questions: !Array<{
 *     key: string, roles: !Array<string>, missing: !Array<string>, count: (number|undefined), turn: (number|undefined),
 *     fits: boolean, yaml: (string|undefined),
 *     few: ({role: string, count: number, needed: number}|undefined)
 *   }>
 * }}
 */
var OddsQuestionsResult;

/**
 * Missed are factors as [left, size, copies]; of groups there is a formula instead.
 *
 * @typedef {{
 *   turn: number, seen: number, value: number, fraction: (string|undefined),
 *   missed: (!Array<!Array<number>>|undefined), formula: (string|undefined)
 * }}
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
