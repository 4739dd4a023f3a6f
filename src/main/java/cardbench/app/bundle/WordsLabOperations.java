package cardbench.app.bundle;

import cardbench.contract.CallLimits;
import cardbench.contract.OperationGroup;
import cardbench.wizard.call.WizardWordsOperations;
import java.util.List;

/** What the words of cards of 逆时巫师 OL mean, and the JSON Schema of a card. */
public final class WordsLabOperations {

    private WordsLabOperations() {}

    /** New groups. None of them holds data. */
    public static List<OperationGroup> all() {
        return List.of(new WizardWordsOperations(), new CallLimits());
    }
}
