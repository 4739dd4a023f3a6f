package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForgeAddressTest {

    @ParameterizedTest
    @CsvSource({
        "https://some-body.github.io/cards/, https://github.com/some-body/cards",
        "https://a.gitlab.io/b.c/, https://gitlab.com/a/b.c",
        "https://a.codeberg.page/b/, https://codeberg.org/a/b",
        "https://a.github.io/, ",
        "https://cards.example/, ",
        "https://a.github.io.example/b/, ",
        "unknown, "
    })
    void repository_isShownByTheAddressOfAForge(String site, String repository) {
        assertEquals(
                Optional.ofNullable(repository),
                ForgeAddress.ofSite(site).map(ForgeAddress::repository));
    }
}
