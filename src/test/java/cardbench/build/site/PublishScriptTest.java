package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code .ci/release publish}, with programs that write down how they were called. */
@EnabledOnOs(OS.LINUX)
class PublishScriptTest {

    private static final String SITE = "https://some-body.github.io/cards/";

    @TempDir private Path folder;

    private Path files;

    @BeforeEach
    void makeRelease() throws Exception {
        files = Files.createDirectories(folder.resolve("release/files"));
        for (String part : List.of(".jar", "-sources.jar", "-javadoc.jar")) {
            Files.writeString(files.resolve("cardbench-library-1.2.3" + part), part);
        }
        Files.writeString(
                files.resolve("cardbench-library-1.2.3.pom"),
                LibraryPom.text("1.2.3", "0.9.5", ForgeAddress.ofSite(SITE)));
        pack("{\"repository\": \"git\"}");
        Path programs = Files.createDirectory(folder.resolve("bin"));
        program(programs, "npm", "[ \"$1 $2\" != 'config get' ] || echo https://registry.example/");
        program(programs, "curl", "unzip -l \"${7#bundle=@}\" >>$CALLS");
        program(
                programs,
                "gpg",
                "for last; do :; done; case $last in --import) cat >/dev/null ;; *) : >\"$last.asc\" ;; esac");
    }

    private void program(Path folder, String name, String body) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, "#!/bin/bash\necho \"" + name + " $*\" >>$CALLS\n" + body + "\n");
        assertTrue(file.toFile().setExecutable(true));
    }

    private void pack(String manifest) throws Exception {
        Path content = Files.createDirectories(folder.resolve("content/package"));
        Files.writeString(content.resolve("package.json"), manifest);
        Process tar =
                new ProcessBuilder(
                                "tar",
                                "-czf",
                                files.resolve("cardbench-npm-1.2.3.tgz").toString(),
                                "-C",
                                content.getParent().toString(),
                                "package")
                        .start();
        assertEquals(0, tar.waitFor());
    }

    /** The output of the script, and its exit code in the last line. */
    private String publish(Map<String, String> keys) throws Exception {
        ProcessBuilder script =
                new ProcessBuilder(
                        "bash",
                        ".ci/release",
                        "publish",
                        "v1.2.3",
                        folder.resolve("release").toString());
        String path = folder.resolve("bin") + ":" + System.getenv("PATH");
        script.environment().keySet().removeIf(name -> name.matches("NPM_.*|MAVEN_.*|SIGNING.*"));
        script.environment().put("PATH", path);
        script.environment().put("CALLS", folder.resolve("calls").toString());
        script.environment().putAll(keys);
        Process process = script.redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return out + process.waitFor();
    }

    private List<String> calls() throws IOException {
        try (Stream<String> lines = Files.lines(folder.resolve("calls"))) {
            return lines.toList();
        }
    }

    @Test
    void withoutKeys_nothingIsPublished() throws Exception {
        assertEquals(
                """
                npm: not published, neither NPM_TOKEN nor NPM_TRUSTED is set
                Maven: not published, not all of MAVEN_UPLOAD, MAVEN_TOKEN and SIGNING_KEY are set
                0""",
                publish(Map.of()));
        assertTrue(Files.notExists(folder.resolve("calls")));
    }

    @Test
    void packageWithoutARepository_isNotPublished() throws Exception {
        pack("{}");
        String out = publish(Map.of("NPM_TOKEN", "t"));
        assertTrue(out.contains("names no repository") && out.endsWith("1"), out);
    }

    @Test
    void withKeys_packageAndLibraryAreSent() throws Exception {
        String out =
                publish(
                        Map.of(
                                "NPM_TOKEN",
                                "t",
                                "MAVEN_UPLOAD",
                                "https://upload.example/bundle",
                                "MAVEN_TOKEN",
                                "m",
                                "SIGNING_KEY",
                                "k"));
        assertTrue(out.endsWith("0"), out);
        String calls = String.join("\n", calls());
        assertTrue(calls.contains("npm config set //registry.example/:_authToken t"), calls);
        assertTrue(calls.contains("npm publish --provenance --access public "), calls);
        assertTrue(calls.contains("Authorization: Bearer m"), calls);
        String place = "io/github/some-body/cardbench/1.2.3/cardbench-1.2.3";
        for (String part : List.of(".pom", ".jar", "-sources.jar", "-javadoc.jar")) {
            for (String ending : List.of("", ".asc", ".md5", ".sha1")) {
                assertTrue(calls.contains(place + part + ending), part + ending + "\n" + calls);
            }
        }
    }
}
