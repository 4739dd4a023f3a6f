package cardbench.base.e2e.engine;

import com.eclipsesource.json.JsonValue;
import java.nio.file.Path;
import java.util.List;

/**
 * One window of a browser that Playwright does not drive, in a profile of its own. Not for several
 * threads at once.
 */
public interface EngineDriver extends AutoCloseable {

    /** The Ctrl key in the protocol. */
    String CONTROL = "\uE009";

    /** The Tab key. */
    String TAB = "\uE004";

    /** The Enter key. */
    String ENTER = "\uE007";

    /** Opens an address, and waits until the page is loaded. */
    void open(String address);

    /**
     * The value of a JavaScript expression in the page, or of the promise that it is; {@code
     * undefined} is {@code null}.
     *
     * @throws IllegalStateException if the expression throws an exception
     */
    JsonValue evaluate(String expression);

    /** Presses the first element that a selector finds, in the middle, as a mouse does. */
    void click(String selector);

    /**
     * Presses keys, each while those before it are held.
     *
     * @param keys characters, or {@link #CONTROL}, {@link #TAB}, {@link #ENTER}
     */
    void press(String... keys);

    /** Lets {@link #evaluate} look into the frame that a selector finds. */
    void enterFrame(String selector);

    /** Lets {@link #evaluate} look at the page itself again. */
    void leaveFrame();

    /** Writes a picture of the window as PNG. */
    void picture(Path file);

    /**
     * What the console shows since the window was opened, each with its level. WebKit tells nothing
     * of it to a driver.
     */
    List<String> console();

    /**
     * Installs an extension until the browser ends.
     *
     * @param folder with its manifest
     * @throws UnsupportedOperationException if the engine has no extensions
     */
    default void install(Path folder) {
        throw new UnsupportedOperationException("no extensions");
    }

    /** Opens an address in a tab behind the window, and lets {@link #evaluate} look into it. */
    default void openBehind(String address) {
        throw new UnsupportedOperationException("no tabs");
    }

    /** Ends the browser. */
    @Override
    void close();
}
