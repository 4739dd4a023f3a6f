package cardbench.build.site;

import java.util.Set;

/**
 * Compiles the sentences about cards of 逆时巫师 OL as empty texts: {@link WordTables} adds them to the
 * words of the page in each language, English too, so that readers load those of theirs alone.
 */
public final class WithoutPageMessages extends WithoutMessages {

    private static final Set<String> CODES =
            Set.of("cardbench.wizard.card.WizardCodes", "cardbench.base.json.JsonCodes");

    @Override
    boolean isShortened(String type) {
        return CODES.contains(type);
    }
}
