package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The lists of sums are those of the built site, and the help says how to check them. */
@ExtendWith(SiteExtension.class)
class ChecksumIT {

    private static final Path SITE = Path.of(System.getProperty("site.dir"));

    private static String sha256(Path file) throws IOException {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
            return String.format("%064x", new BigInteger(1, hash));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void lists_haveTheSumOfEveryFile() throws IOException {
        Set<String> files;
        try (Stream<Path> paths = Files.walk(SITE)) {
            files =
                    paths.filter(Files::isRegularFile)
                            .map(path -> SITE.relativize(path).toString().replace('\\', '/'))
                            .collect(Collectors.toCollection(TreeSet::new));
        }
        Set<String> listed = new TreeSet<>(Set.of("SHA256SUMS"));
        for (String folder : new String[] {"", "cards/"}) {
            for (String line : Files.readAllLines(SITE.resolve(folder + "SHA256SUMS"))) {
                if (!line.startsWith("#")) {
                    String path = folder + line.substring(66);
                    assertEquals(sha256(SITE.resolve(path)), line.substring(0, 64), path);
                    listed.add(path);
                }
            }
        }
        assertEquals(files, listed);
    }

    @Test
    void help_showsTheSumAndTheCommands(Site site) throws IOException {
        try (SitePage page = site.open(Scheme.HTTP, "index.html#help=release")) {
            assertThat(page.page().locator("#release-sum code"))
                    .hasText(sha256(SITE.resolve("SHA256SUMS")));
            String commands = page.page().locator("#help-release pre").textContent();
            assertTrue(commands.contains("gh attestation verify SHA256SUMS --repo"), commands);
            String address =
                    page.page().evaluate("() => new URL('SHA256SUMS', location).href") + "";
            assertTrue(commands.startsWith("curl --fail --remote-name " + address), commands);
        }
    }

    @Test
    void helpFromDisk_saysWhereToRunTheCommands(Site site) {
        try (SitePage page = site.open(Scheme.FILE, "index.html#help=release")) {
            assertThat(page.page().locator("#release-sum")).containsText("opened from disk");
            String commands = page.page().locator("#help-release pre").textContent();
            assertTrue(commands.startsWith("gh attestation verify SHA256SUMS"), commands);
        }
    }
}
