package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.list.line.ListGame;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.Zone;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ListEditorTest {

    private static final String MAGIC =
            """
            // my elves
            Deck
            4 Llanowar Elves (DOM) 168
            2 Thalia, Guardian of Thraben (DKA) 24
            20 Forest (ANA) 60

            Sideboard
            2 Negate (XLN) 62
            """;

    private static final String POKEMON =
            """
            Pokémon: 5
            3 Charcadet SSP 32
            2 Ceruledge ex SSP 36

            Trainer: 4
            4 Ultra Ball SVI 196

            Total Cards: 9
            """;

    private static final ListEdit.Target SECOND = new ListEdit.Target(1, null);

    private static ListEdit.Target newSection(Zone zone) {
        return new ListEdit.Target(ListEdit.Target.NEW, zone);
    }

    private static String edited(String text, ListEdit edit) {
        ListEditor.Edited edited = ListEditor.edited(text, edit);
        assertFalse(edited.rewritten(), edited.text());
        return edited.text();
    }

    @Test
    void count_changesTheNumberAlone() {
        assertEquals(
                MAGIC.replace("2 Thalia", "3 Thalia"), edited(MAGIC, new ListEdit.Count(0, 1, 3)));
        assertEquals(
                MAGIC.replace("20 Forest", "9 Forest"), edited(MAGIC, new ListEdit.Count(0, 2, 9)));
    }

    /** The number of copies and not the same number in the name, the set or the cost. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "2 2-Headed Giant",
                "2x Pokégear 2.0",
                "Swamp 2 (M20) 2 x2",
                "[2] Card 2",
                "Zaku 2 ×2",
                "2 Forest (2XM) 2",
                "- 2 Type 2",
                "2\tSword 2"
            })
    void count_isTheNumberOfCopies(String line) {
        String text = "Deck\n4 Arid Mesa\n" + line + "\n4 Command Tower\n";
        String after = edited(text, new ListEdit.Count(0, 1, 7));
        ListSection before = ListReader.read(text).sections().get(0);
        ListSection section = ListReader.read(after).sections().get(0);
        assertEquals(2, before.rows().get(1).count());
        assertEquals(7, section.rows().get(1).count(), after);
        assertEquals(before.rows().get(1).card(), section.rows().get(1).card(), after);
    }

    @Test
    void countZero_takesTheLineOut() {
        assertEquals(
                MAGIC.replace("2 Thalia, Guardian of Thraben (DKA) 24\n", ""),
                edited(MAGIC, new ListEdit.Count(0, 1, 0)));
    }

    @Test
    void linesOfOneCard_becomeOne() {
        String text = "Deck\n2 Arid Mesa\n4 Forest\n1 Arid Mesa\n";
        assertEquals("Deck\n4 Arid Mesa\n4 Forest\n", edited(text, new ListEdit.Count(0, 0, 4)));
    }

    @Test
    void statedNumbers_followTheCards() {
        assertEquals(
                POKEMON.replace("3 Charcadet", "4 Charcadet")
                        .replace("Pokémon: 5", "Pokémon: 6")
                        .replace("Cards: 9", "Cards: 10"),
                edited(POKEMON, new ListEdit.Count(0, 0, 4)));
        String wrong = POKEMON.replace("Cards: 9", "Cards: 60");
        assertEquals(
                wrong.replace("4 Ultra", "3 Ultra").replace("Trainer: 4", "Trainer: 3"),
                edited(wrong, new ListEdit.Count(1, 0, 3)));
    }

    @Test
    void name_takesThePlaceOfTheOldOne() {
        assertEquals(
                MAGIC.replace("Thalia, Guardian of Thraben (DKA) 24", "Elvish Mystic"),
                edited(MAGIC, new ListEdit.Name(0, 1, "Elvish Mystic")));
        assertEquals(
                POKEMON.replace("Ceruledge ex SSP 36", "Armarouge PAR 41"),
                edited(POKEMON, new ListEdit.Name(0, 1, "Armarouge PAR 41")));
        assertEquals(
                "Deck\n4 Elves *F*\n1 Forest\n",
                edited("Deck\n4 Goblins *F*\n1 Forest\n", new ListEdit.Name(0, 0, "Elves")));
    }

    @Test
    void move_takesTheLineToTheEndOfASection() {
        assertEquals(
                MAGIC.replace("2 Thalia, Guardian of Thraben (DKA) 24\n", "")
                        + "2 Thalia, Guardian of Thraben (DKA) 24\n",
                edited(MAGIC, new ListEdit.Move(0, 1, SECOND)));
        assertEquals(
                "Deck\n4 Elves\n2 Duress\n1 Forest\n",
                edited(
                        "Deck\n4 Elves\n2 Duress\nSB: 1 Forest\n",
                        new ListEdit.Move(1, 0, new ListEdit.Target(0, null))));
        assertEquals(
                "Deck\n4 Elves\nSB: 1 Forest\nSB: 2 Duress\n",
                edited("Deck\n4 Elves\n2 Duress\nSB: 1 Forest\n", new ListEdit.Move(0, 1, SECOND)));
    }

    @Test
    void move_makesANewSection() {
        assertEquals(
                "4 Elves\n2 Duress\n\nSideboard\n9 Forest\n",
                edited(
                        "4 Elves\n2 Duress\n9 Forest\n",
                        new ListEdit.Move(0, 2, newSection(Zone.SIDEBOARD))));
    }

    @Test
    void add_isALineInTheWayOfTheList() {
        assertEquals(
                POKEMON.replace("SVI 196\n", "SVI 196\n2 Nest Ball SVI 181\n")
                        .replace("Trainer: 4", "Trainer: 6")
                        .replace("Cards: 9", "Cards: 11"),
                edited(POKEMON, new ListEdit.Add(SECOND, "Nest Ball SVI 181", 2)));
        assertEquals(
                MAGIC + "1 Duress (M20) 97\n",
                edited(MAGIC, new ListEdit.Add(SECOND, "Duress (M20) 97", 1)));
        assertEquals(
                "- 4x Elves\n- 4x Duress\n- 1x Forest\n",
                edited(
                        "- 4x Elves\n- 4x Duress\n",
                        new ListEdit.Add(new ListEdit.Target(0, null), "Forest", 1)));
        assertEquals(
                "4 Elves\n9 Forest\n\nMaybeboard\n1 Duress\n",
                edited(
                        "4 Elves\n9 Forest\n",
                        new ListEdit.Add(newSection(Zone.MAYBE), "Duress", 1)));
    }

    @Test
    void game_isStatedByALine() {
        String text = edited(MAGIC, new ListEdit.Game(ListGame.LORCANA));
        assertEquals("Game: Disney Lorcana\n" + MAGIC, text);
        DeckList list = ListReader.read(text);
        assertEquals(ListGame.LORCANA, list.game());
        assertEquals("Disney Lorcana", list.reason());
        String unknown = edited(text, new ListEdit.Game(ListGame.UNKNOWN));
        assertEquals("Game: unknown\n" + MAGIC, unknown);
        assertEquals(ListGame.UNKNOWN, ListReader.read(unknown).game());
    }

    @Test
    void otherForms_areWrittenAsLines() {
        ListEditor.Edited edited =
                ListEditor.edited(
                        "BT11-005 BT11-005 EX9-013 BT11-005", new ListEdit.Count(0, 0, 4));
        assertTrue(edited.rewritten());
        assertEquals("Game: Digimon Card Game\nDeck\n4 BT11-005\n1 EX9-013\n", edited.text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "Elves\n2 Goblins", "https://example.org/card"})
    void textThatIsNoName_isRefused(String name) {
        assertNull(ListEditor.edited(MAGIC, new ListEdit.Name(0, 0, name)));
        assertNull(ListEditor.edited(MAGIC, new ListEdit.Add(SECOND, name, 2)));
    }

    /** A list without headings is sure by its size alone: below it, a heading says what it is. */
    @Test
    void sureList_staysSure() {
        StringBuilder text = new StringBuilder();
        for (String name : List.of("A", "B", "C", "D", "E", "F", "G", "H")) {
            text.append("4 Lantern of ").append(name).append('\n');
        }
        text.setLength(text.length() - 1);
        text.append("\n");
        String smaller = text.toString().replace("4 Lantern of H", "2 Lantern of H");
        assertTrue(ListReader.read(smaller).certain());
        String edited = edited(smaller, new ListEdit.Count(0, 7, 0));
        assertEquals("Deck\n" + smaller.replace("2 Lantern of H\n", ""), edited);
        assertTrue(ListReader.read(edited).certain());
    }

    /** Copies by zone and name, counted in the lines. */
    private static Map<String, Integer> copies(DeckList list) {
        Map<String, Integer> copies = new TreeMap<>();
        for (ListLine.Card card : list.lines(ListLine.Card.class)) {
            copies.merge(card.zone() + " " + card.card().name(), card.count(), Integer::sum);
        }
        return copies;
    }

    /** Every form of list takes every kind of change, and has the changed cards afterwards. */
    @ParameterizedTest
    @MethodSource("cardbench.codes.list.ListReaderTest#lists")
    void anyList_isChanged(Path file) throws IOException {
        String whole = Files.readString(file);
        String text = whole.substring(whole.indexOf("\n====\n") + "\n====\n".length());
        Random random = new Random(49);
        for (int i = 0; i < 12; i++) {
            DeckList before = ListReader.read(text);
            int at = random.nextInt(before.sections().size());
            ListSection section = before.sections().get(at);
            int row = random.nextInt(section.rows().size());
            ListSection.Row card = section.rows().get(row);
            Map<String, Integer> expected = copies(before);
            String key = section.zone() + " " + card.card().name();
            ListEdit edit;
            switch (i % 4) {
                case 0 -> {
                    edit = new ListEdit.Count(at, row, card.count() + 2);
                    expected.merge(key, 2, Integer::sum);
                }
                case 1 -> {
                    edit = new ListEdit.Add(new ListEdit.Target(at, null), "Quiet Harbour", 3);
                    expected.merge(section.zone() + " Quiet Harbour", 3, Integer::sum);
                }
                case 2 -> {
                    edit = new ListEdit.Move(at, row, newSection(Zone.MAYBE));
                    expected.merge(key, -card.count(), Integer::sum);
                    expected.merge("MAYBE " + card.card().name(), card.count(), Integer::sum);
                }
                default -> {
                    edit = new ListEdit.Count(at, row, 0);
                    expected.merge(key, -card.count(), Integer::sum);
                }
            }
            expected.values().removeIf(copies -> copies == 0);
            ListEditor.Edited edited = ListEditor.edited(text, edit);
            assertNotNull(edited, edit + "\n" + text);
            assertEquals(expected, copies(ListReader.read(edited.text())), edit + "\n" + text);
            text = edited.text();
            if (expected.isEmpty()) {
                return;
            }
        }
    }
}
