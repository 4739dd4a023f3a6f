package cardbench.odds.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Page;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The calculator without a deck. Each expected chance is a sum of binomials that is made here. */
@ExtendWith(SiteExtension.class)
class OddsCalculatorIT {

    private static final String CHANCE = "#calculator-chance";

    private static OddsView open(Site site, Scheme scheme, String fragment) {
        return OddsView.open(site, scheme, fragment, DecksView.inLanguage("en-GB"));
    }

    private static BigInteger choose(int n, int k) {
        BigInteger ways = BigInteger.valueOf(k > n ? 0 : 1);
        for (int i = 0; i < k; i++) {
            ways = ways.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1));
        }
        return ways;
    }

    /** The chance in per cent that the cards drawn hold a wanted number of the copies. */
    private static String chance(int size, int drawn, int copies, IntPredicate wanted) {
        BigInteger good = BigInteger.ZERO;
        for (int held = 0; held <= Math.min(drawn, copies); held++) {
            if (wanted.test(held)) {
                good = good.add(choose(copies, held).multiply(choose(size - copies, drawn - held)));
            }
        }
        return percent(good, choose(size, drawn));
    }

    private static String percent(BigInteger good, BigInteger all) {
        BigDecimal rate = new BigDecimal(good).divide(new BigDecimal(all), 6, RoundingMode.HALF_UP);
        return rate.movePointRight(2) + "%";
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void fourNumbers_areCountedAndKeptInTheAddress(Scheme scheme, Site site) {
        try (OddsView view = open(site, scheme, "#odds")) {
            Page page = view.page();
            assertThat(page.locator(CHANCE)).hasText(chance(60, 7, 24, n -> n >= 2));
            page.focus("#calculator-size");
            for (String number : List.of("40", "5")) {
                page.keyboard().press("Control+A");
                page.keyboard().type(number);
                page.keyboard().press("Tab");
            }
            page.keyboard().press("Tab");
            page.keyboard().type("9");
            page.keyboard().press("Tab");
            page.selectOption("#calculator-0-how", "most");
            page.fill("#calculator-0-count", "1");
            assertThat(page.locator(CHANCE)).hasText(chance(40, 5, 9, n -> n <= 1));
            page.waitForFunction("() => location.hash.includes('draw=40/5/9:0-1')");
            page.reload();
            assertThat(page.locator(CHANCE)).hasText(chance(40, 5, 9, n -> n <= 1));
            assertEquals("9", page.inputValue("#calculator-0-copies"));
            assertEquals("most", page.inputValue("#calculator-0-how"));
        }
    }

    private static String rounded(String percent) {
        BigDecimal value = new BigDecimal(percent.replace("%", ""));
        return value.setScale(2, RoundingMode.HALF_UP) + "%";
    }

    /** Two different cards of three: all hands less those with copies of one card or none. */
    @Test
    void differentCards_areCountedAndContinuedAsADeck(Site site) {
        BigInteger rest = choose(31, 5);
        BigInteger oneOrNone =
                choose(34, 5).subtract(rest).multiply(BigInteger.valueOf(3)).add(rest);
        String expected = percent(choose(40, 5).subtract(oneOrNone), choose(40, 5));
        try (OddsView view = open(site, Scheme.HTTP, "#odds&draw=40/5/head:3:1+")) {
            Page page = view.page();
            page.click("#calculator-add");
            page.click("#calculator-add");
            page.selectOption("#calculator-of", "2");
            assertThat(page.locator(CHANCE)).hasText(expected);
            page.waitForFunction("() => location.hash.endsWith('/head:3:1+/3:1+/3:1+/of=2')");
            page.click("#calculator-continue");
            assertThat(page.locator("#form-card-3-count")).hasValue("31");
            view.played();
            assertEquals(rounded(expected), view.texts(".headline strong").get(0));
            assertTrue(page.locator("#odds-calculator").isHidden());
            page.goBack();
            assertThat(page.locator(CHANCE)).hasText(expected);
        }
    }

    @Test
    void narrowScreens_showAllOfIt(Site site) {
        String fragment = "#odds&draw=60/7/land:24:2-5/spell:12:1+/of=1";
        try (OddsView view = open(site, Scheme.HTTP, fragment)) {
            Page page = view.page();
            page.setViewportSize(320, 800);
            page.locator(CHANCE).waitFor();
            page.click("#odds-fold-calculator");
            assertEquals(
                    true,
                    page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"));
            assertEquals(List.of(), Axe.violations(page, "#odds-calculator"));
        }
    }
}
