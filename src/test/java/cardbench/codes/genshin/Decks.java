package cardbench.codes.genshin;

import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import cardbench.codes.cards.ShippedTables;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Decks for tests, out of a seed. */
final class Decks {

    static final CardTables TABLES = ShippedTables.tables();
    static final GenshinCards CARDS = GenshinCards.of(TABLES.shared(GenshinCards.GAME));
    static final DeckRules RULES = new DeckRules(CARDS, TABLES, Language.EN);

    /** The example of the format's first description, with the ids that it gives. */
    static final String EXAMPLE =
            "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";

    static final List<Integer> EXAMPLE_IDS =
            List.of(
                    32, 1, 2, 61, 61, 129, 129, 149, 180, 184, 189, 189, 194, 217, 217, 222, 223,
                    223, 224, 224, 241, 241, 245, 246, 246, 252, 253, 266, 267, 267, 270, 270, 271);

    private Decks() {}

    /** Any 33 numbers of 12 bits, some of them 0. */
    static GenshinDeck any(Random random) {
        List<Integer> ids = new ArrayList<>();
        for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
            ids.add(random.nextInt(4) == 0 ? 0 : random.nextInt(4096));
        }
        return GenshinDeck.of(ids);
    }

    /**
     * A deck that breaks no rule, in the game's order. Kinds of cards are drawn about as often as
     * they are in decks that people play (many events and dishes, few weapons), and three cards of
     * eight come alone.
     */
    static GenshinDeck legal(Random random) {
        List<GenshinCard> characters = new ArrayList<>();
        while (characters.size() < 3) {
            GenshinCard card = CARDS.card(1 + random.nextInt(CARDS.last()));
            if (card.isCharacter() && !characters.contains(card)) {
                characters.add(card);
            }
        }
        List<GenshinCard> actions = new ArrayList<>();
        while (actions.size() < 30) {
            GenshinCard card = CARDS.card(1 + random.nextInt(CARDS.last()));
            int copies = Math.min(random.nextInt(8) < 3 ? 1 : 2, 30 - actions.size());
            boolean drawn = random.nextInt(100) < usual(card.kind());
            if (drawn && fits(card, characters) && !actions.contains(card)) {
                actions.add(card);
                if (copies == 2 && !card.kind().equals("legend")) {
                    actions.add(card);
                }
            }
        }
        actions.sort(Comparator.comparingInt(GenshinCard::cardId));
        List<Integer> ids = new ArrayList<>();
        characters.forEach(card -> ids.add(card.shareId()));
        actions.forEach(card -> ids.add(card.shareId()));
        return GenshinDeck.of(ids);
    }

    /** How often of 100 a card of the kind is taken when it is drawn. */
    private static int usual(String kind) {
        return switch (kind) {
            case "food", "resonance", "talent" -> 100;
            case "event", "companion", "item" -> 60;
            case "location" -> 50;
            case "artifact", "legend" -> 35;
            default -> 6;
        };
    }

    private static boolean fits(GenshinCard card, List<GenshinCard> characters) {
        if (card.isCharacter()) {
            return false;
        }
        if (card.owner() != 0) {
            return characters.stream().anyMatch(c -> c.shareId() == card.owner());
        }
        long meeting =
                characters.stream()
                        .filter(
                                c ->
                                        c.element().equals(card.needs())
                                                || c.camps().contains(card.needs()))
                        .count();
        return card.needs().isEmpty() || meeting >= 2;
    }
}
