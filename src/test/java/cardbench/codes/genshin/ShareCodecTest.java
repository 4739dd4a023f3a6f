package cardbench.codes.genshin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ShareCodecTest {

    private static final String CODE = Decks.EXAMPLE;
    private static final GenshinDeck DECK = GenshinDeck.of(Decks.EXAMPLE_IDS);

    private final ShareCodec codec = new ShareCodec();

    /** The bytes of a code by the letter of the description: rows of bits, made of text. */
    private static String byTheBook(List<Integer> ids, int padding, int offset) {
        StringBuilder bits = new StringBuilder();
        for (int id : ids) {
            bits.append(Integer.toBinaryString(4096 + id).substring(1));
        }
        bits.append(Integer.toBinaryString(16 + padding).substring(1));
        byte[] bytes = new byte[51];
        for (int i = 0; i < 25; i++) {
            bytes[2 * i] = (byte) (Integer.parseInt(bits.substring(8 * i, 8 * i + 8), 2) + offset);
            bytes[2 * i + 1] =
                    (byte) (Integer.parseInt(bits.substring(200 + 8 * i, 208 + 8 * i), 2) + offset);
        }
        bytes[50] = (byte) offset;
        return Base64.getEncoder().encodeToString(bytes);
    }

    private static List<Integer> ids(GenshinDeck deck) {
        List<Integer> ids = new ArrayList<>();
        for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
            ids.add(deck.shareId(slot));
        }
        return ids;
    }

    private static List<String> names(Reading<?> reading) {
        return reading.diagnostics().stream().map(d -> d.code().name()).toList();
    }

    private Diagnostic onlyError(String text) {
        Reading<ShareCode> reading = codec.read(text);
        assertNull(reading.deck(), text);
        List<Diagnostic> errors =
                reading.diagnostics().stream()
                        .filter(d -> d.severity() == cardbench.base.text.Severity.ERROR)
                        .toList();
        assertEquals(1, errors.size(), text);
        return errors.get(0);
    }

    @Test
    void example_holdsTheCardsOfItsDescription() {
        Reading<ShareCode> reading = codec.read(CODE);
        assertEquals(new ShareCode(DECK, 0, 0), reading.deck());
        assertEquals(List.of(), reading.diagnostics());
        assertEquals(0, reading.from());
        assertEquals(68, reading.to());
        assertEquals(CODE, codec.write(reading.deck()));
    }

    @Test
    void everyOffset_isReadAndWritten() {
        for (int offset = 0; offset < 256; offset++) {
            String code = byTheBook(Decks.EXAMPLE_IDS, 0, offset);
            assertEquals(new ShareCode(DECK, offset, 0), codec.read(code).deck());
            assertEquals(code, ShareCodeWriter.write(DECK, offset));
        }
    }

    @Test
    void thousandDecks_comeBackUnderEveryOffset() {
        Random random = new Random(20231210);
        for (int n = 0; n < 1_000; n++) {
            GenshinDeck deck = Decks.any(random);
            String first = byTheBook(ids(deck), 0, 0);
            assertEquals(first, ShareCodeWriter.write(deck, 0), "deck " + n);
            for (int offset = 0; offset < 256; offset++) {
                String code = ShareCodeWriter.write(deck, offset);
                byte[] bytes = Base64.getDecoder().decode(code);
                assertEquals(51, bytes.length);
                assertEquals(deck, ShareCode.of(bytes).deck(), "deck " + n + ", offset " + offset);
                assertEquals(offset, bytes[50] & 255);
            }
        }
    }

    @Test
    void emptySlots_stayWhereTheyAre() {
        List<Integer> ids = new ArrayList<>(Decks.EXAMPLE_IDS);
        ids.set(1, 0);
        ids.set(17, 0);
        ids.set(32, 0);
        assertEquals(ids, ids(codec.read(byTheBook(ids, 0, 3)).deck().deck()));
    }

    @Test
    void padding_isAWarningAndLosesNothing() {
        Reading<ShareCode> reading = codec.read(byTheBook(Decks.EXAMPLE_IDS, 15, 1));
        assertEquals(DECK, reading.deck().deck());
        assertEquals(List.of("genshin.padding"), names(reading));
        Diagnostic diagnostic = reading.diagnostics().get(0);
        assertEquals(
                "the 4 padding bits are 15; they are 0 in every code that the game writes",
                diagnostic.message());
        assertEquals(49, diagnostic.location().byteAt());
        assertEquals(65, diagnostic.location().from());
        assertEquals(67, diagnostic.location().to());
    }

    @Test
    void numbersAboveAllCards_areKeptWithAWarning() {
        List<Integer> ids = new ArrayList<>(Decks.EXAMPLE_IDS);
        ids.set(4, 4095);
        ids.set(5, 1024);
        Reading<ShareCode> reading = codec.read(byTheBook(ids, 0, 0));
        assertEquals(ids, ids(reading.deck().deck()));
        assertEquals(List.of("genshin.id-beyond"), names(reading));
        assertTrue(
                reading.diagnostics()
                        .get(0)
                        .message()
                        .startsWith(
                                "2 numbers are higher than any card's, such as 4095 in slot 5:"));
    }

    @Test
    void emptyDeck_isReadWithAWarning() {
        for (String code : List.of("A".repeat(68), "/".repeat(68))) {
            Reading<ShareCode> reading = codec.read(code);
            assertEquals(GenshinDeck.of(List.of()), reading.deck().deck());
            assertEquals(List.of("genshin.no-character"), names(reading));
        }
    }

    @Test
    void repairs_areNamedAndTheDeckIsRight() {
        String half = CODE.substring(0, 30);
        String secondHalf = CODE.substring(30);
        for (String[] each :
                new String[][] {
                    {"  " + CODE + " ", "deck.white-space", "deck.white-space"},
                    {CODE + "\r\n", "deck.white-space"},
                    {half + "\n" + secondHalf, "text.white-space"},
                    {half + "\u200b" + secondHalf, "text.invisible"},
                    {"\ufeff" + CODE, "text.invisible"},
                    {"\"" + CODE + "\"", "deck.text-before", "deck.text-after"},
                    {"「" + CODE + "」", "deck.text-before", "deck.text-after"},
                    {CODE + "==", "text.padding-extra"},
                    {CODE.replace('/', '_'), "text.url-safe"},
                    {"my deck: " + CODE, "deck.text-before"},
                    {"my deck " + CODE + " enjoy", "deck.text-before", "deck.text-after"},
                    {"我的牌组" + CODE + "，请看", "deck.text-before", "deck.text-after"},
                    {
                        "https://x.example/d/" + CODE.replace('/', '_'),
                        "deck.text-before",
                        "text.url-safe"
                    },
                    {CODE.replace("/", "%2F"), "text.percent"},
                    {CODE.replace("/", "&#47;"), "text.html"}
                }) {
            Reading<ShareCode> reading = codec.read(each[0]);
            assertEquals(DECK, reading.deck() == null ? null : reading.deck().deck(), each[0]);
            assertEquals(List.of(each).subList(1, each.length), names(reading), each[0]);
        }
    }

    @Test
    void plusSignsThatBecameSpaces_areRead() {
        GenshinDeck deck = DECK;
        int offset = 0;
        String code = CODE;
        while (code.indexOf('+') < 5 || code.endsWith("+")) {
            code = byTheBook(Decks.EXAMPLE_IDS, 0, ++offset);
        }
        Reading<ShareCode> reading = codec.read(code.replace('+', ' '));
        assertEquals(deck, reading.deck().deck());
        assertTrue(names(reading).contains("text.space-for-plus"));
    }

    @Test
    void wrongLetter_isNamedWithItsPosition() {
        String broken = CODE.substring(0, 20) + "!" + CODE.substring(21);
        Diagnostic diagnostic = onlyError(broken);
        assertEquals("genshin.bad-letter", diagnostic.code().name());
        assertEquals(20, diagnostic.location().from());
        assertEquals(21, diagnostic.location().to());
        assertTrue(
                diagnostic.message().startsWith("“!” at letter 21 is not allowed"),
                diagnostic.message());
        assertNull(diagnostic.fix());
        assertEquals(20, onlyError("please: " + broken).location().from() - 8);
    }

    @Test
    void fullWidthLetters_areRead() {
        StringBuilder wide = new StringBuilder();
        CODE.chars().forEach(c -> wide.append((char) (c + 0xfee0)));
        Reading<ShareCode> reading = codec.read("分享码：" + wide + "。");
        assertEquals(DECK, reading.deck().deck());
        assertEquals(
                List.of("deck.text-before", "text.full-width", "deck.text-after"), names(reading));
        assertEquals(CODE, reading.diagnostics().get(1).fix());
        assertEquals(
                List.of("text.full-width"),
                names(codec.read(CODE.replaceFirst("DQ", "\uff24\uff31"))));
    }

    @Test
    void signsAroundACode_doNotBelongToIt() {
        for (String sign : List.of("_", "-", "/")) {
            for (String text :
                    List.of(sign + CODE + sign, CODE + sign, sign + CODE + sign + "end")) {
                int at = text.indexOf(CODE);
                assertEquals(
                        List.of(new Found("genshin", at, at + 68, false)), codec.find(text), text);
            }
        }
    }

    @Test
    void gluedCodes_areAllFound() {
        String other = ShareCodeWriter.write(DECK, 7);
        assertEquals(
                List.of(
                        new Found("genshin", 0, 68, false),
                        new Found("genshin", 68, 136, false),
                        new Found("genshin", 136, 204, false)),
                codec.find(CODE + other + CODE));
        assertEquals(DECK, codec.read(CODE + other).deck().deck());
        assertEquals(List.of(), codec.find(CODE + "A".repeat(68)), "no likely code behind it");
    }

    @Test
    void codeInAQuotation_isRead() {
        String quoted = "> " + CODE.substring(0, 40) + "\n> " + CODE.substring(40);
        assertEquals(DECK, codec.read(quoted).deck().deck());
        assertEquals(List.of("deck.text-before", "text.quote"), names(codec.read(quoted)));
    }

    @Test
    void pairOfSurrogates_isOneLetter() {
        Diagnostic diagnostic = onlyError(CODE.substring(0, 5) + "😀" + CODE.substring(6));
        assertEquals(5, diagnostic.location().from());
        assertEquals(7, diagnostic.location().to());
    }

    @Test
    void wrongLength_isRefusedWithTheNumberOfLetters() {
        for (int letters : new int[] {60, 64, 66}) {
            Diagnostic diagnostic = onlyError(CODE.substring(0, letters));
            assertEquals("genshin.too-short", diagnostic.code().name());
            assertEquals(
                    "the code has " + letters + " letters; a share code has 68",
                    diagnostic.message());
            assertEquals(letters, diagnostic.location().to());
        }
        for (int more = 2; more <= 4; more++) {
            Diagnostic diagnostic = onlyError(CODE + "AAAA".substring(4 - more));
            assertEquals("genshin.too-long", diagnostic.code().name());
            assertEquals(68, diagnostic.location().from());
            assertEquals(68 + more, diagnostic.location().to());
        }
        assertEquals("genshin.too-short", onlyError(CODE.substring(0, 66) + "==").code().name());
    }

    @Test
    void lostCase_isRefused() {
        assertEquals(
                "the code has only small letters: it has lost its capitalisation, and with it the cards",
                onlyError(CODE.toLowerCase(java.util.Locale.ROOT)).message());
        assertEquals(
                "genshin.case-lost",
                onlyError(CODE.toUpperCase(java.util.Locale.ROOT)).code().name());
    }

    @Test
    void lostCase_ofAThousandDecks_isNeverReadWithoutAWord() {
        Random random = new Random(3);
        for (int n = 0; n < 1_000; n++) {
            String code = ShareCodeWriter.write(Decks.legal(random), 0);
            for (String cased :
                    List.of(
                            code.toLowerCase(java.util.Locale.ROOT),
                            code.toUpperCase(java.util.Locale.ROOT))) {
                assertFalse(codec.read(cased).diagnostics().isEmpty(), "deck " + n + " " + cased);
            }
        }
    }

    @Test
    void textWithoutACode_isRefused() {
        assertEquals("deck.empty", onlyError("").code().name());
        assertEquals("deck.empty", onlyError(" \n").code().name());
        assertEquals("genshin.no-code", onlyError("hello").code().name());
        assertEquals("genshin.no-code", onlyError("。。。").code().name());
        assertEquals("genshin.no-code", onlyError("null").code().name());
        assertEquals("genshin.no-code", onlyError("12345").code().name());
        assertEquals("genshin.no-code", onlyError("the lazy dog ".repeat(50)).code().name());
    }

    @Test
    void find_listsEveryCodeOfAText() {
        String other = ShareCodeWriter.write(DECK, 7);
        String text =
                "first "
                        + CODE
                        + ", then\n"
                        + other
                        + "\nand "
                        + CODE.toLowerCase(java.util.Locale.ROOT);
        assertEquals(
                List.of(new Found("genshin", 6, 74, false), new Found("genshin", 81, 149, false)),
                codec.find(text));
    }

    @Test
    void find_claimsNothingThatIsLongerOrUnlikely() {
        assertEquals(List.of(), codec.find(CODE + "A"));
        assertEquals(List.of(), codec.find("A" + CODE));
        assertEquals(3, codec.find(CODE + CODE + CODE).size());
        assertEquals(List.of(), codec.find(CODE + CODE + "AAAA"));
        assertEquals(List.of(), codec.find("A".repeat(68)));
        assertEquals(List.of(), codec.find(byTheBook(Decks.EXAMPLE_IDS, 1, 0)));
        assertEquals(List.of(), codec.find("the quick brown fox ".repeat(500)));
    }

    @Test
    void find_takesACodeInAnAddress() {
        String code = CODE.replace('/', '_');
        String text = "https://x.example/deck/" + code + "/view?x=" + code;
        assertEquals(2, codec.find(text).size());
        assertEquals(23, codec.find(text).get(0).from());
    }

    @Test
    void likeness_isThereForDamagedCodesAlone() {
        assertTrue(codec.likeness(CODE.toLowerCase(java.util.Locale.ROOT)) > 0);
        assertTrue(codec.likeness(CODE.substring(1)) > 0);
        assertTrue(codec.likeness(CODE + "A") > 0);
        assertTrue(codec.likeness("deck: " + CODE.replace('A', '!')) > 0);
        assertEquals(0, codec.likeness("hello world"));
        assertEquals(0, codec.likeness("the quick brown fox jumps over the lazy dog ".repeat(50)));
        assertEquals(0, codec.likeness(""));
        assertEquals(0, codec.likeness("A".repeat(200)));
        assertEquals(0, codec.likeness("!".repeat(68)));
    }

    @Test
    void hugeTexts_areSearchedInTime() {
        assertEquals(List.of(), codec.find("a ".repeat(500_000)));
        assertEquals(0, codec.likeness("a\u3000".repeat(200_000)));
        assertEquals(1, codec.find(" ".repeat(1_000_000) + CODE).size());
        assertEquals("genshin.no-code", onlyError("a" + " ".repeat(1_000_000)).code().name());
    }

    /** Whatever stands around it: no link, key or hash becomes a code by one letter. */
    @Test
    void oneLostOrAddedLetter_isSaidWithItsPlace() {
        Random random = new Random(67);
        for (int i = 0; i < 40; i++) {
            int at = random.nextInt(CODE.length());
            String lost = CODE.substring(0, at) + CODE.substring(at + 1);
            Diagnostic diagnostic = onlyError("帮看看这套能用吗 " + lost + " 谢谢");
            assertEquals("genshin.letter-lost", diagnostic.code().name(), lost);
            assertTrue(
                    diagnostic.location().from() <= 9 + at && at + 9 <= diagnostic.location().to(),
                    lost);
            String added = CODE.substring(0, at) + 'x' + CODE.substring(at);
            diagnostic = onlyError("这套 " + added);
            assertEquals("genshin.letter-added", diagnostic.code().name(), added);
            assertTrue(
                    diagnostic.location().from() <= 3 + at && 3 + at < diagnostic.location().to(),
                    added);
        }
    }

    /** The deck is read with warnings, in a sentence as well: only a share code is so close. */
    @Test
    void oneWrongLetter_isReadWithWarnings() {
        String wrong = CODE.substring(0, 30) + "z" + CODE.substring(31);
        assertTrue(codec.likeness("my deck " + wrong + " wins") > 0);
        assertNotNull(codec.read("my deck " + wrong + " wins").deck());
        assertEquals(
                "genshin.bad-letter",
                onlyError("这套 " + CODE.substring(0, 30) + "!" + CODE.substring(31)).code().name());
    }

    /** Two slips are told by the length alone; a deckstring without its first letter is no code. */
    @Test
    void twoSlips_areToldByTheLength() {
        String two = CODE.substring(0, 20) + CODE.substring(21, 66) + "xy";
        assertEquals(67, two.length());
        assertEquals("genshin.too-short", onlyError("帮看看 " + two + " 谢谢").code().name());
        assertTrue(codec.likeness("帮看看 " + two + " 谢谢") > 0);
        assertEquals(0, codec.likeness("https://example.org/" + two));
        assertEquals(
                0,
                codec.likeness(
                        "AECAa0GBIWtA46xA8i+A8jAAw2XAvYH2qwDgbEDmLYDk7oDm7oDr7oD3swDy80D184D49ED/tEDAA=="));
    }
}
