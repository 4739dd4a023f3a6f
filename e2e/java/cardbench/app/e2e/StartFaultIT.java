package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.WaitUntilState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A first script, or the first words, that do not arrive as they are. */
@ExtendWith(SiteExtension.class)
class StartFaultIT {

    /** What a host, a proxy or the way there makes of a file. */
    enum Fault {
        MISSING {
            @Override
            void answer(Route route, String whole) {
                route.fulfill(new Route.FulfillOptions().setStatus(404).setBody("none"));
            }
        },
        DROPPED {
            @Override
            void answer(Route route, String whole) {
                route.abort();
            }
        },
        CUT {
            @Override
            void answer(Route route, String whole) {
                script(route, whole.substring(0, whole.length() / 2));
            }
        },
        EMPTY {
            @Override
            void answer(Route route, String whole) {
                script(route, "");
            }
        },
        PAGE_INSTEAD {
            @Override
            void answer(Route route, String whole) {
                script(
                        route,
                        "<!doctype html><title>Sign in</title><p>Sign in to this network.</p>");
            }
        },
        WRONG_TYPE {
            @Override
            void answer(Route route, String whole) {
                route.fulfill(
                        new Route.FulfillOptions()
                                .setContentType("text/html")
                                .setHeaders(
                                        Map.of(
                                                "content-type", "text/html",
                                                "x-content-type-options", "nosniff"))
                                .setBody(whole));
            }
        },
        UNANSWERED {
            @Override
            void answer(Route route, String whole) {
                // as a connection that stays open without a byte
            }
        };

        abstract void answer(Route route, String whole);

        private static void script(Route route, String text) {
            route.fulfill(
                    new Route.FulfillOptions().setContentType("text/javascript").setBody(text));
        }
    }

    /** The widget, whose frame says the code instead. */
    private static final String WIDGET = "cardbench-widget.js";

    static Stream<Arguments> faults() {
        return Stream.of("main.js", "cardbench.js", "words/en/page.js")
                .flatMap(
                        file ->
                                Arrays.stream(Fault.values())
                                        .map(fault -> Arguments.of(file, fault)));
    }

    /** Answers for a file with a fault as long as there is one. */
    private static void spoil(Page page, String file, Fault fault, AtomicBoolean faulty) {
        String whole = built(file);
        page.route(
                "**/" + file,
                route -> {
                    if (faulty.get()) {
                        fault.answer(route, whole);
                    } else {
                        route.resume();
                    }
                });
    }

    private static String built(String file) {
        try {
            return Files.readString(Path.of(System.getProperty("site.dir"), file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The one that is shown; before the script of the page runs, there is one in each language. */
    private static Locator sentence(Page page) {
        Locator shown = page.locator("#unstarted p:visible");
        assertThat(shown).hasCount(1);
        return shown;
    }

    private static void go(Page page, String address) {
        page.navigate(address, new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
    }

    /**
     * The sentence is in one language, and the button brings the page with what was in its link.
     */
    @ParameterizedTest
    @TakesTurns(4)
    @MethodSource("faults")
    void firstPart_isMissed_andTriedAgain(String file, Fault fault, Site site) {
        AtomicBoolean faulty = new AtomicBoolean(true);
        try (SitePage page = site.blank(DecksView.inLanguage("en-GB")).withNoisyConsole()) {
            spoil(page.page(), file, fault, faulty);
            go(page.page(), site.address(Scheme.HTTP, "index.html#deck=" + DecksView.ROGUE));
            assertThat(sentence(page.page())).containsText("Cardbench has not started.");
            assertThat(page.page().locator("#page")).isHidden();
            faulty.set(false);
            page.page().locator("#unstarted button:visible").click();
            assertThat(page.page().locator("#answer h2")).hasText("Standard Rogue");
            assertThat(page.page().locator("#unstarted")).hasCount(0);
        }
    }

    /** Without a deck in the link, where nothing is asked of the core at first. */
    @ParameterizedTest
    @TakesTurns(4)
    @EnumSource(Fault.class)
    void missingCore_isSaidWithoutADeckToo(Fault fault, Site site) {
        AtomicBoolean faulty = new AtomicBoolean(true);
        try (SitePage page = site.blank(DecksView.inLanguage("en-GB")).withNoisyConsole()) {
            spoil(page.page(), "cardbench.js", fault, faulty);
            go(page.page(), site.address(Scheme.HTTP, "index.html"));
            assertThat(sentence(page.page())).containsText("not started");
        }
    }

    @ParameterizedTest
    @TakesTurns(3)
    @CsvSource({
        "ja-JP, '', '', 起動していません",
        "zh-TW, '', '', 没有启动",
        "fr-FR, '', '', has not started",
        "en-GB, '#lang=ja&deck=x', zh, 起動していません",
        "en-GB, '#deck=x', zh, 没有启动",
        "ja-JP, '#deck=lang=en', 'broken', 起動していません",
    })
    void sentence_isInTheLanguageOfThePage(
            String browser, String fragment, String chosen, String text, Site site) {
        try (SitePage page = site.blank(DecksView.inLanguage(browser)).withNoisyConsole()) {
            String address = site.address(Scheme.HTTP, "index.html" + fragment);
            page.page()
                    .addInitScript(
                            "if ('"
                                    + (chosen == null ? "" : chosen)
                                    + "') localStorage.setItem('cardbench:/repo/:language', '\""
                                    + chosen
                                    + "\"');");
            spoil(page.page(), "main.js", Fault.MISSING, new AtomicBoolean(true));
            go(page.page(), address);
            assertThat(sentence(page.page())).containsText(text);
        }
    }

    /** A part that never comes is missed by the style sheet alone, whose clock is this. */
    @Test
    void sentence_isThereWithinTwoSeconds(Site site) {
        try (SitePage page = site.blank().withNoisyConsole()) {
            spoil(page.page(), "main.js", Fault.UNANSWERED, new AtomicBoolean(true));
            go(page.page(), site.address(Scheme.HTTP, "index.html"));
            assertThat(page.page().locator("#unstarted p:visible")).hasCount(1);
            Object delay =
                    page.page()
                            .evaluate(
                                    "() => parseFloat(getComputedStyle(document.querySelector('#unstarted')).animationDelay)");
            assertTrue(((Number) delay).doubleValue() < 2, delay + " s");
        }
    }

    @ParameterizedTest
    @TakesTurns(4)
    @EnumSource(Fault.class)
    void frame_saysTheCodeWithoutItsScript(Fault fault, Site site) {
        try (SitePage page = site.blank().withNoisyConsole()) {
            spoil(page.page(), WIDGET, fault, new AtomicBoolean(true));
            go(page.page(), site.address(Scheme.HTTP, "embed.html#deck=" + DecksView.ROGUE));
            assertThat(page.page().locator("main a")).hasCount(1);
            assertThat(page.page().locator("main a")).hasText(DecksView.ROGUE);
            assertThat(page.page().locator("main a")).isVisible();
        }
    }

    @ParameterizedTest
    @TakesTurns(4)
    @EnumSource(Fault.class)
    void pageOfAnother_keepsTheTextWithoutTheWidget(Fault fault, Site site) {
        String host =
                "<!doctype html><title>Deck</title><link rel=icon href=data:,><pre class=card-deck>"
                        + DecksView.ROGUE
                        + "</pre><script src="
                        + WIDGET
                        + " defer></script>";
        try (SitePage page = site.blank().withNoisyConsole()) {
            page.page()
                    .route(
                            "**/deck.html",
                            route ->
                                    route.fulfill(
                                            new Route.FulfillOptions()
                                                    .setContentType("text/html")
                                                    .setBody(host)));
            spoil(page.page(), WIDGET, fault, new AtomicBoolean(true));
            go(page.page(), site.address(Scheme.HTTP, "deck.html"));
            assertThat(page.page().locator("pre.card-deck")).hasText(DecksView.ROGUE);
            assertThat(page.page().locator("pre.card-deck")).isVisible();
        }
    }

    /** Where the browser threw a part away, and the network has a page of its own instead. */
    @ParameterizedTest
    @TakesTurns(3)
    @CsvSource({"main.js", "cardbench.js", "words/en/page.js"})
    void serviceWorker_neitherKeepsNorServesAWrongPart(String file, Site site) {
        Site changing = site.with(Map.of());
        try (DecksView view = DecksView.open(changing.withServiceWorker(), "")) {
            view.site().withNoisyConsole();
            view.page().locator("#offline:has-text('offline')").waitFor();
            view.page()
                    .evaluate(
                            """
                            async (file) => {
                              for (const name of await caches.keys()) {
                                await (await caches.open(name)).delete(file, { ignoreSearch: true });
                              }
                            }""",
                            file);
            changing.replace(file, "window.wrong = true;");
            view.page().reload();
            assertThat(sentence(view.page())).containsText("Cardbench has not started.");
            assertEquals(false, view.page().evaluate("() => 'wrong' in window"));
            assertEquals(List.of(), keptCopies(view, file));
            changing.replace(file, built(file));
            view.page().locator("#unstarted button:visible").click();
            view.ready();
            assertEquals(List.of(true), keptCopies(view, file));
        }
    }

    /** For each kept copy of a file whether it is right. */
    private static Object keptCopies(DecksView view, String file) {
        return view.page()
                .evaluate(
                        """
                        async (file) => {
                          const copies = [];
                          for (const name of await caches.keys()) {
                            const held = await (await caches.open(name)).match(file, { ignoreSearch: true });
                            if (held) copies.push(!(await held.text()).includes("window.wrong"));
                          }
                          return copies;
                        }""",
                        file);
    }
}
