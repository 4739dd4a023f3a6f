package cardbench.odds.e2e;

import cardbench.app.e2e.ViewTour;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The states of the view “Odds” before all judges ({@link ViewTour}). */
@ExtendWith(SiteExtension.class)
class OddsTourIT {

    @ParameterizedTest
    @InTurn({"DARK", "LIGHT"})
    void everyState_passesInEveryWindow(ColorScheme scheme, Site site) {
        ViewTour.inEveryWindow("odds", scheme, site);
    }

    @ParameterizedTest
    @InTurn({"zh, LIGHT", "ja, DARK", "ja, LIGHT", "zh, DARK"})
    void everyState_passesInLanguages(String language, ColorScheme scheme, Site site) {
        ViewTour.inLanguage("odds", language, scheme, site);
    }
}
