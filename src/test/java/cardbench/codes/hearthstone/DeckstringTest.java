package cardbench.codes.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.codes.deck.Reading;
import cardbench.codes.hearthstone.DeckstringWriter.Order;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeckstringTest {

    private static final String DOCUMENT =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=";

    private static final String TWO_OWNERS =
            code(
                    "00 01 02 01 07 02 fd c4 05 c7 a4 06 00 00"
                            + " 01 02 f0 9f 04 fd c4 05 f1 b3 06 c7 a4 06 00 00");

    private final Deckstring deckstring = new Deckstring();

    private static String code(String hex) {
        String[] digits = hex.split(" ");
        byte[] bytes = new byte[digits.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Integer.parseInt(digits[i], 16);
        }
        return Base64.getEncoder().encodeToString(bytes);
    }

    @Test
    void documentsExample_hasTheBytesPrintedThere() {
        assertEquals(
                "00010101fd06000fce069707cc08e20cff0fc814e616b6ac02aeb002a5be02"
                        + "f8bf02f9bf02a2cd02f8d002a6ef0200",
                deckstring.explain(DOCUMENT).bytes().replace(" ", ""));
        Reading<HearthstoneDeck> reading = deckstring.read(DOCUMENT);
        assertEquals(DOCUMENT.replace("A=", "AA"), deckstring.write(reading.deck()));
    }

    @Test
    void deckOfEntries_isWrittenAsTheOneTheyAreFrom() {
        for (String code : List.of(DOCUMENT.replace("A=", "AA"), TWO_OWNERS)) {
            HearthstoneDeck deck = deckstring.read(code).deck();
            List<Entry> shuffled = new ArrayList<>(deck.entries());
            Collections.reverse(shuffled);
            assertEquals(
                    deckstring.write(deck),
                    deckstring.write(HearthstoneDeck.of(deck.format(), deck.heroes(), shuffled)));
        }
    }

    @Test
    void cardListedTwice_hasTheCopiesOfBoth() {
        HearthstoneDeck deck =
                HearthstoneDeck.of(
                        2, List.of(7), List.of(new Entry(0, 0, 64, 1), new Entry(0, 0, 64, 1)));
        assertEquals(List.of(new Entry(0, 0, 64, 2)), deck.entries());
    }

    @Test
    void fields_nameEveryByteOfTheDocumentsExample() {
        List<Field> fields = deckstring.explain(DOCUMENT).fields();
        List<String> first = new ArrayList<>();
        for (Field field : fields.subList(0, 8)) {
            first.add(
                    field.name()
                            + " "
                            + field.byteFrom()
                            + "-"
                            + field.byteTo()
                            + " "
                            + field.from()
                            + "-"
                            + field.to()
                            + " "
                            + field.value()
                            + " "
                            + field.meaning());
        }
        assertEquals(
                List.of(
                        "reserved byte 0-1 0-2 0 always 0",
                        "version 1-2 1-3 1 version of the layout",
                        "format 2-3 2-4 1 Wild",
                        "hero count 3-4 4-6 1 ",
                        "hero 4-6 5-8 893 Warlock",
                        "x1 count 6-7 8-10 0 ",
                        "x2 count 7-8 9-11 15 ",
                        "x2 card 8-10 10-14 846 two copies"),
                first);
        assertEquals(7 + 15 + 1, fields.size());
        assertEquals("xN count", fields.get(22).name());
    }

    @Test
    void fieldsOfSideboards_nameCardAndOwner() {
        List<String> names = new ArrayList<>();
        String code = code("00 01 02 01 07 00 00 00 01 01 05 07 00 01 03 05 07");
        for (Field field : deckstring.explain(code).fields()) {
            names.add(field.name() + "=" + field.value());
        }
        assertEquals(
                List.of(
                        "sideboard flag=1",
                        "sideboard x1 count=1",
                        "sideboard x1 card=5",
                        "sideboard x1 owner=7",
                        "sideboard x2 count=0",
                        "sideboard xN count=1",
                        "sideboard xN copies=3",
                        "sideboard xN card=5",
                        "sideboard xN owner=7"),
                names.subList(names.indexOf("sideboard flag=1"), names.size()));
    }

    @Test
    void bytesThatBelongToNoDeck_areOneFieldOfTheirOwn() {
        List<Field> after = deckstring.explain(code("00 01 02 01 07 00 00 00 00 09 09")).fields();
        assertEquals("rest 9-11 behind the deck", describe(after.get(after.size() - 1)));
        List<Field> fields = deckstring.explain(code("00 01 02 01 89 06 00 00 00 00 09")).fields();
        assertEquals("rest 10-11 behind the deck", describe(fields.get(fields.size() - 1)));
        List<Field> cut = deckstring.explain(code("00 01 02 01 07 02 89 06 89")).fields();
        assertEquals("rest 8-9 not read", describe(cut.get(cut.size() - 1)));
        assertEquals(List.of(), deckstring.explain("").fields());
    }

    private static String describe(Field field) {
        return field.name() + " " + field.byteFrom() + "-" + field.byteTo() + " " + field.meaning();
    }

    @Test
    void randomDecks_comeBackFromBothOrders() {
        RandomDecks decks = new RandomDecks(20);
        int differing = 0;
        for (int i = 0; i < 5000; i++) {
            HearthstoneDeck deck = decks.next();
            String client = DeckstringWriter.write(deck, Order.CLIENT);
            String hearthSim = DeckstringWriter.write(deck, Order.HEARTHSIM);
            differing += client.equals(hearthSim) ? 0 : 1;
            Reading<HearthstoneDeck> fromClient = deckstring.read(client);
            assertEquals(List.of(), fromClient.diagnostics(), client);
            assertEquals(deck.entries(), fromClient.deck().entries(), client);
            assertEquals(deck.heroes(), fromClient.deck().heroes(), client);
            assertEquals(deck.format(), fromClient.deck().format(), client);
            assertEquals(client, deckstring.write(fromClient.deck()));
            Reading<HearthstoneDeck> fromHearthSim = deckstring.read(hearthSim);
            assertTrue(fromHearthSim.isValid(), hearthSim);
            assertEquals(deck.entries(), fromHearthSim.deck().entries(), hearthSim);
            assertEquals(client, deckstring.write(fromHearthSim.deck()));
        }
        assertTrue(differing > 100, "differing " + differing);
    }

    @Test
    void codeFromBeforeSideboards_isWrittenWithTheByteThatThereAreNone() {
        Reading<HearthstoneDeck> reading = deckstring.read(DOCUMENT);
        assertEquals(List.of(), reading.diagnostics());
        assertEquals(DOCUMENT.replace("AgA=", "AgAA"), deckstring.write(reading.deck()));
    }

    @Test
    void clientsOrder_isByCard_hearthSimsByOwner() {
        HearthstoneDeck deck = deckstring.read(TWO_OWNERS).deck();
        assertEquals(
                List.of("69616 of 90749", "104945 of 102983"),
                deck.entries().stream()
                        .filter(entry -> entry.owner() != 0)
                        .map(entry -> entry.card() + " of " + entry.owner())
                        .toList());
        assertEquals(TWO_OWNERS, DeckstringWriter.write(deck, Order.CLIENT));
        CardCollector crossed = new CardCollector();
        crossed.add(10, 1, 900, 0);
        crossed.add(20, 1, 800, 0);
        HearthstoneDeck two =
                new HearthstoneDeck(
                        "", 1, List.of(7), deck.cards(), crossed.collect((a, b, c, d) -> {}));
        String client = DeckstringWriter.write(two, Order.CLIENT);
        String hearthSim = DeckstringWriter.write(two, Order.HEARTHSIM);
        assertTrue(bytes(client).endsWith("01 02 0a 84 07 14 a0 06 00 00"), bytes(client));
        assertTrue(bytes(hearthSim).endsWith("01 02 14 a0 06 0a 84 07 00 00"), bytes(hearthSim));
    }

    private String bytes(String code) {
        return deckstring.explain(code).bytes();
    }

    @Test
    void everyCut_isAnErrorAtTheEnd_orTheCodeFromBeforeSideboards() {
        byte[] bytes = Base64.getDecoder().decode(TWO_OWNERS);
        for (int size = 0; size < bytes.length; size++) {
            String cut = Base64.getEncoder().encodeToString(Arrays.copyOf(bytes, size));
            Reading<HearthstoneDeck> reading = deckstring.read(cut);
            assertEquals(size == 14, reading.isValid(), cut);
        }
    }

    @Test
    void brokenByte_neverGoesUnnoticed_whereItDecidesTheLayout() {
        assertNull(deckstring.read(code("01 02 02 01 07 00 00 00 00")).deck());
        assertNull(deckstring.read(code("00 00 02 01 07 00 00 00 00")).deck());
        assertNull(deckstring.read("").deck());
    }

    @Test
    void hugeCounts_areAnsweredAtOnce() {
        for (String hex :
                List.of(
                        "00 01 02 ff ff ff ff 07",
                        "00 01 02 01 07 ff ff ff ff 07 01 01",
                        "00 01 02 01 07 00 ff ff ff 7f 01",
                        "00 01 02 01 07 00 00 80 80 80 80 04 01",
                        "00 01 02 01 07 00 00 00 01 ff ff ff ff 07 01")) {
            Reading<HearthstoneDeck> reading = deckstring.read(code(hex));
            assertEquals("hearthstone.count", reading.diagnostics().get(0).code().name(), hex);
        }
    }

    @Test
    void explanation_coversEveryByteOnce_alsoOfDamagedCodes() {
        RandomDecks decks = new RandomDecks(21);
        java.util.Random random = new java.util.Random(22);
        for (int i = 0; i < 3000; i++) {
            StringBuilder text =
                    new StringBuilder(DeckstringWriter.write(decks.next(), Order.CLIENT));
            for (int j = random.nextInt(3); j > 0; j--) {
                text.setCharAt(random.nextInt(text.length()), (char) (43 + random.nextInt(80)));
            }
            assertCovered(deckstring.explain(text.toString()), text.toString());
        }
    }

    static void assertCovered(Explanation explanation, String text) {
        int at = 0;
        for (Field field : explanation.fields()) {
            assertEquals(at, field.byteFrom(), text);
            assertTrue(field.byteTo() > at, text);
            assertTrue(field.from() < field.to() && field.to() <= text.length(), text);
            at = field.byteTo();
        }
        assertEquals((explanation.bytes().length() + 1) / 3, at, text);
    }
}
