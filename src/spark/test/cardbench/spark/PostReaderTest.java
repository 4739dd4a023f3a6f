package cardbench.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PostReaderTest {

    private final PostReader reader = new PostReader();

    private PostReading read(String text) {
        return reader.read(new Post("p", text));
    }

    @Test
    void decks_areThoseOfTheirCodes() {
        String text = "try " + ExamplePosts.ROGUE + " or\n### Two\n" + ExamplePosts.WARRIOR + "!";
        PostReading reading = read(text);
        assertEquals(List.of(), reading.unread());
        assertEquals(2, reading.decks().size());
        assertEquals(ExamplePosts.ROGUE_CARDS, reading.decks().get(0).cards());
        assertEquals(ExamplePosts.WARRIOR_CARDS, reading.decks().get(1).cards());
        JsonObject second = Json.parse(reading.decks().get(1).json()).asObject();
        assertEquals("p", second.get("post").asString());
        assertEquals("Two", second.get("name").asString());
        assertEquals(text.indexOf(ExamplePosts.WARRIOR), second.get("from").asInt());
        assertEquals(text.length() - 1, second.get("to").asInt());
    }

    @ParameterizedTest
    @CsvSource({
        "'', deck.empty",
        "' \t\n', deck.empty",
        "no code at all, deck.no-code",
    })
    void postWithoutDeck_isNamed(String text, String code) {
        PostReading reading = read(text);
        assertEquals(List.of(), reading.decks());
        assertEquals(1, reading.unread().size());
        assertEquals("p", reading.unread().get(0).post());
        assertEquals(code, reading.unread().get(0).code());
    }

    @Test
    void damagedCodeBesideAWholeOne_isNamedWithItsPlace() {
        String damaged = ExamplePosts.ROGUE.substring(0, 20);
        PostReading reading = read(ExamplePosts.WARRIOR + " and " + damaged);
        assertEquals(1, reading.decks().size());
        assertEquals(1, reading.unread().size());
        int from = ExamplePosts.WARRIOR.length() + 5;
        assertEquals(from, reading.unread().get(0).from());
        assertEquals(from + 20, reading.unread().get(0).to());
    }

    @Test
    void postThatIsTooLong_isNamed() {
        PostReading reading = read("a".repeat(PostReader.MOST + 1));
        assertEquals(List.of(), reading.decks());
        assertEquals("post.too-long", reading.unread().get(0).code());
    }

    @Test
    void anyText_isReadOrNamed() {
        Random random = new Random(20261123);
        String letters = "AECAQcAAewHf0zB=+/ \n#:!0123456789\u0000\ud83d\ufeff\u202e卡";
        for (int i = 0; i < 5_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int j = random.nextInt(90); j >= 0; j--) {
                text.append(
                        random.nextInt(12) == 0
                                ? "AAECA"
                                : letters.charAt(random.nextInt(letters.length())));
            }
            PostReading reading = read(text.toString());
            assertTrue(reading.decks().size() + reading.unread().size() > 0, text.toString());
            for (UnreadText unread : reading.unread()) {
                assertTrue(!unread.code().equals("call.internal"), text.toString());
            }
        }
    }
}
