package cardbench.codes.ygo.setcode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetcodeTest {

    private static Setcode read(String text) {
        return SetcodeReader.read(text, new Diagnostics());
    }

    private static String refusal(String text) {
        Diagnostics diagnostics = new Diagnostics();
        assertNull(SetcodeReader.read(text, diagnostics), text);
        List<Diagnostic> findings = diagnostics.list();
        assertEquals(1, findings.size(), text);
        return findings.get(0).code().name();
    }

    /** The rule with the digits of the two numbers written out, as the article tells it. */
    private static boolean naiveMember(long value, int target) {
        String digits = String.format("%016x", value);
        String wanted = String.format("%04x", target);
        boolean member = false;
        for (int i = 0; i < 16; i += 4) {
            String slot = digits.substring(i, i + 4);
            if (!slot.equals("0000") && slot.substring(1).equals(wanted.substring(1))) {
                String has = bits(slot.charAt(0));
                String needs = bits(wanted.charAt(0));
                boolean everyBit = true;
                for (int bit = 0; bit < 4; bit++) {
                    everyBit &= needs.charAt(bit) == '0' || has.charAt(bit) == '1';
                }
                member |= everyBit;
            }
        }
        return member;
    }

    private static String bits(char digit) {
        return Integer.toBinaryString(16 + Character.digit(digit, 16)).substring(1);
    }

    @Test
    void membership_isThatOfTheDigitsWrittenOut() {
        Random random = new Random(5);
        int members = 0;
        for (int i = 0; i < 200_000; i++) {
            long value = 0;
            for (int slot = 0; slot < 4; slot++) {
                int code = random.nextInt(16) << 12 | random.nextInt(4);
                value = value << 16 | (random.nextInt(3) == 0 ? 0 : code);
            }
            int target = 1 + random.nextInt(0xffff);
            target = random.nextBoolean() ? target & 0xf003 | 1 : target;
            boolean expected = naiveMember(value, target);
            members += expected ? 1 : 0;
            assertEquals(
                    expected,
                    new Setcode(value).isMember(target),
                    Long.toHexString(value) + " " + Integer.toHexString(target));
        }
        assertTrue(members > 15_000, "members among them: " + members);
    }

    @Test
    void packing_givesBackWhatWasUnpacked() {
        Random random = new Random(6);
        for (int i = 0; i < 20_000; i++) {
            List<Integer> codes = new ArrayList<>();
            for (int slot = random.nextInt(5); slot > 0; slot--) {
                codes.add(1 + random.nextInt(0xffff));
            }
            Setcode packed = Setcode.of(codes);
            assertEquals(codes, packed.codes());
            assertEquals(packed, read(packed.hex()));
            assertEquals(packed, read(packed.signed()));
            assertEquals(packed, read(packed.unsigned()));
            assertEquals(new BigInteger(packed.hex().substring(2), 16), big(packed.unsigned()));
            assertEquals(packed.value(), big(packed.unsigned()).longValue());
        }
    }

    private static BigInteger big(String digits) {
        return new BigInteger(digits);
    }

    @ParameterizedTest
    @CsvSource({
        "0x307b1048, 813371464",
        "0X307B1048, 813371464",
        "813371464, 813371464",
        "307b-1048, 813371464",
        "'0x307b, 0x1048', 813371464",
        "0066-0043-0100, 438091055360",
        "0x6600430100, 438091055360",
        "-1, -1",
        "18446744073709551615, -1",
        "-9223372036854775808, -9223372036854775808",
        "9223372036854775808, -9223372036854775808",
        "0x00000000000000000000aa, 170",
        "ffffffffffffffff, -1",
        "' 0xaa ', 170",
        "0, 0",
        "0x52f050f0048051a, 373522856082408730",
        "0xaa「クリフォート」, 170",
        "0xaa(Qli), 170",
        "0xaa（クリフォート）, 170",
        "'0x307b「銀河眼」, 0x1048『CNo.』', 813371464",
        "0xaa クリフォート, 170",
        "0xaa Qli, 170",
        "0x7b = Face, 123",
        "!setname 0x7b Galaxy|銀河, 123",
        "'!setname 0x7b face', 123",
        "'０ｘａａ', 170",
        "'１７０', 170",
        "'　0xaa　', 170",
        "\u22121, -1",
        "\uff0d1, -1",
        "\u20131, -1",
        "0066\u20130043\u20130100, 438091055360",
        "\u200b0xaa, 170",
        "0x7b face, 8125134"
    })
    void everyForm_isReadExactly(String written, long value) {
        assertEquals(new Setcode(value), read(written));
    }

    @ParameterizedTest
    @CsvSource({
        "'', ygo.no-setcode",
        "'  ', ygo.no-setcode",
        "xyz, ygo.not-a-number",
        "0xg, ygo.not-a-number",
        "「クリフォート」, ygo.not-a-number",
        "' 「クリフォート」', ygo.not-a-number",
        "'　(0xaa)', ygo.not-a-number",
        "クリフォート 0xaa, ygo.not-a-number",
        "銀河眼, ygo.not-a-number",
        "--, ygo.not-a-number",
        "18446744073709551616, ygo.too-large",
        "-9223372036854775809, ygo.too-large",
        "0x10000000000000000, ygo.too-large",
        "12345-1, ygo.slot-too-large",
        "1-2-3-4-5, ygo.too-many-slots"
    })
    void whatIsNoSetcode_isRefused(String written, String code) {
        assertEquals(code, refusal(written));
    }

    @Test
    void bareHexadecimal_isSaidToBeReadSo() {
        Diagnostics diagnostics = new Diagnostics();
        assertEquals(0x307b1048, SetcodeReader.read("307b1048", diagnostics).value());
        assertEquals("0x307b1048", diagnostics.list().get(0).fix());
    }

    @Test
    void emptySlots_areSkippedAndNeverMembers() {
        Setcode low = new Setcode(0xd70000L);
        assertTrue(low.isMember(0xd7));
        assertFalse(low.isMember(0));
        assertFalse(low.isMember(0x1000));
        assertEquals(List.of(0xd7), low.codes());
        assertEquals(1, low.matches(0xd7).size());
        assertFalse(new Setcode(0).isMember(0xd));
    }
}
