package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The runnable jar, copied away from the build: it needs nothing but itself. */
class RunnableJarIT {

    @TempDir private Path folder;
    private Path jar;

    @BeforeEach
    void copyJar() throws IOException {
        jar = folder.resolve("copied.jar");
        Files.copy(Path.of(System.getProperty("jar.file")), jar);
    }

    private Process start(String... arguments) throws IOException {
        return start(List.of(), arguments);
    }

    private Process start(List<String> options, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-jar", jar.toString()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    @Test
    void call_answersEachLineAsTheCoreDoes() throws Exception {
        List<String> requests =
                List.of(
                        "{\"op\":\"decode\",\"text\":\"AAEBAf0GAA\"}",
                        "{\"op\":\"卡组\"}",
                        "[",
                        "{\"op\":\"identify\",\"text\":\"nothing here\"}");
        Process process = start("call");
        try (var in = process.getOutputStream()) {
            in.write((String.join("\n", requests) + "\n").getBytes(StandardCharsets.UTF_8));
        }
        String answers =
                new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        Dispatcher call = new Dispatcher(AllOperations.all());
        assertEquals(requests.stream().map(call::call).toList(), answers.lines().toList());
    }

    @Test
    void version_isThatOfTheBuild() throws Exception {
        Process process = start("--version");
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        assertTrue(out.matches("cardbench \\d+\\.\\d+\\.\\d+\\Ranswers [0-9a-f]{16}\\R"), out);
    }

    /** Without a usable archive, {@code -Xshare:on} refuses to start. */
    @Test
    void archiveOfClassData_isUsed() throws Exception {
        String archive = folder.resolve("cardbench.jsa").toString();
        Process making = start(List.of("-XX:ArchiveClassesAtExit=" + archive), "--version");
        making.getInputStream().readAllBytes();
        assertEquals(0, making.waitFor());
        List<String> options =
                List.of("-Xshare:on", "-XX:SharedArchiveFile=" + archive, "-Xlog:class+load");
        Process process = start(options, "--version");
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        assertTrue(
                out.contains("cardbench.app.cli.Main source: shared objects file (top)"),
                out.lines().filter(line -> line.contains("cardbench")).toList().toString());
    }

    @Test
    void serve_givesOutTheSiteOfTheJar() throws Exception {
        Process process = start("serve", "--port", "0");
        try {
            InputStream out = process.getInputStream();
            StringBuilder output = new StringBuilder();
            Matcher address = Pattern.compile("http://localhost:\\d+/").matcher(output);
            for (int c; !address.reset().find() && (c = out.read()) >= 0; ) {
                output.append((char) c);
            }
            URI site = URI.create(address.group());
            for (String path :
                    List.of("index.html", "cardbench.js", "odds-lab.wasm", "notices.txt")) {
                HttpResponse<byte[]> response =
                        HttpClient.newHttpClient()
                                .send(
                                        HttpRequest.newBuilder(site.resolve(path)).build(),
                                        BodyHandlers.ofByteArray());
                assertEquals(200, response.statusCode(), path);
                Path built = Path.of(System.getProperty("site.dir"), path);
                assertEquals(Files.size(built), response.body().length, path);
            }
        } finally {
            process.destroy();
        }
    }

    @Test
    void jar_holdsTheProductAlone() throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            List<String> names = file.stream().map(JarEntry::getName).toList();
            assertTrue(names.contains("cardbench/app/cli/Main.class"), "the product");
            for (String other :
                    List.of("cardbench/app/web/", "cardbench/build/", "org/", "com/google/")) {
                assertEquals(
                        List.of(),
                        names.stream().filter(name -> name.startsWith(other)).toList(),
                        "what bundles and the build are made of stays outside");
            }
        }
    }

    @Test
    void jar_holdsTheLibraryAndItsNotice() throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            assertTrue(file.getEntry("com/eclipsesource/json/Json.class") != null, "minimal-json");
            String notices =
                    new String(
                            file.getInputStream(file.getEntry("site/notices.txt")).readAllBytes(),
                            StandardCharsets.UTF_8);
            String licence =
                    new String(
                            file.getInputStream(file.getEntry("META-INF/LICENSE")).readAllBytes(),
                            StandardCharsets.UTF_8);
            assertTrue(licence.startsWith("MIT License") && licence.contains("Cardbench"));
            assertTrue(notices.contains("minimal-json") && notices.contains("EclipseSource"));
        }
    }
}
