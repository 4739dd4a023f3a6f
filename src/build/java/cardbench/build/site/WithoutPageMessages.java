package cardbench.build.site;

import java.util.Set;

/**
 * Compiles the sentences about cards of 逆时巫师 OL and about deck files as empty texts: {@link
 * WordTables} adds them to the words of the page in each language, English too, so that readers
 * load those of theirs alone.
 */
public final class WithoutPageMessages extends WithoutMessages {

    /** The bundles that only the page calls. */
    static final Set<Bundle> BUNDLES =
            Set.of(Bundle.WIZARD_LAB, Bundle.ODDS_LAB, Bundle.ODDS_LAB_WASM, Bundle.FORM_LAB);

    private static final Set<String> CODES =
            Set.of(
                    "cardbench.wizard.card.WizardCodes",
                    "cardbench.base.json.JsonCodes",
                    "cardbench.base.yaml.YamlCodes");

    @Override
    boolean isShortened(String type) {
        return CODES.contains(type)
                || type.startsWith("cardbench.odds.") && super.isShortened(type);
    }
}
