package cardbench.cards;

import cardbench.cards.NameSearch.Hit;
import cardbench.text.Diagnostic;
import cardbench.text.Location;
import java.util.List;

/** Reports a name that no card has, with suggestions. */
public final class UnknownName {

    private static final int SUGGESTIONS = 3;

    private UnknownName() {}

    /**
     * Creates the diagnostic. It suggests up to three similar names, or else names that contain the
     * written one; the first suggestion is the fix.
     */
    public static Diagnostic at(Location place, String written, NameSearch search) {
        List<Hit> near = search.near(written, SUGGESTIONS);
        if (near.isEmpty()) {
            near = search.holding(written, SUGGESTIONS);
        }
        if (near.isEmpty()) {
            return CardsCodes.UNKNOWN_NAME.at(place).with("name", written);
        }
        StringBuilder names = new StringBuilder();
        for (Hit hit : near) {
            names.append(names.length() == 0 ? "" : ", ").append(hit.name());
        }
        return CardsCodes.NEAR_NAME
                .at(place)
                .with("name", written)
                .with("near", names.toString())
                .fixedBy(near.get(0).name());
    }
}
