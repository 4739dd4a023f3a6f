package cardbench.odds.deckfile;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.FullWidth;
import cardbench.base.yaml.CoreSchema;
import cardbench.base.yaml.YamlList;
import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlNode;
import cardbench.base.yaml.YamlScalar;
import cardbench.odds.yisp.syntax.ZoneLetter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/** Reads the keys {@code mulligan} and {@code state} of a topic. */
final class OpeningReader {

    /** The most items of a list, and the most cards of an item. */
    private static final int MOST = 60;

    /** The last letter of a zone; those behind it are needed while the state is set up. */
    private static final char LAST_ZONE = 'V';

    private static final String[] ZONE_KEYS = {"hand", "grave", "field", "removed"};
    private static final char[] ZONES = {
        ZoneLetter.HAND, ZoneLetter.GRAVE, 'F', GivenState.REMOVED
    };

    private final Fields topic;
    private final Diagnostics diagnostics;

    OpeningReader(Fields topic, Diagnostics diagnostics) {
        this.topic = topic;
        this.diagnostics = diagnostics;
    }

    Opening opening() {
        YamlMap mulligan = mulligan();
        YamlMap state = topic.map("state");
        return mulligan == null && state == null
                ? Opening.NONE
                : new Opening(
                        mulligan == null ? null : mulligan(topic.key("mulligan"), mulligan),
                        state == null ? null : state(topic.key("state"), state));
    }

    /** The map of the mulligan; the word for a kind alone is reported. */
    private YamlMap mulligan() {
        YamlNode value = topic.value("mulligan");
        if (value instanceof YamlScalar text && Mulligan.Kind.of(text.value()) != null) {
            String fix = "{kind: " + text.value() + "}";
            diagnostics.add(
                    OpeningCodes.MULLIGAN_WORD.at(text.location()).with("fix", fix).fixedBy(fix));
            return null;
        }
        return value == null ? null : topic.asMap("mulligan", value);
    }

    /** The number by which whole hands are kept; a list is reported. */
    private YamlScalar keep(Fields fields, Mulligan.Kind kind) {
        if (!(fields.value("keep") instanceof YamlList list)) {
            return fields.text("keep");
        }
        List<String> numbers = new ArrayList<>();
        for (YamlNode node : list.items()) {
            List<YamlMap.Entry> entries = node instanceof YamlMap map ? map.entries() : List.of();
            String text =
                    node instanceof YamlScalar item
                            ? item.value()
                            : entries.size() == 1 ? entries.get(0).key().value() : "";
            boolean counted =
                    entries.size() == 1
                            && entries.get(0).value() instanceof YamlScalar count
                            && isCount(count.value());
            boolean single = node instanceof YamlScalar && isWord(text);
            if (single) {
                numbers.add("|H." + text + "|");
            } else if (counted && isWord(text)) {
                numbers.add(
                        "(>= |H."
                                + text
                                + "| "
                                + ((YamlScalar) entries.get(0).value()).value()
                                + ")");
            }
        }
        boolean whole = !numbers.isEmpty() && numbers.size() == list.items().size();
        String number =
                numbers.size() == 1 ? numbers.get(0) : "(and " + String.join(" ", numbers) + ")";
        Diagnostic wrong =
                OpeningCodes.KEEP_IS_A_NUMBER
                        .at(list.location())
                        .with("kind", kind.word())
                        .with("number", whole ? number : "(>= |H.name| 1)");
        diagnostics.add(whole ? wrong.fixedBy("'" + number + "'") : wrong);
        return null;
    }

    /** Whether a condition is one word that needs no quotes in a program. */
    private static boolean isWord(String text) {
        String word = text.startsWith("!") ? text.substring(1) : text;
        word = word.startsWith("a:") ? word.substring(2) : word;
        boolean plain = !word.isEmpty() && !Ascii.isDigit(word.charAt(0));
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            plain &= letter || Ascii.isDigit(c) || i > 0 && (c == '-' || c == '_');
        }
        return plain;
    }

    private static boolean isCount(String text) {
        return !text.isEmpty()
                && text.length() <= 2
                && text.charAt(0) != '0'
                && Ascii.isDigit(text.charAt(0))
                && Ascii.isDigit(text.charAt(text.length() - 1));
    }

    private Mulligan mulligan(YamlScalar key, YamlMap map) {
        Fields fields = new Fields(map, DeckFileSchema.MULLIGAN, diagnostics);
        Mulligan.Kind kind = kind(fields);
        YamlScalar keep = kind.isWhole() ? keep(fields, kind) : null;
        List<CardItem> kept = kind.isWhole() ? List.of() : items(fields, "keep");
        if (!fields.has("keep")) {
            diagnostics.add(
                    (kind.isWhole() ? OpeningCodes.EVERY_HAND_KEPT : OpeningCodes.NO_CARD_KEPT)
                            .at(key.location()));
        }
        for (String unused : kind.hasBottom() ? List.<String>of() : List.of("free", "bottom")) {
            if (fields.has(unused)) {
                sayUnused(fields, unused, kind);
            }
        }
        int most = -1;
        if (kind.limit() > 0) {
            most = fields.integer("most", 0, kind.limit()).orElse(-1);
        } else if (fields.has("most")) {
            sayUnused(fields, "most", kind);
        }
        int free = fields.integer("free", 0, Mulligan.MAX).orElse(0);
        List<Mulligan.Bottom> bottom = kind.hasBottom() ? bottom(fields) : List.of();
        fields.passOver(fields.unknownEntries());
        return new Mulligan(key, kind, keep, kept, most, free, bottom);
    }

    private void sayUnused(Fields fields, String key, Mulligan.Kind kind) {
        diagnostics.add(
                OpeningCodes.UNUSED_KEY
                        .at(fields.key(key).location())
                        .with("key", key)
                        .with("kind", kind.word()));
    }

    /** A list of items, or a map of numbers of mulligans and such lists. */
    private List<Mulligan.Bottom> bottom(Fields fields) {
        YamlNode value = fields.value("bottom");
        List<Mulligan.Bottom> bottom = new ArrayList<>();
        if (value instanceof YamlMap map && isByMulligans(map)) {
            for (YamlMap.Entry entry : map.entries()) {
                int from = number(entry.key(), 1, Mulligan.MAX);
                bottom.add(new Mulligan.Bottom(from, items("bottom", entry.value())));
            }
            bottom.sort(Comparator.comparingInt(Mulligan.Bottom::from));
        } else if (value != null) {
            bottom.add(new Mulligan.Bottom(1, items("bottom", value)));
        }
        return bottom;
    }

    /** Items have numbers behind them, never lists. */
    private static boolean isByMulligans(YamlMap map) {
        boolean lists = !map.entries().isEmpty();
        for (YamlMap.Entry entry : map.entries()) {
            lists &= entry.value() instanceof YamlList;
        }
        return lists;
    }

    private Mulligan.Kind kind(Fields fields) {
        YamlScalar text = fields.text("kind");
        Mulligan.Kind kind = text == null ? Mulligan.Kind.LONDON : Mulligan.Kind.of(text.value());
        if (kind == null) {
            diagnostics.add(
                    OpeningCodes.NOT_A_KIND
                            .at(text.location())
                            .with("text", text.value())
                            .with("kinds", Mulligan.Kind.all()));
            return Mulligan.Kind.LONDON;
        }
        return kind;
    }

    private GivenState state(YamlScalar key, YamlMap map) {
        Fields fields = new Fields(map, DeckFileSchema.STATE, diagnostics);
        List<GivenState.Zone> zones = new ArrayList<>();
        for (int i = 0; i < ZONES.length; i++) {
            List<CardItem> cards = items(fields, ZONE_KEYS[i]);
            if (!cards.isEmpty()) {
                zones.add(zone(ZONES[i], cards));
            }
        }
        for (YamlMap.Entry entry : letters(fields, "zones")) {
            List<CardItem> cards = items(entry.key().value(), entry.value());
            zones.add(zone(entry.key().value().charAt(0), cards));
        }
        List<GivenState.Zone> unknown = new ArrayList<>();
        for (YamlMap.Entry entry : letters(fields, "unknown")) {
            int cards = number(fields.asText(entry.key().value(), entry.value()));
            unknown.add(new GivenState.Zone(entry.key().value().charAt(0), List.of(), cards));
        }
        int deck = fields.integer("deck", 0, DeckFile.MAX_CARDS).orElse(-1);
        GivenState state =
                new GivenState(
                        key, zones, items(fields, "top"), items(fields, "bottom"), unknown, deck);
        fields.passOver(fields.unknownEntries());
        return state;
    }

    private static GivenState.Zone zone(char letter, List<CardItem> cards) {
        int count = 0;
        for (CardItem item : cards) {
            count += item.copies();
        }
        return new GivenState.Zone(letter, cards, count);
    }

    /** The entries of a map whose keys are letters of zones; the others are reported. */
    private List<YamlMap.Entry> letters(Fields fields, String key) {
        List<YamlMap.Entry> entries = new ArrayList<>();
        YamlMap map = fields.map(key);
        if (map != null) {
            for (YamlMap.Entry entry : map.entries()) {
                String letter = entry.key().value();
                boolean zone = letter.length() == 1 && letter.charAt(0) >= 'A';
                zone = zone && letter.charAt(0) <= LAST_ZONE && letter.charAt(0) != ZoneLetter.DECK;
                if (zone) {
                    entries.add(entry);
                } else {
                    diagnostics.add(
                            OpeningCodes.NOT_A_ZONE
                                    .at(entry.key().location())
                                    .with("text", letter));
                }
            }
        }
        return entries;
    }

    private List<CardItem> items(Fields fields, String key) {
        return items(key, fields.value(key));
    }

    private List<CardItem> items(String key, YamlNode value) {
        List<CardItem> items = new ArrayList<>();
        List<YamlNode> nodes = value instanceof YamlList list ? list.items() : List.of();
        if (value != null && !(value instanceof YamlList)) {
            nodes = List.of(value);
        }
        for (YamlNode node : nodes) {
            if (node instanceof YamlMap map) {
                for (YamlMap.Entry entry : map.entries()) {
                    YamlScalar text = topic.asText(entry.key().value(), entry.value());
                    items.add(new CardItem(entry.key(), number(text)));
                }
            } else if (node instanceof YamlScalar text && !text.isNothing()) {
                items.add(new CardItem(text, CardItem.NONE));
            } else {
                diagnostics.add(
                        (node instanceof YamlScalar
                                        ? DeckFileCodes.EMPTY_ITEM
                                        : DeckFileCodes.NOT_A_TEXT)
                                .at(node.location())
                                .with("key", key));
            }
        }
        if (items.size() > MOST) {
            diagnostics.add(
                    OpeningCodes.TOO_MANY_ITEMS
                            .at(value.location())
                            .with("key", key)
                            .with("limit", MOST));
            return List.of();
        }
        return items;
    }

    /** The number behind a card; an invalid one is reported and counts as 0. */
    private int number(YamlScalar text) {
        return number(text, 0, MOST);
    }

    /** A number; an invalid one is reported and counts as the least. */
    private int number(YamlScalar text, int least, int most) {
        OptionalInt number =
                text == null
                        ? OptionalInt.of(least)
                        : CoreSchema.integer(FullWidth.folded(text.value()));
        if (number.isEmpty() || number.getAsInt() < least || number.getAsInt() > most) {
            diagnostics.add(
                    DeckFileCodes.NOT_A_NUMBER
                            .at(text.location())
                            .with("text", text.value())
                            .with("least", least)
                            .with("most", most));
            return least;
        }
        return number.getAsInt();
    }
}
