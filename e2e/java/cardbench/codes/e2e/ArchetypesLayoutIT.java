package cardbench.codes.e2e;

import cardbench.app.e2e.ViewLayout;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
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
