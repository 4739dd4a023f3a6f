package cardbench.base.yaml;

import java.util.ArrayList;
import java.util.List;

/** Reads lists and maps that are structured by indentation (YAML 1.2, chapter 8). */
final class BlockReader {

    private final Source source;
    private final ValueReader values;

    BlockReader(Source source) {
        this.source = source;
        this.values = new ValueReader(source);
    }

    /**
     * Reads the value at this place or on the lines below.
     *
     * @param parent the column, from 0, of the enclosing list or map, or -1; the value must be
     *     indented further
     * @param nestsHere whether a list or a map may begin on this line
     * @param listAtParent whether a list may begin in the column of the enclosing map
     * @return an empty text if there is no value
     */
    YamlNode node(int parent, boolean nestsHere, boolean listAtParent) {
        int before = source.at;
        boolean fresh = source.passGap(true);
        while (values.passProperty()) {
            fresh |= source.passGap(true);
        }
        int column = source.column();
        // A list may be in the column of its key: its dash counts as indentation (section 8.2.3).
        boolean list = source.atSign('-');
        if (source.atEnd()
                || source.atMarker()
                || fresh && column <= parent && !(list && listAtParent && column == parent)) {
            return values.empty(before);
        }
        boolean nests = fresh || nestsHere;
        int gapFrom = fresh ? source.at : before;
        if (list) {
            if (!nests) {
                source.report(YamlCodes.LIST_BEHIND_KEY, source.at, source.at + 1);
            }
            lookForTab(gapFrom, source.at);
            return list(column, parent);
        }
        if (nests && (source.atSign('?') || source.atSign(':'))) {
            return map(column, parent, null);
        }
        return content(parent, nests, gapFrom);
    }

    /** Reports a tab between two signs of a line: it would be indentation for the lines below. */
    private void lookForTab(int from, int to) {
        if (source.hasTab(from, to)) {
            source.report(YamlCodes.TAB_IN_INDENTATION, from, to, " ");
        }
    }

    /** Reads a text or brackets, which may be a value or the first key of a map. */
    private YamlNode content(int parent, boolean nests, int gapFrom) {
        int start = source.at;
        int line = source.lineStart;
        int column = source.column();
        YamlNode node = values.value(parent);
        int end = source.at;
        source.passBlanks();
        if (source.atSign(':') && end > start) {
            if (!nests) {
                return secondColon(node, start, line);
            }
            lookForTab(gapFrom, start);
            lookAtKey(start, line, end);
            return map(column, parent, node);
        }
        if (!isPlain(node)) {
            return values.endOfLine(node, line);
        }
        source.back(end, source.lineStart);
        if (nests && isFollowedByMap(parent)) {
            source.back(start, line);
            return map(column, parent, null);
        }
        return node;
    }

    private static boolean isPlain(YamlNode node) {
        return node instanceof YamlScalar text && text.style() == ScalarStyle.PLAIN;
    }

    private YamlNode secondColon(YamlNode value, int start, int line) {
        if (!isPlain(value)) {
            return values.endOfLine(value, line);
        }
        source.back(start, line);
        return values.bareText(YamlCodes.SECOND_COLON);
    }

    private void lookAtKey(int start, int line, int end) {
        if (source.lineStart != line || source.at - start > YamlLimits.MAX_KEY) {
            source.report(
                    source.diagnostic(YamlCodes.KEY_TOO_LONG, start, end)
                            .with("limit", YamlLimits.MAX_KEY));
        }
    }

    /** Whether more indented lines follow a plain text, which therefore must be a key. */
    private boolean isFollowedByMap(int parent) {
        int at = source.at;
        int line = source.lineStart;
        // Lookahead only: tabs are reported when these lines are read.
        source.passGap(false);
        boolean follows =
                !source.atEnd()
                        && !source.atMarker()
                        && !source.atSign(':')
                        && source.column() > parent;
        source.back(at, line);
        return follows;
    }

    private YamlList list(int column, int parent) {
        source.enter();
        int start = source.at;
        List<YamlNode> items = new ArrayList<>();
        int end;
        do {
            item(items, column, parent);
            end = source.at;
        } while (toItem(column, parent));
        source.leave();
        source.countNode();
        return new YamlList(items, source.span(start, lastEnd(items, end)));
    }

    private static int lastEnd(List<YamlNode> items, int otherwise) {
        return items.isEmpty() ? otherwise : items.get(items.size() - 1).span().to();
    }

    private void item(List<YamlNode> items, int column, int parent) {
        if (source.atSign('-')) {
            if (source.column() != column) {
                source.sayIndentation(column);
            }
            source.at++;
            items.add(node(column, true, false));
        } else if (source.column() == column) {
            int to = source.endOfText();
            int word = source.at + (source.peek() == '-' ? 1 : 0);
            source.report(
                    source.diagnostic(YamlCodes.MISSING_DASH, source.at, to)
                            .with("text", source.quote(source.at, to))
                            .fixedBy("- " + source.text.substring(word, to)));
            source.at = word;
            items.add(content(Math.max(column, parent), true, source.at));
        } else {
            boolean outside = source.column() < column && parent >= 0;
            source.sayIndentation(outside ? parent : column);
            content(column, true, source.at);
        }
    }

    /** Moves to the next item; {@code false} at the end of the list. */
    private boolean toItem(int column, int parent) {
        source.passGap(true);
        if (source.atEnd() || source.atMarker()) {
            return false;
        }
        return source.column() > parent || source.column() == column && source.atSign('-');
    }

    /**
     * Reads a map.
     *
     * @param first its first key if it has been read, so that its colon is next; or {@code null}
     */
    private YamlMap map(int column, int parent, YamlNode first) {
        source.enter();
        MapBuilder entries = new MapBuilder(source);
        int start = first == null ? source.at : first.span().from();
        int end;
        if (first != null) {
            valueOf(first, column, entries);
        } else {
            entry(column, entries);
        }
        end = source.at;
        while (toEntry(column, parent)) {
            entry(column, entries);
            end = source.at;
        }
        source.leave();
        return entries.build(start, entries.lastEnd() > 0 ? entries.lastEnd() : end);
    }

    /** Moves to the next entry; {@code false} at the end of the map. */
    private boolean toEntry(int column, int parent) {
        source.passGap(true);
        int indentation = source.column();
        // A line between two columns belongs to the nearer one.
        if (source.atEnd()
                || source.atMarker()
                || indentation <= parent
                || parent >= 0 && indentation - parent < column - indentation) {
            return false;
        }
        if (indentation != column) {
            source.sayIndentation(column);
        }
        return true;
    }

    private void entry(int column, MapBuilder entries) {
        if (source.atSign('?')) {
            explicitEntry(column, entries);
        } else if (source.atSign('-')) {
            source.report(YamlCodes.DASH_AMONG_KEYS, source.at, source.at + 1);
            list(source.column(), source.column());
        } else if (!values.passProperty() || !Source.isGap(source.peek())) {
            int start = source.at;
            int line = source.lineStart;
            YamlNode key = values.key(column);
            int end = source.at;
            source.passBlanks();
            if (source.atSign(':')) {
                lookAtKey(start, line, end);
                valueOf(key, column, entries);
            } else if (key instanceof YamlScalar text && text.style() == ScalarStyle.UNREADABLE) {
                source.passLine();
            } else {
                withoutColon(key, start, column, entries);
            }
        }
    }

    /** Reads the value after a colon. */
    private void valueOf(YamlNode key, int column, MapBuilder entries) {
        source.at++;
        entries.add(key, node(column, false, true));
    }

    private void explicitEntry(int column, MapBuilder entries) {
        source.at++;
        YamlNode key = node(column, true, true);
        source.passGap(true);
        if (source.column() == column && source.atSign(':')) {
            source.at++;
            entries.add(key, node(column, true, true));
        } else {
            int start = source.at;
            entries.add(key, values.empty(start));
        }
    }

    /** Continues as if there were a colon after the key. */
    private void withoutColon(YamlNode key, int start, int column, MapBuilder entries) {
        int end = source.endOfText();
        int colon = new MissingColon(source).find(isPlain(key), start, end);
        if (colon != Source.END) {
            splitAt(colon, start, column, entries);
        } else {
            source.at = end;
            entries.add(key, node(column, false, true));
        }
    }

    private void splitAt(int colon, int start, int column, MapBuilder entries) {
        ScalarBuilder key = new ScalarBuilder(source);
        key.even(start, colon);
        source.at = colon + 1;
        entries.add(key.build(ScalarStyle.PLAIN, start, start, colon), node(column, false, true));
    }
}
