package cardbench.app.page;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs the tests of a house that open the page in a document without a browser, {@code
 * src/test/webapp/HOUSE/**}{@code /page/*.test.js}, as {@link ScriptTest} runs the others. Each
 * house has a class, so that two processes share the work.
 */
@Tag("slow")
abstract class PageScriptTest {
    private final String house;

    PageScriptTest(String house) {
        this.house = house;
    }

    @TestFactory
    List<DynamicContainer> testsOfPage() throws IOException {
        return ScriptTest.testsOfPage(house);
    }
}
