package cardbench.codes.hearthstone;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The invented cards and decks by which the rules are tested. */
final class RuleDecks {

    /** A deck, and what the rules must say of it: {@code severity rule: sentence}. */
    record Case(String name, HearthstoneDeck deck, List<String> codes) {

        @Override
        public String toString() {
            return name;
        }
    }

    private RuleDecks() {}

    /** The cards of {@code rules-cards.tsv}. */
    static NamedCards cards() {
        Diagnostics diagnostics = new Diagnostics();
        String text = new String(bytes("rules-cards.tsv"), StandardCharsets.UTF_8);
        CardTables tables = CardTables.NONE;
        for (CardTable table : CardTableReader.read(text, diagnostics)) {
            tables = tables.with(table);
        }
        return new NamedCards(
                HearthstoneCards.of(tables.shared(HearthstoneCards.GAME)), tables, Language.EN);
    }

    /** The decks of {@code rules-decks.txt}. */
    static List<Case> read() {
        List<Case> cases = new ArrayList<>();
        String text = new String(bytes("rules-decks.txt"), StandardCharsets.UTF_8);
        String name = "";
        for (String line : text.split("\n")) {
            if (line.startsWith("  > ")) {
                cases.get(cases.size() - 1).codes().add(line.substring(4));
            } else if (line.startsWith("  ")) {
                cases.add(new Case(name, deck(line.trim()), new ArrayList<>()));
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                name = line;
            }
        }
        return cases;
    }

    /** A deck from its line: format, hero, cards. */
    static HearthstoneDeck deck(String line) {
        String[] words = line.split(" ");
        CardCollector cards = new CardCollector();
        CardCollector beside = new CardCollector();
        for (int i = 2; i < words.length; i++) {
            String[] ownerApart = words[i].split("@");
            String[] copiesApart = ownerApart[0].split("x");
            String[] ends = copiesApart[0].split("-");
            int copies = copiesApart.length == 1 ? 1 : Integer.parseInt(copiesApart[1]);
            int owner = ownerApart.length == 1 ? 0 : Integer.parseInt(ownerApart[1]);
            for (int id = Integer.parseInt(ends[0]);
                    id <= Integer.parseInt(ends[ends.length - 1]);
                    id++) {
                (owner == 0 ? cards : beside).add(id, copies, owner, 0);
            }
        }
        return new HearthstoneDeck(
                "",
                Integer.parseInt(words[0]),
                List.of(Integer.parseInt(words[1])),
                cards.collect(null),
                beside.collect(null));
    }

    private static byte[] bytes(String name) {
        try (InputStream in = RuleDecks.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
