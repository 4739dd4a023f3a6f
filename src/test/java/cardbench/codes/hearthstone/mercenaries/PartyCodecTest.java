package cardbench.codes.hearthstone.mercenaries;

import static cardbench.codes.hearthstone.mercenaries.MessageWriter.list;
import static cardbench.codes.hearthstone.mercenaries.MessageWriter.mercenary;
import static cardbench.codes.hearthstone.mercenaries.MessageWriter.party;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PartyCodecTest {

    private static final long SEED = 20_261_122;

    private static final PartyCodec CODEC = new PartyCodec();

    private static final String PLAIN = MessageWriter.threeMercenaries().base64();

    private static List<String> codes(List<Diagnostic> diagnostics) {
        return diagnostics.stream().map(diagnostic -> diagnostic.code().name()).toList();
    }

    private static Reading<Party> read(MessageWriter message) {
        return CODEC.read(message.base64());
    }

    /** That every byte belongs to one field, in order. */
    static void assertCovered(Explanation explanation) {
        int end = 0;
        for (Field field : explanation.fields()) {
            assertEquals(end, field.byteFrom(), explanation::toString);
            assertTrue(field.byteTo() > end, explanation::toString);
            end = field.byteTo();
        }
        String bytes = explanation.bytes();
        assertEquals(bytes.isEmpty() ? 0 : bytes.split(" ").length, end, explanation::toString);
    }

    @Test
    void party_isReadWithEveryNumber() {
        Reading<Party> reading = CODEC.read(PLAIN);
        assertEquals(List.of(), reading.diagnostics());
        Party party = reading.deck();
        assertEquals(22_351_754, party.id());
        assertEquals("练兵", party.name());
        assertEquals(1, party.type());
        assertEquals(2, party.format());
        assertEquals(
                List.of(
                        new Mercenary(17, 301, 5, 0, List.of()),
                        new Mercenary(29, Party.ABSENT, 9, 1, List.of()),
                        new Mercenary(341, 356, 602, 2, List.of())),
                party.mercenaries());
        assertEquals(PLAIN, CODEC.write(party));
    }

    @Test
    void emptyParty_isReadAndWritten() {
        String code = party(7, "", 1, 2, List.of()).base64();
        assertEquals(List.of(), CODEC.read(code).diagnostics());
        assertEquals(code, CODEC.write(CODEC.read(code).deck()));
    }

    /** Random parties, with fields of a later version among their own: the same bytes again. */
    @Test
    void canonicalCodes_areWrittenWithTheSameBytes() {
        Random random = new Random(SEED);
        for (int i = 0; i < 2000; i++) {
            String code = random(random);
            Reading<Party> reading = CODEC.read(code);
            String context = "seed " + SEED + ", party " + i + ": " + code;
            assertTrue(reading.isValid(), context + reading.diagnostics());
            assertEquals(code, CODEC.write(reading.deck()), context);
            assertEquals(
                    List.of(new Found("mercenaries", 0, code.length(), true)),
                    CODEC.find(code),
                    context);
            assertCovered(CODEC.explain(code));
        }
    }

    /** Codes with a few other bytes, cut, or with bytes behind them. */
    @Test
    void damagedCodes_areReadOrRefused() {
        Random random = new Random(SEED);
        for (int i = 0; i < 5000; i++) {
            byte[] bytes = Base64.getDecoder().decode(random(random));
            byte[] other = Arrays.copyOf(bytes, bytes.length + random.nextInt(5) - 2);
            for (int change = random.nextInt(4); change > 0; change--) {
                other[random.nextInt(other.length)] = (byte) random.nextInt(256);
            }
            String text = Base64.getEncoder().encodeToString(other);
            assertDoesNotThrow(
                    () -> PartyFuzzTest.check(text), () -> "seed " + SEED + ", text " + text);
        }
    }

    private static Long number(Random random) {
        return (long) random.nextInt(Integer.MAX_VALUE) >> random.nextInt(31);
    }

    private static Long maybe(Random random) {
        return random.nextInt(3) == 0 ? null : number(random);
    }

    private static MessageWriter later(MessageWriter message, int from, Random random) {
        int field = from;
        while (random.nextInt(4) == 0) {
            field += 1 + random.nextInt(2000);
            switch (random.nextInt(4)) {
                case 0 -> message.number(field, number(random));
                case 1 -> message.text(field, "later".repeat(random.nextInt(4)));
                case 2 -> {
                    message.varint(BigInteger.valueOf(8L * field + 1));
                    message.raw(1, 2, 3, 255, 5, 6, 7, 8);
                }
                default -> {
                    message.varint(BigInteger.valueOf(8L * field + 5));
                    message.raw(0, 255, 3, 4);
                }
            }
        }
        return message;
    }

    /** A code whose fields ascend in every message. */
    static String random(Random random) {
        MessageWriter list = new MessageWriter();
        for (int i = random.nextInt(7); i > 0; i--) {
            MessageWriter one =
                    mercenary(1 + number(random), maybe(random), maybe(random), maybe(random));
            list.message(1, later(one, 4, random));
        }
        MessageWriter party =
                new MessageWriter()
                        .number(1, random.nextLong(1L << 53))
                        .text(2, List.of("", "DECK", "练兵", "ガ🃏", "é").get(random.nextInt(5)))
                        .number(3, number(random))
                        .message(4, later(list, 1, random))
                        .number(5, number(random));
        return later(party, 5, random).base64();
    }

    @Test
    void explanation_namesEveryByte() {
        MessageWriter one = party(300, "A", 1, 2, List.of(mercenary(3L, null, 200L, 2L)));
        Explanation explanation = CODEC.explain(one.base64());
        assertEquals(
                "08 ac 02 12 01 41 18 01 22 09 0a 07 08 03 18 c8 01 20 02 28 02",
                explanation.bytes());
        List<String> fields = new ArrayList<>();
        for (Field field : explanation.fields()) {
            fields.add(field.name() + " = " + field.value() + " " + field.meaning());
        }
        assertEquals(
                List.of(
                        "tag = 8 party id",
                        "party id = 300 ",
                        "tag = 18 name",
                        "name length = 1 ",
                        "name = 1 A",
                        "tag = 24 type",
                        "type = 1 ",
                        "tag = 34 list",
                        "list length = 9 ",
                        "tag = 10 mercenary",
                        "mercenary 1 length = 7 ",
                        "tag = 8 mercenary 1 id",
                        "mercenary 1 id = 3 ",
                        "tag = 24 mercenary 1 art",
                        "mercenary 1 art = 200 ",
                        "tag = 32 mercenary 1 premium",
                        "mercenary 1 premium = 2 diamond",
                        "tag = 40 format",
                        "format = 2 "),
                fields);
        assertCovered(explanation);
    }

    @Test
    void unknownFields_areToldAndKept() {
        MessageWriter member = mercenary(3L, 1L, 2L, 0L).number(9, 300L);
        MessageWriter list = list(List.of(member)).number(7, 1L);
        MessageWriter message =
                new MessageWriter()
                        .number(1, 5L)
                        .text(2, "A")
                        .number(3, 1L)
                        .message(4, list)
                        .number(5, 2L)
                        .text(6, "B");
        Reading<Party> reading = read(message);
        assertEquals(
                List.of(
                        "hearthstone.party-kept",
                        "hearthstone.party-kept",
                        "hearthstone.party-kept"),
                codes(reading.diagnostics()));
        // 9 << 3 is 72, 300 is 0xac 0x02
        assertEquals(
                List.of(new RawField(9, "\u0048\u00ac\u0002")),
                reading.deck().mercenaries().get(0).unknown());
        assertEquals(List.of(new RawField(7, "8\u0001")), reading.deck().unknownInList());
        assertEquals(List.of(new RawField(6, "2\u0001B")), reading.deck().unknown());
        assertEquals(message.base64(), CODEC.write(reading.deck()));
    }

    @Test
    void knownNumberWithOtherWireType_isAnUnknownField() {
        MessageWriter message =
                new MessageWriter()
                        .number(1, 5L)
                        .text(2, "A")
                        .text(3, "x")
                        .message(4, list(List.of()));
        Reading<Party> reading = read(message.number(5, 1L));
        assertTrue(codes(reading.diagnostics()).contains("hearthstone.party-kept"));
        assertEquals(message.base64(), CODEC.write(reading.deck()));
    }

    @Test
    void fieldsInAnotherOrder_areSorted() {
        MessageWriter list = list(List.of(mercenary(3L, null, 2L, 0L)));
        MessageWriter message =
                new MessageWriter()
                        .number(1, 5L)
                        .text(2, "A")
                        .message(4, list)
                        .number(3, 1L)
                        .number(5, 2L);
        Reading<Party> reading = read(message);
        assertEquals(List.of("hearthstone.party-unusual"), codes(reading.diagnostics()));
        assertEquals(
                party(5, "A", 1, 2, List.of(mercenary(3L, null, 2L, 0L))).base64(),
                CODEC.write(reading.deck()));
    }

    @Test
    void repeatedNumber_hasItsLastValue() {
        MessageWriter message =
                new MessageWriter()
                        .number(1, 5L)
                        .text(2, "A")
                        .number(3, 1L)
                        .number(3, 4L)
                        .message(4, list(List.of()))
                        .number(5, 2L);
        assertEquals(List.of("hearthstone.party-unusual"), codes(read(message).diagnostics()));
        assertEquals(4, read(message).deck().type());
    }

    @Test
    void overlongNumber_isWrittenShorter() {
        MessageWriter message =
                new MessageWriter()
                        .raw(8, 0x85, 0)
                        .text(2, "A")
                        .number(3, 1L)
                        .message(4, list(List.of()))
                        .number(5, 2L);
        assertEquals(List.of("hearthstone.party-unusual"), codes(read(message).diagnostics()));
        assertEquals(party(5, "A", 1, 2, List.of()).base64(), CODEC.write(read(message).deck()));
    }

    /** Hexadecimal bytes, the code of the error, and the byte where it is. */
    @ParameterizedTest
    @CsvSource({
        "08 05 12 7f 41, hearthstone.party-truncated, 3",
        "08 05 12 01 41 18, hearthstone.party-truncated, 6",
        "08 05 12 01 41 18 80, hearthstone.party-truncated, 6",
        "08 05 12 01 41 22 ff ff ff ff 07, hearthstone.party-truncated, 6",
        "08 05 12 01 41 22 ff ff ff ff ff ff ff ff 7f, hearthstone.party-truncated, 6",
        "08 05 12 01 41 22 02 0a ff ff ff ff 07, hearthstone.party-truncated, 8",
        "08 05 12 01 41 22 03 0a 05 08, hearthstone.party-truncated, 8",
        "08 05 12 01 41 22 03 0a 01 08 01, hearthstone.party-truncated, 9",
        "08 05 12 01 41 1b 22 00, hearthstone.party-tag, 5",
        "08 05 12 01 41 1c 22 00, hearthstone.party-tag, 5",
        "08 05 12 01 41 00 22 00, hearthstone.party-tag, 5",
        "08 05 12 01 41 80 80 80 80 80 01 00, hearthstone.party-tag, 5",
        "08 05 12 01 41 31 01, hearthstone.party-truncated, 5",
        "08 05 12 01 41 3a ff ff ff ff ff ff ff ff 7f 01, hearthstone.party-truncated, 5",
        "08 05 12 01 41 18 01, hearthstone.party-no-list, 7",
        "09 05, hearthstone.party-no-code, -1",
    })
    void brokenCode_isRefusedWithItsByte(String hex, String code, int at) {
        byte[] bytes = HexFormat.ofDelimiter(" ").parseHex(hex);
        String text = Base64.getEncoder().encodeToString(bytes);
        Reading<Party> reading = CODEC.read(text);
        assertFalse(reading.isValid(), hex);
        Diagnostic first = reading.diagnostics().get(0);
        assertEquals(code, first.code().name());
        assertEquals(at, first.location().byteAt(), first.toString());
        assertEquals(List.of(), CODEC.find(text));
        assertCovered(CODEC.explain(text));
    }

    /** A number, a name or a mercenary that does not fit: told, and written as it was. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "08 80 80 80 80 80 80 80 10 12 01 41 18 01 22 00 28 01",
                "08 05 12 01 41 18 80 80 80 80 10 22 00 28 01",
                "08 05 12 01 41 18 ff ff ff ff ff ff ff ff ff 01 22 00 28 01",
                "08 05 12 01 ff 18 01 22 00 28 01",
                "08 05 12 03 ed a0 80 18 01 22 00 28 01",
                "08 05 12 01 41 18 01 22 04 0a 02 10 01 28 01",
                "08 05 12 01 41 18 01 22 04 0a 02 08 00 28 01",
                "08 05 12 01 41 18 01 22 0a 0a 08 08 80 80 80 80 08 18 01 28 01"
            })
    void valueThatDoesNotFit_isKept(String hex) {
        byte[] bytes = HexFormat.ofDelimiter(" ").parseHex(hex);
        String text = Base64.getEncoder().encodeToString(bytes);
        Reading<Party> reading = CODEC.read(text);
        assertTrue(reading.isValid(), reading.diagnostics().toString());
        assertTrue(codes(reading.diagnostics()).contains("hearthstone.party-kept"), hex);
        assertEquals(text, CODEC.write(reading.deck()));
        assertCovered(CODEC.explain(text));
    }

    @Test
    void cutCode_keepsTheMercenariesBeforeTheCut() {
        byte[] bytes = Base64.getDecoder().decode(PLAIN);
        for (int size = 6; size < bytes.length; size++) {
            byte[] cut = Arrays.copyOf(bytes, size);
            String text = Base64.getEncoder().encodeToString(cut);
            Reading<Party> reading = CODEC.read(text);
            assertEquals(22_351_754, reading.deck().id());
            boolean behindList = size >= bytes.length - 2;
            assertEquals(size == bytes.length - 2, reading.isValid(), "size " + size);
            assertTrue(!behindList || reading.deck().mercenaries().size() == 3);
            assertCovered(CODEC.explain(text));
        }
        byte[] second = Arrays.copyOf(bytes, 36);
        String text = Base64.getEncoder().encodeToString(second);
        assertEquals(2, CODEC.read(text).deck().mercenaries().size());
    }

    @Test
    void missingNumbers_areNotInvented() {
        String text =
                new MessageWriter().number(1, 5L).text(2, "A").message(4, list(List.of())).base64();
        Reading<Party> reading = CODEC.read(text);
        assertEquals(List.of(), reading.diagnostics());
        assertEquals(text, CODEC.write(reading.deck()));
    }

    @Test
    void moreMercenariesThanAreRead_areRefused() {
        List<MessageWriter> mercenaries = new ArrayList<>();
        for (long id = 1; id <= Party.MAX_MERCENARIES + 1; id++) {
            mercenaries.add(mercenary(id, null, 1L, 0L));
        }
        String most = party(1, "A", 1, 2, mercenaries.subList(0, Party.MAX_MERCENARIES)).base64();
        assertTrue(CODEC.read(most).isValid());
        Reading<Party> more = read(party(1, "A", 1, 2, mercenaries));
        assertEquals(List.of("hearthstone.party-too-many"), codes(more.diagnostics()));
    }

    @ParameterizedTest
    @CsvSource({
        "'team: ', ' 。'",
        "'> ', ''",
        "'[code]', '[/code]'",
        "'a ', '\nGood luck and have fun with it'",
        "'卡组：', '，试试'",
    })
    void code_isFoundInAPost(String before, String after) {
        String text = before + PLAIN + after;
        assertEquals(
                List.of(
                        new Found(
                                "mercenaries",
                                before.length(),
                                before.length() + PLAIN.length(),
                                true)),
                CODEC.find(text));
        assertTrue(CODEC.read(text).isValid());
        assertEquals(PLAIN, CODEC.write(CODEC.read(text).deck()));
    }

    @Test
    void wrappedCode_isFoundAndRepaired() {
        String text = "see\n" + PLAIN.substring(0, 30) + "\n" + PLAIN.substring(30) + "\nGood luck";
        assertEquals(
                List.of(new Found("mercenaries", 4, 4 + PLAIN.length() + 1, true)),
                CODEC.find(text));
        assertEquals(PLAIN, CODEC.write(CODEC.read(text).deck()));
        assertTrue(codes(CODEC.read(text).diagnostics()).contains("text.white-space"));
    }

    @Test
    void everyCodeOfAPost_isFound() {
        String other = party(9, "B", 1, 2, List.of(mercenary(1L, null, 1L, 0L))).base64();
        String text = PLAIN + " and " + other + "," + PLAIN;
        assertEquals(3, CODEC.find(text).size());
        assertEquals(
                other,
                text.substring(CODEC.find(text).get(1).from(), CODEC.find(text).get(1).to()));
    }

    @Test
    void otherTexts_areNotFound() {
        assertEquals(List.of(), CODEC.find(""));
        assertEquals(List.of(), CODEC.find("Cards and Codes, CAESAUE= alone"));
        assertEquals(List.of(), CODEC.find("AAECAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/"));
        assertEquals(0, CODEC.likeness("Could you Call me"));
        assertNull(CODEC.read("no code at all").deck());
    }

    /** Words that begin like a code, as many as a text holds: each costs no more than itself. */
    @Test
    void manyBeginnings_areAnswered() {
        String head = PLAIN.substring(0, 16) + " ";
        assertEquals(List.of(), CODEC.find(head.repeat(4000)));
    }

    @Test
    void entries_addUpTheSameMercenary() {
        String code =
                party(
                                1,
                                "A",
                                1,
                                2,
                                List.of(
                                        mercenary(9L, 4L, 1L, 0L),
                                        mercenary(3L, null, 1L, 0L),
                                        mercenary(9L, 4L, 2L, 1L)))
                        .base64();
        assertEquals(
                List.of(new Entry(0, 0, 3, 1), new Entry(0, 0, 9, 2), new Entry(1, 9, 4, 2)),
                CODEC.read(code).deck().entries());
    }
}
