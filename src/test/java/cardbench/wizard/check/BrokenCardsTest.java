package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Severity;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What an author reads, in English and in Chinese, about a card with one mistake. */
class BrokenCardsTest {

    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)(\\|term)?}");

    private static final String CARD =
            """
            {
              "id": "my.treasure.common.spark",
              "count": 1,
              "name": "火花",
              "manaCost": 2,
              "rarity": "com",
              "school": "fire",
              "description": "造成3点伤害，抽1张牌，重复2次。",
              "behaviors": [{
                "at": "onPlay",
                "do": [
                  {"type": "damage", "amount": 3, "target": {"type": "monsterChooser", "ask": "$onPlay.playerUUID"}},
                  {"id": "d", "type": "drawCard", "amount": 1, "target": "$onPlay.playerUUID"},
                  {"type": "if", "condition": {"type": "LessThanOrEqual", "value1": {"type": "getCardProperty", "cardUUID": "$d.UUID", "property": "manaCost"}, "value2": 2}, "do": [
                    {"id": "l", "type": "loop", "times": 2, "do": [
                      {"type": "gold", "mode": "add", "amount": "$l.index", "target": "$onPlay.playerUUID"}]}]},
                  {"type": "addTriggers", "triggers": [{"mode": "once", "event": "onBuy", "do": [
                    {"type": "mana", "mode": "add", "amount": 1, "target": "$onBuy.playerUUID"}]}]}]
              }]
            }
            """;

    /** What is written, what is written instead, and the messages. */
    static List<List<String>> cards() throws IOException {
        try (var in = BrokenCardsTest.class.getResourceAsStream("broken-cards.txt")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(text.substring(text.indexOf('\n') + 1).split("\n\n"))
                    .map(block -> block.strip().lines().toList())
                    .toList();
        }
    }

    private static String broken(String change) {
        String[] sides = change.replace("\\n", "\n").replace("\\u00a0", "\u00a0").split(" ⟶ ");
        assertTrue(CARD.contains(sides[0]), sides[0]);
        int at = CARD.indexOf(sides[0]);
        return CARD.substring(0, at) + sides[1] + CARD.substring(at + sides[0].length());
    }

    /** The message as the page has it, and the text that a press puts there. */
    private static String said(Diagnostic one, String language) throws IOException {
        String house = one.code().name().startsWith("json.") ? "base/json" : "wizard/card.wizard";
        String sentence =
                read(Path.of("src/main/words/" + house + ".json"))
                        .get("messages")
                        .asObject()
                        .get(one.code().name())
                        .asObject()
                        .getString(language, null);
        JsonObject terms =
                read(Path.of("webapp/wizard/words/zh/wizard.json")).get("terms").asObject();
        StringBuilder text = new StringBuilder();
        Matcher place = PLACE.matcher(sentence);
        while (place.find()) {
            String value =
                    one.args().stream()
                            .filter(arg -> arg.name().equals(place.group(1)))
                            .findFirst()
                            .orElseThrow()
                            .value();
            String shown = place.group(2) == null ? value : terms.getString(value, value);
            place.appendReplacement(text, Matcher.quoteReplacement(shown));
        }
        return place.appendTail(text).toString();
    }

    private static JsonObject read(Path file) throws IOException {
        return Json.parse(Files.readString(file)).asObject();
    }

    private static List<String> messages(String card) throws IOException {
        List<String> messages = new ArrayList<>();
        for (Diagnostic one : CardReader.read(card, false).diagnostics()) {
            if (one.severity() == Severity.INFO) {
                continue;
            }
            String fix = one.fix() == null ? "" : " → " + one.fix().replace("\n", "\\n");
            messages.add(
                    one.location().line()
                            + ":"
                            + one.location().column()
                            + " "
                            + said(one, "en")
                            + fix);
            messages.add(said(one, "zh"));
        }
        return messages;
    }

    @ParameterizedTest
    @MethodSource("cards")
    void mistake_isNamedWithItsPlaceAndFix(List<String> lines) throws IOException {
        assertEquals(lines.subList(1, lines.size()), messages(broken(lines.get(0))), lines.get(0));
    }

    @Test
    void card_hasNoOtherMistake() throws IOException {
        assertEquals(List.of(), messages(CARD));
        assertTrue(cards().size() >= 40);
    }
}
