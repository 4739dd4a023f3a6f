package cardbench.base.yaml;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about the syntax of YAML files. */
public final class YamlCodes {

    /** The file is longer than {@link YamlLimits#MAX_LENGTH}; args: limit. */
    public static final DiagnosticCode TOO_LONG =
            DiagnosticCode.error("yaml.too-long", "the file has more than {limit} characters");

    /** Lists and maps nest deeper than {@link YamlLimits#MAX_DEPTH}; args: limit. */
    public static final DiagnosticCode TOO_DEEP =
            DiagnosticCode.error(
                    "yaml.too-deep",
                    "lists and maps are nested deeper than {limit} levels; reading stops here");

    /** There are more values than {@link YamlLimits#MAX_NODES}; args: limit. */
    public static final DiagnosticCode TOO_MANY =
            DiagnosticCode.error(
                    "yaml.too-many", "the file has more than {limit} values; reading stops here");

    /** A character that no text file should have; args: code. */
    public static final DiagnosticCode CONTROL_CHARACTER =
            DiagnosticCode.error(
                    "yaml.control-character", "the character {code} is not allowed in a text file");

    /** A tab in front of the first letter of a line. */
    public static final DiagnosticCode TAB_IN_INDENTATION =
            DiagnosticCode.error(
                    "yaml.tab-in-indentation",
                    "this line is indented with a tab; YAML allows only spaces");

    /** A line begins at a column where nothing can begin; args: column, expected. */
    public static final DiagnosticCode INDENTATION =
            DiagnosticCode.error(
                    "yaml.indentation",
                    "this line begins at column {column}; to belong to the lines before it, it must begin at column {expected}");

    /** A tag; args: tag. */
    public static final DiagnosticCode TAG =
            DiagnosticCode.error(
                    "yaml.tag", "“{tag}” is a YAML tag; deck files have no tags, so remove it");

    /** An anchor; args: anchor. */
    public static final DiagnosticCode ANCHOR =
            DiagnosticCode.error(
                    "yaml.anchor",
                    "“{anchor}” is a YAML anchor; deck files have no anchors, so remove it or put the text in quotes");

    /** An alias; args: alias. */
    public static final DiagnosticCode ALIAS =
            DiagnosticCode.error(
                    "yaml.alias",
                    "“{alias}” is a YAML alias; deck files have no YAML aliases, so write the value itself, or put the text in quotes");

    /** The same key twice in a map; args: key, first (the line of the first one). */
    public static final DiagnosticCode DUPLICATE_KEY =
            DiagnosticCode.error(
                    "yaml.duplicate-key",
                    "the key “{key}” already occurs in line {first}; rename or delete one of them");

    /** A second document begins. */
    public static final DiagnosticCode SEVERAL_DOCUMENTS =
            DiagnosticCode.error(
                    "yaml.several-documents",
                    "a second document begins here; a deck file has one, so move it to a file of its own");

    /** A directive other than {@code %YAML 1.x}; args: directive. */
    public static final DiagnosticCode DIRECTIVE =
            DiagnosticCode.warning(
                    "yaml.directive", "the directive “{directive}” has no effect here");

    /** A directive for a YAML that is not 1.x, or without {@code ---} after it. */
    public static final DiagnosticCode BAD_DIRECTIVE =
            DiagnosticCode.error(
                    "yaml.bad-directive",
                    "a line that begins with “%” must be “%YAML 1.2”, and a line “---” must follow");

    /** A key without a colon; args: text. */
    public static final DiagnosticCode MISSING_COLON =
            DiagnosticCode.error(
                    "yaml.missing-colon",
                    "expected a key with a colon in this column, not “{text}”");

    /** A colon with no key in front of it. */
    public static final DiagnosticCode MISSING_KEY =
            DiagnosticCode.error("yaml.missing-key", "the key before this colon is missing");

    /** A colon without a blank after it. */
    public static final DiagnosticCode MISSING_BLANK =
            DiagnosticCode.error(
                    "yaml.missing-blank", "a space is missing after the colon of a key");

    /** A full-width colon behind a key. */
    public static final DiagnosticCode FULL_WIDTH_COLON =
            DiagnosticCode.error(
                    "yaml.full-width-colon",
                    "the colon after a key must be half-width, with a space after it");

    /** A full-width comma between two items or entries in brackets. */
    public static final DiagnosticCode FULL_WIDTH_COMMA =
            DiagnosticCode.error(
                    "yaml.full-width-comma",
                    "the comma between two items in brackets must be half-width");

    /** Full-width quotes around a text that needs quotes. */
    public static final DiagnosticCode FULL_WIDTH_QUOTES =
            DiagnosticCode.error(
                    "yaml.full-width-quotes",
                    "the quotes around a text must be half-width, ' or \"");

    /** A list or a map in place of a key. */
    public static final DiagnosticCode KEY_NOT_TEXT =
            DiagnosticCode.error("yaml.key-not-text", "a key must be text, not a list or a map");

    /** A key longer than {@link YamlLimits#MAX_KEY}; args: limit. */
    public static final DiagnosticCode KEY_TOO_LONG =
            DiagnosticCode.error(
                    "yaml.key-too-long",
                    "a key has at most {limit} characters and must be on one line");

    /** A colon inside of a plain text: {@code a: b: c}. */
    public static final DiagnosticCode SECOND_COLON =
            DiagnosticCode.error(
                    "yaml.second-colon",
                    "text without quotes cannot contain a colon and a space; put it in quotes");

    /** A list that begins in the line of its key: {@code a: - b}. */
    public static final DiagnosticCode LIST_BEHIND_KEY =
            DiagnosticCode.error(
                    "yaml.list-behind-key",
                    "an item of a list must begin on a line of its own, below the key");

    /** A line among the items of a list has no {@code -}; args: text. */
    public static final DiagnosticCode MISSING_DASH =
            DiagnosticCode.error(
                    "yaml.missing-dash", "expected an item of the list, with “- ”, not “{text}”");

    /** A {@code -} among the keys of a map. */
    public static final DiagnosticCode DASH_AMONG_KEYS =
            DiagnosticCode.error(
                    "yaml.dash-among-keys",
                    "this item belongs to no list; expected a key in this column");

    /** Text after the end of a value; args: text. */
    public static final DiagnosticCode TEXT_BEHIND_VALUE =
            DiagnosticCode.error(
                    "yaml.text-behind-value",
                    "the value ends before “{text}”; if this belongs to it, put all of it in quotes");

    /** Text after the end of a list or map in brackets. */
    public static final DiagnosticCode TEXT_BEHIND_BRACKET =
            DiagnosticCode.error(
                    "yaml.text-behind-bracket",
                    "text that begins with a bracket must be in quotes");

    /** A quote that is not closed; args: quote. */
    public static final DiagnosticCode UNCLOSED_QUOTE =
            DiagnosticCode.error("yaml.unclosed-quote", "this {quote} is not closed");

    /** A bracket that is not closed; args: open, close. */
    public static final DiagnosticCode UNCLOSED_BRACKET =
            DiagnosticCode.error(
                    "yaml.unclosed-bracket", "this {open} is not closed; “{close}” is missing");

    /** Two items between brackets without a comma between them. */
    public static final DiagnosticCode MISSING_COMMA =
            DiagnosticCode.error("yaml.missing-comma", "a comma between two items is missing");

    /** A comma with no item in front of it. */
    public static final DiagnosticCode EXTRA_COMMA =
            DiagnosticCode.error("yaml.extra-comma", "the item before this comma is missing");

    /** An escape that YAML does not know; args: escape. */
    public static final DiagnosticCode BAD_ESCAPE =
            DiagnosticCode.error(
                    "yaml.bad-escape",
                    "“{escape}” is not an escape sequence; in double quotes, write a backslash twice");

    /** A letter that cannot begin a plain text; args: letter. */
    public static final DiagnosticCode RESERVED =
            DiagnosticCode.error(
                    "yaml.reserved",
                    "text without quotes cannot begin with “{letter}”; put it in quotes");

    /** A plain text that begins with a bar or a greater-than sign; args: letter. */
    public static final DiagnosticCode BLOCK_HEADER =
            DiagnosticCode.error(
                    "yaml.block-header",
                    "after “{letter}” the text must begin on the next line; to keep this text, put it in quotes");

    /** Empty lines atop a block text that are longer than its indentation. */
    public static final DiagnosticCode BLOCK_INDENTATION =
            DiagnosticCode.error(
                    "yaml.block-indentation",
                    "an empty line before this text has more spaces than its first line");

    /** A plain text that begins with an exclamation mark. */
    public static final DiagnosticCode UNQUOTED_NEGATION =
            DiagnosticCode.info(
                    "yaml.unquoted-negation",
                    "other YAML readers take a word after “!” for a tag; in quotes it means the same everywhere");

    private YamlCodes() {}
}
