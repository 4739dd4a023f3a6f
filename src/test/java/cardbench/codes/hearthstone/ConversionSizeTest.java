package cardbench.codes.hearthstone;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.codes.hearthstone.source.CardConversion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How much the tables of all cards weigh when they are compressed. */
class ConversionSizeTest {

    private static final int KB = 1000;
    private static final long SEED = 11;

    private static int zipped(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out =
                new GZIPOutputStream(bytes) {
                    {
                        def.setLevel(Deflater.BEST_COMPRESSION);
                    }
                }) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.size();
    }

    private static String column(CardFile file, Function<CardFile.Row, Object> cell) {
        List<Object> cells = new ArrayList<>();
        for (CardFile.Row row : file.rows()) {
            if (!row.skin()) {
                cells.add(cell.apply(row));
            }
        }
        return cells.toString().replace(" ", "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"zh", "en"})
    void tablesOfAllCards_keepTheirBudget(String script) throws IOException {
        CardFile file = new CardFile(SEED, script);
        Diagnostics diagnostics = new Diagnostics();
        Map<String, String> tables =
                CardConversion.convert(file.json(), "/v1/1/enUS/cards.json", diagnostics);
        int cards = zipped(tables.get("cards"));
        int names = zipped(tables.get("en"));
        assertTrue(file.rows().size() > 7900);
        assertTrue(cards <= 17 * KB, "cards: " + cards);
        // with the names of skins
        assertTrue(names <= 60 * KB, script + " names: " + names);
    }

    private static int plain(CardFile file) throws IOException {
        int[] before = {0};
        return zipped(
                column(
                                file,
                                row -> {
                                    int distance = row.id() - before[0];
                                    before[0] = row.id();
                                    return distance;
                                })
                        + column(file, CardFile.Row::cost)
                        + column(file, row -> row.rarity().charAt(0))
                        + column(file, row -> row.cardClass().hashCode() % 97)
                        + column(file, CardFile.Row::set)
                        + column(file, row -> row.type().charAt(0)));
    }

    /** The generated file is no easier to compress than the game's was. */
    @Test
    void generatedFile_isAsVariedAsTheGames() throws IOException {
        CardFile file = new CardFile(SEED, "zh");
        assertTrue(plain(file) >= 16_600, "columns: " + plain(file));
        int names = zipped(column(file, row -> '"' + row.name() + '"'));
        assertTrue(names >= 52_000, "names: " + names);
    }
}
