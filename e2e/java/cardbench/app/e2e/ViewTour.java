package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.chance.Seeds;
import cardbench.base.e2e.Axe;
import cardbench.base.e2e.GraphicsFaults;
import cardbench.base.e2e.GraphicsFaults.Setting;
import cardbench.base.e2e.Keyboard;
import cardbench.base.e2e.LayoutFaults;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Contrast;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A tour through every state of a view that looks different. In each state all judges look at the
 * page: layout at several widths and zooms, graphics in the settings that a reader may have, axe,
 * and the keyboard. With {@code -Dpictures} each state leaves pictures of all widths.
 */
public final class ViewTour {

    /** A window, in the pixels of its style sheets. */
    private record Window(int width, int height) {

        private void of(Page page) {
            page.setViewportSize(width, height);
            SitePage.awaitFrames(page);
        }
    }

    private static final Window DESKTOP = new Window(1280, 844);

    /** Where faults of layout show first. */
    private static final Window NARROWEST = new Window(320, 844);

    /**
     * The narrowest phone, a usual one, a desktop; windows of 1280 x 800 at 200 % and of 1280 x
     * 1024 at 400 %.
     */
    private static final List<Window> WINDOWS =
            List.of(
                    NARROWEST,
                    new Window(DecksView.PHONE_WIDTH, 844),
                    DESKTOP,
                    new Window(640, 400),
                    new Window(320, 256));

    /** Whatever stays when the page scrolls leaves half of each window. */
    private static final int MOST_COVERED = 50;

    /** The part of the window that is covered by what stays when the page scrolls, of 100. */
    private static final String COVERED =
            """
            () => {
              scrollTo(0, document.documentElement.scrollHeight / 2);
              let covered = 0;
              for (const element of document.querySelectorAll("body *")) {
                const style = getComputedStyle(element);
                if (!/fixed|sticky/.test(style.position) || !element.checkVisibility()) continue;
                const box = element.getBoundingClientRect();
                const stays = style.position === "fixed" || box.top <= 1 || box.bottom >= innerHeight - 1;
                const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
                const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
                if (stays && width > innerWidth / 2 && height > 0) covered += height;
              }
              scrollTo(0, 0);
              return Math.round(100 * covered / innerHeight);
            }
            """;

    /** Every second setting, begun with another one in each state; all with all seeds. */
    private static List<Setting> settings(ColorScheme scheme, int turn) {
        Setting usual = Setting.of(scheme);
        List<Setting> all =
                List.of(
                        usual.withMoreContrast(),
                        usual.withForcedColors(),
                        Setting.of(ColorScheme.LIGHT).withForcedColors(),
                        usual);
        int step = Seeds.of(2, 1);
        return IntStream.range(0, all.size())
                .filter(setting -> setting % step == turn % step)
                .mapToObj(all::get)
                .toList();
    }

    private final String view;
    private final SitePage shown;
    private final Page page;
    private final ColorScheme scheme;
    private final List<String> faults = new ArrayList<>();

    private ViewTour(String view, SitePage shown, ColorScheme scheme) {
        this.view = view;
        this.shown = shown;
        this.page = shown.page();
        this.scheme = scheme;
    }

    /** Shows a view in English in every window and setting, to every judge. */
    public static void inEveryWindow(String view, ColorScheme scheme, Site site) {
        tour(view, "en", scheme, WINDOWS, true, site);
    }

    /** Shows a view in another language, whose words are what differs. */
    public static void inLanguage(String view, String language, ColorScheme scheme, Site site) {
        List<Window> windows = SitePage.arePicturesWanted() ? WINDOWS : List.of(NARROWEST);
        tour(view, language, scheme, windows, false, site);
    }

    private static void tour(
            String view,
            String language,
            ColorScheme scheme,
            List<Window> windows,
            boolean everyJudge,
            Site site) {
        try (SitePage shown = site.blank(DecksView.inLanguage(language).setColorScheme(scheme))) {
            ViewTour tour = new ViewTour(view, shown, scheme);
            Keyboard.watch(shown.page());
            shown.page().navigate(site.address(Scheme.HTTP, "index.html#" + view));
            shown.page().locator("#page").waitFor();
            int turn = 0;
            for (ViewStates.State state : ViewStates.of(view)) {
                DESKTOP.of(shown.page());
                state.reach().accept(shown.page());
                String name = String.join("-", view, state.name(), language, scheme.name());
                tour.layout(name, windows);
                tour.add(name, Axe.violations(shown.page()));
                if (everyJudge) {
                    DESKTOP.of(shown.page());
                    tour.graphics(name, turn++);
                    tour.add(name, Keyboard.faults(shown.page()));
                }
            }
            assertEquals(List.of(), tour.faults);
        }
    }

    private void add(String name, List<String> found) {
        found.forEach(fault -> faults.add(name + ": " + fault));
    }

    private void layout(String name, List<Window> windows) {
        for (Window window : windows) {
            window.of(page);
            String at = name + "-" + window.width() + "x" + window.height();
            add(at, LayoutFaults.of(page));
            int covered = (Integer) page.evaluate(COVERED);
            if (covered > MOST_COVERED) {
                faults.add(at + ": " + covered + " % of the window is covered");
            }
            shown.picture(at.toLowerCase());
        }
    }

    private void graphics(String name, int turn) {
        for (Setting setting : settings(scheme, turn)) {
            setting.on(page);
            add(name + ", " + setting, GraphicsFaults.of(page));
            if (setting.contrast() == Contrast.MORE) {
                add(name + ", " + setting, Axe.contrast(page));
            }
        }
        Setting.of(scheme).on(page);
    }
}
