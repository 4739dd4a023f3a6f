package cardbench.codes.e2e;

import static cardbench.codes.e2e.ArchetypesView.file;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** A card is changed and another one made in a form; SQLite itself reads what was saved. */
@ExtendWith(SiteExtension.class)
class CardFormIT {

    private static SitePage open(Site site, String language, int width) throws Exception {
        byte[] database =
                MadeDatabase.of(
                        List.of(
                                Made.monster(1, 0x7b, "first"),
                                Made.monster(2, 0, "second"),
                                new Made(3, 0, 0, 0x1000021, 0x03020004, 1, 2, "pendulum")));
        return ArchetypesView.open(
                site,
                language,
                width,
                ColorScheme.LIGHT,
                List.of(file("my.cdb", database)),
                ".cards-found");
    }

    private static List<String> asked(Path file, String sql) throws Exception {
        Path copy = Files.createTempFile("saved", ".cdb");
        Files.copy(file, copy, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        List<String> rows = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + copy);
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(sql)) {
            int columns = found.getMetaData().getColumnCount();
            while (found.next()) {
                StringBuilder row = new StringBuilder(found.getString(1));
                for (int i = 2; i <= columns; i++) {
                    row.append(' ').append(found.getString(i));
                }
                rows.add(row.toString());
            }
        } finally {
            Files.deleteIfExists(copy);
        }
        return rows;
    }

    @Test
    void changedAndNewCards_areSavedAsADatabase(Site site) throws Exception {
        try (SitePage view = open(site, "en", 1280)) {
            Page page = view.page();
            page.click("#setcode-card-2");
            page.click("#card-edit");
            page.fill("#card-name", "it's changed");
            page.fill("#card-atk", "2500");
            page.fill("#card-setcode", "0x7b");
            page.locator("#card-form label:has-text('tuner') input").check();
            page.click("#card-keep");
            assertThat(page.locator("#cards-changed li")).hasCount(1);
            assertThat(page.locator("#cards-changed")).containsText("name, atk, setcode, type");
            page.click("#card-new");
            page.fill("#card-id", "0");
            page.fill("#card-name", "新しい罠");
            page.locator("#card-form label:has-text('trap') input").first().check();
            page.click("#card-keep");
            assertThat(page.locator("#card-form-remarks .error")).hasCount(1);
            page.fill("#card-id", "77");
            Download stub = page.waitForDownload(() -> page.click("#card-stub"));
            assertEquals("c77.lua", stub.suggestedFilename());
            assertTrue(Files.readString(stub.path()).contains("EFFECT_TYPE_ACTIVATE"));
            page.click("#card-keep");
            assertThat(page.locator("#cards-changed li")).hasCount(2);
            Download whole = page.waitForDownload(() -> page.click("#card-save"));
            assertEquals("my-changed.cdb", whole.suggestedFilename());
            assertEquals(
                    List.of(
                            "1 first 1000 123 33 4",
                            "2 it's changed 2500 123 " + 0x1021 + " 4",
                            "3 pendulum 1 0 " + 0x1000021 + " " + 0x03020004,
                            "77 新しい罠 0 0 4 0"),
                    asked(
                            whole.path(),
                            "SELECT d.id, name, atk, setcode, type, level FROM datas d JOIN texts t"
                                    + " ON d.id = t.id ORDER BY d.id"));
            Download changes = page.waitForDownload(() -> page.click("#card-save-only"));
            assertEquals(
                    List.of("2", "77"), asked(changes.path(), "SELECT id FROM datas ORDER BY id"));
            page.click("#card-drop-1");
            assertThat(page.locator("#cards-changed li")).hasCount(1);
        }
    }

    /**
     * The scales of a pendulum monster are fields of their own, and stay where only one changes.
     */
    @ParameterizedTest
    @InTurn({"zh, 左刻度", "ja, 左スケール"})
    void scales_areFieldsOfTheirOwn(String language, String words, Site site) throws Exception {
        try (SitePage view = open(site, language, 390)) {
            Page page = view.page();
            page.click("#setcode-card-3");
            page.click("#card-edit");
            assertThat(page.locator("#card-form")).containsText(words);
            assertThat(page.locator("#card-level-left")).hasValue("3");
            assertThat(page.locator("#card-level-right")).hasValue("2");
            page.fill("#card-level-left", "9");
            page.click("#card-keep");
            Download saved = page.waitForDownload(() -> page.click("#card-save-only"));
            assertEquals(
                    List.of(Integer.toString(0x09020004)),
                    asked(saved.path(), "SELECT level FROM datas"));
        }
    }
}
