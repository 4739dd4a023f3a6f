package cardbench.base.yaml;

import cardbench.base.text.Ascii;
import java.util.List;

/**
 * Changes single values of a YAML file and leaves every other character as it is: comments,
 * notation, indentation and line breaks.
 *
 * <p>Each change is written in the style of its place: inside brackets where the map or list is in
 * brackets, on a line of its own otherwise. The file is read again after each change, so nodes from
 * before are of no use afterwards. In rare notations (an explicit key, a document marker in front
 * of the first key) a change may come out wrong; callers compare the file afterwards with what they
 * wanted. Not safe for use by several threads.
 */
public final class YamlEditor {

    private static final int STEP = 4;
    private static final char BYTE_ORDER_MARK = '\ufeff';

    private String text;
    private YamlDocument document;

    /** Begins to edit a file. */
    public YamlEditor(String text) {
        become(text);
    }

    /** The file as it is now. */
    public String text() {
        return text;
    }

    /** The current content of the file. */
    public YamlDocument document() {
        return document;
    }

    private void become(String changed) {
        text = changed;
        document = YamlReader.read(changed);
    }

    private void splice(int from, int to, String replacement) {
        become(text.substring(0, from) + replacement + text.substring(to));
    }

    /** Gives a text another value, in the same quotes where they can hold it. */
    public void set(YamlScalar scalar, String value) {
        boolean requoted =
                scalar.style() == ScalarStyle.LITERAL || scalar.style() == ScalarStyle.FOLDED;
        // a colon inside brackets is safe without quotes only where one was read already
        boolean colon = value.indexOf(':') >= 0 && scalar.value().indexOf(':') < 0;
        requoted |= colon && scalar.style() == ScalarStyle.PLAIN;
        String inside = requoted ? null : scalar.rewritten(0, scalar.value().length(), value);
        if (inside == null) {
            replace(scalar, YamlScalar.inQuotes(value));
            return;
        }
        String quote =
                switch (scalar.style()) {
                    case SINGLE_QUOTED -> "'";
                    case DOUBLE_QUOTED -> "\"";
                    default -> "";
                };
        replace(scalar, quote + inside + quote);
    }

    /** Puts a value in the place of another one, in one line. */
    public void set(YamlNode node, YamlDraft value) {
        replace(node, value.inline());
    }

    private void replace(YamlNode node, String written) {
        splice(node.span().from(), node.span().to(), written);
    }

    /**
     * Adds an entry below the maps that some keys lead to. Maps that are missing are added, too.
     *
     * @param path keys from the root on
     * @return whether there was a place for it: {@code false} where a key leads to another value
     */
    public boolean put(List<String> path, String key, YamlDraft value) {
        if (document.root() == null) {
            addRoot(wrapped(path, 0, key, value));
            return true;
        }
        YamlNode node = document.root();
        for (int i = 0; i < path.size(); i++) {
            if (!(node instanceof YamlMap map)) {
                return false;
            }
            YamlMap.Entry entry = map.entry(path.get(i));
            if (entry == null) {
                add(map, wrapped(path, i, key, value));
                return true;
            } else if (entry.value() instanceof YamlScalar none && none.isNothing()) {
                fill(map, entry, wrapped(path, i, key, value));
                return true;
            }
            node = entry.value();
        }
        if (!(node instanceof YamlMap map)) {
            return false;
        }
        YamlMap.Entry entry = map.entry(key);
        if (entry == null) {
            add(map, new YamlDraft.Pair(key, value));
        } else if (entry.value() instanceof YamlScalar none && none.isNothing()) {
            fill(map, entry, new YamlDraft.Pair(key, value));
        } else {
            set(entry.value(), value);
        }
        return true;
    }

    /** The pair to add where the path is known up to a key. */
    private static YamlDraft.Pair wrapped(List<String> path, int known, String key, YamlDraft to) {
        YamlDraft.Pair pair = new YamlDraft.Pair(key, to);
        for (int i = path.size() - 1; i >= known; i--) {
            pair = new YamlDraft.Pair(path.get(i), new YamlDraft.Pairs(List.of(pair)));
        }
        return pair;
    }

    /** Begins a file that has no value yet. */
    private void addRoot(YamlDraft.Pair pair) {
        StringBuilder out = new StringBuilder(text);
        if (!text.isEmpty() && !Ascii.isBreak(text.charAt(text.length() - 1))) {
            out.append(lineBreak());
        }
        pair.lines(0, STEP, lineBreak(), out);
        become(out.append(lineBreak()).toString());
    }

    /** Adds an entry at the end of a map. */
    private void add(YamlMap map, YamlDraft.Pair pair) {
        List<YamlMap.Entry> entries = map.entries();
        if (isInBrackets(map)) {
            if (entries.isEmpty()) {
                int open = map.span().from() + 1;
                splice(open, open, pair.inline());
            } else {
                int end = end(entries.get(entries.size() - 1));
                splice(end, end, ", " + pair.inline());
            }
            return;
        }
        YamlMap.Entry last = entries.get(entries.size() - 1);
        YamlDraft.Pair styled = pair;
        boolean brackets = last.value() instanceof YamlMap value && isInBrackets(value);
        if (brackets && pair.value() instanceof YamlDraft.Pairs) {
            styled = new YamlDraft.Pair(pair.key(), new YamlDraft.Word(pair.value().inline()));
        }
        int end = Ascii.lineEnd(text, end(last), text.length());
        StringBuilder out = new StringBuilder(lineBreak());
        styled.lines(column(map.span().from()), step(), lineBreak(), out);
        splice(end, end, out.toString());
    }

    /** Gives a key without a value one. */
    private void fill(YamlMap map, YamlMap.Entry entry, YamlDraft.Pair pair) {
        int behind = behindColon(entry.key());
        boolean colon = behind > entry.key().span().to();
        if (isInBrackets(map) || !colon) {
            splice(behind, behind, (colon ? " " : ": ") + pair.value().inline());
            return;
        }
        StringBuilder out = new StringBuilder();
        pair.value(column(map.span().from()), step(), lineBreak(), out);
        // a map goes below the comment of its key, any other value before it
        boolean below = pair.value() instanceof YamlDraft.Pairs pairs && !pairs.pairs().isEmpty();
        int place = below ? Ascii.lineEnd(text, behind, text.length()) : behind;
        splice(place, place, out.toString());
    }

    /** Removes an entry with its lines. A map on lines of its own may end up without a value. */
    public void remove(YamlMap map, YamlMap.Entry entry) {
        int from = entry.key().span().from();
        if (isInBrackets(map)) {
            int at = map.entries().indexOf(entry);
            removeInBrackets(from, end(entry), at == 0 ? -1 : end(map.entries().get(at - 1)));
        } else {
            removeLines(from, end(entry));
        }
    }

    /** Adds an item to a list, behind another one, or with -1 as the first one. */
    public void insert(YamlList list, int behind, String item) {
        int open = list.span().from();
        boolean brackets = isInBrackets(list);
        if (list.items().isEmpty()) {
            splice(open + 1, open + 1, new YamlDraft.Text(item).inline());
            return;
        }
        YamlNode next = list.items().get(Math.max(0, behind));
        // in quotes, if the items next to it are
        boolean quoted =
                next instanceof YamlScalar text && text.style() == ScalarStyle.SINGLE_QUOTED;
        String written =
                quoted
                        ? YamlScalar.inQuotes(item)
                        : brackets ? new YamlDraft.Text(item).inline() : YamlScalar.written(item);
        String indent = lineBreak() + " ".repeat(column(open));
        int end = next.span().to();
        if (brackets && behind < 0) {
            splice(open + 1, open + 1, written + ", ");
        } else if (brackets) {
            splice(end, end, ", " + written);
        } else if (behind < 0) {
            splice(open, open, "- " + written + indent);
        } else {
            splice(
                    Ascii.lineEnd(text, end, text.length()),
                    Ascii.lineEnd(text, end, text.length()),
                    indent + "- " + written);
        }
    }

    /** Removes an item of a list that has others. */
    public void remove(YamlList list, int index) {
        Span item = list.items().get(index).span();
        if (isInBrackets(list)) {
            int before = index == 0 ? -1 : list.items().get(index - 1).span().to();
            removeInBrackets(item.from(), item.to(), before);
        } else {
            removeLines(item.from(), item.to());
        }
    }

    /**
     * Removes characters and the comma behind them, or the one before them.
     *
     * @param before the end of the item before, or -1
     */
    private void removeInBrackets(int from, int to, int before) {
        int next = behindGap(to);
        if (next < text.length() && text.charAt(next) == ',') {
            int end = next + 1;
            while (end < text.length() && text.charAt(end) == ' ') {
                end++;
            }
            // a comment between the two is kept
            removeBoth(from, to, next, end);
        } else if (before >= 0) {
            int comma = behindGap(before);
            removeBoth(comma, comma + 1, from, to);
        } else {
            splice(from, to, "");
        }
    }

    /** Removes two ranges, and the blanks between them if nothing else is there. */
    private void removeBoth(int from, int to, int nextFrom, int nextTo) {
        int at = to;
        while (at < nextFrom && text.charAt(at) == ' ') {
            at++;
        }
        splice(from, nextTo, at == nextFrom ? "" : text.substring(to, nextFrom));
    }

    private void removeLines(int from, int to) {
        int start = Ascii.lineStart(text, from);
        int end = Ascii.lineEnd(text, to, text.length());
        if (end < text.length()) {
            end += text.startsWith("\r\n", end) ? 2 : 1;
        }
        splice(start, end, "");
    }

    /** The end of an entry; of one without a value, of its colon. */
    private int end(YamlMap.Entry entry) {
        boolean nothing = entry.value() instanceof YamlScalar value && value.isNothing();
        return nothing ? behindColon(entry.key()) : entry.value().span().to();
    }

    /** The place behind the colon of a key; the end of a key without one. */
    private int behindColon(YamlScalar key) {
        int at = behindGap(key.span().to());
        return at < text.length() && text.charAt(at) == ':' ? at + 1 : key.span().to();
    }

    /** The first place that is neither blank nor a line break nor in a comment. */
    private int behindGap(int from) {
        int at = from;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '#') {
                at = Ascii.lineEnd(text, at, text.length());
            } else if (c == ' ' || c == '\t' || Ascii.isBreak(c)) {
                at++;
            } else {
                return at;
            }
        }
        return at;
    }

    private boolean isInBrackets(YamlNode node) {
        int from = node.span().from();
        return from < text.length() && (text.charAt(from) == '{' || text.charAt(from) == '[');
    }

    /** By how much the file indents the first map in a map. */
    private int step() {
        if (document.root() instanceof YamlMap root && !isInBrackets(root)) {
            for (YamlMap.Entry entry : root.entries()) {
                if (entry.value() instanceof YamlMap inner && !isInBrackets(inner)) {
                    return column(inner.span().from());
                }
            }
        }
        return STEP;
    }

    private int column(int at) {
        int start = Ascii.lineStart(text, at);
        boolean marked = start == 0 && at > 0 && text.charAt(0) == BYTE_ORDER_MARK;
        return at - start - (marked ? 1 : 0);
    }

    private String lineBreak() {
        int end = Ascii.lineEnd(text, 0, text.length());
        if (end == text.length()) {
            return "\n";
        }
        return text.startsWith("\r\n", end) ? "\r\n" : text.substring(end, end + 1);
    }
}
