package cardbench.codes.e2e;

import static cardbench.codes.e2e.ArchetypesView.file;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardbench.base.e2e.RowsInTurn;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fields for the numbers of archetypes take names, full-width signs and names behind numbers. */
@ExtendWith(SiteExtension.class)
class ArchetypeNumbersIT {

    private static final String NAMES =
            "!setname 0xd セイバー\n!setname 0x100d X-セイバー\n!setname 0x300d XX-セイバー\n"
                    + "!setname 0x107b 銀河眼\n!setname 0xaa クリフォート\n";

    private static SitePage open(Site site, int width) throws Exception {
        byte[] cards =
                MadeDatabase.of(
                        List.of(
                                Made.monster(3040, 0x307b1048, "CNo.107"),
                                Made.monster(3041, 0xaa, "機殻")));
        List<FilePayload> files =
                List.of(
                        file("strings.conf", NAMES.getBytes(StandardCharsets.UTF_8)),
                        file("my.cdb", cards));
        return ArchetypesView.open(site, "en", width, ColorScheme.LIGHT, files, ".cards-found");
    }

    @ParameterizedTest
    @RowsInTurn(4)
    @CsvSource({"0xaa「クリフォート」, 170", "０ｘａａ, 170", "'!setname 0xaa クリフォート', 170", "\u22121, -1"})
    void value_isReadAsPeopleWriteIt(String written, String integer, Site site) throws Exception {
        try (SitePage view = open(site, 1280)) {
            view.page().fill("#setcode-value", written);
            assertThat(view.page().locator(".value-line code").nth(1)).hasText(integer);
        }
    }

    /** The target is held against the card in any notation, and the page does not fail on one. */
    @ParameterizedTest
    @RowsInTurn(4)
    @CsvSource({"０ｘ１０７ｂ", "0x107b「銀河眼」", "107b", "4219"})
    void target_isReadAsPeopleWriteIt(String written, Site site) throws Exception {
        try (SitePage view = open(site, 1280)) {
            view.page().fill("#setcode-value", "0x307b1048");
            view.page().fill("#setcode-target", written);
            assertThat(view.page().locator("#setcode-slots .verdict.yes").first())
                    .containsText("銀河眼");
        }
    }

    @Test
    void nameOfABase_offersItsNumbers(Site site) throws Exception {
        try (SitePage view = open(site, 1280)) {
            Page page = view.page();
            page.fill("#setcode-base", "XX-セイバー");
            Locator offered = page.locator("#setcode-design-answer .archetypes-named");
            assertThat(offered).containsText("XX-セイバー");
            offered.locator("button", new Locator.LocatorOptions().setHasText("0x300d"))
                    .first()
                    .click();
            assertThat(page.locator("#setcode-base")).hasValue("0x300d");
            assertThat(page.locator("#setcode-inside-0x300d")).isChecked();
            // full-width digits mean the same
            page.fill("#setcode-base", "０ｘ１００ｄ");
            assertThat(page.locator("#setcode-inside-0x100d")).isChecked();
            assertThat(page.locator("#setcode-inside-0x300d")).not().isChecked();
        }
    }

    @Test
    void nameInAScript_offersItsNumbers(Site site) throws Exception {
        try (SitePage view = open(site, 1280)) {
            Page page = view.page();
            page.check("#choose-3040");
            page.fill("#script-add", "クリフォート");
            page.locator("#script-answer .archetypes-named button").first().click();
            assertThat(page.locator("#script-add")).hasValue("0xaa");
            assertThat(page.locator("#script-answer .sql")).containsText("UPDATE");
        }
    }

    @Test
    void search_takesFullWidthNumbers(Site site) throws Exception {
        try (SitePage view = open(site, 1280)) {
            Page page = view.page();
            page.fill("#setcode-query", "０ｘａａ");
            assertThat(page.locator(".cards-found tbody tr")).hasCount(1);
            assertThat(page.locator(".cards-found")).containsText("機殻");
            page.fill("#setcode-query", "３０４０");
            assertThat(page.locator(".cards-found")).containsText("CNo.107");
        }
    }

    /** Numbers of a card that is changed; a question mark is -2 in databases. */
    @Test
    void form_takesFullWidthNumbers(Site site) throws Exception {
        try (SitePage view = open(site, 1280)) {
            Page page = view.page();
            page.click("#setcode-card-3041");
            page.click("#card-edit");
            page.fill("#card-atk", "２５００");
            page.fill("#card-def", "？");
            page.fill("#card-level-stars", "７");
            page.fill("#card-setcode", "銀河眼");
            page.click("#card-keep");
            page.locator("#card-form-remarks .archetypes-named button").first().click();
            assertThat(page.locator("#card-setcode")).hasValue("0x107b");
            page.click("#card-keep");
            assertThat(page.locator("#cards-changed")).containsText("atk, def, setcode, level");
            page.click("#setcode-card-3041");
            page.click("#setcode-card-3041");
            page.click("#card-edit");
            assertThat(page.locator("#card-atk")).hasValue("2500");
            assertThat(page.locator("#card-def")).hasValue("-2");
            assertThat(page.locator("#card-level-stars")).hasValue("7");
        }
    }

    /** The slots stand in the card itself, and its setcode is one press away on a phone. */
    @Test
    void openedCard_showsItsSlots(Site site) throws Exception {
        try (SitePage view = open(site, 390)) {
            Page page = view.page();
            page.click("#setcode-card-3040");
            assertThat(page.locator("#setcode-card .slots"))
                    .hasText("Setcode 0x307b1048 = 0x307b + 0x1048");
            page.click("#card-apart");
            assertThat(page.locator("#setcode-value")).isFocused();
            assertThat(page.locator("#setcode-value")).hasValue("0x307b1048");
        }
    }
}
