package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import cardbench.app.bundle.DeckBundleOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code identify} tells apart beside the codes with a mark of their own. */
class IdentifyTest {

    private static final String CARD =
            "{\n  \"id\": \"a.b.c.d\", // a card\n  \"behaviors\" : [{\"at\": \"onPlay\", \"do\": []}]\n}";

    private static final Dispatcher CALL = new Dispatcher(DeckBundleOperations.all());

    private static JsonObject ask(String operation, String text) {
        JsonObject request = new JsonObject().add("op", operation).add("text", text);
        return Json.parse(CALL.call(request.toString())).asObject();
    }

    /** Kind and place of each code: {@code "setcode 0-10"}. */
    private static String found(String text) {
        StringJoiner found = new StringJoiner(", ");
        for (JsonValue one :
                ask("identify", text).get("result").asObject().get("found").asArray()) {
            JsonObject code = one.asObject();
            found.add(code.getString("kind", "") + " " + code.get("from") + "-" + code.get("to"));
        }
        return found.toString();
    }

    private static String whole(String kind, String text) {
        return kind + " 0-" + text.length();
    }

    private static final String PALADIN =
            "AAECAa0GBIWtA46xA8i+A8jAAw2XAvYH2qwDgbEDmLYDk7oDm7oDr7oD3swDy80D184D49ED/tEDAA==";

    private static final String PRIEST =
            "AAECAZ8FBITBA5PQA8PRA8jhAw37AZwClaYDyrgD/bgD6rkD67kD7LkDysEDlc0Dns0Dn80DwNEDAA==";

    /** The names of the codes, {@code -} where there is none; those of read are the same. */
    private static String names(String text) {
        StringJoiner names = new StringJoiner(", ");
        JsonValue found = ask("identify", text).get("result").asObject().get("found");
        for (JsonValue one : found.asArray()) {
            names.add(one.asObject().getString("name", "-"));
        }
        assertEquals(found, ask("read", text).get("result").asObject().get("found"));
        return names.toString();
    }

    /** As the client writes several decks, and as posts do. */
    @Test
    void deckOfEachCode_hasItsOwnName() {
        String end = "\n# \n# 想要使用这副套牌，请先复制到剪贴板\n\n";
        assertEquals(
                "针灸骑 2.1, 针灸骑 2.0",
                names(
                        "### 针灸骑 2.1\n# 职业：圣骑士\n# 模式：标准模式\n#\n# 2x (1) 正义圣契\n# \n"
                                + PALADIN
                                + end
                                + "### 针灸骑 2.0\n# 职业：圣骑士\n"
                                + PRIEST
                                + end));
        assertEquals("One, -", names("### One\n" + PALADIN + "\n" + PRIEST));
        assertEquals("One, Two", names("### One " + PALADIN + " ### Two " + PRIEST));
        assertEquals("-", names("words ### " + PALADIN));
        String genshin = "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";
        String ydke = "ydke://o6lXBaOpVwWjqVcF!!!";
        String posted = "## Rin\n\n" + ydke + "\n\nand 【Side】 " + ydke + "\nMine: " + ydke;
        assertEquals("Rin, -, Mine", names(posted));
        assertEquals("-", names("分享码：" + genshin));
    }

    /** Everything is looked at once, however many codes stand in one line. */
    @Test
    void manyCodesInALine_takeTimeInLine() {
        String text = ("### A " + PRIEST + " ").repeat(5_000);
        assertTimeout(
                Duration.ofSeconds(20), () -> assertEquals(5_000, names(text).split(", ").length));
    }

    @Test
    void setcodes_areFoundAsTheWholeText() {
        assertEquals("setcode 0-10", found("0x307b1048"));
        assertEquals("setcode 1-19", found(" 0x00661048307b1048\n"));
        assertEquals("setcode 0-14", found("0066-0043-0100"));
        assertEquals("setcode 0-9", found("0066-0043"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "813371464",
                "307b1048",
                "2024-10-11",
                "0066-0043 is Wight",
                "0x307b104g",
                "0x11112222333344445",
                "0066-0043-0100-0001-0002",
                "0x"
            })
    void otherNumbers_areNoSetcodes(String text) {
        assertEquals("", found(text));
    }

    @Test
    void deckFiles_areFoundWholeAndInFences() throws IOException {
        String file = Files.readString(Path.of("cards-data/examples/example.yml")).strip();
        assertEquals(whole("yisp", file), found(file));
        assertEquals("yisp 8-" + (8 + file.length()), found("```yaml\n" + file + "\n```\n"));
        assertEquals("", found("deck: mine\ncards: 3"));
        assertEquals("", found("about\n  cards: 3\n  tests: 4"));
    }

    @Test
    void cards_areFoundWholeAndInFences() throws IOException {
        assertEquals(whole("wizard", CARD), found(CARD));
        assertEquals(whole("wizard", "[" + CARD + "]"), found("[" + CARD + "]\n"));
        String post = "My card:\n```json\n" + CARD + "\n```\nand another\n```\n" + CARD + "\n```";
        int second = post.lastIndexOf(CARD);
        assertEquals(
                "wizard 17-"
                        + (17 + CARD.length())
                        + ", wizard "
                        + second
                        + "-"
                        + (second + CARD.length()),
                found(post));
        for (String name : List.of("bash", "stone", "counter_trigger")) {
            String card =
                    Files.readString(Path.of("cards-data/examples/wizard/" + name + ".jsonc"))
                            .strip();
            assertEquals(whole("wizard", card), found(card), name);
        }
        assertEquals("", found("{\"op\": \"wizard.check\", \"text\": \"behaviors\"}"));
        assertEquals("", found("the key \"behaviors\": a list"));
    }

    /** The three bare codes of the deck that the descriptions of the formats share. */
    @Test
    void bareCodes_areFoundAsTheWholeText() {
        for (String kind : List.of("ygo", "ygomobile", "omega")) {
            String four = "46986414, 44095762, 89631139, 5318639";
            String code = bare(kind, four + ", 1861629, 44508094");
            assertEquals(whole(kind, code), found(code), kind);
            assertEquals("", found("try " + code), kind);
            // so few rows may be any sixteen bytes
            assertEquals("", found(bare(kind, four)), kind);
        }
    }

    @Test
    void codeThatTwoFormatsFit_isListedAsBoth_likeliestFirst() {
        assertEquals("", found("Supercalifragilisticexpialidocious"));
        assertEquals(
                "hearthstone 0-16, genshin 17-85",
                found(
                        "AAECAQcAAewHAAA= AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA"));
    }

    private static String bare(String kind, String ids) {
        String request =
                "{\"op\":\"encode\",\"deck\":{\"kind\":\""
                        + kind
                        + "\",\"main\":["
                        + ids
                        + "],\"extra\":[],\"side\":[]}}";
        String text =
                Json.parse(CALL.call(request))
                        .asObject()
                        .get("result")
                        .asObject()
                        .getString("text", "");
        return text.substring(text.lastIndexOf('=', text.length() - 3) + 1);
    }

    @Test
    void fileThatIsNoDeck_isRefusedByItsKind() {
        for (String text : List.of(CARD, "0x307b1048")) {
            JsonObject answer = ask("decode", text);
            JsonObject diagnostic = answer.get("diagnostics").asArray().get(0).asObject();
            assertEquals("deck.not-decoded", diagnostic.getString("code", ""), text);
        }
    }
}
