package cardbench.codes.hearthstone;

import cardbench.base.text.Base64Ending;
import cardbench.base.text.Base64Text;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.deck.DeckCodes;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.codes.deck.Reading;
import cardbench.codes.deck.Surroundings;
import java.util.ArrayList;
import java.util.List;

/** Reads the code at a place in a text and reports everything there is to report about it. */
final class DeckstringReading {

    private final String text;
    private final DeckstringPlace place;
    private final Base64Text code;
    private final DeckstringNotes notes;
    private final Diagnostics ofBytes = new Diagnostics();
    private final DeckstringReader reader;
    private final boolean readable;
    private final int size;

    /**
     * Reads the code.
     *
     * @param explaining whether to record its fields
     */
    DeckstringReading(DeckstringPlace place, String text, boolean explaining) {
        this.text = text;
        this.place = place;
        this.code = place.code();
        this.notes = new DeckstringNotes(code, ofBytes, explaining);
        this.reader = new DeckstringReader(code, notes);
        this.readable = reader.read();
        this.size = reader.complete() ? DeckstringPlace.size(code, reader) : code.size();
    }

    /**
     * The deck, its place, and all diagnostics, ordered by place: before, inside and behind the
     * code.
     */
    Reading<HearthstoneDeck> reading() {
        int to = code.end(size);
        Diagnostics diagnostics = new Diagnostics();
        Surroundings around = new Surroundings(text, true, diagnostics);
        around.before(place.from());
        if (ClipboardText.isInComment(text, place.from())) {
            diagnostics.add(DeckCodes.IN_COMMENT.at(Location.range(place.from(), to)));
        }
        code.repairs(size, diagnostics);
        diagnostics.addAll(ofBytes.list());
        if (reader.complete()) {
            if (size > reader.size()) {
                diagnostics.add(
                        notes.at(HearthstoneCodes.BYTES_AFTER, reader.size(), size)
                                .with("count", size - reader.size()));
            }
            code.repairsAtEnd(size, diagnostics);
            if (reader.isCut() || endsInside()) {
                Location end = code.range(size, endsInside() ? size + 1 : size);
                to = Math.max(to, end.to());
                diagnostics.add(HearthstoneCodes.CUT.at(end));
            }
        }
        around.after(to);
        String name = ClipboardText.name(text, place.from());
        return new Reading<>(
                readable ? reader.deck(name) : null, place.from(), to, diagnostics.list());
    }

    /**
     * Whether a code without a sideboard flag is followed by one more letter, which is less than a
     * byte.
     */
    private boolean endsInside() {
        return !reader.hasSideboardByte() && new Base64Ending(code).hasHalfByte(size);
    }

    /** Every field. Bytes that belong to no deck are one field of their own at the end. */
    Explanation explanation() {
        Reading<HearthstoneDeck> reading = reading();
        List<Field> fields = new ArrayList<>(notes.fields());
        int end = fields.isEmpty() ? 0 : fields.get(fields.size() - 1).byteTo();
        if (end < size) {
            var where = code.range(end, size);
            String meaning = reader.complete() ? "behind the deck" : "not read";
            fields.add(new Field("rest", end, size, where.from(), where.to(), size - end, meaning));
        }
        return new Explanation(Explanation.hex(code.bytes(), size), fields, reading.diagnostics());
    }
}
