package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.DeckBundleOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What mail, chat, forums and keyboards do to a code: it is found once, with the same cards. */
class FoldedCodesTest {

    private static final String[] CODES = {
        "AAECAZ/HAgbFBMrDAtPFAsnHApDTAuiUAwyQAqEE5QSNCNUK8gzRwQLo0ALL5gL86gKJ8QLoiQMA",
        "AAECAa0GBIWtA46xA8i+A8jAAw2XAvYH2qwDgbEDmLYDk7oDm7oDr7oD3swDy80D184D49ED/tEDAA==",
        "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA",
    };

    private final Dispatcher call = new Dispatcher(DeckBundleOperations.all());

    private static Map<String, UnaryOperator<String>> folds() {
        Map<String, UnaryOperator<String>> folds = new LinkedHashMap<>();
        folds.put("soft break", code -> code.substring(0, 30) + "=\n" + code.substring(30));
        folds.put(
                "quoted-printable",
                code -> code.substring(0, 50) + "=\r\n" + code.substring(50).replace("=", "=3D"));
        folds.put("percent", FoldedCodesTest::percent);
        folds.put("percent twice", code -> percent(code).replace("%", "%25"));
        folds.put("parameter", code -> "https://example.org/?deckcode=" + percent(code));
        folds.put("fragment", code -> "https://example.org/#deck=" + percent(code));
        folds.put(
                "entities",
                code -> code.replace("+", "&#43;").replace("/", "&#x2F;").replace("=", "&#61;"));
        folds.put("<br>", code -> code.substring(0, 40) + "<br>\n" + code.substring(40));
        folds.put("smart quotes", code -> "“" + code + "” is it");
        folds.put("full width", FoldedCodesTest::wide);
        folds.put("zero width", code -> inserted(code, "\u200b"));
        folds.put("no-break spaces", code -> inserted(code, "\u00a0"));
        folds.put("soft hyphens", code -> inserted(code, "\u00ad"));
        folds.put("Cyrillic", code -> code.replace('A', '\u0410').replace('o', '\u043e'));
        folds.put("Greek", code -> code.replace('A', '\u0391').replace('E', '\u0395'));
        folds.put("first letter Cyrillic", code -> "\u0410" + code.substring(1));
        for (String mark : new String[] {"*", "**", "***", "_", "__", "~~", "||", "`", "\""}) {
            folds.put(mark, code -> mark + code + mark);
            folds.put(mark + " unpadded", code -> mark + code.replace("=", "") + mark + " yes");
        }
        folds.put("fence", code -> "```\n" + code + "\n```");
        folds.put("escaped", code -> code.replace("+", "\\+").replace("/", "\\/"));
        folds.put("markup", code -> "[b]" + code + "[/b]");
        folds.put("attribute", code -> "<a data-code='" + code + "'>x</a>");
        folds.put("quotation", code -> "> " + code.substring(0, 50) + "\n> " + code.substring(50));
        folds.put("table", code -> "| name | " + code + " | 12 |");
        folds.put("sheet", code -> "\"a\",\"" + code + "\",\"After\"");
        folds.put("tabs", code -> "a\t" + code + "\tAfter");
        folds.put("sentence", code -> "分享码：" + code + "，大家试试");
        folds.put("for addresses", code -> code.replace('+', '-').replace('/', '_'));
        folds.put("behind a name", code -> "my_deck_" + code);
        return folds;
    }

    private static String percent(String code) {
        return code.replace("+", "%2B").replace("/", "%2f").replace("=", "%3D");
    }

    private static String wide(String code) {
        StringBuilder wide = new StringBuilder();
        code.chars().forEach(c -> wide.append((char) (c + 0xfee0)));
        return wide.toString();
    }

    private static String inserted(String code, String gap) {
        return code.substring(0, 12) + gap + code.substring(12, 41) + gap + code.substring(41);
    }

    private JsonObject ask(String operation, String text) {
        JsonObject request = new JsonObject().add("op", operation).add("text", text);
        return Json.parse(call.call(request.toString())).asObject();
    }

    private String deckstring(Random random) {
        JsonArray cards = new JsonArray();
        int id = 0;
        for (int i = 0; i < 20; i++) {
            id += 1 + random.nextInt(6_000);
            cards.add(new JsonArray().add(id).add(1 + random.nextInt(2)));
        }
        JsonObject deck =
                new JsonObject()
                        .add("kind", "hearthstone")
                        .add("format", 2)
                        .add("heroes", new JsonArray().add(7))
                        .add("cards", cards);
        JsonObject request = new JsonObject().add("op", "encode").add("deck", deck);
        JsonObject answer = Json.parse(call.call(request.toString())).asObject();
        return answer.get("result").asObject().getString("text", "");
    }

    private String cards(String text) {
        JsonObject answer = ask("decode", text);
        assertTrue(answer.getBoolean("ok", false), () -> text + "\n" + answer);
        JsonObject deck = answer.get("result").asObject();
        return deck.get("cards") + " " + deck.get("sideboards") + " " + deck.get("shareIds");
    }

    @TestFactory
    Iterable<DynamicTest> foldedCodes() {
        return folds().entrySet().stream()
                .map(fold -> DynamicTest.dynamicTest(fold.getKey(), () -> check(fold.getValue())))
                .toList();
    }

    private void check(UnaryOperator<String> fold) {
        Random random = new Random(6);
        for (int i = 0; i < CODES.length + 40; i++) {
            String code = i < CODES.length ? CODES[i] : deckstring(random);
            String text = fold.apply(code);
            JsonObject found = ask("identify", text).get("result").asObject();
            assertEquals(1, found.get("found").asArray().size(), text);
            assertEquals(cards(code), cards(text), text);
        }
    }
}
