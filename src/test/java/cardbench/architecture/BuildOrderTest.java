package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;

/**
 * The profile {@code serve} serves in the phase that makes the jar, and does not end: whoever tries
 * the command line beside it needs the whole jar. Maven carries out the plugins of a phase in the
 * order in which the pom first names them, its profiles' additions included, so the one that serves
 * must stand behind the one that puts the libraries into the jar.
 */
class BuildOrderTest {

    private static final String ASSEMBLY = "maven-assembly-plugin";
    private static final String EXEC = "exec-maven-plugin";

    private static Element pom() throws Exception {
        return parse(Files.readString(Path.of("pom.xml")));
    }

    private static Element parse(String text) throws Exception {
        Document document =
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new InputSource(new StringReader(text)));
        return document.getDocumentElement();
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && element.getTagName().equals(name)) {
                found.add(element);
            }
        }
        return found;
    }

    private static Element child(Element parent, String... path) {
        Element at = parent;
        for (String name : path) {
            at = children(at, name).get(0);
        }
        return at;
    }

    private static List<String> plugins(Element project) {
        return children(child(project, "build", "plugins"), "plugin").stream()
                .map(plugin -> child(plugin, "artifactId").getTextContent())
                .toList();
    }

    private static boolean servesAWholeJar(Element project) {
        List<String> plugins = plugins(project);
        return plugins.contains(ASSEMBLY) && plugins.indexOf(ASSEMBLY) < plugins.indexOf(EXEC);
    }

    @Test
    void server_startsBehindTheMakingOfTheJar() throws Exception {
        assertTrue(servesAWholeJar(pom()), plugins(pom()).toString());
    }

    @Test
    void profileServe_servesInThePhaseThatMakesTheJar() throws Exception {
        for (Element profile : children(child(pom(), "profiles"), "profile")) {
            if (child(profile, "id").getTextContent().equals("serve")) {
                assertEquals(List.of(EXEC), plugins(profile));
                Element plugin = child(profile, "build", "plugins", "plugin");
                Element run = child(plugin, "executions", "execution");
                assertEquals("package", child(run, "phase").getTextContent());
                Element how = child(run, "configuration");
                assertEquals("${server}", child(how, "mainClass").getTextContent());
                assertEquals(
                        "cardbench.app.cli.Main",
                        child(profile, "properties", "server").getTextContent());
                assertTrue(child(how, "arguments").getTextContent().contains("serve"));
                return;
            }
        }
        throw new AssertionError("the profile serve is gone");
    }

    @Test
    void otherOrder_isSeen() throws Exception {
        String first = "<plugin><artifactId>" + EXEC + "</artifactId></plugin>";
        String second = "<plugin><artifactId>" + ASSEMBLY + "</artifactId></plugin>";
        String pom = "<project><build><plugins>%s%s</plugins></build></project>";
        assertEquals(false, servesAWholeJar(parse(pom.formatted(first, second))));
        assertEquals(true, servesAWholeJar(parse(pom.formatted(second, first))));
    }
}
