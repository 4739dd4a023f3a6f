package cardbench.codes.ygo.text;

import cardbench.base.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;

/**
 * Characters of the input that may be a code. Immutable.
 *
 * @param code what the format reads of them
 * @param place their range in the input
 * @param marked whether a mark shows that they are of the format
 * @param name the name of the deck that stands beside the code, or empty
 * @param repairs what was changed in them before they are read, with locations in the input
 */
public record Candidate(
        CodeText code, TextRange place, boolean marked, String name, List<Diagnostic> repairs) {

    /** A range of the input that is read as it is. */
    public static Candidate of(String input, TextRange place, boolean marked) {
        return new Candidate(CodeText.of(input, place), place, marked, "", List.of());
    }

    /** The whole text without surrounding blanks, without a mark; none if it is empty. */
    public static List<Candidate> whole(String input) {
        TextRange place = TextRange.whole(input, 0);
        return place == null ? List.of() : List.of(of(input, place, false));
    }

    /**
     * Two lists in the order of their places, without those of the second that overlap one of the
     * first.
     */
    public static List<Candidate> merged(List<Candidate> first, List<Candidate> second) {
        if (second.isEmpty()) {
            return first;
        }
        List<Candidate> merged = new ArrayList<>();
        int next = 0;
        int end = 0;
        for (Candidate one : first) {
            while (next < second.size() && second.get(next).place().from() < one.place().from()) {
                Candidate other = second.get(next++);
                if (other.place().from() >= end && other.place().to() <= one.place().from()) {
                    merged.add(other);
                }
            }
            merged.add(one);
            end = one.place().to();
        }
        while (next < second.size()) {
            Candidate other = second.get(next++);
            if (other.place().from() >= end) {
                merged.add(other);
            }
        }
        return merged;
    }
}
