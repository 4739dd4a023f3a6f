package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ListWriterTest {

    private static final List<String> NAMES =
            List.of(
                    "Forest",
                    "Arid Mesa",
                    "Nezahal, Primal Tide",
                    "Fire // Ice",
                    "Agumon (X Antibody)",
                    "Erase (red)",
                    "Boss's Orders",
                    "Pokégear 3.0",
                    "灰流うらら",
                    "\"Lifetime\" Pass Holder",
                    "Xerneas ex",
                    "Zaku II");

    private static final List<String> TITLES = List.of("Deck", "Sideboard", "Maybeboard");

    /** A list of cards with names, half of them with sets, in up to three sections. */
    private static String randomList(Random random) {
        StringBuilder text = new StringBuilder();
        for (int section = 0; section <= random.nextInt(TITLES.size()); section++) {
            text.append(TITLES.get(section)).append('\n');
            for (int i = 0; i < 2 + random.nextInt(6); i++) {
                text.append(1 + random.nextInt(20))
                        .append(' ')
                        .append(NAMES.get(random.nextInt(NAMES.size())));
                text.append(random.nextBoolean() ? " (SSP) " + (1 + random.nextInt(300)) : "")
                        .append('\n');
            }
        }
        return text.toString();
    }

    /** Copies by zone and name. */
    private static Map<String, Integer> copies(DeckList list, boolean played) {
        Map<String, Integer> copies = new TreeMap<>();
        for (ListLine.Card card : list.lines(ListLine.Card.class)) {
            if (!played || card.zone().isPlayed()) {
                copies.merge(card.zone() + " " + card.card().name(), card.count(), Integer::sum);
            }
        }
        return copies;
    }

    @ParameterizedTest
    @EnumSource(
            value = ListOutput.class,
            names = {"IDS"},
            mode = EnumSource.Mode.EXCLUDE)
    void writtenList_isReadBackEqual(ListOutput output) {
        for (int seed = 0; seed < 500; seed++) {
            DeckList list = ListReader.read(randomList(new Random(seed)));
            String written = ListWriter.write(list, output);
            // Magic Online has no section for cards that are not played
            boolean played = output == ListOutput.MTGO;
            assertEquals(
                    copies(list, played),
                    copies(ListReader.read(written), played),
                    "seed " + seed + "\n" + written);
        }
    }

    @Test
    void sets_areKeptByFormsThatHaveThem() {
        DeckList list = ListReader.read("Deck\n3 Charcadet SSP 32\n");
        assertEquals("Deck\n3 Charcadet (SSP) 32\n", ListWriter.write(list, ListOutput.ARENA));
        assertEquals(
                "Deck: 3\n3 Charcadet SSP 32\n\nTotal Cards: 3\n",
                ListWriter.write(list, ListOutput.PTCGL));
        assertEquals("Deck\n3 Charcadet\n", ListWriter.write(list, ListOutput.PLAIN));
        assertEquals("3 Charcadet\n", ListWriter.write(list, ListOutput.MTGO));
    }

    @Test
    void ids_areWrittenOnceForEachCopy() {
        DeckList list = ListReader.read("2 BT11-005\n1 EX9-013\n");
        assertTrue(ListWriter.outputs(list).contains(ListOutput.IDS));
        assertEquals("BT11-005 BT11-005 EX9-013\n", ListWriter.write(list, ListOutput.IDS));
        assertFalse(
                ListWriter.outputs(ListReader.read("2 BT11-005\n1 Forest\n"))
                        .contains(ListOutput.IDS));
    }
}
