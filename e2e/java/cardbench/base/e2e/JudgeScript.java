package cardbench.base.e2e;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A script in {@code e2e/scripts} that returns the faults of a page, a sentence each. */
record JudgeScript(String text) {

    static JudgeScript of(String file) {
        try {
            return new JudgeScript(Files.readString(Path.of("e2e", "scripts", file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The faults of the page as it is shown now. */
    @SuppressWarnings("unchecked") // the script returns an array of strings
    List<String> faults(Page page) {
        return (List<String>) page.evaluate(text);
    }
}
