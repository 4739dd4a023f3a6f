package cardbench.base.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.chance.Seeds;
import cardbench.base.e2e.GraphicsFaults.Setting;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Contrast;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * A tour through every state of a view that looks different. In each state all judges look at the
 * page: layout at several widths and zooms, graphics in the settings that a reader may have, axe,
 * and the keyboard. With {@code -Dpictures} each state leaves pictures of all widths. The view
 * “Decks” also tours the help.
 */
@ExtendWith(SiteExtension.class)
public abstract class ViewTour {

    /** A state of a view, and what brings it about from the state before it. */
    public record State(String name, Consumer<Page> reach) {}

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
                    new Window(390, 844),
                    DESKTOP,
                    new Window(640, 400),
                    new Window(320, 256));

    /** Whatever stays when the page scrolls leaves half of each window. */
    private static final int MAX_COVERED = 50;

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

    private static List<Setting> settings(ColorScheme scheme) {
        Setting usual = Setting.of(scheme);
        return List.of(
                usual.withMoreContrast(),
                usual.withForcedColors(),
                Setting.of(ColorScheme.LIGHT).withForcedColors(),
                usual);
    }

    /**
     * Every second one, of which the next state and the next day take the others; all with all
     * seeds.
     */
    private static <T> List<T> inTurn(List<T> all, int turn) {
        int step = Seeds.of(2, 1);
        return IntStream.range(0, all.size())
                .filter(one -> one % step == turn % step)
                .mapToObj(all::get)
                .toList();
    }

    private final String view;
    private final List<State> states;

    /**
     * @param view the name of the view in the address
     * @param states the states that look different, in the order in which they are reached
     */
    protected ViewTour(String view, List<State> states) {
        this.view = view;
        this.states = states;
    }

    /** In English. */
    @ParameterizedTest
    @InTurn({"LIGHT", "DARK"})
    public void everyState_passesInEveryWindow(ColorScheme scheme, Site site) {
        tour("en", scheme, true, site);
    }

    /** In other languages, whose words are what differs; in the other scheme on the same day. */
    @ParameterizedTest
    @InTurn({"zh, DARK", "ja, LIGHT", "ja, DARK", "zh, LIGHT"})
    public void everyState_passesInLanguages(String language, ColorScheme scheme, Site site) {
        tour(language, scheme, false, site);
    }

    /** Waits for an element that a state draws. */
    protected static void awaitShown(Page page, String selector) {
        page.locator(selector).first().waitFor();
    }

    private void tour(String language, ColorScheme scheme, boolean everyJudge, Site site) {
        Browser.NewContextOptions options =
                new Browser.NewContextOptions().setLocale(language).setColorScheme(scheme);
        List<String> faults = new ArrayList<>();
        try (SitePage shown = site.blank(options)) {
            Page page = shown.page();
            Keyboard.watch(page);
            page.navigate(site.address(Scheme.HTTP, "index.html#" + view));
            page.locator("#page").waitFor();
            // the scheme changes each day, this every second day: so the two meet in all ways
            int turn = InTurn.Source.TURN / 2;
            for (State state : states) {
                turn++;
                DESKTOP.of(page);
                state.reach().accept(page);
                String name = String.join("-", view, state.name(), language, scheme.name());
                faults.addAll(layout(shown, name, windows(everyJudge, turn)));
                faults.addAll(named(name, Axe.violations(page)));
                if (everyJudge) {
                    DESKTOP.of(page);
                    faults.addAll(graphics(page, name, inTurn(settings(scheme), turn)));
                    Setting.of(scheme).on(page);
                    faults.addAll(named(name, Keyboard.faults(page)));
                }
            }
        }
        assertEquals(List.of(), faults);
    }

    private static List<Window> windows(boolean everyJudge, int turn) {
        if (SitePage.arePicturesWanted()) {
            return WINDOWS;
        }
        return everyJudge ? inTurn(WINDOWS, turn) : List.of(NARROWEST);
    }

    private static List<String> named(String name, List<String> faults) {
        return faults.stream().map(fault -> name + ": " + fault).toList();
    }

    private static List<String> layout(SitePage shown, String name, List<Window> windows) {
        List<String> faults = new ArrayList<>();
        for (Window window : windows) {
            window.of(shown.page());
            String at = name + "-" + window.width() + "x" + window.height();
            faults.addAll(named(at, LayoutFaults.of(shown.page())));
            int covered = (Integer) shown.page().evaluate(COVERED);
            if (covered > MAX_COVERED) {
                faults.add(at + ": " + covered + " % of the window is covered");
            }
            shown.picture(at.toLowerCase());
        }
        return faults;
    }

    private static List<String> graphics(Page page, String name, List<Setting> settings) {
        List<String> faults = new ArrayList<>();
        for (Setting setting : settings) {
            setting.on(page);
            String at = name + ", " + setting;
            faults.addAll(named(at, GraphicsFaults.of(page)));
            if (setting.contrast() == Contrast.MORE) {
                faults.addAll(named(at, Axe.contrast(page)));
            }
        }
        return faults;
    }
}
