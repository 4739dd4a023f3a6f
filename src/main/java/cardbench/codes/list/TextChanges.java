package cardbench.codes.list;

import cardbench.codes.list.line.ListLine;
import java.util.ArrayList;
import java.util.List;

/** Changes of a text that do not overlap, by their places in it. Not safe for several threads. */
final class TextChanges {

    private record Change(int from, int to, String text) {}

    private final String text;
    private final List<Change> changes = new ArrayList<>();

    TextChanges(String text) {
        this.text = text;
    }

    void replace(int from, int to, String with) {
        int at = changes.size();
        while (at > 0 && changes.get(at - 1).from > from) {
            at--;
        }
        changes.add(at, new Change(from, to, with));
    }

    void insert(int at, String inserted) {
        replace(at, at, inserted);
    }

    /** Removes the whole lines on which a line of a list stands. */
    void remove(ListLine line) {
        int from = text.lastIndexOf('\n', line.from() - 1) + 1;
        int end = text.indexOf('\n', line.to());
        replace(from, end < 0 ? text.length() : end + 1, "");
    }

    /** Whether a line of a list is removed. */
    boolean removes(ListLine line) {
        for (Change change : changes) {
            if (change.text.isEmpty() && change.from <= line.from() && line.to() <= change.to) {
                return true;
            }
        }
        return false;
    }

    /** The text with all changes. */
    String text() {
        StringBuilder changed = new StringBuilder();
        int at = 0;
        for (Change change : changes) {
            // the end of the text is behind its last line, which may have been removed
            int from = Math.max(at, change.from);
            changed.append(text, at, from).append(change.text);
            at = Math.max(from, change.to);
        }
        return changed.append(text, at, text.length()).toString();
    }
}
