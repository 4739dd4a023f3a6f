package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.app.library.ExampleOutput;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The npm package in a browser: the example as an ES module, found by an import map. */
@ExtendWith(SiteExtension.class)
class NpmModuleIT {

    private static final String PAGE =
            """
            <!doctype html>
            <meta charset="utf-8">
            <title>npm</title>
            <script type="importmap">
            { "imports": { "cardbench": "./package/cardbench.js", "cardbench/ygo": "./package/ygo.js",
              "cardbench/setcodes": "./package/setcodes.js" } }
            </script>
            <script type="module" src="read-codes.js"></script>
            """;

    private static String script(String name) throws IOException {
        return Files.readString(
                Path.of(System.getProperty("jar.file")).resolveSibling("npm").resolve(name));
    }

    @Test
    void example_runsInTheBrowser(Site site) throws IOException {
        Site with =
                site.with(
                        Map.of(
                                "npm.html",
                                PAGE,
                                "read-codes.js",
                                Files.readString(ExampleOutput.example("npm/read-codes.mjs")),
                                "package/cardbench.js",
                                script("cardbench.js"),
                                "package/ygo.js",
                                script("ygo.js"),
                                "package/setcodes.js",
                                script("setcodes.js")));
        List<String> expected = ExampleOutput.lines();
        List<String> printed = new ArrayList<>();
        try (SitePage page = with.blank().withNoisyConsole()) {
            page.page().onConsoleMessage(line -> printed.addAll(line.text().lines().toList()));
            page.page().navigate(with.address(Scheme.HTTP, "npm.html"));
            page.page().waitForCondition(() -> printed.size() >= expected.size());
        }
        assertEquals(expected, printed);
    }
}
