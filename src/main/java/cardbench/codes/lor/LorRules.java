package cardbench.codes.lor;

import cardbench.base.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;

/** The rules that can be checked without any table: size, copies, and the regions of the ids. */
final class LorRules {

    /** The number of cards of a deck. */
    static final int SIZE = 40;

    /** The most copies of a card. */
    static final int COPIES = 3;

    /** The most regions of a deck without cards that allow others. */
    private static final int REGIONS = 2;

    private LorRules() {}

    static List<Diagnostic> check(LorDeck deck) {
        List<Diagnostic> checks = new ArrayList<>();
        if (deck.size() != SIZE) {
            checks.add(LorCodes.SIZE.anywhere().with("count", deck.size()).with("size", SIZE));
        }
        List<String> regions = new ArrayList<>();
        for (LorCard card : deck.sorted()) {
            if (card.copies() > COPIES) {
                checks.add(
                        LorCodes.COPIES
                                .anywhere()
                                .with("card", card.id())
                                .with("count", card.copies())
                                .with("limit", COPIES));
            }
            Region region = Region.of(card.region());
            // champions of Runeterra bring regions of their own
            if (region != null && region != Region.RUNETERRA && !isIn(regions, region.title)) {
                regions.add(region.title);
            }
        }
        if (regions.size() > REGIONS) {
            checks.add(
                    LorCodes.REGIONS
                            .anywhere()
                            .with("regions", String.join(", ", regions))
                            .with("count", regions.size()));
        }
        return checks;
    }

    private static boolean isIn(List<String> texts, String wanted) {
        // List.contains would bring the equals of every class into each script
        for (String text : texts) {
            if (text.equals(wanted)) {
                return true;
            }
        }
        return false;
    }
}
