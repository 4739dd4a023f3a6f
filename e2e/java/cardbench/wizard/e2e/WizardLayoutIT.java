package cardbench.wizard.e2e;

import cardbench.app.e2e.ViewLayout;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The layout of the view “Wizard” ({@link ViewLayout}). */
@ExtendWith(SiteExtension.class)
class WizardLayoutIT {

    @ParameterizedTest
    @CsvSource({"zh, LIGHT", "ja, DARK", "en, LIGHT"})
    void nothing_isSqueezedOrCovered(String language, ColorScheme scheme, Site site) {
        ViewLayout.check("wizard", language, scheme, site);
    }
}
