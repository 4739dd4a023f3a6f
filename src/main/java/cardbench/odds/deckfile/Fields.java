package cardbench.odds.deckfile;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.FullWidth;
import cardbench.base.text.Nearest;
import cardbench.base.yaml.CoreSchema;
import cardbench.base.yaml.ScalarStyle;
import cardbench.base.yaml.Span;
import cardbench.base.yaml.YamlList;
import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlNode;
import cardbench.base.yaml.YamlScalar;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One map of a deck file, with access to its values by key and type. An invalid value is reported
 * when it is requested, and then counts as absent. Request each key once, since a second request
 * reports again.
 */
final class Fields {

    private static final String DESCRIPTION = "description";

    private final DeckFileSchema level;
    private final Diagnostics diagnostics;
    private final Map<String, YamlMap.Entry> known = new LinkedHashMap<>();
    private final List<YamlMap.Entry> unknownEntries = new ArrayList<>();

    Fields(YamlMap map, DeckFileSchema level, Diagnostics diagnostics) {
        this.level = level;
        this.diagnostics = diagnostics;
        for (YamlMap.Entry entry : map.entries()) {
            if (level.keys.contains(entry.key().value())) {
                known.put(entry.key().value(), entry);
            }
        }
        // after the exact keys: a full-width twin must not take the place of a proper key
        for (YamlMap.Entry entry : map.entries()) {
            if (!known.containsKey(entry.key().value())) {
                String half = FullWidth.folded(entry.key().value());
                if (level.keys.contains(half) && !known.containsKey(half)) {
                    NameCheck.fullWidth(entry.key(), DeckFileCodes.FULL_WIDTH, diagnostics);
                    known.put(half, entry);
                } else {
                    unknownEntries.add(entry);
                }
            }
        }
    }

    /** The entries with unknown keys. */
    List<YamlMap.Entry> unknownEntries() {
        return List.copyOf(unknownEntries);
    }

    /** Reports unknown keys, with the key that was probably meant. */
    void passOver(List<YamlMap.Entry> entries) {
        for (YamlMap.Entry entry : entries) {
            if (FullWidth.folded(entry.key().value()).equals(entry.key().value())) {
                diagnostics.add(unknown(entry.key(), entry.value() instanceof YamlScalar));
            } else {
                NameCheck.fullWidth(entry.key(), DeckFileCodes.FULL_WIDTH, diagnostics);
            }
        }
    }

    private Diagnostic unknown(YamlScalar key, boolean scalar) {
        String word = key.value();
        List<String> free = new ArrayList<>(level.keys);
        free.removeAll(known.keySet());
        String near = Nearest.to(word, free);
        if (word.equals("turns") && scalar) {
            return DeckFileCodes.REMOVED_KEY
                    .at(key.location())
                    .with("key", word)
                    .with("version", "2.0");
        } else if (near != null) {
            return DeckFileCodes.UNKNOWN_KEY_NEAR
                    .at(key.locate(0, word.length()))
                    .with("key", word)
                    .with("suggestion", near)
                    .fixedBy(key.rewritten(0, word.length(), near));
        }
        String parent = level.parentOf(word);
        return parent.isEmpty()
                ? DeckFileCodes.UNKNOWN_KEY.at(key.location()).with("key", word)
                : DeckFileCodes.MISPLACED_KEY
                        .at(key.location())
                        .with("key", word)
                        .with("parent", parent);
    }

    /** Whether a key is present, whatever its value. */
    boolean has(String key) {
        return known.containsKey(key);
    }

    /** The key itself; it must be present. */
    YamlScalar key(String key) {
        return known.get(key).key();
    }

    /** The value of a key, or {@code null}. An empty value is reported. */
    YamlNode value(String key) {
        YamlMap.Entry entry = known.get(key);
        if (entry == null) {
            return null;
        }
        if (entry.value() instanceof YamlScalar text && text.isNothing()) {
            if (text.style() != ScalarStyle.UNREADABLE) {
                diagnostics.add(
                        DeckFileCodes.EMPTY_VALUE.at(entry.key().location()).with("key", key));
            }
            return null;
        }
        return entry.value();
    }

    /** The value as a map, or {@code null}. */
    YamlMap map(String key) {
        YamlNode value = value(key);
        return value == null ? null : asMap(key, value);
    }

    /** A value that must be a map; otherwise it is reported, and the result is {@code null}. */
    YamlMap asMap(String key, YamlNode value) {
        return asMap(key, value, null);
    }

    /** The same, with a replacement of the value where one is certain, else {@code null}. */
    YamlMap asMap(String key, YamlNode value, String fix) {
        if (value instanceof YamlMap map) {
            return map;
        }
        diagnostics.add(DeckFileCodes.NOT_A_MAP.at(value.location()).with("key", key).fixedBy(fix));
        return null;
    }

    /** The value as a text, or {@code null}. */
    YamlScalar text(String key) {
        YamlNode value = value(key);
        return value == null ? null : unquoted(key, asText(key, value));
    }

    /** The text of a program or a number; {@code null} if there is none, or an empty one. */
    YamlScalar yisp(String key) {
        YamlScalar text = text(key);
        return text != null && text.isEmpty() ? null : text;
    }

    /** Removes full-width quotes around a text, except in a description, which may have them. */
    private YamlScalar unquoted(String key, YamlScalar text) {
        return key.equals(DESCRIPTION) ? text : NameCheck.withoutWideQuotes(text, diagnostics);
    }

    /** A value that must be a text; otherwise it is reported, and the result is {@code null}. */
    YamlScalar asText(String key, YamlNode value) {
        if (value instanceof YamlScalar text) {
            return text;
        }
        diagnostics.add(splitCondition(value, key));
        return null;
    }

    /**
     * The diagnostic for a value that is no text. A blank after a colon, as in {@code - a: trap},
     * turns a condition into a map of YAML; this gets a diagnostic of its own with the condition as
     * its fix.
     */
    private static Diagnostic splitCondition(YamlNode value, String key) {
        if (value instanceof YamlMap map
                && map.entries().size() == 1
                && map.entries().get(0).value() instanceof YamlScalar text
                && text.style() == ScalarStyle.PLAIN
                && map.entries().get(0).key().style() == ScalarStyle.PLAIN
                && map.span().from() == map.entries().get(0).key().span().from()) {
            String condition = map.entries().get(0).key().value() + ":" + text.value();
            return DeckFileCodes.BLANK_BEHIND_COLON
                    .at(value.location())
                    .with("text", condition)
                    .fixedBy(condition);
        }
        return DeckFileCodes.NOT_A_TEXT.at(value.location()).with("key", key);
    }

    /**
     * The texts of a list. A single text is read as a list of one, although ygo-calc ignores it.
     */
    List<YamlScalar> texts(String key) {
        YamlNode value = value(key);
        List<YamlScalar> texts = new ArrayList<>();
        if (value instanceof YamlScalar text) {
            boolean dashes = text.style() == ScalarStyle.PLAIN && looksLikeItems(text);
            diagnostics.add(
                    (dashes ? DeckFileCodes.MISSING_DASHES : DeckFileCodes.ONE_ITEM)
                            .at(text.location())
                            .with("key", key));
            texts.add(unquoted(key, text));
        } else if (value instanceof YamlList list) {
            for (YamlNode item : list.items()) {
                YamlScalar text = unquoted(key, asText(key, item));
                if (text != null && !text.isNothing()) {
                    texts.add(text);
                } else if (text != null && text.style() == ScalarStyle.PLAIN) {
                    diagnostics.add(DeckFileCodes.EMPTY_ITEM.at(text.location()).with("key", key));
                }
            }
        } else if (value instanceof YamlMap map) {
            diagnostics.add(notAList(key, map));
        }
        return texts;
    }

    /**
     * The diagnostic for a map in place of a list. Cards with counts, such as {@code {a: 2}}, get
     * the list that was meant as the fix.
     */
    private static Diagnostic notAList(String key, YamlMap map) {
        boolean cards = key.equals("hand") || key.equals("grave");
        String list = cards ? CountedNames.asList(map) : null;
        return list == null
                ? DeckFileCodes.NOT_A_LIST.at(map.location()).with("key", key)
                : DeckFileCodes.COUNTS_FOR_LIST
                        .at(map.location())
                        .with("key", key)
                        .with("list", list)
                        .fixedBy(list);
    }

    /** Whether a text is a list whose dashes, or the blanks after them, are missing. */
    private static boolean looksLikeItems(YamlScalar text) {
        Span span = text.span();
        return text.value().startsWith("-")
                || span.lines().line(span.from()) != span.lines().line(span.to());
    }

    /** The value as an integer between two bounds, both inclusive. */
    OptionalInt integer(String key, int least, int most) {
        YamlScalar text = text(key);
        if (text == null) {
            return OptionalInt.empty();
        }
        OptionalInt number = CoreSchema.integer(FullWidth.folded(text.value()));
        if (number.isEmpty() || number.getAsInt() < least || number.getAsInt() > most) {
            diagnostics.add(
                    DeckFileCodes.NOT_A_NUMBER
                            .at(text.location())
                            .with("text", text.value())
                            .with("least", least)
                            .with("most", most));
            return OptionalInt.empty();
        }
        NameCheck.fullWidth(text, DeckFileCodes.FULL_WIDTH, diagnostics);
        return number;
    }

    /** The value as a boolean, or {@code otherwise}. */
    boolean truth(String key, boolean otherwise) {
        YamlScalar text = text(key);
        if (text == null) {
            return otherwise;
        }
        Optional<Boolean> truth = CoreSchema.truth(text.value());
        if (truth.isEmpty()) {
            diagnostics.add(
                    DeckFileCodes.NOT_A_TRUTH_VALUE.at(text.location()).with("text", text.value()));
        }
        return truth.orElse(otherwise);
    }

    /**
     * Whether the value is the second of the two words that the key takes; {@code otherwise} if it
     * is absent or invalid.
     */
    boolean isSecond(String key, boolean otherwise) {
        YamlScalar text = text(key);
        if (text == null) {
            return otherwise;
        }
        int word = level.values(key).indexOf(text.value());
        if (word < 0) {
            diagnostics.add(
                    DeckFileCodes.NOT_ONE_OF
                            .at(text.location())
                            .with("text", text.value())
                            .with("first", level.values(key).get(0))
                            .with("second", level.values(key).get(1)));
            return otherwise;
        }
        return word == 1;
    }

    /**
     * The index of the word of a key among those that it may have; another word is reported.
     *
     * @param otherwise the index without the key
     */
    int choice(String key, int otherwise) {
        YamlScalar text = text(key);
        if (text == null) {
            return otherwise;
        }
        int word = level.values(key).indexOf(text.value());
        if (word < 0) {
            diagnostics.add(
                    OpeningCodes.NOT_A_KIND
                            .at(text.location())
                            .with("text", text.value())
                            .with("kinds", String.join(", ", level.values(key))));
        }
        return word < 0 ? otherwise : word;
    }
}
