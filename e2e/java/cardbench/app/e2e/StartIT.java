package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.codes.e2e.DecksView;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the page shows before the first deck: an example, pictured as it is. */
@ExtendWith(SiteExtension.class)
class StartIT {

    @Test
    void hearthstone_hasTheCostsOfThePicture(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.page().locator("#start-hearthstone").waitFor();
            List<String> counts = view.texts("#start-hearthstone .shows > *");
            view.click("#start-hearthstone");
            view.page().locator(".curve .n").first().waitFor();
            List<String> bars = view.texts(".curve .n");
            bars.replaceAll(bar -> bar.isEmpty() ? "0" : bar);
            assertEquals(bars, counts);
        }
    }
}
