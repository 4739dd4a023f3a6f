package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.FileChooser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The choice among lists of limits opens a file with others. */
@ExtendWith(SiteExtension.class)
class LimitChoiceIT {

    private static FilePayload file(String name, String list) {
        return new FilePayload(name, "text/plain", list.getBytes(StandardCharsets.UTF_8));
    }

    private static FileChooser chooser(DecksView view) {
        return view.page()
                .waitForFileChooser(() -> view.page().selectOption("#limit-list", "open"));
    }

    @Test
    void openAFile_bringsListsAndLeavesTheChoice(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill("#main\n10001\n10001\n10002\n#extra\n!side\n");
            view.page().setInputFiles("#file", file("lflist.conf", "!First\n10001 1\n"));
            Locator choice = view.locator("#limit-list");
            assertThat(view.locator("#answer")).containsText("2 copies of #10001; 1 is allowed");
            assertThat(choice).hasValue("First");
            // nothing is chosen in the dialog: the list in force stays
            chooser(view);
            assertThat(choice).hasValue("First");
            chooser(view)
                    .setFiles(file("other-lflist.conf", "!Second\n10002 0\n!Third\n10001 0\n"));
            assertThat(choice.locator("option[value='Third']")).hasCount(1);
            assertThat(choice).hasValue("Second");
            assertThat(view.locator("#answer")).containsText("1 copy of #10002; 0 are allowed");
            view.page().selectOption("#limit-list", "First");
            assertThat(view.locator("#answer")).containsText("2 copies of #10001; 1 is allowed");
            // a list that was chosen stays in force beside those of another file
            chooser(view).setFiles(file("third-lflist.conf", "!Fourth\n10001 0\n"));
            assertThat(choice.locator("option[value='Fourth']")).hasCount(1);
            assertThat(choice).hasValue("First");
        }
    }
}
