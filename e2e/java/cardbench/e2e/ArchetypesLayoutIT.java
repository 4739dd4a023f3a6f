package cardbench.e2e;

import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The layout of the view “Archetypes” ({@link ViewLayout}). */
@ExtendWith(SiteExtension.class)
class ArchetypesLayoutIT {

    @ParameterizedTest
    @CsvSource({"zh, DARK", "ja, LIGHT", "en, DARK"})
    void nothing_isSqueezedOrCovered(String language, ColorScheme scheme, Site site) {
        ViewLayout.check("archetypes", language, scheme, site);
    }
}
