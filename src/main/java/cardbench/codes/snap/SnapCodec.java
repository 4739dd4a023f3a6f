package cardbench.codes.snap;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.deck.Codec;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import cardbench.codes.deck.Surroundings;
import cardbench.codes.snap.SnapBytes.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * The codec of Marvel Snap. A code is base64. The long form holds JSON, {@code
 * {"Cards":[{"CardDefId":"IronMan"},…]}}, and perhaps a {@code Name}; the short form the ids with
 * commas between them, each without its small vowels and with its length in hexadecimal digits:
 * {@code IrnMn7}. The game puts lines like {@code # (5) Iron Man} above a code, which name the
 * cards. Stateless, so threads may share it.
 *
 * @see <a href="https://github.com/jihunhong/marvelsnap-client">a program that writes the long
 *     form; the short one has no description, and was read off codes with their names</a>
 */
public final class SnapCodec implements Codec<SnapDeck> {

    /** The letters of the first bytes of JSON that begins with a key. */
    private static final String MARK = "eyJ";

    /** The most letters of a code. A deck with long ids has about 600. */
    private static final int MAX_LENGTH = 20_000;

    /** The letters that are read first: those of {@code {"Cards":[{}, and of no whole deck. */
    private static final int HEAD = 16;

    /** By how much more is read each time. */
    private static final int GROWTH = 2;

    /**
     * The characters in front of an error among which the next code may begin. A cut code reads the
     * first few bytes of a whole one as the rest of a string, up to the first quotation mark.
     */
    private static final int OVERLAP = 256;

    /** The fewest letters of a code in the short form, and the fewest cards. */
    private static final int MIN_LENGTH = 16;

    private static final int MIN = 3;

    @Override
    public String kind() {
        return SnapDeck.KIND;
    }

    /** A code: its letters, their bytes, and how many of these belong to it. */
    private record Code(Base64Text letters, SnapBytes bytes, SnapDeck.Form form, int size) {

        boolean isWhole() {
            return bytes.error() == null;
        }

        int from() {
            return letters.letterFrom(0);
        }

        int to() {
            return letters.end(size);
        }

        /** Where another code may begin, given that these letters have an error. */
        int overlap() {
            return letters.range(bytes.position(), bytes.position()).from() - OVERLAP;
        }
    }

    /**
     * Reads a few letters, and more of them only while the JSON of those has no error, so a broken
     * beginning costs its sound part alone.
     *
     * @param head the number of letters to begin with
     */
    private static Code longAt(String text, int at, int head) {
        int limit = head;
        Base64Text letters = Base64Text.run(text, at, limit);
        SnapBytes bytes = SnapBytes.json(letters.bytes());
        while (letters.letters() == limit && limit < MAX_LENGTH && bytes.error() == SnapCodes.CUT) {
            limit = Math.min(MAX_LENGTH, limit * GROWTH);
            letters = Base64Text.run(text, at, limit);
            bytes = SnapBytes.json(letters.bytes());
        }
        int size = bytes.error() == null ? bytes.position() : letters.size();
        return new Code(letters, bytes, SnapDeck.Form.LONG, size);
    }

    private static Code shortAt(String text, int from, int to) {
        Base64Text letters = Base64Text.run(text, from, Math.min(to - from, MAX_LENGTH));
        SnapBytes bytes = SnapBytes.ids(letters.bytes());
        return new Code(letters, bytes, SnapDeck.Form.SHORT, letters.size());
    }

    @Override
    public List<Found> find(String text) {
        List<Found> found = new ArrayList<>();
        int at = 0;
        while (at < text.length() && found.size() <= MOST) {
            int from = wordFrom(text, at);
            int to = wordTo(text, from);
            Code code = word(text, from, to);
            boolean isDeck = code != null && isDeck(code);
            if (isDeck) {
                found.add(new Found(SnapDeck.KIND, code.from(), code.to(), true));
            }
            at = Math.max(to, code == null ? to : isDeck ? code.to() : code.overlap());
        }
        return found;
    }

    /** The letters that a word of the text begins if it may begin a code, or {@code null}. */
    private static Code word(String text, int from, int to) {
        if (text.startsWith(MARK, from)) {
            return longAt(text, from, HEAD);
        }
        boolean mayBeShort =
                to - from >= MIN_LENGTH && to - from <= MAX_LENGTH && mayBeIds(text, from);
        return mayBeShort ? shortAt(text, from, to) : null;
    }

    /** Whether letters are a whole code. */
    private static boolean isDeck(Code code) {
        int cards = code.bytes.cards().size();
        boolean few = cards < MIN && code.form == SnapDeck.Form.SHORT;
        return code.isWhole() && cards <= SnapDeck.MAX_CARDS && !few;
    }

    /** Whether the first bytes of a word are letters, digits or commas, as those of ids are. */
    private static boolean mayBeIds(String text, int from) {
        Base64Text head = Base64Text.within(text, from, from + MIN_LENGTH, MIN_LENGTH);
        for (int i = 0; i < head.size(); i++) {
            int c = head.byteAt(i);
            if (c > 'z' || c != ',' && !SnapCard.isLong(String.valueOf((char) c))) {
                return false;
            }
        }
        return head.size() > 0;
    }

    private static int wordFrom(String text, int start) {
        int at = start;
        while (at < text.length() && Base64Text.value(text.charAt(at)) < 0) {
            at++;
        }
        return at;
    }

    private static int wordTo(String text, int from) {
        int to = from;
        while (to < text.length() && Base64Text.value(text.charAt(to)) >= 0) {
            to++;
        }
        return to;
    }

    /** The bytes of every long code begin so, whatever is behind. */
    private static int damagedFrom(String text) {
        int at = text.indexOf(MARK);
        while (at >= 0) {
            // the next letter rules out most keys, without the cost of a base64 run
            int next = Ascii.skipBlanks(text, at + MARK.length(), text.length());
            char key = next < text.length() ? text.charAt(next) : '=';
            boolean isOther = Base64Text.value(key) >= 0 && key != 'D' && key != 'O';
            Base64Text head = Base64Text.run(text, at, isOther ? 0 : MIN_LENGTH);
            if (begins(head, "{\"Cards\"") || begins(head, "{\"Name\"")) {
                return at;
            }
            at = text.indexOf(MARK, at + 1);
        }
        return -1;
    }

    private static boolean begins(Base64Text letters, String with) {
        int at = 0;
        while (at < with.length() && at < letters.size() && letters.byteAt(at) == with.charAt(at)) {
            at++;
        }
        return at == with.length();
    }

    @Override
    public int likeness(String text) {
        return damagedFrom(text) >= 0 ? MARKED : 0;
    }

    /** The code that is read: a whole one, or what begins like one, or the first word. */
    private Code first(String text) {
        List<Found> found = find(text);
        int damaged = damagedFrom(text);
        if (!found.isEmpty()) {
            int from = found.get(0).from();
            return word(text, from, wordTo(text, from));
        }
        if (damaged >= 0) {
            return longAt(text, damaged, MAX_LENGTH);
        }
        int from = Ascii.skipBlanks(text, 0, text.length());
        return shortAt(text, from, text.length());
    }

    @Override
    public Reading<SnapDeck> read(String text) {
        return read(text, first(text));
    }

    private static Reading<SnapDeck> read(String text, Code code) {
        Diagnostics diagnostics = new Diagnostics();
        boolean none = code.form == SnapDeck.Form.SHORT && code.bytes.cards().size() < 2;
        if (none && !code.isWhole() || code.size == 0) {
            diagnostics.add(SnapCodes.NO_CODE.at(Location.range(0, text.length())));
            return new Reading<>(null, 0, text.length(), diagnostics.list());
        }
        Surroundings around = new Surroundings(text, true, diagnostics);
        around.before(code.from());
        code.letters.repairs(code.size, diagnostics);
        if (code.isWhole()) {
            code.letters.repairsAtEnd(code.size, diagnostics);
        } else {
            diagnostics.add(error(code));
        }
        List<Part> parts = code.bytes.cards();
        if (parts.size() > SnapDeck.MAX_CARDS) {
            Part last = parts.get(SnapDeck.MAX_CARDS);
            Location place = code.letters.range(last.from(), last.to());
            diagnostics.add(SnapCodes.TOO_MANY.at(place).with("limit", SnapDeck.MAX_CARDS));
        }
        around.after(code.to());
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < Math.min(parts.size(), SnapDeck.MAX_CARDS); i++) {
            ids.add(parts.get(i).text());
        }
        Part name = code.bytes.name();
        SnapDeck deck =
                new SnapDeck(
                        code.form,
                        name == null ? "" : name.text(),
                        CardLines.named(text, code.from(), ids, code.form));
        return new Reading<>(deck, code.from(), code.to(), diagnostics.list());
    }

    private static Diagnostic error(Code code) {
        int at = code.bytes.position();
        Location place = code.letters.range(at, Math.min(at + 1, code.size));
        if (code.bytes.error() == SnapCodes.BAD_ID) {
            Part bad = code.bytes.cards().get(code.bytes.cards().size() - 1);
            return SnapCodes.BAD_ID
                    .at(code.letters.range(bad.from(), bad.to()))
                    .with("id", bad.text());
        }
        return code.bytes.error().at(place);
    }

    @Override
    public Explanation explain(String text) {
        Code code = first(text);
        Reading<SnapDeck> reading = read(text, code);
        if (reading.deck() == null) {
            return new Explanation("", List.of(), reading.diagnostics());
        }
        List<Field> fields = new ArrayList<>();
        List<Part> parts = new ArrayList<>(code.bytes.cards());
        Part name = code.bytes.name();
        if (name != null) {
            parts.add(name);
            parts.sort((a, b) -> Integer.compare(a.from(), b.from()));
        }
        int at = 0;
        for (Part part : parts) {
            field("frame", at, part.from(), "", code, fields);
            field(
                    part == name ? "name" : "card",
                    part.from(),
                    part.to(),
                    part.text(),
                    code,
                    fields);
            at = Math.max(at, part.to());
        }
        field("frame", at, code.size, "", code, fields);
        String hex = Explanation.hex(code.letters.bytes(), code.size);
        return new Explanation(hex, fields, reading.diagnostics());
    }

    private static void field(
            String name, int from, int to, String meaning, Code code, List<Field> fields) {
        if (to > from) {
            Location place = code.letters.range(from, to);
            fields.add(new Field(name, from, to, place.from(), place.to(), to - from, meaning));
        }
    }

    @Override
    public String write(SnapDeck deck) {
        return SnapWriter.write(deck);
    }
}
