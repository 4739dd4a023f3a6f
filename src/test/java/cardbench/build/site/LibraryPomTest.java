package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;

class LibraryPomTest {

    private static Document pom(String site) throws Exception {
        String text = LibraryPom.text("1.2.3", "0.9.5", ForgeAddress.ofSite(site));
        assertFalse(text.contains("${"), text);
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String value(Document pom, String element) {
        return pom.getElementsByTagName(element).item(0).getTextContent();
    }

    @Test
    void pom_hasWhatARepositoryNeeds() throws Exception {
        Document pom = pom("https://Some-Body.github.io/cards/");
        assertEquals("io.github.some-body", value(pom, "groupId"));
        assertEquals("1.2.3", value(pom, "version"));
        // the first url is that of the licence
        assertEquals(
                "https://github.com/Some-Body/cards",
                pom.getElementsByTagName("url").item(1).getTextContent());
        assertEquals("Some-Body", value(pom, "id"));
        assertEquals("scm:git:https://github.com/Some-Body/cards.git", value(pom, "connection"));
        assertEquals(1, pom.getElementsByTagName("dependency").getLength());
        assertEquals(0, pom.getElementsByTagName("profile").getLength());
    }

    @ParameterizedTest
    @CsvSource({
        "https://a.gitlab.io/b/, io.gitlab.a",
        "https://a.codeberg.page/b/, org.codeberg.a",
        "unknown, cardbench"
    })
    void group_isTheNamespaceOfTheForge(String site, String group) throws Exception {
        assertEquals(group, value(pom(site), "groupId"));
    }

    @Test
    void pomWithoutARepository_hasNoPlaceOfOne() throws Exception {
        assertEquals(0, pom("unknown").getElementsByTagName("scm").getLength());
        assertEquals(Optional.empty(), ForgeAddress.ofSite("unknown"));
    }
}
