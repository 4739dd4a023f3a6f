package cardbench.build.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Writes the tables of 七圣召唤 in the readable form of {@code cardbench.codes.cards.CardTableReader}.
 * Equal data gives equal text. Share ids must be consecutive from 1, and ids and names must be
 * unique: otherwise a table would silently give cards wrong names.
 */
final class GenshinTableText {

    private static final String COLUMNS =
            "id\tcard\tkind\tcost\telement\tweapon\ttags\towner\tneeds";

    private final List<GenshinCardFacts> cards;
    private final List<String> notes;

    GenshinTableText(List<GenshinCardFacts> facts, List<String> notes) {
        this.cards = new ArrayList<>(facts);
        this.notes = List.copyOf(notes);
        cards.sort(Comparator.comparingInt(GenshinCardFacts::shareId));
        check();
    }

    private void check() {
        TreeSet<Integer> cardIds = new TreeSet<>();
        for (int i = 0; i < cards.size(); i++) {
            GenshinCardFacts card = cards.get(i);
            if (card.shareId() != i + 1) {
                throw new CardTableTrouble(
                        card.shareId() <= i
                                ? "share id " + card.shareId() + " is there twice"
                                : "share id " + (i + 1) + " is missing");
            }
            if (card.cardId() != 0 && !cardIds.add(card.cardId())) {
                throw new CardTableTrouble("card id " + card.cardId() + " is there twice");
            }
        }
        for (String language : languages()) {
            TreeSet<String> names = new TreeSet<>();
            for (GenshinCardFacts card : cards) {
                String name = card.names().get(language);
                if (name != null && !names.add(CardNameCheck.checked(name))) {
                    throw new CardTableTrouble(language + ": “" + name + "” is there twice");
                }
            }
        }
    }

    /** The tags of all languages with a name. */
    TreeSet<String> languages() {
        TreeSet<String> languages = new TreeSet<>();
        cards.forEach(card -> languages.addAll(card.names().keySet()));
        return languages;
    }

    /** The files by name: {@code cards.tsv} and one for each language. */
    TreeMap<String, String> files() {
        TreeMap<String, String> files = new TreeMap<>();
        files.put("cards.tsv", shared());
        for (String language : languages()) {
            files.put(language + ".tsv", names(language));
        }
        return files;
    }

    private String shared() {
        StringBuilder text = head("cards").append(COLUMNS).append('\n');
        for (GenshinCardFacts card : cards) {
            String row =
                    String.join(
                            "\t",
                            "",
                            number(card.cardId()),
                            card.kind(),
                            card.cost(),
                            card.element(),
                            card.weapon(),
                            card.tags(),
                            number(card.owner()),
                            card.needs());
            text.append(row.replaceAll("\t+$", "")).append('\n');
        }
        return text.toString();
    }

    private String names(String language) {
        StringBuilder text = head(language).append("id\tname\n");
        int before = 0;
        for (GenshinCardFacts card : cards) {
            String name = card.names().get(language);
            if (name != null) {
                int distance = card.shareId() - before;
                text.append(distance == 1 ? "" : Integer.toString(distance));
                text.append('\t').append(name).append('\n');
                before = card.shareId();
            }
        }
        return text.toString();
    }

    private StringBuilder head(String content) {
        StringBuilder text = new StringBuilder("cardbench-table 1\tgenshin\t" + content + "\n");
        notes.forEach(note -> text.append("# ").append(note).append('\n'));
        return text;
    }

    private static String number(int value) {
        return value == 0 ? "" : Integer.toString(value);
    }
}
