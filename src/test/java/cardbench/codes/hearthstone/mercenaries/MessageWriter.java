package cardbench.codes.hearthstone.mercenaries;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

/**
 * Writes messages as the description of Protocol Buffers has it, independent of the product: a
 * varint from the digits of a number to the base 128.
 *
 * @see <a href="https://protobuf.dev/programming-guides/encoding/">Protocol Buffers, encoding</a>
 */
public final class MessageWriter {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    /** Writes bytes as they are. */
    public MessageWriter raw(int... values) {
        for (int value : values) {
            bytes.write(value);
        }
        return this;
    }

    /** Writes a varint alone. */
    public MessageWriter varint(BigInteger value) {
        BigInteger base = BigInteger.valueOf(128);
        BigInteger[] digits = value.divideAndRemainder(base);
        bytes.write(digits[1].intValue() + (digits[0].signum() > 0 ? 128 : 0));
        return digits[0].signum() > 0 ? varint(digits[0]) : this;
    }

    /** Writes a field with a number; nothing for {@code null}. */
    public MessageWriter number(int field, Long value) {
        if (value == null) {
            return this;
        }
        return varint(BigInteger.valueOf(8L * field)).varint(BigInteger.valueOf(value));
    }

    /** Writes a field with bytes behind their length. */
    public MessageWriter bytes(int field, byte[] content) {
        varint(BigInteger.valueOf(8L * field + 2)).varint(BigInteger.valueOf(content.length));
        bytes.writeBytes(content);
        return this;
    }

    /** Writes a field with a text. */
    public MessageWriter text(int field, String content) {
        return bytes(field, content.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a field with a message. */
    public MessageWriter message(int field, MessageWriter content) {
        return bytes(field, content.bytes.toByteArray());
    }

    /** The bytes so far. */
    public byte[] toBytes() {
        return bytes.toByteArray();
    }

    /** The bytes so far, in base64 with padding. */
    public String base64() {
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    /** A mercenary: its numbers, {@code null} for those that are left out. */
    public static MessageWriter mercenary(Long id, Long equipment, Long art, Long premium) {
        return new MessageWriter()
                .number(1, id)
                .number(2, equipment)
                .number(3, art)
                .number(4, premium);
    }

    /** The list of these mercenaries. */
    public static MessageWriter list(List<MessageWriter> mercenaries) {
        MessageWriter list = new MessageWriter();
        mercenaries.forEach(each -> list.message(1, each));
        return list;
    }

    /** A party as the game writes it. */
    public static MessageWriter party(
            long id, String name, long type, long format, List<MessageWriter> mercenaries) {
        return new MessageWriter()
                .number(1, id)
                .text(2, name)
                .number(3, type)
                .message(4, list(mercenaries))
                .number(5, format);
    }

    /** A party of three, with every kind of look and one without equipment. */
    public static MessageWriter threeMercenaries() {
        return party(
                22_351_754,
                "练兵",
                1,
                2,
                List.of(
                        mercenary(17L, 301L, 5L, 0L),
                        mercenary(29L, null, 9L, 1L),
                        mercenary(341L, 356L, 602L, 2L)));
    }
}
