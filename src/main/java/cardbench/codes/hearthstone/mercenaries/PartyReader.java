package cardbench.codes.hearthstone.mercenaries;

import cardbench.base.text.Base64Text;
import cardbench.base.text.ByteReader;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.base.text.Severity;
import cardbench.base.text.Utf8;
import cardbench.codes.deck.Field;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the message of a party, with the bytes of every field. In the notation of Protocol Buffers:
 *
 * <pre>{@code
 * message Party {
 *   int64 id = 1;  string name = 2;  int32 type = 3;
 *   message List { repeated Mercenary mercenary = 1; }
 *   List list = 4;
 *   int32 format = 5;
 * }
 * message Mercenary { int32 id = 1;  int32 equipment = 2;  int32 art = 3;  int32 premium = 4; }
 * }</pre>
 *
 * <p>A length is compared with the bytes that are left before anything is read or kept because of
 * it. A field with a known number, but with a value that does not fit, is kept as one without a
 * known meaning: a number of 2<sup>31</sup> or more, a name that is not UTF-8, a mercenary without
 * a number.
 *
 * @see <a href="https://protobuf.dev/programming-guides/encoding/">Protocol Buffers, encoding</a>
 * @see <a href="https://github.com/wangyi041228/hearthstone_mercenaries_deckcode">a program that
 *     describes the fields</a>
 */
final class PartyReader {

    /** The tags that each code begins with: those of the id and of the name. */
    private static final int ID_TAG = 1 << 3;

    private static final int NAME_TAG = 2 << 3 | WireFormat.BYTES;

    /** The index of the last field of a party. */
    private static final int FORMAT = 4;

    /** The number of the name of a party. */
    private static final int NAME = 2;

    private static final String UNKNOWN = "unknown field";

    /** The words for a mercenary's look, by number. */
    static final String[] PREMIUM = {"normal", "golden", "diamond"};

    private static final int PARTY = 0;
    private static final int LIST = 1;
    private static final int MERCENARY = 2;

    /** The fields of each message, from number 1 on. */
    private static final String[][] NAMES = {
        {"party id", "name", "type", "list", "format"},
        {"mercenary"},
        {"id", "equipment", "art", "premium"}
    };

    private final Base64Text code;
    private final ByteReader in;
    private final Diagnostics diagnostics = new Diagnostics();
    private final List<Field> fields = new ArrayList<>();
    private final int[] party = {Party.ABSENT, 0, Party.ABSENT, 0, Party.ABSENT};
    private final List<Mercenary> mercenaries = new ArrayList<>();
    private final List<RawField> unknown = new ArrayList<>();
    private final List<RawField> unknownInList = new ArrayList<>();
    private int[] member = {};
    private String prefix = "";
    private String name = "";
    private final boolean reports;
    private boolean failed;
    private boolean hasList;
    private boolean stopped;

    /**
     * Reads the bytes of a run of letters.
     *
     * @param reports whether diagnostics and fields are kept; a search for codes drops them
     */
    PartyReader(Base64Text code, boolean reports) {
        this.code = code;
        this.reports = reports;
        this.in = new ByteReader(code);
        message(PARTY, code.size(), unknown);
        if (!hasList && !failed()) {
            report(PartyCodes.NO_LIST, in.position(), "list");
        }
    }

    /** Whether bytes begin as every code does: with an id, then a name, or an id that is kept. */
    static boolean begins(Base64Text code) {
        ByteReader in = new ByteReader(code);
        boolean id = in.varint() == ID_TAG && in.varint() != ByteReader.END;
        int tag = in.varint();
        return id && (tag == NAME_TAG || tag >> 3 == ID_TAG >> 3);
    }

    /** Whether an error was found. */
    boolean failed() {
        return failed;
    }

    /** Whether a name or a mercenary was read: more than a beginning that words may have, too. */
    boolean isPart() {
        return !name.isEmpty() || !mercenaries.isEmpty();
    }

    /** The letters that the bytes come from. */
    Base64Text code() {
        return code;
    }

    /** The number of bytes that belong to the party; all after an error. */
    int size() {
        return failed() ? code.size() : in.position();
    }

    /** The diagnostics. */
    Diagnostics diagnostics() {
        return diagnostics;
    }

    /** One field for each tag, length and value. */
    List<Field> fields() {
        return fields;
    }

    /** The party, or what could be read of it. */
    Party party() {
        return new Party(
                party[0], name, party[2], party[FORMAT], mercenaries, unknown, unknownInList);
    }

    private void message(int message, int end, List<RawField> unknown) {
        int previous = 0;
        while (in.position() < end && !stopped) {
            int from = in.position();
            // a message does not contain its length: behind its last field, a gap is the end
            if (message == PARTY && party[FORMAT] >= 0 && !code.adjoins(from)) {
                return;
            }
            int tag = in.varint();
            if (!WireFormat.isTag(tag)) {
                stop(tag == ByteReader.END ? PartyCodes.TRUNCATED : PartyCodes.TAG, from, "tag");
                return;
            }
            boolean overlong = in.overlong();
            int number = tag >> 3;
            int kept = fields.size();
            String field = name(message, number, tag & 7);
            boolean read = false;
            if (field == null) {
                field = UNKNOWN;
                if (!WireFormat.skip(in, tag & 7, end)) {
                    stop(PartyCodes.TRUNCATED, from, field);
                }
            } else {
                field("tag", from, tag, prefix + field);
                read = read(message, number, field, end);
            }
            if (in.position() > end) {
                stop(PartyCodes.TRUNCATED, from, field);
            }
            if (stopped) {
                return;
            }
            boolean repeated = read && message != LIST && number == previous;
            if (number < previous || repeated || read && overlong) {
                report(PartyCodes.UNUSUAL, from, field);
            }
            if (!read) {
                keep(number, from, kept, unknown);
            }
            previous = number;
        }
    }

    /**
     * The name of a field, or {@code null} if it has no known meaning. As in every reader of
     * Protocol Buffers, a known number with another wire type is not that field.
     */
    private static String name(int message, int number, int wire) {
        String[] names = NAMES[message];
        boolean known =
                number <= names.length
                        && wire == (hasLength(message, number) ? WireFormat.BYTES : 0);
        return known ? names[number - 1] : null;
    }

    private static boolean hasLength(int message, int number) {
        return message == LIST || message == PARTY && (number == 2 || number == 4);
    }

    /** Reads a known field; false if its value does not fit, and the field is kept as it is. */
    private boolean read(int message, int number, String field, int end) {
        int from = in.position();
        int value = in.varint();
        boolean overlong = in.overlong();
        boolean counted = hasLength(message, number);
        boolean least = message == MERCENARY && number == 1;
        if (value == ByteReader.END) {
            stop(PartyCodes.TRUNCATED, from, field);
        } else if (!counted && value < (least ? 1 : 0)) {
            return false;
        }
        boolean cut = counted && (value < 0 || value > end - in.position());
        if (cut) {
            // what is there of the list is read, without further errors
            error(PartyCodes.TRUNCATED, from, field);
        }
        if (stopped) {
            return false;
        }
        if (overlong) {
            report(PartyCodes.UNUSUAL, from, field);
        }
        if (!counted) {
            (message == PARTY ? party : member)[number - 1] = value;
            boolean premium = message == MERCENARY && number == 4 && value < PREMIUM.length;
            field(prefix + field, from, value, premium ? PREMIUM[value] : "");
            return true;
        }
        String owner = message == LIST ? field + " " + (mercenaries.size() + 1) : field;
        field(owner + " length", from, value, "");
        int to = cut ? end : in.position() + value;
        if (message == LIST) {
            return mercenary(owner + " ", to, cut);
        }
        if (number == NAME) {
            return name(field, value, cut);
        }
        hasList = true;
        message(LIST, to, unknownInList);
        return true;
    }

    /** Reads the message of a mercenary; one that is cut is left out. */
    private boolean mercenary(String named, int end, boolean cut) {
        int from = in.position();
        prefix = named;
        member = new int[] {Party.ABSENT, Party.ABSENT, Party.ABSENT, Party.ABSENT};
        List<RawField> unknown = new ArrayList<>();
        message(MERCENARY, end, unknown);
        prefix = "";
        stopped |= cut;
        if (stopped || member[0] < 0) {
            return false;
        }
        if (mercenaries.size() == Party.MAX_MERCENARIES) {
            stop(PartyCodes.TOO_MANY, from, "mercenary");
        } else {
            mercenaries.add(new Mercenary(member[0], member[1], member[2], member[3], unknown));
        }
        return true;
    }

    private boolean name(String field, int length, boolean cut) {
        if (cut) {
            stopped = true;
            return false;
        }
        int from = in.position();
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) in.unsignedByte();
        }
        String text = Utf8.decode(bytes);
        // malformed bytes become U+FFFD, which has more bytes
        if (PartyWriter.utf8(text).length() != length) {
            return false;
        }
        name = text;
        field(field, from, length, text);
        return true;
    }

    /** Keeps the bytes of a field, and explains them as one. */
    private void keep(int number, int from, int kept, List<RawField> unknown) {
        while (fields.size() > kept) {
            fields.remove(fields.size() - 1);
        }
        field(UNKNOWN, from, number, "");
        report(PartyCodes.KEPT, from, Integer.toString(number));
        unknown.add(new RawField(number, WireFormat.raw(code, from, in.position())));
    }

    private void field(String field, int from, int value, String meaning) {
        int to = in.position();
        if (from < to && reports) {
            Location place = code.range(from, to);
            fields.add(new Field(field, from, to, place.from(), place.to(), value, meaning));
        }
    }

    private void stop(DiagnosticCode kind, int from, String field) {
        error(kind, from, field);
        stopped = true;
    }

    /** Reports the first error; those after it follow from it. */
    private void error(DiagnosticCode kind, int from, String field) {
        if (!failed()) {
            report(kind, from, field);
        }
    }

    private void report(DiagnosticCode kind, int from, String field) {
        failed |= kind.severity() == Severity.ERROR;
        if (!reports) {
            return;
        }
        Location place = code.range(from, Math.max(from, in.position()));
        diagnostics.add(kind.at(place).with("field", field));
    }
}
