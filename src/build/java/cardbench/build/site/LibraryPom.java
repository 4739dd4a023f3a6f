package cardbench.build.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes the POM by which repositories of Maven serve the library: one dependency, no profiles and
 * no expressions. Its group is the namespace that a forge gives to an owner, {@code
 * io.github.OWNER}, where the address of the site shows one.
 *
 * @see <a href="https://maven.apache.org/pom.html">the elements of a POM</a>
 */
final class LibraryPom {

    private static final Pattern OWNER = Pattern.compile("https://([a-z]+)\\.([a-z]+)/([^/]+)/.*");

    private static final String MINIMAL_JSON = "minimal-json.version";

    private LibraryPom() {}

    /**
     * Writes the file {@code cardbench.pom}.
     *
     * @param project the folder of the project, whose POM has the version of the dependency
     * @param address the address of the site, or {@code unknown}
     * @param library the folder of the library
     */
    static void write(Path project, String version, String address, Path library)
            throws IOException {
        Files.createDirectories(library);
        String build = Files.readString(project.resolve("pom.xml"));
        Files.writeString(
                library.resolve("cardbench.pom"),
                text(version, property(build, MINIMAL_JSON), ForgeAddress.ofSite(address)));
    }

    private static String property(String pom, String name) {
        Matcher value = Pattern.compile("<" + name + ">([^<]+)<").matcher(pom);
        if (!value.find()) {
            throw new IllegalArgumentException("no property " + name);
        }
        return value.group(1);
    }

    /** The text of the POM. Without a forge it has no group that Maven Central accepts. */
    static String text(String version, String minimalJson, Optional<ForgeAddress> forge) {
        String about = forge.map(LibraryPom::about).orElse("");
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                    <modelVersion>4.0.0</modelVersion>
                    <groupId>%s</groupId>
                    <artifactId>cardbench</artifactId>
                    <version>%s</version>
                    <name>Cardbench</name>
                    <description>Reads, checks and writes the deck codes of card games.</description>
                    <licenses>
                        <license><name>MIT</name><url>https://opensource.org/license/mit</url></license>
                    </licenses>
                %s    <dependencies>
                        <dependency>
                            <groupId>com.eclipsesource.minimal-json</groupId>
                            <artifactId>minimal-json</artifactId>
                            <version>%s</version>
                        </dependency>
                    </dependencies>
                </project>
                """
                .formatted(
                        forge.map(LibraryPom::group).orElse("cardbench"),
                        version,
                        about,
                        minimalJson);
    }

    /** The namespace of an owner: the forge's name backwards, and the owner in small letters. */
    static String group(ForgeAddress forge) {
        Matcher owner = owner(forge);
        return switch (owner.group(1)) {
                    case "github", "gitlab" -> "io." + owner.group(1);
                    default -> "org.codeberg";
                }
                + "."
                + owner.group(3).toLowerCase(Locale.ROOT);
    }

    private static Matcher owner(ForgeAddress forge) {
        Matcher owner = OWNER.matcher(forge.repository());
        if (!owner.matches()) {
            throw new IllegalArgumentException(forge.repository());
        }
        return owner;
    }

    private static String about(ForgeAddress forge) {
        String owner = owner(forge).group(3);
        return """
                    <url>%1$s</url>
                    <developers>
                        <developer><id>%2$s</id><name>%2$s</name></developer>
                    </developers>
                    <scm>
                        <connection>scm:git:%1$s.git</connection>
                        <developerConnection>scm:git:%1$s.git</developerConnection>
                        <url>%1$s</url>
                    </scm>
                """
                .formatted(forge.repository(), owner)
                .indent(0);
    }
}
