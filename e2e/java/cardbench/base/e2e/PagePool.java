package cardbench.base.e2e;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.ViewportSize;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Pages that a test has left and the next one with the same settings takes: the engine has compiled
 * the scripts of the site there, which halves the processor time until a page is ready. A page is
 * given on only if the test did no more than a reader can ({@link UntouchedPage}), opened no other
 * page, and everything that the site keeps could be removed.
 */
final class PagePool implements AutoCloseable {

    /** How many pages wait, each with a process of the browser. */
    private static final int IDLE = 3;

    /** A page that cannot be left within this time, in milliseconds, is not given on. */
    private static final int PATIENCE = 5_000;

    /** Removes everything that a site can keep, and says whether it could. */
    private static final String FORGET =
            """
            async () => {
              localStorage.clear();
              sessionStorage.clear();
              for (const { name } of await indexedDB.databases()) {
                const removed = await new Promise((settle) => {
                  const request = indexedDB.deleteDatabase(name);
                  request.onsuccess = () => settle(true);
                  request.onerror = request.onblocked = () => settle(false);
                });
                if (!removed) return false;
              }
              if (window.caches) for (const key of await caches.keys()) await caches.delete(key);
              return true;
            }""";

    private final Function<Browser.NewContextOptions, BrowserContext> contexts;
    private final Deque<Place> idle = new ArrayDeque<>();

    /**
     * An empty pool.
     *
     * @param contexts makes the context of a new page
     */
    PagePool(Function<Browser.NewContextOptions, BrowserContext> contexts) {
        this.contexts = contexts;
    }

    /**
     * A page as if it were new, which comes back here when it is closed.
     *
     * @param options of its context
     * @param empty the address of a small file of the site without any script
     */
    SitePage take(Browser.NewContextOptions options, String empty) {
        String key = empty + ' ' + written(options);
        for (Iterator<Place> places = idle.iterator(); places.hasNext(); ) {
            Place place = places.next();
            if (place.key.equals(key)) {
                places.remove();
                return place.open();
            }
        }
        return new Place(key, empty, contexts.apply(options)).open();
    }

    /** The settings as a text; those that have none are like no others. */
    private static String written(Browser.NewContextOptions options) {
        return Arrays.stream(Browser.NewContextOptions.class.getFields())
                .map(
                        field -> {
                            try {
                                return field.getName() + '=' + written(field.get(options));
                            } catch (IllegalAccessException e) {
                                throw new IllegalStateException(e);
                            }
                        })
                .collect(Collectors.joining(" "));
    }

    private static String written(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.map(PagePool::written).orElse("none");
        }
        return value instanceof ViewportSize size
                ? size.width + "x" + size.height
                : String.valueOf(value);
    }

    @Override
    public void close() {
        idle.forEach(place -> place.context.close());
        idle.clear();
    }

    /** A page of the browser, in which one test after the other opens the site. */
    private final class Place {
        private final String key;
        private final String empty;
        private final BrowserContext context;
        private final Page page;
        private final ViewportSize size;
        private final CDPSession session;

        Place(String key, String empty, BrowserContext context) {
            this.key = key;
            this.empty = empty;
            this.context = context;
            this.page = context.newPage();
            this.size = page.viewportSize();
            this.session = context.newCDPSession(page);
        }

        SitePage open() {
            UntouchedPage watched = UntouchedPage.of(page);
            return new SitePage(context, page, watched.page(), () -> leave(watched));
        }

        /** Gives the page on if it can be as new; else ends it. */
        private void leave(UntouchedPage watched) {
            if (watched.isChanged() || context.pages().size() > 1 || !isMadeEmpty()) {
                context.close();
                return;
            }
            idle.addFirst(this);
            if (idle.size() > IDLE) {
                idle.removeLast().context.close();
            }
        }

        private boolean isMadeEmpty() {
            try {
                page.navigate(empty, new Page.NavigateOptions().setTimeout(PATIENCE));
                page.setViewportSize(size.width, size.height);
                page.mouse().move(0, 0);
                session.send("Page.resetNavigationHistory", new JsonObject());
                context.clearCookies();
                return Boolean.TRUE.equals(page.evaluate(FORGET));
            } catch (PlaywrightException e) {
                return false;
            }
        }
    }
}
