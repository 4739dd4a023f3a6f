package cardbench.odds.deckfile;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.FullWidth;
import cardbench.base.yaml.CoreSchema;
import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlNode;
import cardbench.base.yaml.YamlScalar;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** Reads the map below {@code deck}: the size, the cards and the aliases. */
final class DeckReader {

    /**
     * The count of the card that fills the deck up to its size, an undocumented feature of
     * ygo-calc.
     */
    private static final int FILLS_UP = -1;

    private final YamlScalar key;
    private final Fields deck;
    private final Diagnostics diagnostics;
    private final List<DeckCard> cards = new ArrayList<>();
    private final List<Alias> aliases = new ArrayList<>();
    private int filler = -1;

    /**
     * A reader of a deck.
     *
     * @param key the key {@code deck}, where missing cards are reported
     */
    DeckReader(YamlScalar key, YamlMap deck, Diagnostics diagnostics) {
        this.key = key;
        this.deck = new Fields(deck, DeckFileSchema.DECK, diagnostics);
        this.diagnostics = diagnostics;
    }

    /** Reads the deck and reports its errors. */
    void read() {
        OptionalInt size = deck.integer("size", 0, DeckFile.MAX_CARDS);
        readCards();
        readAliases();
        deck.passOver(deck.unknownEntries());
        int total = 0;
        for (DeckCard card : cards) {
            // the filler still has the count -1
            total += Math.max(0, card.count());
        }
        if (filler >= 0) {
            fillUp(size, total);
        } else if (size.isPresent() && size.getAsInt() != total) {
            diagnostics.add(
                    DeckFileCodes.SIZE_DIFFERS
                            .at(deck.value("size").location())
                            .with("size", size.getAsInt())
                            .with("cards", total));
        }
        if (total > DeckFile.MAX_CARDS) {
            diagnostics.add(
                    DeckFileCodes.TOO_MANY_CARDS
                            .at(deck.key("cards").location())
                            .with("cards", total)
                            .with("limit", DeckFile.MAX_CARDS));
        }
    }

    /** The cards, in the order of the file. */
    List<DeckCard> cards() {
        return cards;
    }

    /** The aliases, in the order of the file. */
    List<Alias> aliases() {
        return aliases;
    }

    private void readCards() {
        YamlMap map = deck.map("cards");
        if (!deck.has("cards") || map != null && map.entries().isEmpty()) {
            diagnostics.add(DeckFileCodes.NO_CARDS.at(key.location()));
        }
        if (map == null) {
            return;
        }
        for (YamlMap.Entry entry : map.entries()) {
            if (cards.size() == DeckFile.MAX_CARDS) {
                diagnostics.add(
                        DeckFileCodes.TOO_MANY_KINDS
                                .at(entry.key().location())
                                .with("limit", DeckFile.MAX_CARDS));
                return;
            }
            NameCheck.usedByPrograms(entry.key(), diagnostics);
            cards.add(card(entry.key(), entry.value()));
        }
    }

    /** A number in the place of a card's keys, as its count; {@code null} for any other value. */
    private static String asCount(YamlNode value) {
        OptionalInt count =
                value instanceof YamlScalar text
                        ? CoreSchema.integer(FullWidth.folded(text.value()))
                        : OptionalInt.empty();
        return count.orElse(-1) < 0 ? null : "{count: " + count.getAsInt() + "}";
    }

    private DeckCard card(YamlScalar key, YamlNode value) {
        YamlMap map = isNothing(value) ? null : deck.asMap(key.value(), value, asCount(value));
        if (map == null) {
            return new DeckCard(key, 1, List.of(), "", List.of());
        }
        Fields card = new Fields(map, DeckFileSchema.CARD, diagnostics);
        int count = card.integer("count", FILLS_UP, DeckFile.MAX_CARDS).orElse(1);
        if (card.truth("disabled", false)) {
            // not left out: programs and conditions may name it
            count = 0;
        }
        if (count == FILLS_UP) {
            noteFiller(key, card.value("count"));
        }
        List<YamlScalar> attributes = card.texts("attribute");
        for (YamlScalar attribute : attributes) {
            NameCheck.usedByPrograms(attribute, diagnostics);
        }
        YamlScalar description = card.has("description") ? card.text("description") : null;
        List<YamlScalar> effects = new ArrayList<>();
        for (YamlScalar program : card.texts("program")) {
            // as in ygo-calc, an empty program takes no effect number: traces name effects by
            // number
            if (!program.isEmpty()) {
                effects.add(program);
            }
        }
        card.passOver(card.unknownEntries());
        String words = description == null ? "" : description.value();
        return new DeckCard(key, count, attributes, words, effects);
    }

    private static boolean isNothing(YamlNode value) {
        return value instanceof YamlScalar text && text.isNothing();
    }

    private void noteFiller(YamlScalar key, YamlNode count) {
        if (filler >= 0) {
            diagnostics.add(
                    DeckFileCodes.TWO_FILLERS
                            .at(count.location())
                            .with("name", cards.get(filler).name()));
        } else {
            filler = cards.size();
            if (!deck.has("size")) {
                diagnostics.add(DeckFileCodes.FILLER_WITHOUT_SIZE.at(count.location()));
            }
        }
    }

    /** Sets the copies of the filler to what is missing, and those of any further filler to 0. */
    private void fillUp(OptionalInt size, int total) {
        int missing = size.orElse(total) - total;
        if (missing < 0) {
            diagnostics.add(
                    DeckFileCodes.DECK_OVER_SIZE
                            .at(deck.value("size").location())
                            .with("size", size.getAsInt())
                            .with("cards", total));
        }
        for (int i = 0; i < cards.size(); i++) {
            DeckCard card = cards.get(i);
            if (card.count() == FILLS_UP) {
                cards.set(i, card.withCount(i == filler ? Math.max(0, missing) : 0));
            }
        }
    }

    private void readAliases() {
        YamlMap map = deck.map("alias");
        if (map == null) {
            return;
        }
        Set<String> names = new HashSet<>();
        for (DeckCard card : cards) {
            names.add(card.name());
        }
        for (YamlMap.Entry entry : map.entries()) {
            YamlScalar key = entry.key();
            NameCheck.usedByPrograms(key, diagnostics);
            YamlScalar conditions =
                    NameCheck.withoutWideQuotes(
                            deck.asText(key.value(), entry.value()), diagnostics);
            // allowed as in ygo-calc, where the alias then hides the card in conditions
            if (names.contains(key.value())) {
                diagnostics.add(
                        DeckFileCodes.ALIAS_HIDES_CARD
                                .at(key.location())
                                .with("name", key.value()));
            }
            if (conditions != null && conditions.isNothing()) {
                diagnostics.add(
                        DeckFileCodes.EMPTY_VALUE.at(key.location()).with("key", key.value()));
            } else if (conditions != null) {
                aliases.add(new Alias(key, conditions));
            }
        }
    }
}
