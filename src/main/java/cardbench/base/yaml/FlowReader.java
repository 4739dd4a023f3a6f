package cardbench.base.yaml;

import java.util.ArrayList;
import java.util.List;

/** Reads lists and maps in brackets (YAML 1.2, section 7.4). */
final class FlowReader {

    private final Source source;
    private final PlainReader plain;
    private final QuotedReader quoted;
    private final RefusedReader refused;

    private int indent;
    private int unclosed;

    FlowReader(Source source) {
        this.source = source;
        this.plain = new PlainReader(source);
        this.quoted = new QuotedReader(source);
        this.refused = new RefusedReader(source);
    }

    /**
     * Reads the list or map whose opening bracket is here.
     *
     * @param indent a line that begins at or left of this column, from 0, is doubtful
     * @return the list or map, or {@code null} if the closing bracket was not found; then {@link
     *     #unclosed()} is what is open
     */
    YamlNode read(int indent) {
        this.indent = indent;
        this.unclosed = Source.END;
        return collection();
    }

    /** The index of the innermost bracket or quote that was not closed. */
    int unclosed() {
        return unclosed;
    }

    private YamlNode collection() {
        source.enter();
        YamlNode node = source.peek() == '[' ? list() : map();
        source.leave();
        return node;
    }

    private YamlList list() {
        int start = source.at++;
        List<YamlNode> items = new ArrayList<>();
        while (toItem(start, ']')) {
            YamlNode item = item();
            if (item == null) {
                return null;
            }
            items.add(item);
            if (!passComma(start)) {
                return null;
            }
        }
        if (unclosed != Source.END) {
            return null;
        }
        source.countNode();
        return new YamlList(items, source.span(start, source.at));
    }

    private YamlMap map() {
        int start = source.at++;
        MapBuilder entries = new MapBuilder(source);
        while (toItem(start, '}')) {
            if (!entry(entries) || !passComma(start)) {
                return null;
            }
        }
        return unclosed == Source.END ? entries.build(start, source.at) : null;
    }

    /**
     * Moves to the next item.
     *
     * @return {@code false} after the closing bracket, or if there is none
     */
    private boolean toItem(int start, int close) {
        while (true) {
            source.passGap(false);
            int c = source.peek();
            if (c == Source.END || source.atMarker()) {
                return giveUp(start);
            } else if (c == ',') {
                source.report(YamlCodes.EXTRA_COMMA, source.at, source.at + 1, "");
                source.at++;
            } else if (c == close) {
                source.at++;
                return false;
            } else if (c == ']' || c == '}') {
                source.report(
                        source.diagnostic(YamlCodes.UNCLOSED_BRACKET, source.at, source.at + 1)
                                .with("open", close == ']' ? "[" : "{")
                                .with("close", close == ']' ? "]" : "}")
                                .fixedBy(close == ']' ? "]" : "}"));
                source.at++;
                return false;
            } else {
                return true;
            }
        }
    }

    /** Skips the separator of two items; returns whether reading can continue. */
    private boolean passComma(int start) {
        source.passGap(false);
        int c = source.peek();
        if (c == ',') {
            source.at++;
        } else if (c != Source.END && c != ']' && c != '}') {
            if (source.doubt.isRaised()) {
                return giveUp(source.doubt.opening(start));
            }
            if (QuotedReader.isWideComma(c)) {
                source.report(YamlCodes.FULL_WIDTH_COMMA, source.at, source.at + 1, ", ");
                source.at++;
            } else if (c == ':') {
                source.report(YamlCodes.SECOND_COLON, source.at, source.at + 1);
                source.at++;
            } else if (!source.atMarker()) {
                source.report(YamlCodes.MISSING_COMMA, source.at, source.at, ", ");
            }
        }
        return true;
    }

    private boolean giveUp(int open) {
        // The innermost one gives up first; the brackets around it do not replace it.
        if (unclosed == Source.END) {
            unclosed = open;
        }
        return false;
    }

    /** Reads an item of a list: a value, or a single pair, which is a map of its own. */
    private YamlNode item() {
        int start = source.at;
        MapBuilder pair = new MapBuilder(source);
        if (source.atSign('?')) {
            source.at++;
            int behind = source.at;
            source.passGap(false);
            YamlNode key = endsItem() || source.peek() == ':' ? empty(behind) : value();
            return key != null && afterKey(pair, key, true)
                    ? pair.build(start, lastEnd(pair, behind))
                    : null;
        }
        int line = source.lineStart;
        YamlNode node = value();
        if (node == null || !atColon(node, line)) {
            return node;
        }
        source.enter();
        YamlNode map = afterKey(pair, node, true) ? pair.build(start, lastEnd(pair, start)) : null;
        source.leave();
        return map;
    }

    private static int lastEnd(MapBuilder pair, int otherwise) {
        return Math.max(pair.lastEnd(), otherwise);
    }

    /** Reads an entry of a map; returns whether reading can continue. */
    private boolean entry(MapBuilder entries) {
        if (source.atSign('?')) {
            source.at++;
            int behind = source.at;
            source.passGap(false);
            YamlNode key = endsItem() || source.peek() == ':' ? empty(behind) : value();
            return key != null && afterKey(entries, key, true);
        }
        int line = source.lineStart;
        YamlNode key = value();
        return key != null && afterKey(entries, key, atColon(key, line));
    }

    /** Whether a colon follows the key on the same line. */
    private boolean atColon(YamlNode key, int line) {
        source.passBlanks();
        if (source.peek() != ':' || source.lineStart != line) {
            return false;
        }
        if (source.at - key.span().from() > YamlLimits.MAX_KEY) {
            source.report(
                    source.diagnostic(YamlCodes.KEY_TOO_LONG, key.span().from(), source.at)
                            .with("limit", YamlLimits.MAX_KEY));
        }
        return true;
    }

    private boolean afterKey(MapBuilder entries, YamlNode key, boolean mayHaveValue) {
        source.passGap(false);
        YamlNode value;
        if (mayHaveValue && source.peek() == ':') {
            source.at++;
            int behind = source.at;
            source.passGap(false);
            value = endsItem() ? empty(behind) : valueBeforeComma();
        } else {
            value = empty(source.at);
        }
        if (value != null) {
            entries.add(key, value);
        }
        return value != null;
    }

    /**
     * Reads the value of an entry. A plain text that ends at another colon contains the next key,
     * and a full-width comma between them: the value ends at that comma.
     */
    private YamlNode valueBeforeComma() {
        int start = source.at;
        int line = source.lineStart;
        YamlNode value = value();
        boolean plain = value instanceof YamlScalar text && text.style() == ScalarStyle.PLAIN;
        if (!plain || source.lineStart != line) {
            return value;
        }
        int end = source.at;
        source.passBlanks();
        int comma = source.peek() == ':' ? end - 1 : start;
        while (comma > start && !QuotedReader.isWideComma(source.text.charAt(comma))) {
            comma--;
        }
        if (comma <= start) {
            return value;
        }
        source.at = comma;
        int last = comma;
        while (last > start && Source.isBlank(source.text.charAt(last - 1))) {
            last--;
        }
        ScalarBuilder text = new ScalarBuilder(source);
        text.even(start, last);
        return text.build(ScalarStyle.PLAIN, start, start, last);
    }

    private boolean endsItem() {
        int c = source.peek();
        return c == Source.END || c == ',' || c == ']' || c == '}' || source.atMarker();
    }

    private YamlScalar empty(int at) {
        return new ScalarBuilder(source).build(ScalarStyle.PLAIN, at, at, at);
    }

    /** Reads a value, or {@code null} if its end was not found. */
    private YamlNode value() {
        while (refused.passProperty(true)) {
            source.passGap(false);
        }
        int c = source.peek();
        if (c == '[' || c == '{') {
            return collection();
        } else if (c == '"' || c == '\'') {
            int open = source.at;
            YamlScalar text = quoted.read(indent);
            if (text == null) {
                giveUp(open);
            }
            return text;
        } else if (c == '*') {
            return refused.alias(true);
        } else if (plain.canBegin(true)) {
            YamlScalar text = quoted.inWideQuotes();
            return text != null ? text : plain.inBrackets();
        } else if (endsItem()) {
            return empty(source.at);
        }
        return nothing(c);
    }

    /** Skips a text that begins with a reserved character. */
    private YamlNode nothing(int c) {
        int from = source.at;
        if (c == ':') {
            source.report(YamlCodes.MISSING_KEY, from, from + 1);
            return empty(from);
        }
        while (!Source.isBreak(source.peek()) && !endsItem()) {
            source.at++;
        }
        source.report(
                source.diagnostic(YamlCodes.RESERVED, from, source.at)
                        .with("letter", source.text.substring(from, from + 1))
                        .fixedBy(YamlScalar.inQuotes(source.text.substring(from, source.at))));
        return refused.unreadable(from, source.at);
    }
}
