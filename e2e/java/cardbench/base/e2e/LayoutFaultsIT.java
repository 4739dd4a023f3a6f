package cardbench.base.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Faults that are made on purpose are found ({@link LayoutFaults}). */
@ExtendWith(SiteExtension.class)
class LayoutFaultsIT {

    @Test
    void everyKindOfFault_isFound(Site site) {
        try (SitePage shown = site.blank()) {
            assertEquals(List.of(), faultsOf(shown, "<p>one word after another</p>"));
            assertFault(
                    shown, "<div style='width:900px'>wide</div>", "wide, because of body > div");
            assertFault(
                    shown,
                    "<p style='width:2em;overflow-wrap:anywhere'>probability</p>",
                    "p is narrower than 'probability'");
            assertFault(
                    shown,
                    "<div style='width:3em;overflow:hidden;white-space:nowrap'>a long line</div>",
                    "cuts off 'a long line'");
            assertFault(
                    shown,
                    "<p style='margin:0'>over</p><p style='margin:-1em 0 0'>under</p>",
                    "p 'over' lies over body > p 'under'");
            assertFault(
                    shown,
                    "<button>first</button><button style='margin-left:-20px'>second</button>",
                    "button lies over body > button");
        }
    }

    private static void assertFault(SitePage shown, String html, String fault) {
        List<String> faults = faultsOf(shown, html);
        assertTrue(faults.stream().anyMatch(one -> one.contains(fault)), fault + ": " + faults);
    }

    private static List<String> faultsOf(SitePage shown, String html) {
        shown.page().setViewportSize(400, 844);
        shown.page().setContent("<!doctype html><body>" + html);
        return LayoutFaults.of(shown.page());
    }
}
