package cardbench.codes.cards;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.codes.cards.NameSearch.Hit;
import java.util.ArrayList;
import java.util.List;

/** Reports a name that no card has, with suggestions. */
public final class UnknownName {

    private static final int SUGGESTIONS = 3;

    /** The most printings of a card that are passed over to find other names. */
    private static final int HITS = 24;

    private UnknownName() {}

    /**
     * Creates the diagnostic. It suggests up to three similar names, or else names that contain the
     * written one; the first suggestion is the fix.
     */
    public static Diagnostic at(Location place, String written, NameSearch search) {
        List<String> near = names(search.near(written, HITS));
        if (near.isEmpty()) {
            near = names(search.holding(written, HITS));
        }
        if (near.isEmpty()) {
            return CardsCodes.UNKNOWN_NAME.at(place).with("name", written);
        }
        return CardsCodes.NEAR_NAME
                .at(place)
                .with("name", written)
                .with("near", String.join(", ", near))
                .fixedBy(near.get(0));
    }

    /** The names of hits, each once: several printings have one name. */
    private static List<String> names(List<Hit> hits) {
        List<String> names = new ArrayList<>();
        for (Hit hit : hits) {
            if (names.size() < SUGGESTIONS && !names.contains(hit.name())) {
                names.add(hit.name());
            }
        }
        return names;
    }
}
