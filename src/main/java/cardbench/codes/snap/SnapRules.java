package cardbench.codes.snap;

import cardbench.base.text.Diagnostic;
import cardbench.codes.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/** The rules of a deck: twelve cards, each once. */
final class SnapRules {

    private SnapRules() {}

    static List<Diagnostic> check(SnapDeck deck) {
        List<Diagnostic> checks = new ArrayList<>();
        int size = deck.cards().size();
        if (size != SnapDeck.SIZE) {
            checks.add(SnapCodes.SIZE.anywhere().with("count", size).with("size", SnapDeck.SIZE));
        }
        for (Entry entry : deck.entries()) {
            if (entry.copies() > 1) {
                checks.add(
                        SnapCodes.COPIES
                                .anywhere()
                                .with("card", entry.text())
                                .with("count", entry.copies()));
            }
        }
        return checks;
    }
}
