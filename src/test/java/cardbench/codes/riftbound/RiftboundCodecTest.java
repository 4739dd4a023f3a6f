package cardbench.codes.riftbound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Base32Bits;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.CodedCards;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.codes.lor.LorCodec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RiftboundCodecTest {

    /** The example of the specification: a deck with a sideboard, version 2. */
    private static final String README =
            "CIAAAAAAAAAQCAAAA4AACAIAABMQAAILAAAAICIMDMOVOX3AM5UHIAIDAAACO6XYAEAQKAAABX3QDGACUABKIA"
                    + "QAAEBQAAAWDBOQCAQAABMHE";

    private static final CodedCards NAMELESS =
            new CodedCards("riftbound", CardTables.NONE, Language.EN);

    private static final RiftboundCodec CODEC = new RiftboundCodec();

    private static List<RiftboundCard> list(String cards) {
        List<RiftboundCard> list = new ArrayList<>();
        for (String card : cards.isEmpty() ? new String[0] : cards.split(" ")) {
            int colon = card.indexOf(':');
            int copies = Integer.parseInt(card.substring(0, colon));
            list.add(RiftboundCard.of(card.substring(colon + 1), copies));
        }
        return list;
    }

    private static RiftboundDeck deck(
            int version, String main, String side, String champion, String legends) {
        return new RiftboundDeck(
                version,
                list(main),
                list(side),
                champion.isEmpty() ? null : RiftboundCard.of(champion, 1),
                list(legends));
    }

    private static String cards(List<RiftboundCard> cards) {
        List<String> words = new ArrayList<>();
        for (RiftboundCard card : cards) {
            words.add(card.copies() + ":" + card.id());
        }
        return String.join(" ", words);
    }

    private static List<String> codesOf(String text) {
        List<String> codes = new ArrayList<>();
        for (Diagnostic each : CODEC.read(text).diagnostics()) {
            codes.add(each.code().name());
        }
        return codes;
    }

    @Test
    void exampleOfTheSpecification_isReadAndWrittenAgain() {
        RiftboundDeck deck = CODEC.read(README).deck();
        assertEquals(2, deck.version());
        // the deck that the specification encodes
        assertEquals(
                "7:OGN-007 5:OGN-089 3:OGN-004 3:OGN-009 3:OGN-012 3:OGN-027 3:OGN-029 3:OGN-087"
                        + " 3:OGN-095 3:OGN-096 3:OGN-103 3:OGN-104 3:OGN-116 2:OGN-039 2:OGN-122"
                        + " 2:OGN-248 1:OGN-013 1:OGN-247 1:OGN-280 1:OGN-288 1:OGN-292",
                cards(deck.main()));
        assertEquals("2:OGN-022 2:OGN-024 2:OGN-093 1:OGN-088 1:OGN-114", cards(deck.side()));
        assertNull(deck.champion());
        assertEquals(README, CODEC.write(deck));
        assertEquals(List.of(), codesOf(README));
    }

    /** Each by hand, after the layout in the specification. */
    @ParameterizedTest
    @CsvSource({
        // version 1: twelve counts
        "1,3:OGN-007,'','','','11 00 00 00 00 00 00 00 00 00 01 01 00 00 07 00 00'",
        // version 2: three more
        "2,1:OGN-300,2:OGS-001a,'','','12 00 00 00 00 00 00 00 00 00 00 00 01 01 00 00 ac 02 00 01"
                + " 01 01 01 01 00'",
        // 0: what new codes are; the champion behind
        "0,12:SFD-002s,'',SFD-002s,'','13 01 01 03 02 02 00 00 00 00 00 00 00 00 00 00 00 00 00 00"
                + " 01 03 02 02'",
        // a rune: prefixes before all numbers
        "0,1:UNL-R05b 1:UNL-001,'','','','14 00 00 00 00 00 00 00 00 00 00 00 02 01 04 00 00 01 01"
                + " 04 03 01 05 00 00 00 00'",
        // more than twelve copies: counts by themselves, no prefixes
        "0,13:VEN-097 1:VEN-001,4:RAD-005,'','','15 00 02 0d 01 01 05 00 61 01 01 01 05 00 01 01 04"
                + " 01 01 06 00 05 00'",
        "0,1:VEN-SP1a,'','','','15 01 01 01 01 01 05 01 02 01 00 00'",
        "0,1:OGN-007,'',OGN-007,1:OGN-280 1:SFD-R1,'16 01 01 01 01 01 00 00 00 07 00 01 00 00 00 07"
                + " 02 00 00 00 98 02 03 00 01 01'"
    })
    void decks_areWrittenAsTheSpecificationSays(
            int version, String main, String side, String champion, String legends, String hex) {
        RiftboundDeck deck = deck(version, main, side, champion, legends);
        String code = Base32Bits.ofHex(hex);
        assertEquals(code, CODEC.write(deck));
        RiftboundDeck read = CODEC.read(code).deck();
        assertEquals(deck.entries(), read.entries());
        assertEquals(code, CODEC.write(read));
        assertEquals(List.of(), codesOf(code));
        assertEquals(List.of(), new LorCodec().find(code));
    }

    @Test
    void versionOfACode_isKeptWhileItHoldsTheDeck() {
        RiftboundDeck plain = deck(1, "1:OGN-001", "", "", "");
        assertEquals("11", CODEC.explain(CODEC.write(plain)).bytes().substring(0, 2));
        assertEquals(
                2,
                CODEC.read(CODEC.write(deck(1, "1:OGN-001", "1:OGN-002", "", "")))
                        .deck()
                        .version());
        assertEquals(
                3,
                CODEC.read(CODEC.write(deck(2, "1:OGN-001", "", "OGN-001", ""))).deck().version());
        assertEquals(4, CODEC.read(CODEC.write(deck(4, "1:OGN-001", "", "", ""))).deck().version());
        assertEquals(
                5,
                CODEC.read(CODEC.write(deck(4, "1:OGN-001", "4:OGN-001", "", "")))
                        .deck()
                        .version());
        assertEquals(6, CODEC.read(CODEC.write(deck(9, "1:OGN-001", "", "", ""))).deck().version());
    }

    @Test
    void twoCodesOfVersionOne_areMainDeckAndSideboard() {
        String main = CODEC.write(deck(1, "3:OGN-007", "", "", ""));
        String side = CODEC.write(deck(1, "2:OGN-022", "", "", ""));
        String both = main + "|" + side;
        RiftboundDeck deck = CODEC.read("deck: " + both + "!").deck();
        assertEquals("3:OGN-007", cards(deck.main()));
        assertEquals("2:OGN-022", cards(deck.side()));
        assertEquals(1, CODEC.find("deck: " + both + "!").size());
        assertEquals(6 + both.length(), CODEC.find("deck: " + both + "!").get(0).to());
        assertEquals(CODEC.write(deck(3, "3:OGN-007", "2:OGN-022", "", "")), CODEC.write(deck));
        Explanation explained = CODEC.explain(both);
        int at = 0;
        for (Field field : explained.fields()) {
            assertEquals(at, field.byteFrom());
            at = field.byteTo();
        }
        assertEquals(34, at);
        assertEquals(main.length() + 1, explained.fields().get(17).from());
        assertTrue(codesOf(main + "|" + side.substring(0, 20)).contains("text.base32-cut"));
        assertEquals(List.of("deck.text-after"), codesOf(main + "| and more"));
        assertEquals(cards(deck.side()), cards(CODEC.read(main + " | " + side).deck().side()));
    }

    @Test
    void unknownSetsAndVariants_areShownAsNumbers() {
        String code = CODEC.write(deck(0, "3:(9)-007 1:OGN-007(4)", "", "", ""));
        assertEquals("3:(9)-007 1:OGN-007(4)", cards(CODEC.read(code).deck().main()));
        assertEquals(List.of("riftbound.set", "riftbound.variant"), codesOf(code));
        assertEquals(1, CODEC.find("in a post " + code).size());
        assertTrue(CODEC.read(code).isValid());
        assertEquals(code, CODEC.write(CODEC.read(code).deck()));
    }

    @Test
    void ids_areReadAsTheyAreSpelled() {
        assertEquals("OGN-007s", RiftboundCard.of("ogn-7*", 1).id());
        assertEquals("VEN-SP1", RiftboundCard.of("VEN-SP01", 1).id());
        assertEquals("SFD-R02", RiftboundCard.of("SFD-R2", 1).id());
        for (String wrong :
                List.of(
                        "",
                        "OGN",
                        "OGN-",
                        "XXX-001",
                        "OGN-x01",
                        "OGN-001z",
                        "(256)-1",
                        "OGN-001(300)",
                        "()-1",
                        "OGN-1234567890")) {
            assertNull(RiftboundCard.of(wrong, 1), wrong);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "riftbound.version,'17 00 00 00 00 00'",
        "riftbound.flag,'15 02 00 00 00'",
        "riftbound.flag,'15 00 00 00 02'",
        "riftbound.flag,'15 01 01 01 01 01 00 00 03 01 00 00'",
        "riftbound.no-copies,'15 00 01 00 01 01 00 00 01 00 00'",
        "riftbound.empty-list,'15 00 01 01 01 00 00 00 00 00'",
        "riftbound.twice,'15 00 01 01 01 02 00 00 01 01 00 00'",
        "riftbound.order,'15 00 01 01 01 02 00 00 02 01 00 00'",
        "riftbound.order,'15 00 01 01 02 01 01 00 02 01 00 00 01 00 00'",
        "riftbound.order,'15 00 02 01 01 01 00 00 02 02 01 01 00 00 01 00 00'",
        "text.base32-rest,'15 00 00 00 00 00'",
        "text.base32-cut,'15 00 01 01 01 05 00 00'"
    })
    void unusualBytes_areNamed(String code, String hex) {
        String text = Base32Bits.ofHex(hex);
        assertTrue(codesOf(text).contains(code), codesOf(text) + " " + text);
        assertEquals(
                List.of(),
                CODEC.find("in a post " + text).stream()
                        .filter(f -> !code.equals("riftbound.order"))
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "words of prose",
                "CONSTITUTIONALLY",
                "CUSTOMARINESS",
                "CYANOCOBALAMINIC"
            })
    void words_areNoDeck(String text) {
        assertEquals(List.of(), CODEC.find(text));
        assertEquals(0, CODEC.likeness(text));
    }

    @Test
    void textWithoutACode_isSaidToHaveNone() {
        assertEquals(List.of("riftbound.no-code"), codesOf("words of prose"));
        assertEquals(List.of("riftbound.no-code"), codesOf(""));
    }

    @Test
    void view_hasTheSetsAndTheRulesOfTheCode() {
        DeckView view = RiftboundView.of(CODEC.read(README).deck(), NAMELESS);
        assertEquals(List.of(), view.checks());
        assertEquals("Origins", view.sections().get(0).rows().get(0).className());
        assertEquals(List.of("runes", "main", "side"), keys(view));
        RiftboundDeck many = deck(0, "3:(9)-001", "9:OGN-001", "OGN-002", "1:OGN-280");
        DeckView odd = RiftboundView.of(many, NAMELESS);
        List<String> checks = new ArrayList<>();
        for (Diagnostic check : odd.checks()) {
            checks.add(check.code().name());
        }
        assertEquals(List.of("riftbound.size", "riftbound.side", "riftbound.champion"), checks);
        assertEquals(List.of("main", "side", "champion", "legends"), keys(odd));
        assertEquals("", odd.sections().get(0).rows().get(0).className());
    }

    private static List<String> keys(DeckView view) {
        return view.sections().stream().map(DeckView.Section::key).toList();
    }

    /** The page numbers cards in files of names as the core does. */
    @Test
    void numbersOfThePage_areThoseOfTheCore() throws IOException {
        String page = Files.readString(Path.of("webapp/codes/games/riftbound/names-in-files.js"));
        List<String> sets = strings(page, "SETS");
        List<String> prefixes = strings(page, "PREFIXES");
        assertEquals(CardSet.values().length, sets.size());
        for (int set = 0; set < sets.size(); set++) {
            for (int prefix = 0; prefix < prefixes.size(); prefix++) {
                String id = sets.get(set) + '-' + prefixes.get(prefix) + "107";
                assertEquals(
                        (set * prefixes.size() + prefix) * 1000 + 107,
                        RiftboundCard.of(id, 1).tableNumber(),
                        id);
            }
        }
    }

    /** The strings of a constant of a script. */
    private static List<String> strings(String script, String constant) {
        int from = script.indexOf("const " + constant + " = [");
        String list = script.substring(script.indexOf('[', from), script.indexOf(']', from));
        return Pattern.compile("\"([^\"]*)\"")
                .matcher(list)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    /** A table of made up names: the legend, a battlefield, a unit; a rune is known by its id. */
    @Test
    void view_hasTheLegendAndTheBattlefields_whereATableHasKinds() {
        String table =
                "cardbench-table 1\triftbound\tcards\nid\tkind\tcost\n"
                        + "1\tunit\t3\n\tunit\t1\n274\tbattlefield\n\tlegend\n"
                        + "cardbench-table 1\triftbound\ten\nid\tname\n"
                        + "1\tAsh\n\tBeck\n274\tCourt\n\tDara, of Dawn\n";
        CardTables tables = CardTables.NONE;
        for (CardTable one : CardTableReader.read(table, new Diagnostics())) {
            tables = tables.with(one);
        }
        RiftboundDeck deck =
                deck(
                        0,
                        "3:OGN-001 2:OGN-002a 1:OGN-003 12:OGN-042 1:OGN-276 1:OGN-277s",
                        "",
                        "",
                        "");
        DeckView view = RiftboundView.of(deck, new CodedCards("riftbound", tables, Language.EN));
        List<String> shown = new ArrayList<>();
        for (DeckView.Section section : view.sections()) {
            section.rows().forEach(row -> shown.add(section.key() + " " + row.name()));
        }
        assertEquals(
                List.of(
                        "legend Dara, of Dawn",
                        "battlefields Court",
                        "runes OGN-042",
                        "main Beck",
                        "main Ash",
                        "main OGN-003"),
                shown);
        assertEquals(5, view.curve().stream().mapToInt(DeckView.CostCount::copies).sum());
        assertEquals(1, view.curveLeftOut());
    }

    private static List<RiftboundCard> random(Random random, int size, int most, int prefixes) {
        List<RiftboundCard> cards = new ArrayList<>();
        while (cards.size() < size) {
            RiftboundCard card =
                    new RiftboundCard(
                            random.nextInt(7),
                            random.nextInt(5) == 0 ? random.nextInt(4) : 0,
                            random.nextInt(prefixes),
                            1 + random.nextInt(300),
                            1 + random.nextInt(most));
            if (cards.stream().noneMatch(card::isSame)) {
                cards.add(card);
            }
        }
        return cards;
    }

    private static RiftboundDeck random(Random random, int version) {
        int prefixes = version < 4 ? 1 : version == 4 ? 2 : 3;
        List<RiftboundCard> main =
                random(random, 10 + random.nextInt(20), version < 5 ? 12 : 40, prefixes);
        List<RiftboundCard> side =
                version < 2 ? List.of() : random(random, random.nextInt(6), 3, prefixes);
        return new RiftboundDeck(
                version,
                main,
                side,
                version < 3 ? null : main.get(0).times(1),
                version < 6 ? List.of() : random(random, random.nextInt(4), 1, 1));
    }

    @Test
    void randomDecks_comeBackAndDamagedOnesAreNeverAnotherGames() {
        Random random = new Random(66);
        LorCodec other = new LorCodec();
        int missed = 0;
        for (int i = 0; i < 2_000; i++) {
            RiftboundDeck deck = random(random, 1 + i % 6);
            String code = CODEC.write(deck);
            RiftboundDeck read = CODEC.read(code).deck();
            assertEquals(deck.entries(), read.entries(), code);
            assertEquals(deck.version(), read.version(), code);
            assertEquals(List.of(), codesOf(code), code);
            List<RiftboundCard> shuffled = new ArrayList<>(deck.main());
            Collections.shuffle(shuffled, random);
            assertEquals(
                    code,
                    CODEC.write(
                            new RiftboundDeck(
                                    deck.version(),
                                    shuffled,
                                    deck.side(),
                                    deck.champion(),
                                    deck.legends())));
            assertEquals(1, CODEC.find("a " + code + " b").size());
            assertEquals(List.of(), other.find(code), code);
            int at = random.nextInt(code.length());
            char wrong = "89!".charAt(random.nextInt(3));
            String typed = code.substring(0, at) + wrong + code.substring(at + 1);
            List<Diagnostic> about = CODEC.read(typed).diagnostics();
            assertTrue(about.stream().anyMatch(each -> each.location().from() >= 0), typed);
            char letter = (char) ('A' + random.nextInt(26));
            String changed = code.substring(0, at) + letter + code.substring(at + 1);
            assertEquals(List.of(), other.find(changed), changed);
            boolean claimed = CODEC.likeness(changed) > 0;
            missed += at == 0 || claimed || !CODEC.find(changed).isEmpty() ? 0 : 1;
            String cut = code.substring(0, code.length() - 1);
            assertEquals(List.of(), other.find(cut), cut);
            // the last fields are never missing without a trace
            assertEquals(List.of(), CODEC.find("a " + cut + " b"), cut);
        }
        assertTrue(missed <= 20, missed + " of 2,000 damaged codes are not recognised");
    }
}
