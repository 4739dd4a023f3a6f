package cardbench.codes.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cardbench.base.e2e.HostPages;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.engine.Engine;
import cardbench.base.e2e.engine.EngineDriver;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The extension as an add-on of Firefox, installed by its driver. */
@ExtendWith(SiteExtension.class)
class FirefoxAddOnIT {

    private static final String ID = "cardbench@cardbench.invalid";

    /** Firefox gives each add-on a host of its own in each profile, which this profile chooses. */
    private static final String HOST = "3f1c7a52-8d0e-4b6a-9c55-1e2d3f4a5b6c";

    @TempDir private Path folder;

    private static EngineDriver firefox(String language) {
        return Engine.FIREFOX.start(
                Map.of(
                        "extensions.webextensions.uuids",
                        "'" + new JsonObject().add(ID, HOST) + "'",
                        "intl.accept_languages",
                        "'" + language + "'"));
    }

    @ParameterizedTest
    @CsvSource({
        "reddit, en-GB, Decks on this page: 2, Forbidden Ritual",
        "nga, zh-CN, 本页的卡组：3 副, 雷电将军"
    })
    void window_listsTheDecksOfThePage(
            String page, String language, String title, String name, Site site) throws IOException {
        String missing = Engine.FIREFOX.whatIsMissing();
        assumeTrue(missing.isEmpty(), missing);
        try (HostPages hosts = new HostPages(site);
                EngineDriver firefox = firefox(language)) {
            firefox.install(ExtensionIT.copy(folder));
            firefox.open(hosts.address("kept-" + page + ".html"));
            String before = firefox.evaluate("document.body.innerHTML").asString();
            firefox.openBehind("moz-extension://" + HOST + "/popup.html");
            String shown =
                    firefox.evaluate(
                                    "new Promise((found) => { const look = () => {"
                                            + " const decks = Array.from(document.querySelectorAll("
                                            + "'card-deck'), (one) => one.shadowRoot?.textContent);"
                                            + " if (decks[0]?.includes('"
                                            + name
                                            + "')) found(document.querySelector('h1').textContent);"
                                            + " else setTimeout(look, 50); }; look(); })")
                            .asString();
            assertEquals(title, shown);
            assertTrue(
                    firefox.console().stream().noneMatch(line -> line.startsWith("error")),
                    firefox.console().toString());
            firefox.leaveFrame();
            assertEquals(before, firefox.evaluate("document.body.innerHTML").asString());
        }
    }
}
