package cardbench.codes.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Lists of card names, in any language, turned into codes. */
@ExtendWith(SiteExtension.class)
class NameListIT {

    @Test
    void listPastedIntoTheEditor_isAddedToTheDeck(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.GENIUS)) {
            view.click("#edit");
            view.page().locator(".groups.editing").waitFor();
            view.click("#less-actions-61").click("#less-actions-61");
            view.page()
                    .evaluate(
                            "text => navigator.clipboard.writeText(text)",
                            "派蒙\nFurina\nAncient Courtyard");
            view.page().focus("#card-search");
            view.press("Control+v");
            view.page().locator("#edit-says.trouble:has-text('room')").waitFor();
            assertTrue(
                    view.texts(".card").contains("2×\ncost\n3\nPaimon\n−\n+"),
                    view.texts(".card").toString());
        }
    }
}
