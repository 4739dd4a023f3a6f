package cardbench.wizard.e2e;

import cardbench.base.e2e.ViewTour;
import java.util.List;

/** The states of the view “Wizard” before all judges. */
class WizardTourIT extends ViewTour {

    private static final List<State> STATES =
            List.of(
                    // a card and its table are shown at first
                    new State(
                            "empty",
                            page -> {
                                awaitShown(page, WizardEditor.CODE);
                                awaitShown(page, "#wizard-zones .seat");
                            }),
                    new State(
                            "example",
                            page -> {
                                page.click("#wizard-example-bash");
                                page.waitForFunction(
                                        "() => document.querySelector('#wizard-mark').hidden");
                                awaitShown(page, "#wizard-zones .seat");
                            }),
                    new State(
                            "choice",
                            page -> {
                                page.click("#wizard-card-c1");
                                awaitShown(page, "#wizard-choice-0");
                            }),
                    new State("played", page -> page.click("#wizard-choice-0")),
                    new State("more", page -> page.click("#wizard-more summary")),
                    new State(
                            "board",
                            page -> {
                                page.selectOption("#wizard-profile", "board-game");
                                page.selectOption("#wizard-seats", "4");
                                awaitShown(page, "#wizard-fold-p4");
                            }));

    WizardTourIT() {
        super("wizard", STATES);
    }
}
