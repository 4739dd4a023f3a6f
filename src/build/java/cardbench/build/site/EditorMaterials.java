package cardbench.build.site;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.eclipsesource.json.WriterConfig;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Adds the modules that the code editor is made of to the bill of materials. They are no libraries
 * of the project for Maven, which only copies their jars.
 */
public final class EditorMaterials {

    private static final Pattern COORDINATE =
            Pattern.compile("META-INF/maven/([^/]+)/([^/]+)/pom\\.xml");
    private static final Pattern VERSION =
            Pattern.compile("</artifactId>\\s*<version>([^<]+)</version>");
    private static final Pattern LICENCE = Pattern.compile("<license>\\s*<name>([^<]+)</name>");

    private EditorMaterials() {}

    /**
     * Changes the bill of materials, where one was written.
     *
     * @param args the file, and the folder with the jars of the modules
     */
    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        if (Files.exists(file)) {
            JsonObject bill = Json.parse(Files.readString(file)).asObject();
            add(bill, Path.of(args[1]));
            Files.writeString(file, bill.toString(WriterConfig.PRETTY_PRINT) + "\n");
        }
    }

    /** Adds each module once, sorted by the name of its jar, as a part of the project. */
    static void add(JsonObject bill, Path modules) throws IOException {
        JsonArray components = bill.get("components").asArray();
        JsonArray dependencies = bill.get("dependencies").asArray();
        String project =
                bill.get("metadata")
                        .asObject()
                        .get("component")
                        .asObject()
                        .getString("bom-ref", "");
        List<Path> jars;
        try (Stream<Path> files = Files.list(modules)) {
            jars = files.filter(path -> path.toString().endsWith(".jar")).sorted().toList();
        }
        for (Path jar : jars) {
            JsonObject component = component(jar);
            String reference = component.getString("bom-ref", "");
            if (isAmong(components, "bom-ref", reference)) {
                continue; // of an earlier run without a network, which wrote no new bill
            }
            components.add(component);
            for (JsonValue each : dependencies) {
                if (each.asObject().getString("ref", "").equals(project)) {
                    each.asObject().get("dependsOn").asArray().add(reference);
                }
            }
            dependencies.add(
                    new JsonObject().add("ref", reference).add("dependsOn", new JsonArray()));
        }
    }

    private static boolean isAmong(JsonArray objects, String key, String value) {
        return objects.values().stream()
                .anyMatch(each -> each.asObject().getString(key, "").equals(value));
    }

    /** What the description within a jar says of it. */
    private static JsonObject component(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : file.stream().toList()) {
                Matcher coordinate = COORDINATE.matcher(entry.getName());
                if (coordinate.matches()) {
                    String description =
                            new String(
                                    file.getInputStream(entry).readAllBytes(),
                                    StandardCharsets.UTF_8);
                    return component(
                            coordinate.group(1),
                            coordinate.group(2),
                            first(VERSION, description, jar),
                            first(LICENCE, description, jar),
                            Sha256.hex(Files.readAllBytes(jar)));
                }
            }
        }
        throw new IllegalArgumentException(jar + " has no description of itself");
    }

    private static JsonObject component(
            String group, String name, String version, String licence, String sum) {
        String reference = "pkg:maven/" + group + "/" + name + "@" + version + "?type=jar";
        return new JsonObject()
                .add("type", "library")
                .add("bom-ref", reference)
                .add("group", group)
                .add("name", name)
                .add("version", version)
                .add("scope", "required")
                .add(
                        "hashes",
                        new JsonArray()
                                .add(new JsonObject().add("alg", "SHA-256").add("content", sum)))
                .add(
                        "licenses",
                        new JsonArray()
                                .add(
                                        new JsonObject()
                                                .add(
                                                        "license",
                                                        new JsonObject().add("id", licence))))
                .add("purl", reference);
    }

    /** The first match in the description of a jar. */
    private static String first(Pattern pattern, String description, Path jar) {
        Matcher match = pattern.matcher(description);
        if (!match.find()) {
            throw new IllegalArgumentException(jar + ": nothing matches " + pattern);
        }
        return match.group(1).strip();
    }
}
