package cardbench.app.page;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs the tests that open the page in a document without a browser, {@code
 * src/test/webapp/**}{@code /page/*.test.js}, as {@link ScriptTest} runs the others.
 */
@Tag("slow")
class PageScriptTest {

    @TestFactory
    List<DynamicContainer> testsOfPages() throws IOException {
        return ScriptTest.tests(true);
    }
}
