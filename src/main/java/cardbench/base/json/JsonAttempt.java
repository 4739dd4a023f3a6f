package cardbench.base.json;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import com.eclipsesource.json.JsonParser;
import com.eclipsesource.json.ParseException;
import java.util.ArrayList;
import java.util.List;

/**
 * One attempt to read a text: its tree up to the first syntax error, and how far it got.
 *
 * @param text the text that was read
 * @param clean the text with blanks instead of comments and such; {@code null} if it nests too
 *     deeply
 * @param root the value, or the part before the error; {@code null} if there is none
 * @param cleaned the repairs of the cleaner, with offsets in the edited text
 * @param built what the tree is reported for, with offsets in the original text
 * @param error the offset of the syntax error in the edited text, or -1
 * @param message the parser's message about the error; empty without one
 */
record JsonAttempt(
        EditedText text,
        String clean,
        JsonNode root,
        List<Diagnostic> cleaned,
        List<Diagnostic> built,
        int error,
        String message) {

    /** Reads a text. Never throws. The places of the tree are those of the original text. */
    static JsonAttempt at(EditedText edited) {
        String text = edited.text();
        Diagnostics cleaned = new Diagnostics();
        JsonCleaner cleaner = new JsonCleaner(text, cleaned);
        String clean = cleaner.clean();
        if (clean == null) {
            return new JsonAttempt(edited, null, null, cleaned.list(), List.of(), -1, "");
        }
        Diagnostics built = new Diagnostics();
        JsonTreeBuilder builder = new JsonTreeBuilder(edited, built);
        List<Integer> starts = cleaner.roots();
        List<JsonNode> roots = new ArrayList<>();
        int error = -1;
        String message = "";
        for (int i = 0; error < 0 && (i == 0 || i < starts.size()); i++) {
            int from = i == 0 ? 0 : starts.get(i);
            int to = i + 1 < starts.size() ? starts.get(i + 1) : clean.length();
            builder.begin(from);
            try {
                new JsonParser(builder).parse(clean.substring(from, to));
                roots.add(builder.root());
            } catch (ParseException e) {
                // the brackets that were added at the end are behind the text
                error = Math.min(from + e.getLocation().offset, text.length());
                message = e.getMessage();
                JsonNode part = builder.part(edited.original(error));
                if (part != null) {
                    roots.add(part);
                }
            }
        }
        return new JsonAttempt(
                edited, clean, whole(roots), cleaned.list(), built.list(), error, message);
    }

    /** The value, or a list of the values if there are several. */
    private static JsonNode whole(List<JsonNode> roots) {
        if (roots.size() < 2) {
            return roots.isEmpty() ? null : roots.get(0);
        }
        return new JsonList(roots, roots.get(0).from(), roots.get(roots.size() - 1).to());
    }

    boolean failed() {
        return error >= 0;
    }

    /** How far the text was read, in characters of the original text. */
    int reached() {
        return failed() ? text.original(error) : Integer.MAX_VALUE;
    }

    /** How many brackets were added or left out, and comments that hide the rest of the text. */
    int brackets() {
        int count = 0;
        for (Diagnostic one : cleaned) {
            if (one.code() == JsonCodes.MISSING_CLOSER) {
                count += one.fix().length();
            } else if (one.code() == JsonCodes.EXTRA_CLOSER
                    || one.code() == JsonCodes.UNCLOSED_COMMENT) {
                count++;
            }
        }
        return count;
    }

    /** The location in the edited text of the first repair with this code, or {@code null}. */
    Location first(DiagnosticCode code) {
        for (Diagnostic one : cleaned) {
            if (one.code() == code) {
                return one.location();
            }
        }
        return null;
    }
}
