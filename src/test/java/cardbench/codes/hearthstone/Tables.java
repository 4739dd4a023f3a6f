package cardbench.codes.hearthstone;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Card tables for tests: a small one of real cards, and others written as text. */
final class Tables {

    private Tables() {}

    /** A table of 28 cards and heroes, named in English and Chinese. */
    static NamedCards few(Language language) {
        StringBuilder text = new StringBuilder();
        for (String content : new String[] {"cards", "en", "zh-CN"}) {
            try {
                Path file =
                        Path.of(
                                "src/test/resources/cardbench/codes/hearthstone/few",
                                content + ".tsv");
                text.append(Files.readString(file));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return of(text.toString(), language);
    }

    /** No table at all. */
    static NamedCards none() {
        return new NamedCards(HearthstoneCards.NONE, CardTables.NONE, Language.EN);
    }

    /**
     * Cards in lines: {@code id name;column=value;...}, named in English.
     *
     * @param lines by ascending id
     */
    static NamedCards written(String... lines) {
        String[] columns = {
            "kind", "cost", "rarity", "class", "set", "copy", "runes", "visits", "single", "given",
            "year"
        };
        StringBuilder cards = new StringBuilder("cardbench-table 1\thearthstone\tcards\nid");
        StringBuilder names = new StringBuilder("cardbench-table 1\thearthstone\ten\nid\tname\n");
        for (String column : columns) {
            cards.append('\t').append(column);
        }
        cards.append('\n');
        int before = 0;
        for (String line : lines) {
            String[] parts = line.split(";");
            int id = Integer.parseInt(parts[0].substring(0, parts[0].indexOf(' ')));
            names.append(id - before).append('\t');
            names.append(parts[0].substring(parts[0].indexOf(' ') + 1)).append('\n');
            cards.append(id - before);
            for (String column : columns) {
                String value = "";
                for (String part : parts) {
                    value = part.startsWith(column + "=") ? part.split("=")[1] : value;
                }
                cards.append('\t').append(value);
            }
            cards.append('\n');
            before = id;
        }
        return of(cards.append(names).toString(), Language.EN);
    }

    private static NamedCards of(String text, Language language) {
        CardTables tables = CardTables.NONE;
        Diagnostics diagnostics = new Diagnostics();
        for (CardTable table : CardTableReader.read(text, diagnostics)) {
            tables = tables.with(table);
        }
        if (diagnostics.failed()) {
            throw new IllegalStateException(diagnostics.list().toString());
        }
        return new NamedCards(
                HearthstoneCards.of(tables.shared(HearthstoneCards.GAME)), tables, language);
    }
}
