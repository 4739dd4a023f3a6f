package cardbench.cards;

import cardbench.cards.NameSearch.Hit;
import cardbench.text.Diagnostic;
import cardbench.text.Location;
import java.util.List;

/** A name of a list that no card has, and which cards may have been meant. */
public final class UnknownName {

    private static final int SUGGESTIONS = 3;

    private UnknownName() {}

    /**
     * Says so at its place. Where names come near, or else hold what was written, the likeliest
     * three are told, and the first is the fix.
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
