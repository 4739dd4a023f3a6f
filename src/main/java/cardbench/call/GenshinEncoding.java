package cardbench.call;

import cardbench.genshin.GenshinCodes;
import cardbench.genshin.GenshinDeck;
import cardbench.genshin.ShareCodeWriter;
import cardbench.genshin.ShareCodeWriter.Skipped;
import cardbench.genshin.ShareCodeWriter.Written;
import cardbench.genshin.WordFilter;
import cardbench.json.JsonText;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * Which of the 256 texts of a deck is asked for: all, the one of an {@code offset}, or the first
 * one that holds no word to {@code avoid}.
 */
final class GenshinEncoding {

    private static final String AVOID = "avoid";
    private static final int SMALLEST = -1;

    private final boolean all;
    private final int offset;
    private final WordFilter filter;

    private GenshinEncoding(boolean all, int offset, WordFilter filter) {
        this.all = all;
        this.offset = offset;
        this.filter = filter;
    }

    /** What a request asks for; what is wrong with it is noted there. */
    static GenshinEncoding of(Request request) {
        return new GenshinEncoding(
                request.flag("all", false),
                request.integer("offset", 0, ShareCodeWriter.OFFSETS - 1, SMALLEST),
                filter(request));
    }

    private static WordFilter filter(Request request) {
        JsonValue avoid = request.value(AVOID);
        if (avoid == null || avoid.isString() && avoid.asString().equals("default")) {
            return WordFilter.DEFAULT;
        }
        if (avoid.isString() && avoid.asString().equals("none")) {
            return WordFilter.NONE;
        }
        List<String> words = new ArrayList<>();
        boolean texts = avoid.isArray() && avoid.asArray().size() <= WordFilter.MAX_WORDS;
        for (int i = 0; texts && i < avoid.asArray().size(); i++) {
            JsonValue word = avoid.asArray().get(i);
            texts = word.isString();
            words.add(texts ? word.asString() : "");
        }
        if (!texts) {
            request.refuse(
                    CallCodes.WRONG_TYPE
                            .at(Location.pointer("/" + AVOID))
                            .with("argument", AVOID)
                            .with(
                                    "expected",
                                    "“default”, “none” or an array of at most "
                                            + WordFilter.MAX_WORDS
                                            + " strings"));
        }
        return WordFilter.of(words);
    }

    /** Writes the members of the result into the object that is open. */
    void write(GenshinDeck deck, JsonText json, Diagnostics diagnostics) {
        if (all) {
            json.name("texts").array();
            for (int each = 0; each < ShareCodeWriter.OFFSETS; each++) {
                json.value(ShareCodeWriter.write(deck, each));
            }
            json.endArray();
            return;
        }
        if (offset != SMALLEST) {
            json.member("text", ShareCodeWriter.write(deck, offset)).member("offset", offset);
            return;
        }
        Written written = ShareCodeWriter.write(deck, filter);
        if (written.offset() == ShareCodeWriter.OFFSETS) {
            int last = written.skipped().size() - 1;
            diagnostics.add(
                    GenshinCodes.NO_OFFSET
                            .anywhere()
                            .with("word", written.skipped().get(last).word()));
        } else {
            json.member("text", written.text()).member("offset", written.offset());
        }
        json.name("skipped").array();
        for (Skipped skipped : written.skipped()) {
            json.object()
                    .member("offset", skipped.offset())
                    .member("word", skipped.word())
                    .endObject();
        }
        json.endArray();
    }
}
