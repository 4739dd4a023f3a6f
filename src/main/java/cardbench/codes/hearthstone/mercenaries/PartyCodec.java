package cardbench.codes.hearthstone.mercenaries;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.deck.Codec;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Link;
import cardbench.codes.deck.Reading;
import cardbench.codes.deck.Surroundings;
import java.util.ArrayList;
import java.util.List;

/**
 * The codec of parties of Mercenaries. A code is a Protocol Buffers message in base64; it begins
 * with the party's id and name. Stateless, so threads may share it.
 *
 * @see <a href="https://github.com/wangyi041228/hearthstone_mercenaries_deckcode">a program that
 *     describes the fields</a>
 */
public final class PartyCodec implements Codec<Party> {

    /** The most letters of a code. A party of six with a name has about 150. */
    private static final int MAX_LETTERS = 2000;

    /** So many damaged codes of a text are read beyond gaps; a hostile text has thousands. */
    private static final int MAX_DAMAGED = 20;

    /** The letters of the longest id with the tags around it. */
    private static final int HEAD = 16;

    /** The fewest letters of a party: an id, an empty name and an empty list are six bytes. */
    private static final int MIN_LETTERS = 8;

    @Override
    public String kind() {
        return Party.KIND;
    }

    @Override
    public List<Found> find(String text) {
        List<Found> found = new ArrayList<>();
        int damaged = 0;
        int at = next(text, 0);
        while (at < text.length() && found.size() <= MOST) {
            int letters = damaged < MAX_DAMAGED ? MAX_LETTERS : word(text, at);
            int behind = at + 1;
            if (letters >= MIN_LETTERS) {
                PartyReader reader = at(text, at, letters);
                damaged += reader.failed() ? 1 : 0;
                if (!reader.failed()) {
                    behind = reader.code().end(reader.size());
                    found.add(new Found(Party.KIND, at, behind, true));
                }
            }
            at = next(text, behind);
        }
        return found;
    }

    /** The next character where a code may begin, or the end of the text. */
    private static int next(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            // the tag 08 of the id comes first; its upper six bits are the letter C
            if (text.charAt(i) == 'C'
                    && (i == 0 || Base64Text.value(text.charAt(i - 1)) < 0)
                    && PartyReader.begins(Base64Text.run(text, i, HEAD))) {
                return i;
            }
        }
        return text.length();
    }

    /** The number of letters without a gap, at most {@link #MAX_LETTERS}. */
    private static int word(String text, int from) {
        int to = from;
        while (to < text.length()
                && to < from + MAX_LETTERS
                && Base64Text.value(text.charAt(to)) >= 0) {
            to++;
        }
        return to - from;
    }

    private static PartyReader at(String text, int from, int letters) {
        return new PartyReader(Base64Text.run(text, from, letters), false);
    }

    @Override
    public int likeness(String text) {
        int at = next(text, 0);
        for (int tried = 0; at < text.length() && tried < MAX_DAMAGED; tried++) {
            if (!Link.hides(text, at) && at(text, at, MAX_LETTERS).isPart()) {
                return MARKED / 2;
            }
            at = next(text, at + 1);
        }
        return 0;
    }

    /** The code that is read: a flawless one, or what begins like one, or the first letters. */
    private PartyReader first(String text) {
        List<Found> found = find(text);
        int at = found.isEmpty() ? next(text, 0) : found.get(0).from();
        int from = at < text.length() ? at : Ascii.skipBlanks(text, 0, text.length());
        return new PartyReader(Base64Text.run(text, from, MAX_LETTERS), true);
    }

    @Override
    public Reading<Party> read(String text) {
        return read(text, first(text));
    }

    private static Reading<Party> read(String text, PartyReader reader) {
        Base64Text code = reader.code();
        Diagnostics diagnostics = new Diagnostics();
        if (!PartyReader.begins(code)) {
            diagnostics.add(PartyCodes.NO_CODE.at(Location.range(0, text.length())));
            return new Reading<>(null, 0, text.length(), diagnostics.list());
        }
        int size = reader.size();
        int from = code.letterFrom(0);
        Surroundings around = new Surroundings(text, false, diagnostics);
        around.before(from);
        code.repairs(size, diagnostics);
        diagnostics.addAll(reader.diagnostics().list());
        if (!reader.failed()) {
            code.repairsAtEnd(size, diagnostics);
        }
        around.after(code.end(size));
        return new Reading<>(reader.party(), from, code.end(size), diagnostics.list());
    }

    @Override
    public Explanation explain(String text) {
        PartyReader reader = first(text);
        Reading<Party> reading = read(text, reader);
        Base64Text code = reader.code();
        if (reading.deck() == null) {
            return new Explanation("", List.of(), reading.diagnostics());
        }
        List<Field> fields = new ArrayList<>(reader.fields());
        int end = fields.isEmpty() ? 0 : fields.get(fields.size() - 1).byteTo();
        int size = reader.size();
        if (end < size) {
            Location place = code.range(end, size);
            fields.add(new Field("rest", end, size, place.from(), place.to(), size - end, ""));
        }
        return new Explanation(Explanation.hex(code.bytes(), size), fields, reading.diagnostics());
    }

    @Override
    public String write(Party party) {
        return PartyWriter.write(party);
    }
}
