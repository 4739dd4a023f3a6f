package cardbench.codes.genshin;

import cardbench.base.text.CodeBuffer;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.deck.Codec;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import cardbench.codes.deck.Surroundings;
import cardbench.codes.genshin.ShareCodeFinder.Place;
import java.util.ArrayList;
import java.util.List;

/**
 * The codec of share codes without diagnostics of damaged ones, for bundles whose answers are
 * replaced by those of a larger one. Stateless, so threads may share it.
 *
 * @see <a href="https://github.com/isHarryh/GI-Code-Converter">GI-Code-Converter, which describes
 *     share codes</a>
 */
public class FlawlessShareCodec implements Codec<ShareCode> {

    @Override
    public String kind() {
        return ShareCode.KIND;
    }

    @Override
    public List<Found> find(String text) {
        return new ShareCodeFinder(text).all();
    }

    @Override
    public int likeness(String text) {
        return damage(text).likeness();
    }

    @Override
    public Reading<ShareCode> read(String text) {
        // A flawless code needs no search, which takes most of the time in JavaScript.
        ShareCode flawless = flawless(text);
        if (flawless != null) {
            return new Reading<>(flawless, 0, text.length(), List.of());
        }
        return report(text);
    }

    /** Reads any text, and reports what there is to report about it. */
    Reading<ShareCode> report(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Place place = place(text, diagnostics);
        return place == null
                ? new Reading<>(null, 0, text.length(), diagnostics.list())
                : new Reading<>(place.code(), place.from(), place.to(), diagnostics.list());
    }

    static ShareCode flawless(String text) {
        if (text.length() != ShareCode.LETTERS) {
            return null;
        }
        CodeBuffer buffer = CodeBuffer.borrow();
        ShareCode code = buffer.take(text) ? ShareCodeBuffer.code(buffer, text.length()) : null;
        buffer.giveBack();
        return code;
    }

    @Override
    public Explanation explain(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Place place = place(text, diagnostics);
        if (place == null) {
            return new Explanation("", List.of(), diagnostics.list());
        }
        List<Diagnostic> explained = new ArrayList<>(diagnostics.list());
        explained.add(ExplanationCodes.LAYOUT.anywhere());
        return new Explanation(
                Explanation.hex(place.run().bytes(), ByteShuffle.BYTES),
                ShareCodeFields.of(place),
                explained);
    }

    /** Writes a deck with the smallest offset without a word of the default list. */
    @Override
    public String write(ShareCode code) {
        return ShareCodeWriter.write(code.deck(), WordFilter.DEFAULT).text();
    }

    /** Finds the code and reports its repairs; {@code null} if there is none. */
    private Place place(String text, Diagnostics diagnostics) {
        Place likely = new ShareCodeFinder(text).next(0);
        Damage damaged = likely == null ? damage(text) : null;
        Place place = likely == null ? damaged.guess() : likely;
        if (place == null) {
            diagnostics.add(damaged.reason());
            return null;
        }
        Surroundings around = new Surroundings(text, false, diagnostics);
        around.before(place.from());
        place.run().repairs(ByteShuffle.BYTES, diagnostics);
        place.run().repairsAtEnd(ByteShuffle.BYTES, diagnostics);
        if (likely == null && !damaged.doubts(place, diagnostics)) {
            return null;
        }
        around.after(place.to());
        return place;
    }

    /** Diagnostics of a text without a likely code: none. */
    Damage damage(String text) {
        return new Damage() {};
    }
}
