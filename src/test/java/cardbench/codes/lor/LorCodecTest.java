package cardbench.codes.lor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Base32Bits;
import cardbench.base.text.Diagnostic;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.CodedCards;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.codes.deck.Reading;
import cardbench.codes.riftbound.RiftboundCodec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LorCodecTest {

    /** The example of the specification: a deck of Ionia and Piltover & Zaun. */
    private static final String README =
            "CEAAECABAQJRWHBIFU2DOOYIAEBAMCIMCINCILJZAICACBANE4VCYBABAILR2HRL";

    private static final CodedCards NAMELESS = new CodedCards("lor", CardTables.NONE, Language.EN);

    private static final LorCodec CODEC = new LorCodec();

    private static List<String> cards(String code) {
        List<String> cards = new ArrayList<>();
        for (LorCard card : CODEC.read(code).deck().cards()) {
            cards.add(card.copies() + ":" + card.id());
        }
        return cards;
    }

    private static List<String> codesOf(String text) {
        List<String> codes = new ArrayList<>();
        for (Diagnostic each : CODEC.read(text).diagnostics()) {
            codes.add(each.code().name());
        }
        return codes;
    }

    private static LorDeck deck(String... cards) {
        List<LorCard> list = new ArrayList<>();
        for (String card : cards) {
            int colon = card.indexOf(':');
            int copies = Integer.parseInt(card.substring(0, colon));
            list.add(LorCard.of(card.substring(colon + 1), copies));
        }
        return LorDeck.of(list);
    }

    @Test
    void exampleOfTheSpecification_isReadAndWrittenAgain() {
        Reading<LorDeck> reading = CODEC.read(README);
        assertEquals(List.of(), reading.diagnostics());
        // 8 + 8 cards with two copies, 4 + 4 with one: by hand, from the bytes
        assertEquals(24, reading.deck().cards().size());
        assertEquals(40, reading.deck().size());
        assertEquals("2:01PZ019", cards(README).get(0));
        assertEquals("1:01IO043", cards(README).get(23));
        assertEquals(README, CODEC.write(reading.deck()));
        assertEquals(1, reading.deck().version());
        assertEquals("lor", reading.deck().kind());
    }

    /** The page begins a deck with it. Seven letters inside a text are no code. */
    @Test
    void deckWithoutACard_isACodeByItself() {
        String empty = Base32Bits.ofHex("11 00 00 00");
        assertEquals(empty, CODEC.write(deck()));
        assertEquals(1, CODEC.find(" " + empty + "\n").size());
        assertEquals(List.of(), CODEC.read(empty).deck().cards());
        assertEquals(List.of(), codesOf(empty));
        for (String text : List.of("a " + empty, empty + " b", "CEAAAAB", "CEAAAA", "")) {
            assertEquals(List.of(), CODEC.find(text), text);
        }
    }

    /** Each by hand: format and version, lists of 3, of 2, of 1, then the others. */
    @Test
    void decksInAnyOrder_areWrittenAsTheSpecificationOrdersThem() {
        // the shorter list first; of lists of one length the one with the smaller id
        assertEquals(
                Base32Bits.ofHex("11 02 01 01 02 09 02 01 00 02 07 00 00"),
                CODEC.write(deck("3:01DE007", "3:01IO009", "3:01DE002")));
        assertEquals(
                Base32Bits.ofHex("11 00 00 02 01 01 00 02 01 01 01 04"),
                CODEC.write(deck("1:01FR004", "1:01DE002")));
        // 300 is ac 02 as a varint; four copies and more stand behind, by id
        assertEquals(
                Base32Bits.ofHex("12 00 01 01 02 06 ac 02 00 04 01 00 01 09 03 09 0b"),
                CODEC.write(deck("9:03MT011", "2:02BW300", "4:01DE001")));
        assertEquals("CEAAAAA", CODEC.write(deck()));
    }

    @ParameterizedTest
    @CsvSource({
        "01DE001,11",
        "01SI001,11",
        "02BW001,12",
        "03MT001,12",
        "04SH001,13",
        "05BC001,14",
        "06RU001,15",
        "01(8)001,15"
    })
    void version_isTheLowestThatHasTheRegions(String id, String first) {
        String code = CODEC.write(deck("1:" + id));
        assertEquals(first, CODEC.explain(code).bytes().substring(0, 2));
        assertEquals(List.of("1:" + id), cards(code));
    }

    @Test
    void cardsTwice_areOneCard() {
        LorDeck deck = deck("1:01DE002", "2:01DE002");
        assertEquals(CODEC.write(deck("3:01DE002")), CODEC.write(deck));
        assertEquals(3, deck.entries().get(0).copies());
        assertEquals("01DE002", deck.entries().get(0).spelling());
    }

    @Test
    void ids_areReadAsTheyAreSpelled() {
        assertEquals(new LorCard(1, 0, 2, 3), LorCard.of("01DE002", 3));
        assertEquals(new LorCard(1, 0, 2, 3), LorCard.of("1de2", 3));
        assertEquals(new LorCard(10, 8, 1234, 1), LorCard.of("10(8)1234", 1));
        assertEquals("10(8)1234", LorCard.of("10(8)1234", 1).id());
        for (String wrong :
                List.of(
                        "",
                        "01",
                        "DE002",
                        "01XX002",
                        "01DE",
                        "01()002",
                        "01(x)1",
                        "1DE1234567890")) {
            assertNull(LorCard.of(wrong, 1), wrong);
        }
    }

    @Test
    void everyByte_isExplained() {
        Explanation explained = CODEC.explain("see " + README);
        int at = 0;
        for (Field field : explained.fields()) {
            assertEquals(at, field.byteFrom());
            at = field.byteTo();
            assertTrue(field.from() >= 4 && field.to() > field.from());
        }
        assertEquals(40, at);
        assertEquals("11 00 02 08 01 04 13", explained.bytes().substring(0, 20));
        Field region = explained.fields().get(5);
        assertEquals("region", region.name());
        assertEquals("Piltover & Zaun", region.meaning());
        assertEquals("01PZ019", explained.fields().get(6).meaning());
        assertEquals(19, explained.fields().get(6).value());
    }

    @Test
    void codes_areFoundInAPostAndInLinks() {
        String post = "My deck https://example.org/deck/" + README + "?x=1, and " + README + ".";
        assertEquals(2, CODEC.find(post).size());
        assertEquals(33, CODEC.find(post).get(0).from());
        assertEquals(README, post.substring(33, CODEC.find(post).get(0).to()));
    }

    @Test
    void wordsAndOtherCodes_areNoDeck() {
        for (String text :
                List.of(
                        "CEREMONIOUSLY",
                        "CHARACTERIZATION",
                        "CIRCUMSTANCES",
                        "CELEBRATION",
                        "CINEMATOGRAPHICALLY",
                        "CUMBERSOMENESSES",
                        "ceaseless",
                        "certain cards",
                        "CE",
                        "xCEAAAAA",
                        "",
                        " ",
                        "CEAAAAAAAAAAAAAAAAAAAAAAAAAA",
                        "AAECAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=")) {
            assertEquals(List.of(), CODEC.find(text), text);
        }
        assertEquals(0, CODEC.likeness("CEREMONIOUSLYLONG words"));
        assertEquals(0, CODEC.likeness("cinematographically"));
        assertEquals(List.of("lor.no-code"), codesOf("words of prose"));
        assertEquals(List.of("lor.no-code"), codesOf(""));
    }

    @Test
    void textOfItsOwn_isRepaired() {
        String spaced = README.toLowerCase(java.util.Locale.ROOT).replace("qjrw", "QJRW ");
        assertEquals(1, CODEC.find(spaced).size());
        assertEquals(cards(README), cards(spaced));
        assertTrue(codesOf(spaced).contains("text.base32-lower-case"));
        String looks = README.replace('O', '0').replace('I', '1') + "====";
        assertEquals(cards(README), cards(looks));
        assertTrue(codesOf(looks).contains("text.base32-lookalike"));
        assertTrue(codesOf(looks).contains("text.padding-extra"));
    }

    @Test
    void damagedCode_saysWhatIsWrongAndWhere() {
        assertEquals(
                List.of("text.base32-length", "text.base32-cut"), codesOf(README.substring(0, 30)));
        assertTrue(codesOf(README + "AAAAAAA8").contains("text.base32-no-letter"));
        String cut = "x " + README.substring(0, 32);
        Diagnostic last = CODEC.read(cut).diagnostics().get(1);
        assertEquals("text.base32-cut", last.code().name());
        assertEquals(34, last.location().from());
        assertTrue(CODEC.likeness(cut) > CODEC.likeness("x"));
        assertFalse(CODEC.read(cut).isValid());
        assertEquals(11, CODEC.read(cut).deck().cards().size());
    }

    @ParameterizedTest
    @CsvSource({
        "lor.version,'16 01 01 01 00 02 00 00'",
        "lor.region,'11 01 01 01 08 02 00 00'",
        "lor.unusual,'11 01 00 01 00 00 00'",
        "lor.unusual,'11 00 00 00 02 01 00 02'",
        "lor.no-copies,'11 00 00 00 00 01 00 02'",
        "lor.twice,'11 01 01 01 00 02 01 01 01 00 02 00'",
        "lor.order,'11 01 02 01 00 03 02 00 00'",
        "lor.order,'11 02 02 01 00 02 03 01 01 01 02 00 00'",
        "lor.order,'11 00 00 00 04 01 01 02 04 01 00 02'",
        "text.base32-too-large,'11 01 01 01 00 ff ff ff ff 7f 00 00'",
        "text.base32-overlong,'11 01 01 01 00 82 00 00 00'"
    })
    void unusualBytes_areNamed(String code, String hex) {
        assertTrue(
                codesOf(Base32Bits.ofHex(hex)).contains(code), codesOf(Base32Bits.ofHex(hex)) + "");
    }

    @Test
    void view_hasRegionsAndTheRulesOfTheCode() {
        DeckView view = LorView.of(CODEC.read(README).deck(), NAMELESS);
        assertEquals("Ionia, Piltover & Zaun", view.subtitle());
        assertEquals("Ionia", view.sections().get(0).rows().get(0).className());
        assertEquals(List.of(), view.checks());
        assertEquals(README, view.code());
        List<String> checks = new ArrayList<>();
        LorDeck many = deck("4:01DE001", "1:01IO001", "1:01SI001", "1:06RU001");
        DeckView odd = LorView.of(many, NAMELESS);
        for (Diagnostic check : odd.checks()) {
            checks.add(check.message());
        }
        assertEquals(3, checks.size());
        assertTrue(checks.get(0).startsWith("the deck has 7 cards"));
        assertTrue(checks.get(1).startsWith("01DE001 is there 4 times"));
        assertTrue(checks.get(2).startsWith("the ids name 3 regions: Demacia, Ionia, Shadow"));
    }

    private static LorDeck random(Random random) {
        List<LorCard> cards = new ArrayList<>();
        Region[] regions = Region.values();
        int size = 8 + random.nextInt(30);
        while (cards.size() < size) {
            int copies = random.nextInt(12) == 0 ? 4 + random.nextInt(6) : 1 + random.nextInt(3);
            LorCard card =
                    new LorCard(
                            1 + random.nextInt(9),
                            regions[random.nextInt(regions.length)].number,
                            1 + random.nextInt(200),
                            copies);
            if (cards.stream().noneMatch(card::isSame)) {
                cards.add(card);
            }
        }
        return LorDeck.of(cards);
    }

    @Test
    void randomDecks_comeBackAndDamagedOnesAreNeverAnotherGames() {
        Random random = new Random(55);
        RiftboundCodec other = new RiftboundCodec();
        int missed = 0;
        for (int i = 0; i < 2_000; i++) {
            LorDeck deck = random(random);
            String code = CODEC.write(deck);
            assertEquals(deck.entries(), CODEC.read(code).deck().entries(), code);
            assertEquals(List.of(), CODEC.read(code).diagnostics(), code);
            List<LorCard> shuffled = new ArrayList<>(deck.cards());
            Collections.shuffle(shuffled, random);
            assertEquals(code, CODEC.write(LorDeck.of(shuffled)));
            assertEquals(1, CODEC.find("a " + code + " b").size());
            assertEquals(List.of(), other.find(code), code);
            int at = random.nextInt(code.length());
            char wrong = "89!".charAt(random.nextInt(3));
            String typed = code.substring(0, at) + wrong + code.substring(at + 1);
            assertTrue(hasPlace(typed), typed);
            char letter = (char) ('A' + random.nextInt(26));
            String changed = code.substring(0, at) + letter + code.substring(at + 1);
            assertEquals(List.of(), other.find(changed), changed);
            boolean claimed = CODEC.likeness(changed) > other.likeness(changed);
            missed += at == 0 || claimed || !CODEC.find(changed).isEmpty() ? 0 : 1;
            String cut = code.substring(0, code.length() - 1);
            assertEquals(List.of(), other.find(cut), cut);
        }
        assertTrue(missed <= 20, missed + " of 2,000 damaged codes are not recognised");
    }

    /** Whether something is said of the text, with its place. */
    private static boolean hasPlace(String text) {
        List<Diagnostic> diagnostics = CODEC.read(text).diagnostics();
        return diagnostics.stream().anyMatch(each -> each.location().from() >= 0);
    }
}
