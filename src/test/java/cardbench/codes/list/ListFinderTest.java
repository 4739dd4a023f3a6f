package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.list.ListFinder.FoundList;
import cardbench.codes.list.line.Zone;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The numbers of cards are those that the lists below add up to by hand. */
class ListFinderTest {

    private static final String BURN =
            """
            4 Monastery Swiftspear
            4 Goblin Guide
            4 Eidolon of the Great Revel
            4 Lightning Bolt
            4 Lava Spike
            4 Rift Bolt
            4 Skullcrack
            4 Searing Blaze
            4 Boros Charm
            4 Lightning Helix
            4 Inspiring Vantage
            4 Arid Mesa
            4 Sacred Foundry
            8 Mountain
            """;

    private static final String MILL =
            """
            4 Hedron Crab
            4 Ruin Crab
            4 Archive Trap
            4 Fractured Sanity
            4 Tasha's Hideous Laughter
            4 Drown in the Loch
            4 Fatal Push
            4 Counterspell
            4 Visions of Beyond
            4 Field of Ruin
            4 Polluted Delta
            4 Watery Grave
            12 Island
            """;

    private static final String SIDEBOARD =
            """

            Sideboard
            3 Smash to Smithereens
            4 Path to Exile
            """;

    private static List<String> described(String text) {
        List<String> described = new ArrayList<>();
        int end = 0;
        for (FoundList found : ListFinder.find(text)) {
            assertEquals(end, found.from());
            end = found.to();
            String title = found.title().isEmpty() ? "-" : found.title();
            described.add(
                    title
                            + ": "
                            + found.list().copies(Zone.MAIN)
                            + " + "
                            + found.list().copies(Zone.SIDEBOARD));
        }
        assertEquals(text.length(), end);
        return described;
    }

    @Test
    void listsThatBeginWithTheSameHeading_areTwo() {
        assertEquals(
                List.of("-: 60 + 7", "-: 60 + 0"),
                described("Deck\n" + BURN + SIDEBOARD + "\nDeck\n" + MILL));
    }

    @Test
    void namesOfDecks_beginLists() {
        String text = "About\nName Burn\n\nDeck\n" + BURN + "\nAbout\nName Mill\n\nDeck\n" + MILL;
        assertEquals(List.of("Burn: 60 + 0", "Mill: 60 + 0"), described(text));
        assertEquals(
                List.of("Burn: 60 + 7", "Mill: 60 + 0"),
                described("Deck: Burn\n" + BURN + SIDEBOARD + "\nDeck: Mill\n" + MILL));
    }

    @Test
    void proseBetweenLists_belongsToTheSecond() {
        String text =
                "I went 3-1 with this one.\n\nMy burn list\nDeck\n"
                        + BURN
                        + "\nAnd my friend played this.\n\nMill\nDeck\n"
                        + MILL
                        + "\nThanks for reading!";
        assertEquals(List.of("My burn list: 60 + 0", "Mill: 60 + 0"), described(text));
    }

    @Test
    void titlesOfWholeDecks_beginLists() {
        assertEquals(
                List.of("Burn by Anna: 60 + 7", "Mill by Ben: 60 + 7"),
                described(
                        "Burn by Anna\n"
                                + BURN
                                + SIDEBOARD
                                + "\nMill by Ben\n"
                                + MILL
                                + SIDEBOARD));
        assertEquals(
                List.of("Burn: 60 + 0", "Mill: 60 + 0", "Burn again: 60 + 0"),
                described("Burn:\n" + BURN + "\nMill:\n" + MILL + "\nBurn again:\n" + BURN));
    }

    @Test
    void listsOfPokemon_areTwo() {
        String first =
                """
                Pokémon: 4
                4 Charmander OBF 26

                Trainer: 8
                4 Ultra Ball SVI 196
                4 Iono PAL 185

                Energy: 8
                8 Basic Fire Energy SVE 2

                Total Cards: 20
                """;
        String second = first.replace("Charmander OBF 26", "Ralts SVI 84");
        assertEquals(List.of("-: 20 + 0", "-: 20 + 0"), described(first + "\n" + second));
    }

    @Test
    void partsOfOneList_areOneList() {
        String typed =
                """
                Creatures
                4 Goblin Guide (ZEN) 126
                4 Monastery Swiftspear (KTK) 118
                4 Eidolon of the Great Revel (JOU) 94
                Lands
                4 Mountain (ZEN) 242
                Sideboard
                Creatures
                4 Kor Firewalker (WWK) 11
                2 Goblin Chainwhirler (DOM) 129
                3 Harsh Mentor (AKH) 135
                """;
        assertEquals(1, ListFinder.find(typed).size());
        String grouped =
                "The fast part\n" + BURN.substring(0, BURN.indexOf("4 Boros")) + "\nThe rest\n";
        grouped += BURN.substring(BURN.indexOf("4 Boros"));
        assertEquals(List.of("The fast part: 60 + 0"), described(grouped));
    }

    @Test
    void textWithoutAList_isOneUncertainPart() {
        List<FoundList> found = ListFinder.find("Name: nobody\n3 apples\n\nName: Ann\n2 pears\n");
        assertEquals(1, found.size());
        assertTrue(!found.get(0).list().certain());
        assertEquals(1, ListFinder.find("").size());
    }

    static Stream<Path> lists() throws IOException {
        return ListReaderTest.lists();
    }

    @ParameterizedTest
    @MethodSource("lists")
    void oneList_staysOne(Path file) throws IOException {
        String text = Files.readString(file);
        assertEquals(
                1, ListFinder.find(text.substring(text.indexOf("\n====\n") + 6)).size(), file + "");
    }
}
