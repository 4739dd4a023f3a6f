package cardbench.yaml;

import cardbench.text.DiagnosticCode;

/** What can be wrong with a YAML file, whatever it is about. */
public final class YamlCodes {

    /** The file is longer than {@link YamlReader#MAX_LENGTH}; args: limit. */
    public static final DiagnosticCode TOO_LONG =
            DiagnosticCode.error("yaml.too-long", "the file has more than {limit} characters");

    /** Lists and maps nest deeper than {@link YamlReader#MAX_DEPTH}; args: limit. */
    public static final DiagnosticCode TOO_DEEP =
            DiagnosticCode.error(
                    "yaml.too-deep",
                    "lists and maps nest deeper than {limit} levels; reading stops here");

    /** There are more values than {@link YamlReader#MAX_NODES}; args: limit. */
    public static final DiagnosticCode TOO_MANY =
            DiagnosticCode.error(
                    "yaml.too-many", "the file has more than {limit} values; reading stops here");

    /** A character that no text file should have; args: code. */
    public static final DiagnosticCode CONTROL_CHARACTER =
            DiagnosticCode.error(
                    "yaml.control-character", "the character {code} cannot stand in a text file");

    /** A tab in front of the first letter of a line. */
    public static final DiagnosticCode TAB_IN_INDENTATION =
            DiagnosticCode.error(
                    "yaml.tab-in-indentation",
                    "lines are indented with blanks in YAML; this one has a tab");

    /** A line begins at a column where nothing can begin; args: column, expected. */
    public static final DiagnosticCode INDENTATION =
            DiagnosticCode.error(
                    "yaml.indentation",
                    "this line begins at column {column}; to belong to what stands before it, it"
                            + " must begin at column {expected}");

    /** A tag; args: tag. */
    public static final DiagnosticCode TAG =
            DiagnosticCode.error(
                    "yaml.tag", "“{tag}” is a tag; deck files have none, so leave it out");

    /** An anchor; args: anchor. */
    public static final DiagnosticCode ANCHOR =
            DiagnosticCode.error(
                    "yaml.anchor",
                    "“{anchor}” is an anchor; deck files have none, so leave it out or write the"
                            + " text in quotes");

    /** An alias; args: alias. */
    public static final DiagnosticCode ALIAS =
            DiagnosticCode.error(
                    "yaml.alias",
                    "“{alias}” stands for another value; deck files have no such aliases, so write"
                            + " the value itself, or the text in quotes");

    /** The same key twice in a map; args: key, first (the line of the first one). */
    public static final DiagnosticCode DUPLICATE_KEY =
            DiagnosticCode.error(
                    "yaml.duplicate-key",
                    "“{key}” was given in line {first} already; rename or delete one of them");

    /** A second document begins. */
    public static final DiagnosticCode SEVERAL_DOCUMENTS =
            DiagnosticCode.error(
                    "yaml.several-documents",
                    "a second document begins here; a deck file has one, so put it into a file of"
                            + " its own");

    /** A directive other than {@code %YAML 1.x}; args: directive. */
    public static final DiagnosticCode DIRECTIVE =
            DiagnosticCode.warning(
                    "yaml.directive", "the directive “{directive}” means nothing here");

    /** A directive for a YAML that is not 1.x, or without {@code ---} behind it. */
    public static final DiagnosticCode BAD_DIRECTIVE =
            DiagnosticCode.error(
                    "yaml.bad-directive",
                    "a line with “%” in front must be “%YAML 1.2”, with “---” on a line behind it");

    /** A key without a colon; args: text. */
    public static final DiagnosticCode MISSING_COLON =
            DiagnosticCode.error(
                    "yaml.missing-colon",
                    "a key with a colon is expected in this column, not “{text}”");

    /** A colon with no key in front of it. */
    public static final DiagnosticCode MISSING_KEY =
            DiagnosticCode.error("yaml.missing-key", "a key is missing in front of this colon");

    /** A colon without a blank behind it. */
    public static final DiagnosticCode MISSING_BLANK =
            DiagnosticCode.error(
                    "yaml.missing-blank", "a blank is missing behind the colon of a key");

    /** A full-width colon behind a key. */
    public static final DiagnosticCode FULL_WIDTH_COLON =
            DiagnosticCode.error(
                    "yaml.full-width-colon",
                    "the colon behind a key must be a half-width one, with a blank behind it");

    /** A full-width comma between two items or entries in brackets. */
    public static final DiagnosticCode FULL_WIDTH_COMMA =
            DiagnosticCode.error(
                    "yaml.full-width-comma",
                    "the comma between two items in brackets must be a half-width one");

    /** Full-width quotes around a text that needs quotes. */
    public static final DiagnosticCode FULL_WIDTH_QUOTES =
            DiagnosticCode.error(
                    "yaml.full-width-quotes",
                    "the quotes around a text must be half-width ones, ' or \"");

    /** A list or a map where a key must stand. */
    public static final DiagnosticCode KEY_NOT_TEXT =
            DiagnosticCode.error(
                    "yaml.key-not-text", "a list or a map cannot be a key; a key is a text");

    /** A key longer than {@link BlockReader#MAX_KEY}; args: limit. */
    public static final DiagnosticCode KEY_TOO_LONG =
            DiagnosticCode.error(
                    "yaml.key-too-long",
                    "a key has at most {limit} characters and stands on one line");

    /** A colon inside of a bare text: {@code a: b: c}. */
    public static final DiagnosticCode SECOND_COLON =
            DiagnosticCode.error(
                    "yaml.second-colon",
                    "a bare text cannot have a colon and a blank in it; write it in quotes");

    /** A list that begins in the line of its key: {@code a: - b}. */
    public static final DiagnosticCode LIST_BEHIND_KEY =
            DiagnosticCode.error(
                    "yaml.list-behind-key",
                    "an item of a list begins on a line of its own, below the key");

    /** A line among the items of a list has no {@code -}; args: text. */
    public static final DiagnosticCode MISSING_DASH =
            DiagnosticCode.error(
                    "yaml.missing-dash",
                    "an item of the list, with “- ”, is expected here, not “{text}”");

    /** A {@code -} among the keys of a map. */
    public static final DiagnosticCode DASH_AMONG_KEYS =
            DiagnosticCode.error(
                    "yaml.dash-among-keys",
                    "this item belongs to no list: a key is expected in this column");

    /** Something behind a value that has come to its end; args: text. */
    public static final DiagnosticCode TEXT_BEHIND_VALUE =
            DiagnosticCode.error(
                    "yaml.text-behind-value",
                    "the value ends before “{text}”; if it belongs together, write it in quotes");

    /** Something behind a list or map in brackets that has come to its end. */
    public static final DiagnosticCode TEXT_BEHIND_BRACKET =
            DiagnosticCode.error(
                    "yaml.text-behind-bracket",
                    "a text that begins with a bracket must be written in quotes");

    /** A quote that is not closed; args: quote. */
    public static final DiagnosticCode UNCLOSED_QUOTE =
            DiagnosticCode.error("yaml.unclosed-quote", "this {quote} is not closed");

    /** A bracket that is not closed; args: open, close. */
    public static final DiagnosticCode UNCLOSED_BRACKET =
            DiagnosticCode.error(
                    "yaml.unclosed-bracket", "this {open} is not closed; “{close}” is missing");

    /** Two items between brackets without a comma between them. */
    public static final DiagnosticCode MISSING_COMMA =
            DiagnosticCode.error("yaml.missing-comma", "a comma is missing between two items");

    /** A comma with no item in front of it. */
    public static final DiagnosticCode EXTRA_COMMA =
            DiagnosticCode.error("yaml.extra-comma", "an item is missing in front of this comma");

    /** An escape that YAML does not know; args: escape. */
    public static final DiagnosticCode BAD_ESCAPE =
            DiagnosticCode.error(
                    "yaml.bad-escape",
                    "“{escape}” is no escape; a backslash itself is written twice between double"
                            + " quotes");

    /** A letter that no bare text can begin with; args: letter. */
    public static final DiagnosticCode RESERVED =
            DiagnosticCode.error(
                    "yaml.reserved",
                    "a bare text cannot begin with “{letter}”; write it in quotes");

    /** A bare text that begins with a bar or a greater-than sign; args: letter. */
    public static final DiagnosticCode BLOCK_HEADER =
            DiagnosticCode.error(
                    "yaml.block-header",
                    "“{letter}” announces a text on the lines below; write in quotes what stands"
                            + " behind it");

    /** Empty lines atop a block text that are longer than its indentation. */
    public static final DiagnosticCode BLOCK_INDENTATION =
            DiagnosticCode.error(
                    "yaml.block-indentation",
                    "an empty line at the top of this text has more blanks than its first line");

    /** A bare text that begins with an exclamation mark. */
    public static final DiagnosticCode UNQUOTED_NEGATION =
            DiagnosticCode.info(
                    "yaml.unquoted-negation",
                    "other readers take a word behind “!” for a tag; in quotes it means the same"
                            + " to all");

    private YamlCodes() {}
}
