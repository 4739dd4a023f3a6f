package cardbench.codes.e2e;

import cardbench.base.e2e.ViewTour;
import java.util.List;

/** The states of the view “Archetypes” before all judges. */
class ArchetypesTourIT extends ViewTour {

    private static final List<State> STATES =
            List.of(
                    new State("start", page -> awaitShown(page, "#setcode-design-answer .family")),
                    new State(
                            "designed",
                            page -> {
                                page.click("#setcode-hero");
                                awaitShown(page, "#setcode-number-0x9008");
                            }));

    ArchetypesTourIT() {
        super("archetypes", STATES);
    }
}
