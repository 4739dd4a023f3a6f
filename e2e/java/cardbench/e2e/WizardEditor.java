package cardbench.e2e;

import com.microsoft.playwright.Page;

/** The two editors of the view for cards. */
final class WizardEditor {

    static final String BOX = "textarea#wizard-text";
    static final String CODE = "#wizard-text.cm-content";

    private static final String CHOSEN =
            "() => Object.entries(localStorage).some(([name, kept]) =>"
                    + " name.endsWith(':wizard-plain') && kept === 'true')";

    private WizardEditor() {}

    /** Takes the plain box, whose value can be read, unless it was chosen before. */
    static void plain(Page page) {
        if (!(boolean) page.evaluate(CHOSEN)) {
            page.locator(CODE).waitFor();
            page.click("#wizard-switch");
        }
        page.locator(BOX).waitFor();
    }
}
