package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Parties of Mercenaries: the bytes, the party by number, and names of a file that is dropped. */
@ExtendWith(SiteExtension.class)
class MercenariesIT {

    /** Party 7, "Harbour": mercenary 17 with equipment 301, and a golden 29; written by hand. */
    private static final String CODE = "CAcSB0hhcmJvdXIYASITCgkIERCtAhgFIAAKBggdGAkgASgC";

    /** In a table, each id is the difference from the one before. */
    private static final String NAMES =
            "cardbench-table 1\tmercenaries\ten\nid\tname\n17\tAldwin\n12\tBrenna\n";

    @Test
    void party_isExplainedAndNamedByAFile(Site site) {
        try (DecksView view =
                DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage("en-GB"))) {
            view.fill("For tonight: " + CODE);
            view.page().locator("#answer h2:has-text('Harbour')").waitFor();
            assertThat(view.locator(".facts").first()).containsText("2 mercenaries");
            assertThat(view.locator(".card")).hasCount(2);
            assertThat(view.locator(".card").nth(0)).containsText("equipment #301");
            assertThat(view.locator(".card").nth(1)).containsText("golden");
            // 36 bytes: the name's seven letters are one field, as is each number
            assertThat(view.locator(".bytes .field span")).hasCount(36);
            assertThat(view.locator(".bytes .tint-hero")).hasCount(2);
            // only a part of the rules is checked, so a party is not called playable
            assertThat(view.locator("#verdict-deck.unknown")).containsText("Not checked");
            view.page()
                    .setInputFiles(
                            "#file",
                            new FilePayload(
                                    "names.tsv",
                                    "text/tab-separated-values",
                                    NAMES.getBytes(StandardCharsets.UTF_8)));
            assertThat(view.locator(".card").nth(0)).containsText("Aldwin");
            assertThat(view.locator(".card").nth(1)).containsText("Brenna");
            assertThat(view.locator("#mercenaries-names")).hasCount(0);
        }
    }
}
