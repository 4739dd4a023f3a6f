package cardbench.base.json;

import cardbench.base.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * A text with some edits applied, and the way back from each offset to the text as it was. The
 * edits are in the coordinates of the original text, in order, and do not overlap. Immutable.
 */
final class EditedText {

    private final String original;
    private final List<JsonEdit> edits;
    private final String text;

    EditedText(String original) {
        this(original, List.of());
    }

    private EditedText(String original, List<JsonEdit> edits) {
        this.original = original;
        this.edits = edits;
        StringBuilder edited = new StringBuilder();
        int at = 0;
        for (JsonEdit edit : edits) {
            edited.append(original, at, edit.from()).append(edit.put());
            at = edit.to();
        }
        this.text = edited.append(original, at, original.length()).toString();
    }

    /** The text with the edits. */
    String text() {
        return text;
    }

    /** The edits in the order of their places. */
    List<JsonEdit> edits() {
        return edits;
    }

    /** The length of the text with one more edit. */
    int lengthWith(JsonEdit edit) {
        return text.length() + edit.put().length() - (edit.to() - edit.from());
    }

    /** This text with one more edit, or {@code null} if the edit overlaps an earlier one. */
    EditedText with(JsonEdit edit) {
        List<JsonEdit> more = new ArrayList<>();
        int at = 0;
        while (at < edits.size() && edits.get(at).to() <= edit.from()) {
            more.add(edits.get(at++));
        }
        if (at < edits.size() && edits.get(at).from() < edit.to()) {
            return null;
        }
        more.add(edit);
        more.addAll(edits.subList(at, edits.size()));
        return new EditedText(original, more);
    }

    /** The offset in the original text of a place in the edited one. */
    int original(int offset) {
        int moved = 0;
        for (JsonEdit edit : edits) {
            int from = edit.from() + moved;
            if (offset < from) {
                break;
            }
            int put = edit.put().length();
            if (offset < from + put) {
                return Math.min(edit.to(), edit.from() + offset - from);
            }
            moved += put - (edit.to() - edit.from());
        }
        return Math.min(original.length(), offset - moved);
    }

    /** A location of the edited text in the original one. */
    Location original(Location at) {
        return Location.range(original(at.from()), original(at.to()));
    }
}
