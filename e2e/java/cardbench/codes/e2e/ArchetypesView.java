package cardbench.codes.e2e;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.util.List;

/** The view of archetypes with files open in it. */
final class ArchetypesView {

    private ArchetypesView() {}

    static FilePayload file(String name, byte[] bytes) {
        return new FilePayload(name, "application/octet-stream", bytes);
    }

    /** Opens these files in a window 900 pixels high, and waits for what the selector shows. */
    static SitePage open(
            Site site,
            String language,
            int width,
            ColorScheme scheme,
            List<FilePayload> files,
            String shown) {
        SitePage view =
                site.open(
                        Scheme.HTTP,
                        "index.html#archetypes&lang=" + language,
                        DecksView.inLanguage(language)
                                .setViewportSize(width, 900)
                                .setColorScheme(scheme));
        view.page().setInputFiles("#setcode-file", files.toArray(new FilePayload[0]));
        view.page().locator(shown).waitFor();
        return view;
    }
}
