package cardbench.codes.cards;

import cardbench.base.text.Diagnostics;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The card tables as they are shipped, for tests. */
public final class ShippedTables {

    private static final CardTables TABLES = read();

    private ShippedTables() {}

    /** All tables of {@code cards-data/genshin}. */
    public static CardTables tables() {
        return TABLES;
    }

    private static CardTables read() {
        CardTables tables = CardTables.NONE;
        try (Stream<Path> files = Files.list(Path.of("cards-data", "genshin"))) {
            for (Path file : files.sorted().toList()) {
                String text = Files.readString(file);
                if (text.startsWith("cardbench-table")) {
                    Diagnostics diagnostics = new Diagnostics();
                    List<CardTable> found = CardTableReader.read(text, diagnostics);
                    if (diagnostics.failed()) {
                        throw new IllegalStateException(file + ": " + diagnostics.list());
                    }
                    for (CardTable table : found) {
                        tables = tables.with(table);
                    }
                }
            }
            return tables;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
