package cardbench.base.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;

/** A page without any policy, which shows one markup after the other, with traps in it. */
public final class Forum {

    private final Page page;

    /**
     * Opens the page beside those that there are, and sees that its traps work.
     *
     * @param traps script that makes {@code traps}, a list of what ran
     */
    public Forum(BrowserContext context, String traps) {
        page = context.newPage();
        page.evaluate("() => {" + traps + "}");
        assertEquals(List.of("ran"), shown("<img src=x onerror=trapped()>"), "the traps");
        page.evaluate("() => { traps.length = 0; }");
    }

    /** Shows a markup, of which nothing may run. */
    public void show(String markup) {
        assertEquals(List.of(), shown(markup), markup);
    }

    private Object shown(String markup) {
        page.setContent("<!doctype html><body>" + markup);
        return page.evaluate("() => traps");
    }
}
