package cardbench.codes.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import cardbench.app.bundle.AllOperations;
import cardbench.base.text.PhraseTable;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.CraftingCost;
import cardbench.codes.deck.DeckView.Section;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ExportWordsTest {

    private static final PhraseTable ENGLISH = PhraseTable.of(WordsEn.TEXT);

    /** A deck of each game, with a card that has a sideboard. */
    private static final List<String> DECKS =
            List.of(
                    "AAECAQcB7AcAAAEB8J8E/cQFAAA=",
                    "CAESAUEYASIICgYIAxAKGFYoAg==",
                    "A".repeat(68),
                    "ydke://o6lXBQ==!o6lXBQ==!o6lXBQ==!",
                    "CYAAGAYBAEAAABYCAEAQAAABAEAQEAAASMBJIAQBAEAQCAAAAIAQAAABAEAADGAC");

    /** A battlefield and a legend of the last of these decks. */
    private static final String KINDS =
            "cardbench-table 1\triftbound\tcards\nid\tkind\n275\tbattlefield\n\tlegend\n";

    private static String tag(Language language) {
        return ExportWords.of(language).tag();
    }

    @Test
    void language_hasItsWordsOrEnglish() {
        assertEquals("zh-Hans", tag(Language.ZH_CN));
        assertEquals("zh-Hans", tag(Language.ZH_TW));
        assertEquals("ja", tag(Language.JA));
        assertEquals("en", tag(Language.EN));
        assertEquals("en", tag(Language.KO));
    }

    @Test
    void languages_haveTheSamePhrasesWithTheSameArguments() {
        for (String text : List.of(WordsZh.TEXT, WordsJa.TEXT)) {
            assertEquals(List.of(), PhraseTable.differences(ENGLISH, PhraseTable.of(text)));
        }
    }

    @Test
    void numbers_standInTheirPlaces() {
        ExportWords words = ExportWords.of(Language.JA);
        assertEquals("作成コスト 40 魔素", words.crafting(new CraftingCost(40, 0)));
        assertEquals("作成コスト 40 魔素以上（ほか 2 枚は不明）", words.crafting(new CraftingCost(40, 2)));
    }

    @Test
    void sections_areCalledByTheirName() {
        Section actions = new Section("actions", "Action cards", List.of());
        assertEquals("行动牌", ExportWords.of(Language.ZH_CN).title(actions));
        assertEquals("アクションカード", ExportWords.of(Language.JA).title(actions));
        assertEquals("Action cards", ExportWords.of(Language.EN).title(actions));
    }

    @Test
    void sideboards_areCalledByTheirOwner() {
        Section chinese = new Section("sideboard", "乐队经理", List.of());
        assertEquals("附带牌 · 乐队经理", ExportWords.of(Language.ZH_CN).title(chinese));
        Section english = new Section("sideboard", "E.T.C.", List.of());
        assertEquals("Sideboard · E.T.C.", ExportWords.of(Language.EN).title(english));
    }

    /**
     * The sections that decks of all games have, and no others, have a name; it is that of the
     * view.
     */
    @Test
    void names_areThoseOfTheSectionsOfAllGames() {
        Dispatcher call = new Dispatcher(AllOperations.all());
        call.table("riftbound", KINDS);
        Set<String> keys = new TreeSet<>();
        for (String code : DECKS) {
            String request = new JsonObject().add("op", "deck").add("text", code).toString();
            JsonObject response = Json.parse(call.call(request)).asObject();
            JsonValue result = response.get("result");
            assertFalse(result == null, response.toString());
            for (JsonValue section : result.asObject().get("sections").asArray()) {
                String key = "section." + section.asObject().getString("key", "");
                keys.add(key);
                if (!key.equals("section.sideboard")) {
                    String title = section.asObject().getString("title", "");
                    assertEquals(ENGLISH.phrases().get(key), title);
                }
            }
        }
        Set<String> named = new TreeSet<>(ENGLISH.phrases().keySet());
        named.removeIf(key -> !key.startsWith("section."));
        assertEquals(named, keys);
        Set<String> unnamed = new TreeSet<>(ENGLISH.phrases().keySet());
        unnamed.removeAll(named);
        assertEquals(
                Set.of(
                        "tag",
                        "fonts",
                        "code",
                        "card",
                        "named",
                        "named.title",
                        "another",
                        "dust",
                        "dust.least"),
                unnamed);
    }
}
