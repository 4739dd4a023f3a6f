package cardbench.base.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.GraphicsFaults.Setting;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The judge of graphics finds every kind of fault ({@link GraphicsFaults}). */
@ExtendWith(SiteExtension.class)
class GraphicsFaultsIT {

    @Test
    void everyKindOfFault_isFound(Site site) {
        try (SitePage shown = site.blank()) {
            Page page = shown.page();
            assertFault(
                    page,
                    "<div class='curve'><i class='bar' style='background:#ccc'>1</i></div>",
                    "bar of i.bar in div.curve: 1.61");
            assertFault(
                    page,
                    "<svg class='picture'><g><rect class='bar' width='9' height='9' fill='#eee'/></g>"
                            + "</svg>",
                    "fill of rect.bar in g: 1.16");
            assertFault(
                    page,
                    "<p><input id='name' style='border:1px solid #ddd'></p>",
                    "edge of input#name in p: 1.36");
            String tabs =
                    "<p><b %s aria-selected='true'>one</b><b aria-selected='false'>two</b></p>";
            Setting light = Setting.of(ColorScheme.LIGHT);
            light.on(page);
            assertEquals(List.of(), faultsAt(page, tabs.formatted("")));
            light.withForcedColors().on(page);
            assertFault(
                    page,
                    tabs.formatted("style='box-shadow:0 2px red'"),
                    "b looks as what is not chosen");
            assertEquals(
                    List.of(), faultsAt(page, tabs.formatted("style='outline:2px solid red'")));
        }
    }

    private static List<String> faultsAt(Page page, String html) {
        page.setContent("<!doctype html><body>" + html);
        return GraphicsFaults.of(page);
    }

    private static void assertFault(Page page, String html, String fault) {
        List<String> faults = faultsAt(page, html);
        assertTrue(faults.contains(fault), fault + ": " + faults);
    }
}
