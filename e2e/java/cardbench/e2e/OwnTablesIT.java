package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
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

    private static void drop(Bench bench, String name, String text) {
        bench.page()
                .setInputFiles(
                        "#file",
                        new FilePayload(
                                name,
                                "text/tab-separated-values",
                                text.getBytes(StandardCharsets.UTF_8)));
    }

    private static void awaitTitle(Bench bench, String part) {
        bench.page().locator("#answer h2:has-text('" + part + "')").waitFor();
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void newerTable_isUsedKeptAndForgotten(Scheme scheme, Site site) {
        try (Bench bench = Bench.open(site, scheme, "", Bench.inLanguage("en"))) {
            takeNewerIn(bench);
            assertTrue(bench.text(".tools").contains("newer.tsv"), bench.text(".tools"));
            bench.page().reload();
            awaitTitle(bench.ready(), "Testina the New / Ganyu / Diona");
            bench.click("#forget");
            bench.page().locator(".card.unknown").waitFor();
            bench.page().reload();
            bench.ready().page().locator(".card.unknown").waitFor();
            assertThat(bench.locator(".tools:has-text('newer.tsv')")).hasCount(0);
        }
    }

    private static void takeNewerIn(Bench bench) {
        bench.fill(bench.shareCode(544, 1, 2));
        bench.page().locator(".card.unknown").waitFor();
        drop(bench, "newer.tsv", NEWER);
        awaitTitle(bench, "Testina the New / Ganyu / Diona");
        bench.page().locator("#status:has-text('newer.tsv'):has-text('kept')").waitFor();
    }

    /** Browsers refuse the store for a moment when they are busy closing it, or answer late. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "setTimeout(() => request.onerror(new Event('error')), 20)",
                "setTimeout(() => pass(request, all), 2500)"
            })
    void storeThatFailsAtFirst_isAskedAgain(String fault, Site site) {
        try (Bench bench = Bench.open(site, Scheme.FILE, "", Bench.inLanguage("en"))) {
            takeNewerIn(bench);
            bench.page().addInitScript(STORE_WITH_FAULT.replace("FAULT", fault));
            bench.page().reload();
            awaitTitle(bench.ready(), "Testina the New / Ganyu / Diona");
        }
    }

    @Test
    void tableWithAFault_isRefusedWithTheReason(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.GENIUS)) {
            awaitTitle(bench, "Ganyu");
            drop(bench, "bad.tsv", "cardbench-table 1\tgenshin\tcards\nname\tid\n");
            bench.page().locator("#trouble:has-text('bad.tsv')").waitFor();
            assertTrue(bench.text("#trouble").contains("“id”"), bench.text("#trouble"));
            awaitTitle(bench, "Ganyu");
        }
    }

    @Test
    void storageThatFails_isNoError(Site site) {
        try (SitePage page = site.blank()) {
            page.page()
                    .addInitScript(
                            "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };");
            page.page().navigate(site.address(Scheme.HTTP, "index.html#lang=en"));
            Bench bench = Bench.on(page);
            bench.fill(bench.shareCode(544, 1, 2));
            drop(bench, "newer.tsv", NEWER);
            awaitTitle(bench, "Testina the New");
            bench.page().locator("#status:has-text('did not keep')").waitFor();
        }
    }

    @Test
    void everyLanguage_isKeptOnDemand(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.GENIUS)) {
            bench.page().locator("#offline:has-text('offline')").waitFor();
            bench.page().reload();
            awaitTitle(bench.ready(), "Ganyu");
            assertTrue(bench.text("#keep-all").contains("KB"), bench.text("#keep-all"));
            bench.click("#keep-all");
            bench.page().locator("#status:has-text('All of them')").waitFor();
            bench.page().context().setOffline(true);
            bench.page().reload();
            bench.ready().page().selectOption("#card-language", "vi");
            bench.page().locator(".groups[lang=vi] .card a").first().waitFor();
        }
    }

    @Test
    void help_putsTwoOffsetsSideBySide(Site site) {
        try (Bench bench = Bench.open(site, "#help")) {
            bench.page().locator("#code-pair").waitFor();
            assertTrue(
                    bench.text("#code-pair tbody tr")
                            .startsWith("0\t" + Bench.GENIUS + "\tf0 00\t0000"),
                    bench.text("#code-pair tbody tr"));
            String second = bench.texts("#code-pair tbody tr").get(1);
            assertTrue(second.startsWith("1\tA/EB") && second.endsWith("f1 01\t0000"), second);
        }
    }
}
