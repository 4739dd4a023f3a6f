package cardbench.base.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives tests the {@link Site}: one browser and one server for the whole run. */
public final class SiteExtension implements ParameterResolver {

    private static final Namespace NAMESPACE = Namespace.create(SiteExtension.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Site.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getRoot()
                .getStore(NAMESPACE)
                .getOrComputeIfAbsent(Run.class, key -> new Run(), Run.class)
                .site;
    }

    /** What is started once and ended with the run. */
    private static final class Run implements AutoCloseable {
        static {
            PlaywrightAssertions.setDefaultAssertionTimeout(SitePage.MILLISECONDS);
        }

        private final Playwright playwright = Browsers.playwright();
        private final Browser browser = Browsers.launch(playwright);
        private final Site site = new Site(browser, Path.of(System.getProperty("site.dir")));

        @Override
        public void close() {
            site.close();
            browser.close();
            playwright.close();
        }
    }
}
