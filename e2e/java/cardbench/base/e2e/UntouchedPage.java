package cardbench.base.e2e;

import com.microsoft.playwright.Page;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.regex.Pattern;

/**
 * A page that notes whether a test did more than a reader can do in it: whether it listens, routes
 * requests, adds scripts, has the context, or emulates something, which would outlive the test.
 */
final class UntouchedPage implements InvocationHandler {

    /**
     * The methods that leave nothing behind but what the page keeps and shows. A method that is not
     * among them counts as a change, so that one of a later Playwright does.
     */
    private static final Pattern HARMLESS =
            Pattern.compile(
                    "click|dblclick|check|uncheck|setChecked|fill|focus|hover|press|tap|type|selectOption"
                            + "|setInputFiles|dragAndDrop|dispatchEvent|locator|frameLocator|frame|frames|mainFrame"
                            + "|getBy.*|getAttribute|query.*|eval.*|inner.*|inputValue|textContent|title|url|content"
                            + "|is[A-Z].*|ariaSnapshot|navigate|reload|goBack|goForward|keyboard|mouse|touchscreen"
                            + "|screenshot|viewportSize|setViewportSize|bringToFront|waitFor.*|hashCode|toString");

    private final Page page;
    private boolean changed;

    private UntouchedPage(Page page) {
        this.page = page;
    }

    /** What tests are given, and what knows afterwards whether they changed the page. */
    static UntouchedPage of(Page page) {
        return new UntouchedPage(page);
    }

    /** The page for tests. */
    Page page() {
        return (Page)
                Proxy.newProxyInstance(
                        Page.class.getClassLoader(), new Class<?>[] {Page.class}, this);
    }

    /** Whether a method was called that may leave something behind. */
    boolean isChanged() {
        return changed;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        changed |= !HARMLESS.matcher(method.getName()).matches();
        try {
            return method.invoke(page, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
