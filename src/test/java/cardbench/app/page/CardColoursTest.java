package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page, the widget and the picture show rarities and elements in the same colours. */
class CardColoursTest {

    private static final Pattern RULE = Pattern.compile("(.*)\\{ --tint: (#\\w{6}); }");
    private static final Pattern CASE = Pattern.compile("case (\"[a-z\", ]+\") -> \"(#\\w{6})\"");
    private static final Pattern QUOTED = Pattern.compile("\"([a-z]+)\"");

    /** The colours in a file, by the words of the core; a rule may have several. */
    private static Map<String, String> colours(String file, Pattern rule) throws IOException {
        Map<String, String> colours = new TreeMap<>();
        Matcher rules = rule.matcher(Files.readString(Path.of(file)));
        while (rules.find()) {
            Matcher words = QUOTED.matcher(rules.group(1));
            while (words.find()) {
                colours.put(words.group(1), rules.group(2));
            }
        }
        return colours;
    }

    @Test
    void pageWidgetAndPicture_haveTheSame() throws IOException {
        Map<String, String> page = colours("webapp/codes/css/deck.css", RULE);
        assertEquals(10, page.size(), page.toString()); // seven elements, three rarities
        assertEquals(page, colours("webapp/codes/widget/widget.css", RULE));
        assertEquals(page, colours("src/main/java/cardbench/codes/export/SvgExport.java", CASE));
    }
}
