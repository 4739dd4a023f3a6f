package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * Spark and its hundred libraries belong to one profile. A build without it must not have them on
 * its class path, and then they are in no bill of materials either.
 */
class SparkProfileTest {

    /** The profile that an element of the pom is in, or the empty text. */
    private static String profile(Node element) {
        for (Node at = element; at != null; at = at.getParentNode()) {
            if (at.getNodeName().equals("profile")) {
                return ((Element) at).getElementsByTagName("id").item(0).getTextContent();
            }
        }
        return "";
    }

    @Test
    void spark_isADependencyOfItsProfileAlone() throws Exception {
        Document pom =
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(Path.of("pom.xml").toFile());
        NodeList groups = pom.getElementsByTagName("groupId");
        Set<String> profiles = new TreeSet<>();
        for (int i = 0; i < groups.getLength(); i++) {
            if (groups.item(i).getTextContent().startsWith("org.apache.spark")) {
                profiles.add(profile(groups.item(i)));
            }
        }
        assertEquals(Set.of("spark"), profiles);
    }
}
