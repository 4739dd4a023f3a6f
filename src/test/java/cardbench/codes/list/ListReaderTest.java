package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.codes.list.line.ListCard;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.Zone;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ListReaderTest {

    private static final Path LISTS = Path.of("src/test/resources/decklists");

    /**
     * Each file begins with a line of what the list holds, counted by hand: {@code game=… main=…
     * sideboard=…}. The list follows below a line of equals signs.
     */
    static Stream<Path> lists() throws IOException {
        try (Stream<Path> files = Files.list(LISTS)) {
            return files.sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("lists")
    void list_hasTheCardsThatWereCounted(Path file) throws IOException {
        String text = Files.readString(file);
        int end = text.indexOf("\n====\n");
        DeckList list = ListReader.read(text.substring(end + "\n====\n".length()));
        List<String> found = new ArrayList<>();
        found.add("game=" + list.game().key());
        for (Zone zone : Zone.values()) {
            if (list.copies(zone) > 0) {
                found.add(zone.key() + "=" + list.copies(zone));
            }
        }
        for (Diagnostic diagnostic : list.diagnostics()) {
            found.add(diagnostic.code().name());
        }
        assertEquals(text.substring(0, end), String.join(" ", found));
        assertTrue(list.certain());
    }

    /** Only without a heading for it, the identity is the line above the first heading. */
    @Test
    void titleAboveTheHeadingOfTheIdentity_isNoCard() {
        String events = "Event (5)\n3x Sure Gamble\n2x Dirty Laundry\n";
        DeckList list = ListReader.read("Fast and Loud\n\nIdentity\nEdward Kim\n\n" + events);
        assertEquals(1, list.copies(Zone.LEADER));
        assertEquals(1, ListReader.read("Edward Kim\n\n" + events).copies(Zone.LEADER));
    }

    /** Tappedout marks a commander, Eternal its market; costs stand in front, sentences around. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "1x Sol Ring *CMDR*;4x Mountain #land ! 1 Sol Ring leader, 4 Mountain main",
                "1 Krenko (Commander);4 Mountain (2) ! 1 Krenko leader, 4 Mountain (2) main",
                "//deck-1;4 Opt (xln);20 Island (xln);//sideboard-1;2 Negate (xln) ! 4 Opt main, 20 Island main, 2 Negate sideboard",
                "请看：;怪兽：;灰流丽×3;增殖的G×3;求建议！ ! 3 灰流丽 main, 3 增殖的G main",
                "デッキ紹介です！;灰流うらら×3;増殖するG×3;よろしくお願いします。 ! 3 灰流うらら main, 3 増殖するG main",
                "4 Torch (Set1 #8);---MARKET---;1 Bore (Set6 #22) ! 4 Torch main, 1 Bore sideboard",
                "(1) 2x Mirror Image;(10) 1x Pyro ! 2 Mirror Image main, 1 Pyro main",
                "4 Opt     20 Island;2 Negate   1 Duress ! 4 Opt main, 20 Island main, 2 Negate main, 1 Duress main",
                "(3) Head Jab;(2) 3 Wishes ! 3 Head Jab main, 2 3 Wishes main"
            })
    void marksOfSites_areRead(String list, String cards) {
        List<String> found = new ArrayList<>();
        DeckList read = ListReader.read(list.replace(';', '\n'));
        for (Diagnostic diagnostic : read.diagnostics()) {
            assertEquals("decklist.around", diagnostic.code().name());
        }
        for (ListLine line : read.lines()) {
            if (line instanceof ListLine.Card card) {
                found.add(card.count() + " " + card.card().name() + " " + card.zone().key());
            }
        }
        assertEquals(cards, String.join(", ", found));
    }

    /** Pokémon TCG Online leaves the set of basic energies out, Live calls it Energy. */
    @ParameterizedTest
    @CsvSource({
        "* 10 Lightning Energy  4, Lightning Energy, '', 4",
        "10 Lightning Energy 4, Lightning Energy, '', 4",
        "10 Basic {L} Energy Energy 4, Basic {L} Energy, Energy, 4",
        "10 Basic {L} Energy SVE 4, Basic {L} Energy, SVE, 4"
    })
    void energyOfPokemon_keepsItsName(String line, String name, String set, String number) {
        DeckList list =
                ListReader.read("##Pokémon - 3\n* 3 Pikachu SUM 40\n##Energy - 10\n" + line);
        ListCard card = list.sections().get(1).rows().get(0).card();
        assertEquals(List.of(name, set, number), List.of(card.name(), card.set(), card.number()));
    }

    /** Names such as Get Excited! end like sentences; a sentence ends a post. */
    @Test
    void nameWithAnExclamationMark_isACardBetweenCards() {
        assertEquals(7, ListReader.read("Deck\n3 Jinx\nGet Excited!\n3 Vi\n").copies());
        assertEquals(6, ListReader.read("Deck\n3 Jinx\n3 Vi\nHave fun!\n").copies());
    }

    @Test
    void keysOfRecords_areNoCards() {
        String records = "deck:\n  - name: Opt\n    count: 4\n  - name: Island\n    count: 20\n";
        assertEquals(0, ListReader.read(records).copies());
        assertEquals(0, ListReader.read("name = Opt\nqty = 4\n").copies());
    }

    @Test
    void lineWithoutANumber_isOneCopy_andNotCertain() {
        DeckList list = ListReader.read("Deck\n4 Opt\n20 Island\nFlex slots\n2 Ponder\n");
        assertEquals(27, list.copies());
        assertTrue(list.evident());
        assertFalse(list.certain());
        Diagnostic noCount = list.diagnostics().get(0);
        assertEquals("decklist.no-count", noCount.code().name());
        assertEquals("Deck\n4 Opt\n20 Island\n".length(), noCount.location().from());
        assertEquals("1 Flex slots", noCount.fix());
    }

    @ParameterizedTest
    @MethodSource("lists")
    void everyLine_isOneThing(Path file) throws IOException {
        String text = Files.readString(file);
        String given = text.substring(text.indexOf("\n====\n") + "\n====\n".length());
        DeckList list = ListReader.read(given);
        if (list.form() != ListForm.LINES) {
            return;
        }
        List<String> lines =
                given.lines().filter(line -> !line.isBlank()).map(String::strip).toList();
        List<String> read = new ArrayList<>();
        list.lines().forEach(line -> read.add(given.substring(line.from(), line.to())));
        assertEquals(lines, read);
    }

    @Test
    void unreadLine_isNamedWithItsPlace() {
        DeckList list = ListReader.read("Deck\n4 Arid Mesa\nwhat is this line\n4 Lion Sash\n");
        assertEquals(8, list.copies());
        Diagnostic diagnostic = list.diagnostics().get(0);
        assertEquals("decklist.unread", diagnostic.code().name());
        assertEquals(3, diagnostic.location().line());
        assertEquals(17, diagnostic.location().from());
        assertEquals(34, diagnostic.location().to());
    }

    @Test
    void headingWithAnotherNumber_isSaid() {
        DeckList list =
                ListReader.read(
                        "Pokémon: 5\n4 Dreepy TWM 128\n\nEnergy: 7\n7 Fire Energy MEE 2\n\nTotal Cards: 60\n");
        assertEquals(
                List.of("decklist.section-total", "decklist.total"),
                list.diagnostics().stream().map(diagnostic -> diagnostic.code().name()).toList());
    }

    @Test
    void impossibleNumberOfCopies_isNoCard() {
        DeckList list = ListReader.read("Deck\n0 Arid Mesa\n99999 Lion Sash\n4 Forest\n");
        assertEquals(4, list.copies());
        assertEquals(2, list.lines(ListLine.Unread.class).size());
        assertEquals("decklist.copies", list.diagnostics().get(0).code().name());
    }

    @Test
    void textWithoutCards_isRefused() {
        DeckList list = ListReader.read("Good morning.\nThis is a letter.\n");
        assertFalse(list.certain());
        assertEquals("decklist.no-card", list.diagnostics().get(0).code().name());
    }

    @Test
    void longText_isReadUpToTheLimit() {
        DeckList list = ListReader.read("4 Forest\n" + "a".repeat(ListReader.MAX_LENGTH));
        assertEquals("decklist.too-long", list.diagnostics().get(0).code().name());
        assertEquals(4, list.copies());
    }

    @Test
    void linesOfNames_areOneCopyEach() {
        DeckList list =
                ListReader.read("Isshin, Two Heavens as One\nArid Mesa\nBattlefield Forge\n");
        assertEquals(3, list.copies());
        assertEquals("decklist.no-counts", list.diagnostics().get(0).code().name());
        assertFalse(list.certain());
    }

    /** Letters of base64 that are no flawless base64, since padding stands within them. */
    @Test
    void codesOneBehindTheOther_areNoListOfIds() {
        DeckList list = ListReader.read("AAECAQcAAewHAAA=".repeat(2));
        assertTrue(list.lines(ListLine.Card.class).isEmpty());
    }

    @Test
    void equalCards_areAddedUp() {
        DeckList list = ListReader.read("Deck\n2 Forest\n1 Arid Mesa\n3 Forest\n");
        List<ListSection> sections = list.sections();
        assertEquals(1, sections.size());
        assertEquals(5, sections.get(0).rows().get(0).count());
        assertEquals(2, sections.get(0).rows().size());
    }

    /** An id stands for a name that is empty; what has neither is no card. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            delimiter = ';',
            value = {
                "[{\"count\":1,\"name\":\"\"}]; 0",
                "[{\"count\":1,\"name\":\" \",\"id\":\" \"}]; 0",
                "[{\"count\":1,\"id\":\"\"},{\"count\":2,\"name\":\"x\"}]; 1",
                "[{\"count\":1,\"name\":\"\",\"id\":\"SOR_005\"}]; 1",
            })
    void jsonWithoutNames_holdsNoCards(String json, int cards) {
        DeckList list = ListReader.read(json);
        long read = list.lines().stream().filter(ListLine.Card.class::isInstance).count();
        assertEquals(cards, read, json);
    }
}
