package cardbench.odds.deckfile;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlNode;
import cardbench.base.yaml.YamlScalar;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Reads topics and their combos. */
final class TopicReader {

    // ygo-calc's defaults: five cards; effects in the hand (H), then in the graveyard (B)
    private static final int START_CARD = 5;
    private static final String SCANNED = "HB";

    private final Fields simulate;
    private final int deckSize;
    private final Diagnostics diagnostics;
    private final boolean bestMatching;
    private final boolean autoShuffle;
    private final String scanZones;

    /**
     * A reader of the topics of a file.
     *
     * @param simulate the map around the topics, with their defaults
     * @param deckSize number of cards in the deck, or -1 if it is unknown
     */
    TopicReader(Fields simulate, int deckSize, Diagnostics diagnostics) {
        this.simulate = simulate;
        this.deckSize = deckSize;
        this.diagnostics = diagnostics;
        this.bestMatching = bestMatching(simulate, false);
        this.autoShuffle = simulate.truth("auto-shuffle", false);
        this.scanZones = scanZones(simulate, SCANNED);
    }

    private static boolean bestMatching(Fields fields, boolean otherwise) {
        return fields.isSecond("matching", otherwise);
    }

    /** Reads one topic. A topic that is no map is reported and has no combos. */
    Topic topic(YamlScalar key, YamlNode value) {
        NameCheck.fullWidth(key, DeckFileCodes.FULL_WIDTH_NAME, diagnostics);
        boolean nothing = value instanceof YamlScalar text && text.isNothing();
        YamlMap map = nothing ? null : simulate.asMap(key.value(), value);
        if (map == null) {
            if (nothing) {
                sayNoCombos(key);
            }
            return new Topic(
                    key,
                    START_CARD,
                    false,
                    null,
                    autoShuffle,
                    scanZones,
                    List.of(),
                    Opening.NONE,
                    List.of(),
                    null,
                    null,
                    null);
        }
        Fields topic = new Fields(map, DeckFileSchema.TOPIC, diagnostics);
        boolean best = bestMatching(topic, bestMatching);
        Opening opening = new OpeningReader(topic, diagnostics).opening();
        return new Topic(
                key,
                startCard(topic, key, opening.state() == null ? START_CARD : 0),
                topic.truth("exec-program", false),
                topic.yisp("header"),
                topic.truth("auto-shuffle", autoShuffle),
                scanZones(topic, scanZones),
                combos(topic, key, best),
                opening,
                topic.texts("negate"),
                TurnsReader.read(topic, diagnostics),
                topic.yisp("condition"),
                topic.yisp("given"));
    }

    private int startCard(Fields topic, YamlScalar key, int otherwise) {
        OptionalInt written = topic.integer("start-card", 0, DeckFile.MAX_CARDS);
        int hand = written.orElse(otherwise);
        if (deckSize >= 0 && hand > deckSize) {
            Location place =
                    written.isPresent() ? topic.value("start-card").location() : key.location();
            diagnostics.add(
                    DeckFileCodes.HAND_OVER_DECK
                            .at(place)
                            .with("hand", hand)
                            .with("cards", deckSize));
        }
        return hand;
    }

    private String scanZones(Fields fields, String otherwise) {
        YamlScalar text = fields.text("scan-zones");
        if (text == null) {
            return otherwise;
        }
        String zones = text.value();
        boolean good = !zones.isEmpty();
        for (int i = 0; i < zones.length(); i++) {
            char zone = zones.charAt(i);
            // X is the running card and no zone
            good &= zone >= 'A' && zone <= 'Z' && zone != 'X' && zones.indexOf(zone) == i;
        }
        if (!good) {
            diagnostics.add(DeckFileCodes.NOT_ZONES.at(text.location()).with("text", zones));
        }
        return good ? zones : otherwise;
    }

    private List<Combo> combos(Fields topic, YamlScalar key, boolean best) {
        List<Combo> combos = new ArrayList<>();
        List<YamlMap.Entry> unknown = new ArrayList<>();
        YamlMap map = topic.map("combos");
        if (map != null) {
            for (YamlMap.Entry entry : map.entries()) {
                combo(entry.key(), entry.value(), best, combos);
            }
        }
        for (YamlMap.Entry entry : topic.unknownEntries()) {
            // the format's description has no level "combos", while its own examples have: both are
            // read
            if (!topic.has("combos") && looksLikeCombo(entry.value())) {
                combo(entry.key(), entry.value(), best, combos);
            } else {
                unknown.add(entry);
            }
        }
        topic.passOver(unknown);
        if (!topic.has("combos") && !combos.isEmpty()) {
            diagnostics.add(
                    DeckFileCodes.COMBOS_LEFT_OUT.at(key.location()).with("topic", key.value()));
        } else if (combos.isEmpty()) {
            sayNoCombos(key);
        }
        return combos;
    }

    private static boolean looksLikeCombo(YamlNode value) {
        if (value instanceof YamlMap map) {
            for (YamlMap.Entry entry : map.entries()) {
                if (DeckFileSchema.COMBO.keys.contains(entry.key().value())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Reads a combo, and adds it to those of the topic unless it is switched off. */
    private void combo(YamlScalar key, YamlNode value, boolean best, List<Combo> combos) {
        NameCheck.fullWidth(key, DeckFileCodes.FULL_WIDTH_NAME, diagnostics);
        boolean nothing = value instanceof YamlScalar text && text.isNothing();
        YamlMap map = nothing ? null : simulate.asMap(key.value(), value);
        if (map == null) {
            combos.add(new Combo(key, null, null, List.of(), List.of(), best, null));
            return;
        }
        Fields combo = new Fields(map, DeckFileSchema.COMBO, diagnostics);
        Combo read =
                new Combo(
                        key,
                        combo.text("score"),
                        combo.yisp("condition"),
                        combo.texts("hand"),
                        combo.texts("grave"),
                        bestMatching(combo, best),
                        combo.yisp("given"));
        combo.passOver(combo.unknownEntries());
        if (!combo.truth("disabled", false)) {
            combos.add(read);
        }
    }

    private void sayNoCombos(YamlScalar key) {
        diagnostics.add(DeckFileCodes.NO_COMBOS.at(key.location()).with("topic", key.value()));
    }
}
