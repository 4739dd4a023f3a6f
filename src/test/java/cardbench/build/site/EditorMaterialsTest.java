package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditorMaterialsTest {

    private static final String BILL =
            """
            {"metadata": {"component": {"bom-ref": "the project"}}, "components": [{"bom-ref": "json"}],
             "dependencies": [{"ref": "json", "dependsOn": []}, {"ref": "the project", "dependsOn": ["json"]}]}
            """;

    private static final String DESCRIPTION =
            """
            <project><parent><artifactId>parent</artifactId></parent>
              <groupId>org.at.editor</groupId><artifactId>view</artifactId>
              <version>1.2.3</version>
              <licenses>
                <license>
                  <name>MIT</name></license></licenses>
            </project>
            """;

    @TempDir private Path folder;

    private void jar(String name, String entry, String text) throws IOException {
        try (OutputStream out = Files.newOutputStream(folder.resolve(name));
                JarOutputStream jar = new JarOutputStream(out)) {
            jar.putNextEntry(new JarEntry(entry));
            jar.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void module_isAComponentOfTheProject_once() throws IOException {
        jar("view-1.2.3.jar", "META-INF/maven/org.at.editor/view/pom.xml", DESCRIPTION);
        Path bill = Files.writeString(folder.resolve("bom.json"), BILL);
        EditorMaterials.main(new String[] {bill.toString(), folder.toString()});
        String once = Files.readString(bill);
        EditorMaterials.main(new String[] {bill.toString(), folder.toString()});
        assertEquals(once, Files.readString(bill));
        JsonObject read = Json.parse(once).asObject();
        assertEquals(2, read.get("components").asArray().size());
        JsonObject component = read.get("components").asArray().get(1).asObject();
        String reference = "pkg:maven/org.at.editor/view@1.2.3?type=jar";
        assertEquals(reference, component.getString("purl", ""));
        assertEquals("[{\"license\":{\"id\":\"MIT\"}}]", component.get("licenses").toString());
        assertEquals(
                "[{\"ref\":\"json\",\"dependsOn\":[]},"
                        + "{\"ref\":\"the project\",\"dependsOn\":[\"json\",\""
                        + reference
                        + "\"]},{\"ref\":\""
                        + reference
                        + "\",\"dependsOn\":[]}]",
                read.get("dependencies").toString());
    }

    @Test
    void moduleWithoutADescription_isRefused() throws IOException {
        jar("view-1.2.3.jar", "index.js", "");
        JsonObject bill = Json.parse(BILL).asObject();
        assertThrows(IllegalArgumentException.class, () -> EditorMaterials.add(bill, folder));
    }

    /** Without a network, none is written. */
    @Test
    void missingBill_staysMissing() throws IOException {
        Path bill = folder.resolve("bom.json");
        EditorMaterials.main(new String[] {bill.toString(), folder.toString()});
        assertFalse(Files.exists(bill));
    }
}
