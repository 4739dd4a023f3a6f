package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.LayoutFaults;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;

/**
 * A view in every state that looks different: nothing sticks out, is squeezed, lies over something
 * else or is too pale. Every language has the narrowest screen, where faults show first; English
 * has a phone and a desktop as well. With {@code -Dpictures} each state leaves pictures of all
 * widths.
 */
public final class ViewLayout {

    private static final int[] WIDTHS = {320, DecksView.PHONE_WIDTH, 1280};

    private static final int HEIGHT = 844;

    private ViewLayout() {}

    /** Checks a view in a language and a colour scheme. */
    public static void check(String view, String language, ColorScheme scheme, Site site) {
        boolean everyWidth = language.equals("en") || SitePage.arePicturesWanted();
        List<String> faults = new ArrayList<>();
        try (SitePage shown =
                site.open(
                        Scheme.HTTP,
                        "index.html#" + view,
                        DecksView.inLanguage(language)
                                .setViewportSize(1280, HEIGHT)
                                .setColorScheme(scheme))) {
            Page page = shown.page();
            page.locator("#page").waitFor();
            for (ViewStates.State state : ViewStates.of(view)) {
                page.setViewportSize(1280, HEIGHT);
                state.reach().accept(page);
                String name = view + "-" + state.name() + "-" + language + "-" + scheme;
                for (int width : everyWidth ? WIDTHS : new int[] {WIDTHS[0]}) {
                    page.setViewportSize(width, HEIGHT);
                    LayoutFaults.of(page)
                            .forEach(fault -> faults.add(name + " at " + width + ": " + fault));
                    shown.picture(name.toLowerCase() + "-" + width);
                }
                Axe.contrast(page).forEach(fault -> faults.add(name + ": " + fault));
            }
        }
        assertEquals(List.of(), faults);
    }
}
