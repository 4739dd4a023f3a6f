/* The shapes of the contract for cards of 逆时巫师 OL. */

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
 * A line about a doable or a trigger has its place in the text, and so has the description of the author of one card.
 *
 * @typedef {{
 *   lines: !Array<{depth: number, text: string, from: (number|undefined), to: (number|undefined)}>,
 *   description: ({text: string, from: (number|undefined), to: (number|undefined)}|undefined)
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
