package cardbench.codes.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.cards.Language;
import cardbench.codes.deck.Reading;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ClipboardWriterTest {

    private static final String CODE =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=";

    private static HearthstoneDeck deck(String text) {
        return new Deckstring().read(text).deck();
    }

    private static String written(String text, Language language, NamedCards cards) {
        HearthstoneDeck deck = deck(text);
        return ClipboardWriter.write(deck, new HearthstoneView(cards).of(deck), language);
    }

    @Test
    void deckOfTheDocument_isWrittenInChinese() {
        assertEquals(
                String.join(
                        "\n",
                        "### 有趣的卡组",
                        "# 职业：术士",
                        "# 模式：狂野模式",
                        "#",
                        "# 2x (0) 禁忌仪式",
                        "# 2x (1) 力量的代价",
                        "# 2x (1) 年轻的女祭司",
                        "# 2x (1) 黑暗契约",
                        "# 2x (2) 吸取灵魂",
                        "# 2x (2) 巨型蟾蜍",
                        "# 2x (3) 吸取生命",
                        "# 2x (3) 荆棘帮暴徒",
                        "# 2x (4) 勇敢的记者",
                        "# 2x (4) 灵魂虹吸",
                        "# 2x (4) 疯狂的信徒",
                        "# 2x (4) 黑暗交易",
                        "# 2x (5) 爆破小队",
                        "# 2x (5) 魅影歹徒",
                        "# 2x (8) 强袭坦克",
                        "# ",
                        "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgAA",
                        "# ",
                        "# 想要使用这副套牌，请先复制到剪贴板，然后在游戏中点击“新套牌”进行粘贴。"),
                written("### 有趣的卡组\n" + CODE, Language.ZH_CN, Tables.few(Language.ZH_CN)));
    }

    @Test
    void sideboard_standsUnderItsOwner() {
        // 1 x E.T.C. (90749) and 1 x 846; beside E.T.C. 919 and 1100
        String code = codeWithSideboard();
        String text = written(code, Language.EN, Tables.few(Language.EN));
        assertTrue(
                text.startsWith(
                        "### Wild Warlock\n# Class: Warlock\n# Format: Wild\n#\n"
                                + "# 1x (1) Power Overwhelming\n"
                                + "# 1x (4) E.T.C., Band Manager\n"
                                + "#   1x (3) Drain Life\n"
                                + "#   1x (4) Siphon Soul\n"
                                + "#   1x #5\n"
                                + "# 1x #7000\n# \n"),
                text);
    }

    private static String codeWithSideboard() {
        CardCollector cards = new CardCollector();
        for (int card : new int[] {846, 90749, 7000}) {
            cards.add(card, 1, 0, 0);
        }
        CardCollector beside = new CardCollector();
        for (int card : new int[] {5, 919, 1100}) {
            beside.add(card, 1, 90749, 0);
        }
        return new Deckstring()
                .write(
                        new HearthstoneDeck(
                                "", 1, List.of(893), cards.collect(null), beside.collect(null)));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLanguage_isReadAgain(Language language) {
        NamedCards cards = Tables.few(language);
        String text = written("### A # deck\n" + CODE, language, cards);
        Reading<HearthstoneDeck> again = new Deckstring().read(text);
        assertEquals("A # deck", again.deck().name());
        assertEquals(deck(CODE).entries(), again.deck().entries());
        int codeLines = 0;
        for (String line : text.split("\n")) {
            codeLines += line.startsWith("#") ? 0 : 1;
        }
        assertEquals(1, codeLines);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "en; Class: Demon Hunter; Format: Twist",
                "zh-TW; 職業：惡魔獵人; 規則：扭曲",
                "ja; クラス: デーモンハンター; フォーマット: ツイスト",
                "ko; 직업: 악마사냥꾼; 대전 방식: 변칙",
                "de; Klasse: Dämonenjäger; Format: Der Haken",
                "fr; Classe\u00a0: Chasseur de démons; Mode\u00a0: Imprévu",
                "es; Clase: Cazador de demonios; Formato: Giro",
                "es-MX; Clase: Cazador de demonios; Formato: Imprevisto",
                "it; Classe: Cacciatore di Demoni; Formato: Imprevedibile",
                "pt; Classe: Caçador de Demônios; Formato: Imprevisível",
                "pl; Klasa: Łowca demonów; Format: Przeplatanka",
                "ru; Класс: Охотник на демонов; Формат: Твист",
                "th; คลาส: ดีมอนฮันเตอร์; รูปแบบ: ทวิสต์",
            })
    void labels_areThoseOfTheClient(String tag, String classLine, String formatLine) {
        // 00 01 04, one hero 56550, no cards
        String text = written("AAEEAea5AwAAAAA=", Language.of(tag), Tables.none());
        assertEquals("# " + classLine, text.split("\n")[1]);
        assertEquals("# " + formatLine, text.split("\n")[2]);
    }

    @Test
    void hostileName_staysOnItsLine() {
        HearthstoneDeck deck =
                new HearthstoneDeck(
                        "a\nb # c\r\u2028\u202ed\u2066\u001b",
                        1,
                        List.of(893),
                        deck(CODE).cards(),
                        deck(CODE).sideboards());
        String text =
                ClipboardWriter.write(
                        deck, new HearthstoneView(Tables.none()).of(deck), Language.EN);
        assertEquals("### a b # c d", text.split("\n")[0]);
        assertEquals(deck(CODE).entries(), new Deckstring().read(text).deck().entries());
    }
}
