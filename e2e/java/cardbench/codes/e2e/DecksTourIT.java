package cardbench.codes.e2e;

import cardbench.app.e2e.ViewTour;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The states of the view “Decks” before all judges ({@link ViewTour}). */
@ExtendWith(SiteExtension.class)
class DecksTourIT {

    @ParameterizedTest
    @InTurn({"LIGHT", "DARK"})
    void everyState_passesInEveryWindow(ColorScheme scheme, Site site) {
        ViewTour.inEveryWindow("decks", scheme, site);
    }

    @ParameterizedTest
    @InTurn({"zh, DARK", "ja, LIGHT", "ja, DARK", "zh, LIGHT"})
    void everyState_passesInLanguages(String language, ColorScheme scheme, Site site) {
        ViewTour.inLanguage("decks", language, scheme, site);
    }
}
