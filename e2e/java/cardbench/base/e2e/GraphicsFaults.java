package cardbench.base.e2e;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Contrast;
import com.microsoft.playwright.options.ForcedColors;
import java.util.List;

/**
 * What of a page does not stand out: bars, fills and edges with less than 3 to 1 against what is
 * behind them, and choices that look like what is not chosen. The rules are in {@code
 * e2e/scripts/graphics-faults.js}; contrast of text is in {@link Axe}.
 */
public final class GraphicsFaults {

    private static final JudgeScript FAULTS = JudgeScript.of("graphics-faults.js");

    /** What a reader may have set up, for all pages. */
    public record Setting(ColorScheme scheme, Contrast contrast, ForcedColors forced) {

        /** The usual setting with a colour scheme. */
        public static Setting of(ColorScheme scheme) {
            return new Setting(scheme, Contrast.NO_PREFERENCE, ForcedColors.NONE);
        }

        /** More contrast. */
        public Setting withMoreContrast() {
            return new Setting(scheme, Contrast.MORE, forced);
        }

        /** Colours of the reader's own. */
        public Setting withForcedColors() {
            return new Setting(scheme, contrast, ForcedColors.ACTIVE);
        }

        /** Sets the page up. */
        public void on(Page page) {
            page.emulateMedia(
                    new Page.EmulateMediaOptions()
                            .setColorScheme(scheme)
                            .setContrast(contrast)
                            .setForcedColors(forced));
            SitePage.awaitFrames(page);
        }
    }

    private GraphicsFaults() {}

    /** The faults of the page as it is shown now, a sentence each. */
    public static List<String> of(Page page) {
        return FAULTS.faults(page);
    }
}
