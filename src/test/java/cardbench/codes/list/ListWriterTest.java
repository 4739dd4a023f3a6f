package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.list.line.ListLine;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
            names = {"IDS", "TTS"},
            mode = EnumSource.Mode.EXCLUDE)
    void writtenList_isReadBackEqual(ListOutput output) {
        for (int seed = 0; seed < 500; seed++) {
            DeckList list = ListReader.read(randomList(new Random(seed)));
            String written = ListWriter.write(list, output).text();
            // Magic Online and Moxfield's bulk edit have no section for cards that are not played
            boolean played = output == ListOutput.MTGO || output == ListOutput.MOXFIELD;
            assertEquals(
                    copies(list, played),
                    copies(ListReader.read(written), played),
                    "seed " + seed + "\n" + written);
        }
    }

    private static String written(String text, ListOutput output) {
        return ListWriter.write(ListReader.read(text), output).text();
    }

    /** Codes and numbers of cards of the diagnostics about a form. */
    private static List<String> lost(String text, ListOutput output) {
        return ListWriter.write(ListReader.read(text), output).diagnostics().stream()
                .map(
                        diagnostic ->
                                diagnostic.code().name()
                                        + " "
                                        + diagnostic
                                                .args()
                                                .get(diagnostic.args().size() - 1)
                                                .value())
                .toList();
    }

    @Test
    void sets_areKeptByFormsThatHaveThem() {
        String list = "Deck\n3 Charcadet SSP 32\n";
        assertEquals("Deck\n3 Charcadet (SSP) 32\n", written(list, ListOutput.ARENA));
        assertEquals(
                "Deck: 3\n3 Charcadet SSP 32\n\nTotal Cards: 3\n", written(list, ListOutput.PTCGL));
        assertEquals("Deck\n3 Charcadet\n", written(list, ListOutput.PLAIN));
        assertEquals("3 Charcadet\n", written(list, ListOutput.MTGO));
        assertEquals("3 Charcadet (SSP) 32\n", written(list, ListOutput.MOXFIELD));
    }

    @Test
    void abbreviationsOfSets_standInCapitals() {
        String list = "1x Sol Ring (cmm) 647 [Ramp]\n1x Opt (dom) 60\n1x Shock (m21) 159\n";
        assertEquals(
                "Deck\n1 Sol Ring (CMM) 647\n1 Opt (DOM) 60\n1 Shock (M21) 159\n",
                written(list, ListOutput.ARENA));
        assertEquals(
                "1 Sol Ring (CMM) 647 #Ramp\n1 Opt (DOM) 60\n1 Shock (M21) 159\n",
                written(list, ListOutput.MOXFIELD));
    }

    @Test
    void namesOfSets_areNoAbbreviations() {
        String list =
                "Count,Name,Edition,Card Number\n2,Opt,Core Set 2021,59\n3,Shock,Dominaria,12\n4,Negate,DOM,60\n";
        for (ListOutput output : List.of(ListOutput.ARENA, ListOutput.PTCGL, ListOutput.MOXFIELD)) {
            assertEquals(List.of("decklist.printings 5"), lost(list, output));
        }
        assertEquals("Deck\n2 Opt\n3 Shock\n4 Negate (DOM) 60\n", written(list, ListOutput.ARENA));
        assertEquals(List.of(), lost(list, ListOutput.CSV));
    }

    /** Magic Online has a main deck and a sideboard, in which commanders stand. */
    @Test
    void zonesWithoutAPlace_areNamed() {
        String list =
                "Commander\n1 Krenko, Mob Boss\n\nDeck\n3 Goblin Chieftain\n4 Mountain\n\n"
                        + "Sideboard\n2 Duress\n\nBattlefields\n2 Seat of Power\n\nMaybeboard\n5 Opt\n";
        assertEquals(
                "3 Goblin Chieftain\n4 Mountain\n2 Seat of Power\n\nSIDEBOARD:\n"
                        + "1 Krenko, Mob Boss\n2 Duress\n",
                written(list, ListOutput.MTGO));
        assertEquals(
                List.of("decklist.into-sideboard 1", "decklist.into-main 2", "decklist.left-out 5"),
                lost(list, ListOutput.MTGO));
        assertEquals(
                "Commander\n1 Krenko, Mob Boss\n\nDeck\n3 Goblin Chieftain\n4 Mountain\n"
                        + "2 Seat of Power\n\nSIDEBOARD:\n2 Duress\n",
                written(list, ListOutput.MOXFIELD));
        assertEquals(
                List.of("decklist.into-main 2", "decklist.left-out 5"),
                lost(list, ListOutput.MOXFIELD));
        assertEquals(List.of(), lost(list, ListOutput.PLAIN));
    }

    @ParameterizedTest
    @CsvSource({
        "*F*, ' *F*'",
        "(F), ' *F*'",
        "*E* #!Ramp #draw, ' *E* #!Ramp #draw'",
        "[Commander{top}], ' #Commander'",
        "'*F* [Mana Advantage,Land{x}{y}]', ' *F* #Mana Advantage #Land'",
        "●●, ''",
        "'', ''",
    })
    void notes_becomeFinishAndTagsOfMoxfield(String note, String written) {
        assertEquals(written, CopyNote.moxfield(note));
    }

    @Test
    void ids_areWrittenOnceForEachCopy() {
        String list = "2 BT11-005\n1 EX9-013\n";
        List<ListOutput> outputs = ListWriter.outputs(ListReader.read(list));
        assertTrue(outputs.contains(ListOutput.IDS) && outputs.contains(ListOutput.TTS));
        assertEquals("BT11-005 BT11-005 EX9-013\n", written(list, ListOutput.IDS));
        assertFalse(
                ListWriter.outputs(ListReader.read("2 BT11-005\n1 Forest\n"))
                        .contains(ListOutput.IDS));
    }

    /** A list of ids is no longer than what is read: 5 lines state 4,995 copies, 6 lines 5,994. */
    @Test
    void tooManyCopies_areNoListOfIds() {
        StringBuilder list = new StringBuilder();
        for (int line = 1; line <= 6; line++) {
            list.append("999 BT11-00").append(line).append('\n');
            assertEquals(
                    line < 6,
                    ListWriter.outputs(ListReader.read(list.toString())).contains(ListOutput.TTS));
        }
    }

    /** Importers of Tabletop Simulator take other ids for Riftbound, and JSON for Digimon. */
    @Test
    void tabletopSimulator_takesTheFormOfTheGame() {
        assertEquals(
                "OGN-251-1 OGN-030-1 OGN-030-1 OGN-007-2\n",
                written("OGN-251 OGN-030 OGN-030 OGN-007-2\n", ListOutput.TTS));
        assertEquals(
                "[\"Exported from Cardbench\",\"BT11-005\",\"BT11-005\",\"EX9-013\"]\n",
                written("2 BT11-005\n1 EX9-013\n", ListOutput.TTS));
    }
}
