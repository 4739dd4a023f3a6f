package cardbench.wizard.e2e;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;

/** The two editors of the view for cards. */
public final class WizardEditor {

    static final String BOX = "textarea#wizard-text";
    public static final String CODE = "#wizard-text.cm-content";

    private static final String CHOSEN =
            "() => Object.entries(localStorage).some(([name, kept]) =>"
                    + " name.endsWith(':wizard-plain') && kept === 'true')";

    private static final int PRESSES = 3;

    private WizardEditor() {}

    /** Opens the view for cards, and waits until the code editor is there. */
    public static SitePage open(Site site, String language, int width, ColorScheme scheme) {
        SitePage view =
                site.open(
                        Scheme.HTTP,
                        "index.html#wizard",
                        DecksView.inLanguage(language)
                                .setViewportSize(width, 900)
                                .setColorScheme(scheme));
        view.page().locator(CODE).waitFor();
        return view;
    }

    /** Takes the plain box, whose value can be read, unless it was chosen before. */
    public static void plain(Page page) {
        // a press is lost where the page draws at that moment
        for (int i = 0; i < PRESSES && !(boolean) page.evaluate(CHOSEN); i++) {
            page.locator(CODE).waitFor();
            page.click("#wizard-switch");
        }
        page.locator(BOX).waitFor();
    }
}
