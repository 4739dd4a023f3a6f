package cardbench.codes.call.genshin;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostics;
import cardbench.codes.genshin.GenshinCodes;
import cardbench.codes.genshin.GenshinDeck;
import cardbench.codes.genshin.ShareCodeWriter;
import cardbench.codes.genshin.ShareCodeWriter.Skipped;
import cardbench.codes.genshin.ShareCodeWriter.Written;
import cardbench.codes.genshin.WordFilter;
import cardbench.contract.Request;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * The options of {@code encode}: which of the 256 share codes of a deck is written. That is all of
 * them, the one of an {@code offset}, or the first one that contains no word of {@code avoid} and
 * {@code avoidAlso}: the game refuses a code with a word that its chat filter blocks. With {@code
 * words}, the response also lists the words and, with all codes, the first word in each code.
 */
record GenshinEncoding(boolean allCodes, int offset, boolean words, WordFilter filter) {

    private static final String AVOID = "avoid";
    private static final String AVOID_ALSO = "avoidAlso";
    private static final int ANY_OFFSET = -1;

    /** Reads the options of a request; errors are added to the request. */
    static GenshinEncoding of(Request request) {
        return new GenshinEncoding(
                request.flag("all", false),
                request.integer("offset", 0, ShareCodeWriter.OFFSETS - 1, ANY_OFFSET),
                request.flag("words", false),
                filter(request));
    }

    private static WordFilter filter(Request request) {
        WordFilter list = list(request);
        if (!request.has(AVOID_ALSO)) {
            return list;
        }
        List<String> words = new ArrayList<>(list.words());
        addWords(AVOID_ALSO, "", request, words);
        return WordFilter.of(words);
    }

    private static WordFilter list(Request request) {
        JsonValue avoid = request.value(AVOID);
        if (avoid == null || avoid.isString() && avoid.asString().equals("default")) {
            return WordFilter.DEFAULT;
        }
        if (avoid.isString() && avoid.asString().equals("none")) {
            return WordFilter.NONE;
        }
        List<String> words = new ArrayList<>();
        addWords(AVOID, "“default”, “none” or ", request, words);
        return WordFilter.of(words);
    }

    /** Adds the words of an argument; refuses the request if it is not a list of strings. */
    private static void addWords(
            String argument, String others, Request request, List<String> words) {
        JsonValue list = request.value(argument);
        boolean texts = list.isArray() && list.asArray().size() <= WordFilter.MAX_WORDS;
        for (int i = 0; texts && i < list.asArray().size(); i++) {
            JsonValue word = list.asArray().get(i);
            texts = word.isString();
            words.add(texts ? word.asString() : "");
        }
        if (!texts) {
            request.refuseType(
                    argument, others + "an array of at most " + WordFilter.MAX_WORDS + " strings");
        }
    }

    /** Writes the members of the result into the open object. */
    void write(GenshinDeck deck, JsonText json, Diagnostics diagnostics) {
        if (words) {
            json.name("words").array();
            for (String word : filter.words()) {
                json.value(word);
            }
            json.endArray();
        }
        if (allCodes) {
            writeAll(deck, json);
            return;
        }
        if (offset != ANY_OFFSET) {
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

    private void writeAll(GenshinDeck deck, JsonText json) {
        List<String> texts = new ArrayList<>();
        json.name("texts").array();
        for (int each = 0; each < ShareCodeWriter.OFFSETS; each++) {
            texts.add(ShareCodeWriter.write(deck, each));
            json.value(texts.get(each));
        }
        json.endArray();
        if (words) {
            json.name("held").array();
            for (String text : texts) {
                String held = filter.wordIn(text);
                json.value(held == null ? "" : held);
            }
            json.endArray();
        }
    }
}
