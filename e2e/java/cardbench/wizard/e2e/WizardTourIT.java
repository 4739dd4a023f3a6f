package cardbench.wizard.e2e;

import cardbench.base.e2e.ViewTour;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The states of the view “Wizard” before all judges. */
class WizardTourIT extends ViewTour {

    private static final Path[] FILES =
            Stream.of("stone.jsonc", "bash.jsonc", "scenarios/bash-with-wand.json")
                    .map(name -> Path.of("cards-data/examples/wizard", name))
                    .toArray(Path[]::new);

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
                            }),
                    // files, their collection, a scenario among them, and a test
                    new State(
                            "package",
                            page -> {
                                page.setInputFiles("#wizard-file", FILES);
                                awaitShown(page, "#wizard-files .file .good");
                                page.click("#wizard-show-2");
                                awaitShown(page, "#wizard-scenario .good");
                                page.click("#wizard-make-test");
                                page.click("#wizard-test-fold-0");
                                page.click("#wizard-vocabulary summary");
                                page.click(".collected:has-text('当头一棒') summary");
                                awaitShown(page, ".collected .ran");
                            }));

    WizardTourIT() {
        super("wizard", STATES);
    }
}
