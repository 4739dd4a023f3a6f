package cardbench.wizard.card;

import cardbench.base.text.DiagnosticCode;

/** The diagnostics about cards, packages of cards, and scenarios. */
public final class WizardCodes {

    /** The text is JSON, but no card, trigger or list of cards. */
    public static final DiagnosticCode NOT_A_CARD =
            DiagnosticCode.error(
                    "wizard.not-a-card", "this is not a card: a card is a JSON object");

    /** A key that must be there is not; args: key. */
    public static final DiagnosticCode MISSING =
            DiagnosticCode.error("wizard.missing", "the key “{key}” is missing");

    /** A value has the wrong type; args: key, expected. */
    public static final DiagnosticCode TYPE =
            DiagnosticCode.error("wizard.type", "“{key}” must be {expected}");

    /** A number is out of its range; args: key, least, most. */
    public static final DiagnosticCode RANGE =
            DiagnosticCode.error("wizard.range", "“{key}” must be from {least} to {most}");

    /** A number is out of the range that Cardbench reads; args: key, least, most. */
    public static final DiagnosticCode OWN_RANGE =
            DiagnosticCode.error(
                    "wizard.own-range",
                    "Cardbench reads “{key}” from {least} to {most}; the document sets no bound");

    /** No doable has this name; args: word. */
    public static final DiagnosticCode UNKNOWN_DOABLE =
            DiagnosticCode.error("wizard.unknown-doable", "there is no doable “{word}”");

    /** No timing has this name; args: word. */
    public static final DiagnosticCode UNKNOWN_TIMING =
            DiagnosticCode.error("wizard.unknown-timing", "there is no timing “{word}”");

    /** No condition has this name; args: word. */
    public static final DiagnosticCode UNKNOWN_CONDITION =
            DiagnosticCode.error("wizard.unknown-condition", "there is no condition “{word}”");

    /** No event has this name; args: word. */
    public static final DiagnosticCode UNKNOWN_EVENT =
            DiagnosticCode.error("wizard.unknown-event", "there is no event “{word}”");

    /** No chooser has this name; args: word. */
    public static final DiagnosticCode UNKNOWN_CHOOSER =
            DiagnosticCode.error("wizard.unknown-chooser", "there is no chooser “{word}”");

    /** No getter has this name; args: word. */
    public static final DiagnosticCode UNKNOWN_GETTER =
            DiagnosticCode.error("wizard.unknown-getter", "there is no getter “{word}”");

    /** An object to compare is nearly a getter, but none; args: word. */
    public static final DiagnosticCode PLAIN_OBJECT =
            DiagnosticCode.warning(
                    "wizard.plain-object",
                    "this object is no getter (“{word}”) and is compared as it is written");

    /** A value is none of the allowed words; args: key, word, known. */
    public static final DiagnosticCode UNKNOWN_VALUE =
            DiagnosticCode.error(
                    "wizard.unknown-value", "“{key}” is “{word}”, but must be one of: {known}");

    /** Rarity or school is a word of the author's own; args: key, word, known. */
    public static final DiagnosticCode OWN_VALUE =
            DiagnosticCode.warning(
                    "wizard.own-value",
                    "“{key}” is “{word}”, which is not in the document: {known}");

    /** Nothing reads this key; args: key. */
    public static final DiagnosticCode UNKNOWN_KEY =
            DiagnosticCode.warning(
                    "wizard.unknown-key", "the key “{key}” is unknown here and ignored");

    /** Both spellings of a key are given, and may differ; args: written, other. */
    public static final DiagnosticCode BOTH =
            DiagnosticCode.error(
                    "wizard.both",
                    "“{written}” and “{other}” mean the same; keep only one of them");

    /** A word is understood, but has another spelling; args: written, instead. */
    public static final DiagnosticCode ALIAS =
            DiagnosticCode.warning("wizard.alias", "“{written}” is an old name; write “{instead}”");

    /** A word is understood, but never stood in the document; args: written, instead. */
    public static final DiagnosticCode NOT_IN_DOCUMENT =
            DiagnosticCode.warning(
                    "wizard.not-in-document",
                    "“{written}” is not a word of the document; write “{instead}”");

    /** A behaviour or trigger is of the first generation. */
    public static final DiagnosticCode DEPRECATED =
            DiagnosticCode.warning(
                    "wizard.deprecated",
                    "this is the first generation of the format; it is read as the second");

    /** The first generation's "round" is the second's "turn". */
    public static final DiagnosticCode ROUND_IS_TURN =
            DiagnosticCode.warning(
                    "wizard.round-is-turn",
                    "“round” of the first generation ends with the turn; write “turn”");

    /** A number is given as text; args: written. */
    public static final DiagnosticCode COUNT_TEXT =
            DiagnosticCode.warning("wizard.count-text", "“{written}” should be a plain number");

    /** A trigger without a mode is taken as one that fires once. */
    public static final DiagnosticCode DEFAULT_MODE =
            DiagnosticCode.warning(
                    "wizard.default-mode", "the trigger has no mode; “once” is assumed");

    /** Nothing gives this variable before it is used; args: variable, known. */
    public static final DiagnosticCode UNDEFINED_VARIABLE =
            DiagnosticCode.error(
                    "wizard.undefined-variable",
                    "the variable “{variable}” is not set here; set are: {known}");

    /** A field is compared with a word that it never is; args: word, key, known. */
    public static final DiagnosticCode NEVER_WORD =
            DiagnosticCode.warning(
                    "wizard.never-word", "“{key}” is never “{word}”, but one of: {known}");

    /** A value is compared with a constant that it never is; args: word, key. */
    public static final DiagnosticCode NEVER_VALUE =
            DiagnosticCode.warning("wizard.never-value", "“{key}” is never “{word}”");

    /** Two values of different kinds are compared; args: given, wanted. */
    public static final DiagnosticCode NEVER_EQUAL =
            DiagnosticCode.warning(
                    "wizard.never-equal",
                    "{given} is compared with {wanted}: this condition can never hold");

    /** A value is compared with itself; args: result. */
    public static final DiagnosticCode SAME_SIDES =
            DiagnosticCode.warning(
                    "wizard.same-sides",
                    "both sides are the same, so this condition is always {result}");

    /** A part of a condition excludes others; args: other. */
    public static final DiagnosticCode CONTRADICTION =
            DiagnosticCode.warning(
                    "wizard.contradiction", "this can never hold together with “{other}”");

    /** A card is named that the cards of its package do not have; args: id. */
    public static final DiagnosticCode FOREIGN_ID =
            DiagnosticCode.warning(
                    "wizard.foreign-id", "no card of this package has the id “{id}”");

    /** Braces of a text do not match. */
    public static final DiagnosticCode BRACES =
            DiagnosticCode.error("wizard.braces", "the braces in this text do not match");

    /** A name is given that nothing uses; args: id. */
    public static final DiagnosticCode UNUSED_ID =
            DiagnosticCode.info("wizard.unused-id", "the id “{id}” is never used");

    /** A plain text stands where only a variable can; args: key, word. */
    public static final DiagnosticCode LITERAL =
            DiagnosticCode.warning(
                    "wizard.literal",
                    "“{key}” needs a UUID, which only a variable can hold; “{word}” is plain text");

    /** A variable has a value only where one branch of an if was taken; args: variable. */
    public static final DiagnosticCode ONE_BRANCH =
            DiagnosticCode.warning(
                    "wizard.one-branch",
                    "“{variable}” is set in only one branch of an if; after the other branch it has no value");

    /** A loop has the id of a loop around it; args: id. */
    public static final DiagnosticCode NESTED_ID =
            DiagnosticCode.warning(
                    "wizard.nested-id",
                    "a loop around this one also has the id “{id}”, so its index cannot be read here");

    /** A trigger or behaviour does what it waits for; args: event. */
    public static final DiagnosticCode FIRES_ITSELF =
            DiagnosticCode.warning(
                    "wizard.fires-itself",
                    "this trigger waits for “{event}” and causes it itself, so it repeats until it is stopped");

    /** Two triggers cause what the other waits for; args: event, other. */
    public static final DiagnosticCode FIRE_EACH_OTHER =
            DiagnosticCode.warning(
                    "wizard.fire-each-other",
                    "this trigger waits for “{event}” and causes “{other}”, for which another trigger waits that causes “{event}”: they repeat until they are stopped");

    /** A loop is longer than an action may be; args: steps, limit. */
    public static final DiagnosticCode TOO_LONG =
            DiagnosticCode.warning(
                    "wizard.too-long",
                    "this loop takes at least {steps} steps; an action is stopped after {limit}");

    /** An exploration card has another level than its id says; args: level, id. */
    public static final DiagnosticCode LEVEL_DIFFERS =
            DiagnosticCode.warning(
                    "wizard.level-differs", "the level is {level}, but the id says “{id}”");

    /** An older name of an event is the timing's name too; args: written, instead. */
    public static final DiagnosticCode AMBIGUOUS =
            DiagnosticCode.warning(
                    "wizard.ambiguous",
                    "“{written}” is read as the event's “{instead}”; if you mean the behaviour's own, rename the event's");

    /** No trigger of the cards of a text or package has this id; args: id. */
    public static final DiagnosticCode DANGLING_ID =
            DiagnosticCode.warning("wizard.dangling-id", "no trigger here has the id “{id}”");

    /** A player stands where a monster is wanted, and so on; args: key, given, wanted. */
    public static final DiagnosticCode TARGET_KIND =
            DiagnosticCode.error(
                    "wizard.target-kind", "“{key}” is a {given}, but needs a {wanted}");

    /** The condition of a trigger can never be true. */
    public static final DiagnosticCode NEVER_FIRES =
            DiagnosticCode.warning("wizard.never-fires", "this trigger can never fire");

    /** The timing is one of the other class of cards; args: timing. */
    public static final DiagnosticCode WRONG_TIMING =
            DiagnosticCode.warning(
                    "wizard.wrong-timing", "“{timing}” never happens to cards of this class");

    /** A branch of an if can never be taken. */
    public static final DiagnosticCode UNREACHABLE =
            DiagnosticCode.warning("wizard.unreachable", "this branch can never be reached");

    /** A trigger in a loop gets the same id every time; args: id, index. */
    public static final DiagnosticCode SHARED_ID =
            DiagnosticCode.warning(
                    "wizard.shared-id",
                    "each repetition of the loop sets the id “{id}” again; include {index} in it");

    /** A trigger has a UUID of its author's, which the game ignores. */
    public static final DiagnosticCode GIVEN_UUID =
            DiagnosticCode.info(
                    "wizard.given-uuid",
                    "the game gives each trigger a UUID of its own and ignores this one; other effects can name the trigger by an “id”");

    /** A value that each turn of a loop sets is read behind it; args: variable, index. */
    public static final DiagnosticCode LAST_TURN =
            DiagnosticCode.warning(
                    "wizard.last-turn",
                    "behind the loop “{variable}” is only what its last turn found; include {index} in the id to reach each turn");

    /** Taking one copy of a wand off removes the triggers of the others; args: id, player. */
    public static final DiagnosticCode EVERY_COPY =
            DiagnosticCode.warning(
                    "wizard.every-copy",
                    "this also removes the triggers “{id}” of other copies of the wand; include {player} in the id");

    /** A counter outside a trigger on onPlayCard has nothing to counter. */
    public static final DiagnosticCode COUNTER_PLACE =
            DiagnosticCode.error(
                    "wizard.counter-place", "only a trigger on onPlayCard can counter a card");

    /** A change of damage outside a trigger on onBeforeDamage has nothing to change. */
    public static final DiagnosticCode DAMAGE_PLACE =
            DiagnosticCode.error(
                    "wizard.damage-place", "only a trigger on onBeforeDamage can change damage");

    /** The description names a number that the behaviours do not have; args: number. */
    public static final DiagnosticCode NUMBER_UNKNOWN =
            DiagnosticCode.warning(
                    "wizard.number-unknown",
                    "the description mentions {number}, but no behaviour uses that number");

    /** A behaviour has a number that the description does not name; args: number. */
    public static final DiagnosticCode NUMBER_UNSAID =
            DiagnosticCode.info(
                    "wizard.number-unsaid", "the description does not mention the number {number}");

    /** The description names an effect, and the card has none. */
    public static final DiagnosticCode NO_EFFECT =
            DiagnosticCode.warning(
                    "wizard.no-effect",
                    "the description names an effect, but the card does nothing");

    /** The description speaks of its owner, and a trigger fires for everybody; args: event. */
    public static final DiagnosticCode ANY_PLAYER =
            DiagnosticCode.warning(
                    "wizard.any-player",
                    "the description speaks of “you”, but this trigger on “{event}” fires for every player");

    /** A monster has no health, so it is never defeated. */
    public static final DiagnosticCode NO_HEALTH =
            DiagnosticCode.info(
                    "wizard.no-health", "the monster has no health, so it cannot be defeated");

    /** A tag of the description is shown as text; args: tag. */
    public static final DiagnosticCode TAG =
            DiagnosticCode.warning(
                    "wizard.tag",
                    "“{tag}” is shown as text; only b, i, u, br and span are supported");

    /** An id is not of the form package.class.sub.name; args: id. */
    public static final DiagnosticCode ID_FORM =
            DiagnosticCode.warning(
                    "wizard.id-form", "the id “{id}” should have the form package.class.sub.name");

    /** Two cards of a package have the same id; args: id, first. */
    public static final DiagnosticCode DUPLICATE_ID =
            DiagnosticCode.error(
                    "wizard.duplicate-id", "card {first} of the package already has the id “{id}”");

    /** The document does not have this; args: word. */
    public static final DiagnosticCode EXTENSION =
            DiagnosticCode.info(
                    "wizard.extension", "“{word}” is an extension that is not in the document");

    /** The document has this, but does not say what it means; args: word, reading. */
    public static final DiagnosticCode UNSPECIFIED =
            DiagnosticCode.info(
                    "wizard.unspecified",
                    "the document does not define what “{word}” means here; Cardbench reads: {reading}");

    /** There are too many cards, players or the like; args: what, limit. */
    public static final DiagnosticCode TOO_MANY =
            DiagnosticCode.error("wizard.too-many", "there are more than {limit} {what}");

    /** A scenario names something that there is not; args: what, word. */
    public static final DiagnosticCode UNKNOWN_NAME =
            DiagnosticCode.error("wizard.unknown-name", "there is no {what} “{word}”");

    /** A UUID names two things, or is in two places; args: uuid, first. */
    public static final DiagnosticCode DUPLICATE_UUID =
            DiagnosticCode.error(
                    "wizard.duplicate-uuid", "the UUID “{uuid}” is already used at {first}");

    /** A copy of a card that no card of the scenario is; it does nothing; args: id. */
    public static final DiagnosticCode UNKNOWN_CARD =
            DiagnosticCode.warning(
                    "wizard.unknown-card",
                    "the scenario does not define the card “{id}”, so its copies do nothing; to state that, include “plain” in the id");

    /** An event lacks fields that it has in play; args: event, fields. */
    public static final DiagnosticCode EVENT_CONTEXT =
            DiagnosticCode.warning(
                    "wizard.event-context",
                    "in play, “{event}” also has {fields}; triggers that ask for it do nothing");

    /** An action cannot be done now; args: action, reason. */
    public static final DiagnosticCode ILLEGAL =
            DiagnosticCode.error("wizard.illegal", "“{action}” cannot be done: {reason}");

    /** A prompt got no answer, or one that it does not offer; args: action, reason. */
    public static final DiagnosticCode CHOICE =
            DiagnosticCode.error("wizard.choice", "“{action}” needs a choice: {reason}");

    private WizardCodes() {}
}
