package cardbench.codes.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.cards.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.kefirsf.bb.BBProcessorFactory;
import org.kefirsf.bb.TextProcessor;

class BbcodeMarkupTest {

    private static final List<String> NAMES = HostileNames.ALL;
    private static final TextProcessor FORUM = BBProcessorFactory.getInstance().create();

    private static String text(String name) {
        return Place.BBCODE.deck(Views.named(name), ExportWords.of(Language.EN)).content();
    }

    /** What a forum makes of it, without the texts. */
    private static List<String> tags(String text, String pattern) {
        List<String> tags = new ArrayList<>();
        Matcher tag = Pattern.compile(pattern).matcher(text);
        while (tag.find()) {
            tags.add(tag.group());
        }
        return tags;
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void hostileNames_leaveTheTagsAsTheyAre(String name) {
        String plain = text("A name");
        assertEquals(tags(plain, "\\[[^\\]\n]*\\]"), tags(text(name), "\\[[^\\]\n]*\\]"));
        assertEquals(
                tags(FORUM.process(plain), "<[^>]*>"),
                tags(FORUM.process(text(name)), "<[^>]*>"),
                name);
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void hostileNames_makeNoLinksAndNoSmileys(String name) {
        String text = text(name);
        String names = text.replace("[code]" + Views.CODE + "[/code]", "");
        for (String pattern :
                List.of("://", "(?i)www\\.", "\\w@\\w", ":\\)", ":\\w+:", "\\{:", "&#?\\w+;")) {
            assertFalse(Pattern.compile(pattern).matcher(names).find(), pattern + " in " + names);
        }
    }

    @Test
    void deck_hasItsListsAndItsCode() {
        String html = FORUM.process(text("A name"));
        assertTrue(html.contains("A name") && html.contains(Views.CODE), html);
        assertTrue(text("A name").contains("\n[*]2× (3) A name\n"), text("A name"));
        assertTrue(text("A name").contains("\n[*]└ 1× A name\n"), text("A name"));
        assertTrue(text("A name").contains("\nDeck code\n[code]" + Views.CODE + "[/code]\n"));
    }

    @Test
    void commonNames_stayAsTheyAre() {
        for (String name :
                List.of("E.T.C., Band Manager", "“Zilliax” Deluxe 3000", "N'Zoth: the Corruptor")) {
            assertTrue(text(name).contains("2× (3) " + name + "\n"), name);
        }
    }
}
