package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Card tables that readers bring: used, kept on the device, forgotten on demand. */
@ExtendWith(SiteExtension.class)
class OwnTablesIT {

    /** Two cards of the site's table, and one that only a newer table has. */
    private static final String NEWER =
            """
            cardbench-table 1\tgenshin\tcards
            id\tcard\tkind\tcost\telement\tweapon\ttags\towner\tneeds
            \t1101\tcharacter\t\tcryo\tbow\tliyue
            \t1102\tcharacter\t\tcryo\tbow\tmondstadt
            542\t9999\tcharacter\t\tpyro\tsword\tnatlan
            cardbench-table 1\tgenshin\ten
            id\tname
            \tGanyu
            \tDiona
            542\tTestina the New
            """;

    /** The first time that the store is asked for on a page, something goes wrong. */
    private static final String STORE_WITH_FAULT =
            """
            const open = IDBFactory.prototype.open;
            const pass = (request, all) => {
              const late = open.apply(indexedDB, all);
              late.onsuccess = () => { request.result = late.result; request.onsuccess(); };
            };
            let asked = 0;
            IDBFactory.prototype.open = function (...all) {
              if (++asked > 1) return open.apply(this, all);
              const request = {};
              FAULT;
              return request;
            };
            """;

    private static void drop(DecksView view, String name, String text) {
        view.page()
                .setInputFiles(
                        "#file",
                        new FilePayload(
                                name,
                                "text/tab-separated-values",
                                text.getBytes(StandardCharsets.UTF_8)));
    }

    private static void awaitTitle(DecksView view, String part) {
        view.page().locator("#answer h2:has-text('" + part + "')").waitFor();
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void newerTable_isUsedKeptAndForgotten(Scheme scheme, Site site) {
        try (DecksView view = DecksView.open(site, scheme, "", DecksView.inLanguage("en"))) {
            takeNewerIn(view);
            assertTrue(view.text(".tools").contains("newer.tsv"), view.text(".tools"));
            view.page().reload();
            awaitTitle(view.ready(), "Testina the New / Ganyu / Diona");
            view.click("#forget");
            view.page().locator(".card.unknown").waitFor();
            view.page().reload();
            view.ready().page().locator(".card.unknown").waitFor();
            assertThat(view.locator(".tools:has-text('newer.tsv')")).hasCount(0);
        }
    }

    private static void takeNewerIn(DecksView view) {
        view.fill(view.shareCode(544, 1, 2));
        view.page().locator(".card.unknown").waitFor();
        drop(view, "newer.tsv", NEWER);
        awaitTitle(view, "Testina the New / Ganyu / Diona");
        view.page().locator("#status:has-text('newer.tsv'):has-text('stored')").waitFor();
    }

    /** Browsers refuse the store for a moment when they are busy closing it, or answer late. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "setTimeout(() => request.onerror(new Event('error')), 20)",
                "setTimeout(() => pass(request, all), 2500)"
            })
    void storeThatFailsAtFirst_isAskedAgain(String fault, Site site) {
        try (DecksView view = DecksView.open(site, Scheme.FILE, "", DecksView.inLanguage("en"))) {
            takeNewerIn(view);
            view.page().addInitScript(STORE_WITH_FAULT.replace("FAULT", fault));
            view.page().reload();
            awaitTitle(view.ready(), "Testina the New / Ganyu / Diona");
        }
    }

    @Test
    void storageThatFails_isNoError(Site site) {
        try (SitePage page = site.blank()) {
            page.page()
                    .addInitScript(
                            "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };");
            page.page().navigate(site.address(Scheme.HTTP, "index.html#lang=en"));
            DecksView view = DecksView.on(page);
            view.fill(view.shareCode(544, 1, 2));
            drop(view, "newer.tsv", NEWER);
            awaitTitle(view, "Testina the New");
            view.page().locator("#status:has-text('did not store')").waitFor();
        }
    }

    @Test
    void help_putsTwoOffsetsSideBySide(Site site) {
        try (DecksView view = DecksView.open(site, "#help")) {
            view.page().locator("#code-pair").waitFor();
            assertTrue(
                    view.text("#code-pair tbody tr")
                            .startsWith("0\t" + DecksView.GENIUS + "\tf0 00\t0000"),
                    view.text("#code-pair tbody tr"));
            String second = view.texts("#code-pair tbody tr").get(1);
            assertTrue(second.startsWith("1\tA/EB") && second.endsWith("f1 01\t0000"), second);
        }
    }
}
