package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SiteAddressTest {

    @Test
    void folderWithHttps_isTaken() {
        assertEquals(
                "https://example.org/cards/", SiteAddress.of("https://example.org/cards/").home());
        assertEquals(SiteAddress.UNKNOWN, SiteAddress.of("unknown"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "http://example.org/",
                "https://example.org/cards",
                "https:///cards/",
                "https://example.org/; script-src *;/",
                "https://example.org/\"><script>/"
            })
    void whatIsNoAddressOfAFolder_isRefused(String address) {
        assertThrows(IllegalArgumentException.class, () -> SiteAddress.of(address));
    }
}
