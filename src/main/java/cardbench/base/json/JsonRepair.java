package cardbench.base.json;

import java.util.List;

/**
 * Finds the small edit that lets a text with a syntax error be read to its end, as for a missing
 * colon, comma, bracket or quotation mark. Each candidate is tried: the text is read with it. The
 * one that leads furthest is taken, and the search goes on behind it.
 */
final class JsonRepair {

    /** A text with more errors than this is left as it is: it is probably not JSON. */
    private static final int MAX_EDITS = 8;

    /** The characters that may be read while trying, so that a long text takes no longer. */
    private static final int BUDGET = 3_000_000;

    private int budget = BUDGET;

    private JsonRepair() {}

    /**
     * The attempt with the edits that let the text be read to its end, or the attempt itself if
     * there are none.
     */
    static JsonAttempt repaired(JsonAttempt first) {
        JsonRepair repair = new JsonRepair();
        JsonAttempt now = first;
        for (int i = 0; i < MAX_EDITS && isBroken(now); i++) {
            JsonAttempt next = repair.best(now);
            if (next == null) {
                break;
            }
            now = next;
        }
        // half of a repair explains nothing: then the first error is reported alone
        return now.failed() ? first : now;
    }

    /** One bracket too few or too many is for the cleaner; its guess is as good as any. */
    private static boolean isBroken(JsonAttempt attempt) {
        return attempt.clean() != null
                && (attempt.failed()
                        || attempt.brackets() > 1
                        || attempt.first(JsonCodes.UNCLOSED_COMMENT) != null)
                && !JsonCleaner.isBlank(attempt.clean());
    }

    private JsonAttempt best(JsonAttempt now) {
        JsonCandidates candidates = new JsonCandidates(now);
        JsonAttempt best = best(now, candidates.list());
        return best == null ? best(now, candidates.escapes()) : best;
    }

    private JsonAttempt best(JsonAttempt now, List<JsonEdit> edits) {
        JsonAttempt best = null;
        for (JsonEdit edit : edits) {
            // before the edit is made, which copies the text
            if (budget < now.text().lengthWith(edit)) {
                continue;
            }
            EditedText text = now.text().with(edit);
            if (text == null) {
                continue;
            }
            budget -= text.text().length();
            JsonAttempt next = JsonAttempt.at(text);
            if (next.clean() != null
                    && leadsFurther(next, now)
                    && (best == null || isBetter(next, best))) {
                best = next;
                if (!best.failed() && best.brackets() == 0) {
                    break;
                }
            }
        }
        return best;
    }

    /** An edit counts as much as a bracket that is left out, so it must save more than one. */
    private static boolean leadsFurther(JsonAttempt next, JsonAttempt now) {
        return now.failed()
                ? next.reached() > now.reached()
                : !next.failed() && next.brackets() + 1 < now.brackets();
    }

    private static boolean isBetter(JsonAttempt one, JsonAttempt other) {
        return one.reached() != other.reached()
                ? one.reached() > other.reached()
                : one.brackets() < other.brackets();
    }
}
