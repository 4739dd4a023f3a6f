package cardbench.codes.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.NameSearch.Hit;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class NameSearchTest {

    private static CardTables tables(String text) {
        CardTables tables = CardTables.NONE;
        for (CardTable table : CardTableReader.read(text, new Diagnostics())) {
            tables = tables.with(table);
        }
        return tables;
    }

    private static final CardTables TABLES =
            tables(
                    "cardbench-table 1\tg\ten\nid\tname\n\tHu Tao\n\tRaiden Shogun\n\tShogun\n"
                            + "cardbench-table 1\tg\tzh-CN\nid\tname\n\t胡桃\n\t雷电将军\n2\t将军·雷电\n"
                            + "cardbench-table 1\tother\ten\nid\tname\n\tHu Tao\n");

    private static final NameSearch CHINESE = new NameSearch(TABLES.names("g", Language.ZH_CN));

    @Test
    void find_takesAnyLanguageAndSpelling() {
        assertEquals(1, CHINESE.find("胡 桃"));
        assertEquals(1, CHINESE.find("ｈｕ　ＴＡＯ"));
        assertEquals(4, CHINESE.find("将军・雷电"));
        assertEquals(3, CHINESE.find("shogun"));
        assertEquals(0, CHINESE.find("hu"));
        assertEquals(0, CHINESE.find("·"));
    }

    @Test
    void holding_putsTheSameNameFirstThenBeginningsThenTheReadersLanguage() {
        assertEquals(
                List.of(new Hit(3, "Shogun"), new Hit(2, "Raiden Shogun")),
                CHINESE.holding("SHOGUN", 5));
        assertEquals(List.of(new Hit(4, "将军·雷电"), new Hit(2, "雷电将军")), CHINESE.holding("将军", 5));
        assertEquals(List.of(new Hit(2, "雷电将军")), CHINESE.holding("雷", 1));
        assertEquals(List.of(), CHINESE.holding("  ", 5));
        assertEquals(List.of(), CHINESE.holding("paimon", 5));
    }

    @Test
    void near_findsSlipsOfTheKeyboard() {
        assertEquals(List.of(new Hit(1, "Hu Tao")), CHINESE.near("Hu Tap", 3));
        assertEquals(List.of(new Hit(2, "Raiden Shogun")), CHINESE.near("Radien Shgun", 3));
        assertEquals(List.of(new Hit(2, "雷电将军")), CHINESE.near("雷电军", 3));
        assertEquals(List.of(), CHINESE.near("x", 3));
        assertEquals(List.of(), CHINESE.near("Diluc", 3));
    }

    /** What is left out before names are compared letter by letter is never found. */
    @Test
    void search_findsWhatComparingEachNameFinds() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            String alphabet = seed % 2 == 0 ? "abcdeq0p" : "abcdefghijklmnopqrstuvwxyz0123将军雷カタ";
            String[] names = new String[60];
            int[] ids = new int[names.length];
            for (int i = 0; i < names.length; i++) {
                names[i] = word(random, alphabet);
                ids[i] = i + 1;
            }
            NameSearch search = new NameSearch(List.of(CardNames.of(ids, names)));
            String written = word(random, alphabet);
            int most = written.length() < 6 ? 1 : written.length() / 3;
            Set<Integer> expected = new TreeSet<>();
            for (int i = 0; i < names.length && written.length() > 1; i++) {
                if (EditDistanceTest.plain(names[i], written) <= most) {
                    expected.add(ids[i]);
                }
            }
            Set<Integer> found = new TreeSet<>();
            search.near(written, names.length).forEach(hit -> found.add(hit.id()));
            assertEquals(expected, found, "seed " + seed);
            String part = written.substring(0, Math.min(2, written.length()));
            Set<Integer> holding = new TreeSet<>();
            for (int i = 0; i < names.length; i++) {
                if (names[i].contains(part)) {
                    holding.add(ids[i]);
                }
            }
            found.clear();
            search.holding(part, names.length).forEach(hit -> found.add(hit.id()));
            assertEquals(holding, found, "seed " + seed);
            int last = names.length - 1;
            assertEquals(List.of(names).indexOf(names[last]) + 1, search.find(names[last]));
        }
    }

    private static String word(Random random, String alphabet) {
        StringBuilder word = new StringBuilder();
        for (int length = random.nextInt(9); length >= 0; length--) {
            word.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return word.toString();
    }

    @Test
    void query_isLookedAtUpToItsLimit() {
        assertEquals(List.of(), CHINESE.near("a".repeat(1_000_000), 3));
        assertEquals(0, CHINESE.find("胡桃".repeat(100_000)));
    }

    @Test
    void name_fallsBackToTheNextLanguage() {
        assertEquals("Shogun", TABLES.name("g", Language.ZH_CN, 3));
        assertEquals("雷电将军", TABLES.name("g", Language.ZH_TW, 2));
        assertEquals("将军·雷电", TABLES.name("g", Language.DE, 4));
        assertEquals(null, TABLES.name("g", Language.DE, 5));
        assertEquals(null, TABLES.name("none", Language.EN, 1));
    }

    @Test
    void with_replacesTheTableOfTheSameContent() {
        CardTables replaced =
                TABLES.with(
                        CardTableReader.read(
                                        "cardbench-table 1\tg\ten\nid\tname\n\tHutao\n",
                                        new Diagnostics())
                                .get(0));
        assertEquals("Hutao", replaced.name("g", Language.EN, 1));
        assertEquals("Hu Tao", replaced.name("other", Language.EN, 1));
        assertEquals(2, replaced.names("g", Language.EN).size());
        assertEquals(null, TABLES.without("other", "en").name("other", Language.EN, 1));
        assertEquals(null, TABLES.shared("g"));
    }

    @Test
    void shared_givesTheTableOfTheGame() {
        CardTables both =
                tables(
                        "cardbench-table 1\ta\tcards\nid\tkind\n\tx\n"
                                + "cardbench-table 1\tb\tcards\nid\tkind\n\ty\n");
        assertEquals("y", both.shared("b").card(0).text("kind"));
        assertEquals(null, both.without("b", "cards").shared("b"));
    }

    @Test
    void everyNameOfTheShippedTables_isFoundByItself() {
        assertTrue(ShippedTables.tables().names("genshin", Language.EN).size() >= 15);
        for (CardNames names : ShippedTables.tables().names("genshin", Language.EN)) {
            NameSearch search = new NameSearch(List.of(names));
            for (int id = 1; id <= 460; id++) {
                assertEquals(id, search.find(names.name(id)), names.tag() + " " + id);
            }
        }
    }
}
