package cardbench.codes.ygo.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import cardbench.codes.ygo.deck.ExtraDeck.Home;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.zip.DataFormatException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class YgoCodecTest {

    private static final String YDKE = "ydke://rvTMAq70zAKu9MwCEtmgAqOpVwU=!/WccAL4jpwI=!7ydRAA==!";
    private static final String YGO = "rvTMghLZoAKjqVcF_WccEL4jpxLvJ1Eg";
    private static final String MOBILE = "AyHWZ6VyqDZEmq9TRoHGf9VTkd8hRJ-8";
    private static final String ADDRESS = "http://deck.ourygo.top?ygotype=deck&v=1&d=";
    private static final String OMEGA = "Y2dc9+UMEwwL3VzAtHhlOOvfdBmGfcrLmd6rBzIAAA==";

    private static YgoCodec codec(String kind) {
        return YgoCodec.of(kind, ExtraDeck.UNKNOWN);
    }

    @Test
    void unknownFormat_isAnErrorOfTheCaller() {
        assertThrows(IllegalArgumentException.class, () -> YgoCodec.of("ydk2", ExtraDeck.UNKNOWN));
    }

    private static YgoDeck deck(String kind, String text) {
        Reading<YgoDeck> reading = codec(kind).read(text);
        assertTrue(reading.isValid(), reading.toString());
        return reading.deck();
    }

    private static List<String> codesOf(String kind, String text) {
        return codes(codec(kind).read(text).diagnostics());
    }

    private static List<String> codes(List<Diagnostic> diagnostics) {
        return diagnostics.stream().map(diagnostic -> diagnostic.code().name()).toList();
    }

    @Test
    void describedCodes_areReadAndWritten() {
        assertEquals(SampleDecks.described("ydke"), deck("ydke", YDKE));
        assertEquals(YDKE, codec("ydke").write(SampleDecks.described("ydke")));
        assertEquals(SampleDecks.described("ygo"), deck("ygo", YGO));
        assertEquals(YGO, codec("ygo").write(SampleDecks.described("ygo")));
        assertEquals(SampleDecks.described("ygomobile"), deck("ygomobile", ADDRESS + MOBILE));
        assertEquals(SampleDecks.described("ygomobile"), deck("ygomobile", MOBILE));
        assertEquals(
                ADDRESS + MOBILE, codec("ygomobile").write(SampleDecks.described("ygomobile")));
        String ydk =
                "#main\n46986414\n46986414\n46986414\n44095762\n89631139\n"
                        + "#extra\n1861629\n44508094\n!side\n5318639\n";
        assertEquals(SampleDecks.described("ydk"), deck("ydk", ydk));
        assertEquals(ydk, codec("ydk").write(SampleDecks.described("ydk")));
    }

    @Test
    void documentedYdke_isRead() {
        assertEquals(
                new YgoDeck(
                        "ydke", List.of(89631139, 36996508), List.of(44508094), List.of(5318639)),
                deck("ydke", "ydke://o6lXBZyFNAI=!viOnAg==!7ydRAA==!"));
    }

    @Test
    void omega_needsTypesToTellTheExtraDeck() {
        YgoDeck described = SampleDecks.described("omega");
        List<Integer> both = new ArrayList<>(described.main());
        both.addAll(described.extra());
        Reading<YgoDeck> reading = codec("omega").read(OMEGA);
        assertEquals(new YgoDeck("omega", both, List.of(), described.side()), reading.deck());
        assertEquals(List.of("ygo.not-split"), codes(reading.diagnostics()));
        YgoCodec knowing =
                YgoCodec.all(
                                id ->
                                        described.extra().contains(id)
                                                ? ExtraDeck.Home.EXTRA
                                                : ExtraDeck.Home.MAIN)
                        .get(4);
        Reading<YgoDeck> split = knowing.read(OMEGA);
        assertEquals(described, split.deck());
        assertEquals(List.of(), split.diagnostics());
    }

    @ParameterizedTest
    @ValueSource(strings = {"ydk", "ydke", "ygo", "ygomobile", "omega"})
    void everyDeckThatFits_isReadBackAsItWas(String kind) throws DataFormatException {
        Random random = new Random(11);
        int fitting = 0;
        for (int i = 0; i < 500; i++) {
            YgoDeck deck = SampleDecks.random(kind, 99_999_999, random);
            Diagnostics problems = new Diagnostics();
            codec(kind).check(deck, problems);
            if (problems.list().isEmpty()) {
                fitting++;
                YgoDeck read = codec(kind).read(codec(kind).write(deck)).deck();
                if (kind.equals("omega")) {
                    List<Integer> both = new ArrayList<>(deck.main());
                    both.addAll(deck.extra());
                    assertEquals(new YgoDeck(kind, both, List.of(), deck.side()), read);
                    assertEquals(2 + 4 * deck.size(), libraryInflated(codec(kind).write(deck)));
                } else {
                    assertEquals(deck, read, "seed 11, deck " + i);
                }
            }
        }
        assertTrue(fitting > 300, "decks that fit: " + fitting);
    }

    private static int libraryInflated(String code) throws DataFormatException {
        java.util.zip.Inflater inflater = new java.util.zip.Inflater(true);
        inflater.setInput(Base64.getDecoder().decode(code));
        int size = inflater.inflate(new byte[5000]);
        assertTrue(inflater.finished());
        inflater.end();
        return size;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 9})
    void whateverTheLibraryCompresses_isRead(int level) {
        Random random = new Random(12 + level);
        for (int i = 0; i < 200; i++) {
            YgoDeck deck = SampleDecks.random("omega", 99_999_999, random);
            ByteBuffer plain = ByteBuffer.allocate(2 + 4 * deck.size());
            plain.order(ByteOrder.LITTLE_ENDIAN);
            plain.put((byte) (deck.main().size() + deck.extra().size()));
            plain.put((byte) deck.side().size());
            deck.main().forEach(plain::putInt);
            deck.extra().forEach(plain::putInt);
            deck.side().forEach(plain::putInt);
            java.util.zip.Deflater deflater = new java.util.zip.Deflater(level, true);
            deflater.setInput(plain.array());
            deflater.finish();
            byte[] out = new byte[5000];
            int size = deflater.deflate(out);
            deflater.end();
            String code = Base64.getEncoder().encodeToString(java.util.Arrays.copyOf(out, size));
            assertEquals(deck.side(), deck("omega", code).side());
            assertEquals(deck.size(), deck("omega", code).size());
        }
    }

    // What other programs get wrong, one by one.

    @Test
    void base64ThatEndsInsideACard_isCutOff_notAnException() {
        Reading<YgoDeck> reading = codec("ydke").read("ydke://rvTMAq70!!!");
        assertEquals(List.of("ygo.cut-off"), codes(reading.diagnostics()));
        assertEquals(List.of(46986414), reading.deck().main());
        assertEquals(4, reading.diagnostics().get(0).location().byteAt());
        assertEquals(List.of("ygo.cut-off"), codesOf("ygo", "rvTMghLZ"));
    }

    @Test
    void garbage_isNoEmptyDeck() {
        Reading<YgoDeck> reading = codec("ydke").read("ydke://%%%!!!");
        assertNull(reading.deck());
        assertTrue(codes(reading.diagnostics()).contains("ygo.bad-letter"));
        assertEquals(7, reading.diagnostics().get(0).location().from());
        assertNull(codec("ygo").read("%%%%").deck());
        assertNull(codec("ygo").read("rvT").deck());
        assertNull(codec("ygomobile").read("%%%%").deck());
        assertNull(codec("omega").read("%%%%").deck());
        assertNull(codec("omega").read("AAAAAAAA").deck());
    }

    @Test
    void fourthPart_isAnError() {
        Reading<YgoDeck> reading = codec("ygo").read("rvTMgq70zDI");
        assertEquals(List.of("ygo.bad-part"), codes(reading.diagnostics()));
        assertEquals(3, reading.deck().main().size());
    }

    @Test
    void fourCopies_areTwoRowsOfAYgoMobileCode() {
        YgoDeck four =
                new YgoDeck("ygomobile", List.of(7, 7, 7, 7, 9), List.of(), List.of(1, 1, 1, 1));
        assertEquals(four, deck("ygomobile", codec("ygomobile").write(four)));
        YgoDeck five = new YgoDeck("ygo", List.of(7, 7, 7, 7, 7, 9), List.of(), List.of());
        assertEquals(five, deck("ygo", codec("ygo").write(five)));
    }

    @Test
    void moreThanFifteenRows_areRefused_orPutTogetherWhereThatHelps() {
        List<Integer> extra = new ArrayList<>();
        for (int id = 1; id <= 16; id++) {
            extra.add(id);
        }
        Diagnostics diagnostics = new Diagnostics();
        codec("ygomobile")
                .check(new YgoDeck("ygomobile", List.of(), extra, List.of()), diagnostics);
        assertEquals(List.of("ygo.part-does-not-fit"), codes(diagnostics.list()));
        assertEquals("/extra", diagnostics.list().get(0).location().pointer());

        List<Integer> mixed = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            mixed.add(1 + i % 10);
        }
        YgoDeck deck = new YgoDeck("ygomobile", List.of(5), mixed, List.of());
        Diagnostics advice = new Diagnostics();
        codec("ygomobile").check(deck, advice);
        assertEquals(List.of("ygo.order-changed"), codes(advice.list()));
        List<Integer> sorted = new ArrayList<>(mixed);
        sorted.sort(Integer::compare);
        assertEquals(sorted, deck("ygomobile", codec("ygomobile").write(deck)).extra());
    }

    @ParameterizedTest
    @CsvSource({"ygo, 268435455", "ygomobile, 134217727"})
    void idThatDoesNotFit_isRefused_notAnotherCard(String kind, int most) {
        int goat = 504_700_003;
        YgoDeck deck = new YgoDeck(kind, List.of(1, goat), List.of(), List.of(most));
        Diagnostics diagnostics = new Diagnostics();
        codec(kind).check(deck, diagnostics);
        assertEquals(List.of("ygo.id-does-not-fit"), codes(diagnostics.list()));
        assertEquals("/main/1", diagnostics.list().get(0).location().pointer());
        assertEquals("", codec(kind).write(deck));
        YgoDeck largest = new YgoDeck(kind, List.of(most), List.of(), List.of(1));
        assertEquals(largest, deck(kind, codec(kind).write(largest)));
        for (String other : List.of("ydk", "ydke")) {
            YgoDeck free = new YgoDeck(other, List.of(goat), List.of(), List.of());
            assertEquals(free, deck(other, codec(other).write(free)));
        }
    }

    @Test
    void orderOfTheCards_isKept() {
        for (String kind : List.of("ydk", "ydke", "ygo", "ygomobile", "omega")) {
            YgoDeck deck = new YgoDeck(kind, List.of(1, 2, 1), List.of(), List.of(3));
            assertEquals(deck, deck(kind, codec(kind).write(deck)), kind);
        }
    }

    @Test
    void idOfMoreThan32Bits_isNoCard() {
        Reading<YgoDeck> reading = codec("ydk").read("#main\n4294967296\n000005\n!side\n");
        assertEquals(List.of("ygo.not-a-card"), codes(reading.diagnostics()));
        assertEquals(6, reading.diagnostics().get(0).location().from());
        assertEquals(List.of(5), reading.deck().main());
        assertTrue(reading.isValid());
        assertEquals(List.of("ygo.not-a-card"), codesOf("ydke", "ydke://AAAAAAEAAAA=!!!"));
        assertEquals(List.of("ygo.not-a-card"), codesOf("ydk", "#main\n0\n7\n"));
        // without a mark, it shows that the text is no deck
        assertTrue(codesOf("ygo", "AAAAAAAAAAA").contains("ygo.bad-id"));
    }

    @Test
    void oddMarksAndTextAround_areNoticed() {
        assertEquals(
                List.of("ygo.mark-written", "ygo.mark-written"),
                codesOf("ydk", "#main\n1\n#EXTRA\n2\n#side\n3\n"));
        assertEquals(
                new YgoDeck("ydk", List.of(1), List.of(2), List.of(3)),
                deck("ydk", "#main\n1\n#EXTRA\n2\n#side\n3\n"));
        assertEquals(List.of("deck.text-after"), codesOf("ydke", YDKE + " mine"));
        assertEquals(List.of("deck.text-before"), codesOf("ydke", "look: " + YDKE));
    }

    @Test
    void idOfMoreThan31Bits_isHeldByFormatsWithRoomForIt() {
        // 4294967295 and 3000000000, as EDOPro holds them
        List<Integer> ids = List.of(-1, -1294967296);
        assertEquals("#main\n4294967295\n3000000000\n#extra\n!side\n", written("ydk", ids));
        assertEquals("ydke:///////wBe0LI=!!!", written("ydke", ids));
        for (String kind : List.of("ydk", "ydke", "omega")) {
            YgoDeck deck = new YgoDeck(kind, ids, List.of(), List.of(5));
            assertEquals(deck, deck(kind, codec(kind).write(deck)));
        }
        for (String kind : List.of("ygo", "ygomobile")) {
            Diagnostics diagnostics = new Diagnostics();
            codec(kind).check(new YgoDeck(kind, ids, List.of(), List.of()), diagnostics);
            assertEquals(
                    List.of("4294967295", "3000000000"),
                    diagnostics.list().stream().map(d -> d.args().get(0).value()).toList());
            assertEquals("", written(kind, ids));
        }
        assertEquals(
                List.of(new Entry(0, 0, 7, 1), new Entry(0, 0, -2, 1), new Entry(0, 0, -1, 2)),
                new YgoDeck("ydk", List.of(-1, 7, -2, -1), List.of(), List.of()).entries());
    }

    private static String written(String kind, List<Integer> main) {
        return codec(kind).write(new YgoDeck(kind, main, List.of(), List.of()));
    }

    // Files with more in them than a deck.

    private static YgoDeck ydk(List<Integer> main, List<Integer> extra, List<Integer> side) {
        return new YgoDeck("ydk", main, extra, side);
    }

    @Test
    void linesOfText_doNotEndADeckThatGoesOn() {
        YgoDeck deck = ydk(List.of(1, 2), List.of(3), List.of());
        String text = "#main\n1\nnote a\nnote b\n2\n#extra\n3\n";
        assertEquals(deck, deck("ydk", text));
        assertEquals(List.of("ygo.line-ignored", "ygo.line-ignored"), codesOf("ydk", text));
        assertEquals(
                ydk(List.of(1, 46986414), List.of(), List.of()),
                deck("ydk", "#main\n1\na\nb\n# c\n\nd\n46986414\n"));
        assertEquals(
                ydk(List.of(1), List.of(), List.of(2)),
                deck("ydk", "#main\n1\n2nd place\n3rd place\n!side\n2"));
    }

    @Test
    void textBehindADeck_isNoPartOfIt() {
        String deck = "#main\n46986414\n!side\n7";
        assertEquals(
                List.of(deck.length()),
                codec("ydk").find(deck + "\nbye\nfor now\n12\nlikes").stream()
                        .map(Found::to)
                        .toList());
        assertEquals(List.of("deck.text-after"), codesOf("ydk", deck + "\nbye\nfor now\n12"));
    }

    @Test
    void secondDeckOfAText_isFoundApart() {
        String first = "#created by a\n#main\n1\n#extra\n!side\n2";
        for (String between : List.of("\n", "\nmine:\n", "\nand\nhers\n\n")) {
            for (String second : List.of("#main\n3\n!side", "#created by b\n#main\n3\n!side")) {
                String text = first + between + second;
                int from = first.length() + between.length();
                assertEquals(
                        List.of(
                                new Found("ydk", 0, first.length(), true),
                                new Found("ydk", from, text.length(), true)),
                        codec("ydk").find(text));
            }
        }
    }

    @Test
    void linesMayEndAsOnOldMacs_andBeginWithAByteOrderMark() {
        YgoDeck deck = ydk(List.of(1, 2), List.of(3), List.of());
        for (String text :
                List.of(
                        "#created by me\r#main\r1\r2\r#extra\r3\r!side\r",
                        "\ufeff#created by me\r\n#main\r\n1\r\n2\r\n#extra\r\n3",
                        "\ufeff#main\n1\n2\n\r#extra\r\n3")) {
            assertEquals(deck, deck("ydk", text));
            assertEquals(List.of(), codesOf("ydk", text));
        }
        assertEquals(List.of("deck.text-before"), codesOf("ydk", "\ufeffx\n#main\n1"));
    }

    @Test
    void marksWithABlank_areRead_butHeadingsAreNone() {
        assertEquals(
                ydk(List.of(46986414), List.of(2), List.of(3)),
                deck("ydk", "# main\n46986414\n#  Extra\n2\n! side\n3\n"));
        assertEquals(
                List.of("ygo.mark-written", "ygo.mark-written"),
                codesOf("ydk", "# main\n46986414\n! SIDE\n3\n"));
        assertEquals(List.of(), codec("ydk").find("# Main\n3 Ash Blossom\n# Side\n2 Maxx C\n"));
    }

    @Test
    void fileWithoutMarks_isSortedByTypes_whereItsKindIsGiven() {
        YgoCodec knowing = YgoCodec.all(id -> id == 7 ? Home.EXTRA : Home.MAIN).get(0);
        String text = "\ufeff5\r\n7\r\nnote\r\n6\r\n";
        Reading<YgoDeck> reading = knowing.read(text);
        assertEquals(ydk(List.of(5, 6), List.of(7), List.of()), reading.deck());
        assertEquals(
                List.of("ygo.line-ignored", "ygo.no-part-marks"), codes(reading.diagnostics()));
        assertEquals(List.of(), knowing.find(text));
        assertEquals(0, knowing.likeness(text));
        assertEquals(List.of("ygo.no-part-marks", "ygo.not-split"), codesOf("ydk", "5\n7"));
        assertEquals(List.of("ygo.no-mark"), codesOf("ydk", "a text\n- of\n2nd lines"));
    }

    @Test
    void ydkOfManyCharacters_isReadInPart() {
        String text = "#main\n7\n" + "# a comment\n".repeat(20_000) + "!side\n8\n";
        Reading<YgoDeck> reading = codec("ydk").read(text);
        assertEquals(List.of("ygo.too-long"), codes(reading.diagnostics()));
        assertEquals(ydk(List.of(7), List.of(), List.of()), reading.deck());
        String late = "# a comment\n".repeat(20_000) + "#main\n8\n";
        assertEquals(List.of("ygo.too-long"), codesOf("ydk", "#created\n" + late));
        assertEquals(List.of("ygo.before-marks", "ygo.too-long"), codesOf("ydk", "12347\n" + late));
        String letters = "A".repeat(100_000);
        assertTrue(codesOf("ygo", letters).contains("ygo.too-long"));
        assertTrue(codesOf("ygomobile", ADDRESS + letters).contains("ygo.too-long"));
    }

    // What people do to codes.

    @Test
    void markInCapitals_isReadAndNoticed() {
        String shouted = "YDKE" + YDKE.substring(4);
        assertEquals(SampleDecks.described("ydke"), deck("ydke", "my deck " + shouted));
        assertEquals(List.of("ygo.mark-written"), codesOf("ydke", shouted));
        assertEquals(
                new Found("ydke", 8, 8 + YDKE.length(), true),
                codec("ydke").find("my deck " + shouted).get(0));
        assertEquals(List.of(), codec("ydke").find("://rvTMAg==!!!"));
    }

    @Test
    void missingMarksAndPadding_areMended() {
        assertEquals(SampleDecks.described("ydke"), deck("ydke", YDKE.replace("=", "")));
        assertEquals(
                List.of("ygo.mark-missing"), codesOf("ydke", YDKE.substring(0, YDKE.length() - 1)));
        assertEquals(
                SampleDecks.described("ydke"),
                deck("ydke", YDKE.substring(0, 30) + "\r\n" + YDKE.substring(30)));
        Reading<YgoDeck> main = codec("ydke").read("ydke://rvTMAg== and so on!");
        assertEquals(List.of(46986414), main.deck().main());
        assertTrue(codes(main.diagnostics()).contains("deck.text-after"));
    }

    @Test
    void linesThatAreNoCards_areNamedAndPassedOver() {
        Reading<YgoDeck> reading =
                codec("ydk")
                        .read("#created by me\r\n#main\r\n1 Dark Magician\r\nwhat\r\n2\r\n\r\n3");
        assertEquals(List.of(2, 3), reading.deck().main());
        // a number and a name are a line of a list, and no card has the id 1
        assertEquals(List.of("ygo.line-ignored", "ygo.line-ignored"), codes(reading.diagnostics()));
        assertEquals(List.of("ygo.behind-id"), codesOf("ydk", "#main\n46986414 Dark Magician"));
        assertEquals(List.of("ygo.before-marks"), codesOf("ydk", "46986414\n#main\n6"));
    }

    @Test
    void addressWithOtherArguments_isRead() {
        String named = "https://deck.example/?name=%E9%9D%92&ygotype=deck&v=1&d=" + MOBILE + "&x=1";
        assertEquals(
                SampleDecks.described("ygomobile").named("青"),
                deck("ygomobile", "看 " + named + " 吧"));
        Found found = codec("ygomobile").find("看 " + named + " 吧").get(0);
        assertEquals(new Found("ygomobile", 2, 2 + named.length(), true), found);
        assertEquals(List.of("ygo.cut-off"), codesOf("ygomobile", "http://x?ygotype=deck&v=1"));
        assertEquals(
                List.of("ygo.cut-off"), codesOf("ygomobile", ADDRESS + MOBILE.substring(0, 20)));
        assertEquals(List.of("ygo.left-over"), codesOf("ygomobile", ADDRESS + MOBILE + "AA"));
    }

    @Test
    void standardLetters_areReadAndNoticed() {
        assertEquals(List.of("ygo.standard-letters"), codesOf("ygo", YGO.replace('_', '/')));
    }

    @Test
    void codesInAPost_areFoundWithTheirPlaces() {
        String post = "Deck: " + YDKE + "\n\nor\n#main\n46986414\n!side\nbye";
        assertEquals(
                List.of(new Found("ydke", 6, 6 + YDKE.length(), true)), codec("ydke").find(post));
        Found ydk = codec("ydk").find(post).get(0);
        assertEquals("#main\n46986414\n!side", post.substring(ydk.from(), ydk.to()));
        assertEquals(List.of(), codec("ydk").find("#main\nvoid main()\n"));
        assertEquals(List.of(), codec("ydke").find("a ydke:// address has three marks!"));
    }

    @Test
    void bareCodes_areClaimedFromTenRowsOn_andTakenForLikelyFromSix() {
        List<Integer> ids = new Random(3).ints(12, 1, 99_999_999).boxed().toList();
        for (String kind : List.of("ygo", "omega")) {
            String code = codec(kind).write(new YgoDeck(kind, ids, List.of(), List.of()));
            assertEquals(
                    List.of(new Found(kind, 1, 1 + code.length(), false)),
                    codec(kind).find(" " + code + "\n"));
            assertEquals(
                    List.of(new Found(kind, 5, 5 + code.length(), false)),
                    codec(kind).find("deck " + code + ", have fun"));
            YgoDeck side = new YgoDeck(kind, List.of(), List.of(), ids);
            assertEquals(List.of(), codec(kind).find("deck " + codec(kind).write(side)));
        }
        assertEquals(List.of(), codec("ygo").find(YGO));
        assertTrue(codec("ygo").likeness(YGO) > 0);
        assertEquals(0, codec("ygo").likeness("rvTMghLZoAI"));
        assertEquals(0, codec("ygo").likeness("hello world"));
    }

    @Test
    void bareCodeOfTwoFormats_isSaidToBeAmbiguous() {
        // 3 rows of 29 bits and a head are 103 bits, as many letters as 13 bytes; so look for one
        // whose length fits both: 18 letters, 3 rows in either format.
        Random random = new Random(8);
        int ambiguous = 0;
        for (int i = 0; i < 3000 && ambiguous == 0; i++) {
            byte[] bytes = new byte[24];
            random.nextBytes(bytes);
            bytes[0] = 6;
            bytes[1] = 0;
            bytes[23] = (byte) (bytes[23] & 0xf);
            String code = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
            Reading<YgoDeck> reading = codec("ygo").read(code);
            if (reading.isValid() && codec("ygomobile").read(code).diagnostics().isEmpty()) {
                boolean printed = codec("ygomobile").likeness(code) > 0;
                assertEquals(printed, codes(reading.diagnostics()).contains("ygo.ambiguous"));
                ambiguous += printed ? 1 : 0;
            }
        }
        assertEquals(1, ambiguous);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ydk", "ydke", "ygo", "ygomobile", "omega"})
    void everyByte_belongsToExactlyOneField(String kind) {
        Random random = new Random(13);
        for (int i = 0; i < 100; i++) {
            String code = codec(kind).write(SampleDecks.random(kind, 9_999_999, random));
            if (code.isEmpty()) {
                continue;
            }
            String text = (kind.equals("ydk") ? "#created by 青\n" : "") + code;
            if (random.nextInt(3) == 0) {
                text = text.substring(0, text.length() - 1 - random.nextInt(text.length() / 2));
            }
            Explanation explanation = codec(kind).explain(text);
            int at = 0;
            for (Field field : explanation.fields()) {
                assertEquals(at, field.byteFrom(), text);
                assertTrue(field.byteTo() > at, text);
                assertTrue(field.from() <= field.to() && field.to() <= text.length(), text);
                at = field.byteTo();
            }
            assertEquals(at, (explanation.bytes().length() + 1) / 3, text);
        }
    }

    @Test
    void fieldsOfAnOmegaCode_knowTheirLetters() {
        Explanation explanation = codec("omega").explain(OMEGA);
        Field count = explanation.fields().get(0);
        assertEquals(7, count.value());
        assertEquals(0, count.from());
        Field first = explanation.fields().get(2);
        assertEquals(46986414, first.value());
        assertTrue(first.from() > 0 && first.to() < OMEGA.length() / 2, first.toString());
        assertTrue(explanation.bytes().startsWith("07 01 ae f4 cc 02"), explanation.bytes());
    }

    @Test
    void bytesOfAYdkFile_areThoseOfItsText() {
        String text = "#created by 青𠮷\n#main\n7\n";
        Explanation explanation = codec("ydk").explain(text);
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        expected.writeBytes(text.strip().getBytes(StandardCharsets.UTF_8));
        assertEquals(Explanation.hex(expected.toByteArray(), expected.size()), explanation.bytes());
    }

    @Test
    void deckOfManyThousandCards_isNotRead() {
        Reading<YgoDeck> reading = codec("ydk").read("#main\n" + "7\n".repeat(100_000));
        assertEquals(List.of("ygo.too-many-cards"), codes(reading.diagnostics()));
        assertEquals(YgoDeck.LIMIT, reading.deck().size());
        assertFalse(codec("omega").read("7cGBAAAAAMMgzPmbHOBVAQAAAAAAAAAA").isValid());
    }

    @Test
    @Tag("slow")
    void randomWords_areNoCodes() {
        String letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/";
        Random random = new Random(31);
        List<String> invented = new ArrayList<>();
        List<YgoCodec> codecs = YgoCodec.all(ExtraDeck.UNKNOWN);
        for (int i = 0; i < 100_000; i++) {
            char[] word = new char[16 + random.nextInt(385)];
            for (int j = 0; j < word.length; j++) {
                word[j] = letters.charAt(random.nextInt(random.nextBoolean() ? 64 : 66));
            }
            for (YgoCodec codec : codecs) {
                if (!codec.find(new String(word)).isEmpty()) {
                    invented.add(codec.kind() + " " + new String(word));
                }
            }
        }
        assertEquals(List.of(), invented);
    }
}
