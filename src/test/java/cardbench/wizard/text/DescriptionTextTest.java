package cardbench.wizard.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.wizard.check.CardReader;
import cardbench.wizard.check.CardReading;
import cardbench.wizard.check.Cards;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Descriptions out of behaviours, in the style of the cards of the document. */
class DescriptionTextTest {

    private static final String ME = "\"$onPlay.playerUUID\"";

    private static final String DRAW =
            "{\"id\":\"d\",\"type\":\"drawCard\",\"amount\":2,\"target\":" + ME + "}";

    private static final String GOLD =
            "{\"type\":\"gold\",\"mode\":\"add\",\"amount\":1,\"target\":" + ME + "}";

    private static String described(String card, String language) {
        CardReading reading = CardReader.read(card, false);
        assertTrue(reading.isValid(), card);
        return Explainer.describe(reading, language);
    }

    /** The document prints the first two of these texts on its own cards. */
    @ParameterizedTest
    @CsvSource({
        "bash, zh, 造成9点伤害，若你装备了魔杖，改为造成12点伤害。",
        "stone, zh, 造成2点伤害。",
        "bash, ja, あなたが選ぶモンスター1体に9ダメージを与える。あなたが杖を装備しているなら、代わりにあなたが選ぶモンスター1体に12ダメージを与える。",
        "gilding_components, zh, 下一次你翻开怪物牌时，翻开的牌的生命值上限+3，翻开的牌的生命值+3，翻开的牌的赏金+1。",
        "counter_next_spell, zh, 下一次你的下家打出法术牌时，反制正在打出的牌。"
    })
    void cardOfTheDocument_isDescribedInItsStyle(String name, String language, String text) {
        assertEquals(text, described(Cards.document(name), language));
    }

    @Test
    void englishDescription_isOneSentence() {
        assertEquals(
                "Deal 9 damage to a monster of your choice; if you have a wand equipped, deal 12"
                        + " damage to a monster of your choice instead.",
                described(Cards.document("bash"), "en"));
    }

    /** Branches of several effects, loops, other timings, and what a card does not print. */
    @Test
    void blocks_areJoinedByTheirKind() {
        String branch =
                "{\"type\":\"if\",\"condition\":{\"type\":\"HasWand\",\"playerUUID\":%s},"
                        + "\"do\":[%s],\"elsedo\":[%s]}";
        String two = branch.formatted(ME, DRAW + "," + GOLD, GOLD);
        assertEquals("若你装备了魔杖，抽2张牌，你的金币+1；否则，你的金币+1。", described(Cards.playing(two), "zh"));
        String none = branch.formatted(ME, DRAW, "") + "," + GOLD;
        assertEquals("若你装备了魔杖，抽2张牌。你的金币+1。", described(Cards.playing(none), "zh"));
        assertEquals(
                "重复3次：抽2张牌。",
                described(
                        Cards.playing("{\"type\":\"loop\",\"times\":3,\"do\":[" + DRAW + "]}"),
                        "zh"));
        String wand =
                "{\"at\":\"onEquip\",\"do\":[{\"type\":\"addTriggers\",\"triggers\":[{\"id\":\"a\","
                        + "\"mode\":\"always\",\"event\":\"onRoundStart\",\"do\":[%s]}]}]},"
                        + "{\"at\":\"onUnequip\",\"do\":[{\"type\":\"removeTriggers\",\"mode\":\"id\","
                        + "\"targets\":[\"a\"]}]}";
        String gold = GOLD.replace("onPlay", "onEquip");
        assertEquals(
                "装备时，从此以后，每当一轮开始时，你的金币+1。", described(Cards.treasure(wand.formatted(gold)), "zh"));
        assertEquals("", described(Cards.treasure(""), "zh"));
    }

    /** What follows a block is a sentence of its own, unless the timing holds for it as well. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "onPlay|zh|重复3次：你的金币+1。抽2张牌。",
                "onPlay|en|Repeat 3 times: you gain 1 gold. Draw 2 cards.",
                "onPlay|ja|3回繰り返す：「金貨を1得る」。カードを2枚引く。",
                "onBuy|zh|购买时，重复3次：你的金币+1；抽2张牌。",
                "onBuy|ja|購入した時、3回繰り返す：「金貨を1得る」。その後、カードを2枚引く。"
            })
    void lineBehindALoop_isNotReadAsAPartOfIt(String timing, String language, String text) {
        String loop = "{\"type\":\"loop\",\"times\":3,\"do\":[" + GOLD + "]}," + DRAW;
        String behavior = "{\"at\":\"" + timing + "\",\"do\":[" + loop + "]}";
        assertEquals(text, described(Cards.treasure(behavior.replace("onPlay", timing)), language));
    }

    /** Japanese clauses before another one have another ending. */
    @Test
    void severalEffects_areOneSentence() {
        String three = DRAW + "," + GOLD + ",{\"type\":\"discardCard\",\"target\":\"$d.UUID\"}";
        assertEquals("カードを2枚引き、金貨を1得て、引いたカードを捨てる。", described(Cards.playing(three), "ja"));
        assertEquals(
                "Draw 2 cards, and you gain 1 gold, and discard the drawn card.",
                described(Cards.playing(three), "en"));
    }

    /** Without a subject, the second clause would be about the next player, too. */
    @ParameterizedTest
    @CsvSource({
        "zh, 你的下家抽2张牌，你抽2张牌，你的金币+1。",
        "ja, あなたの次のプレイヤーはカードを2枚引き、あなたはカードを2枚引き、金貨を1得る。",
        "en, 'The player after you draws 2 cards, and draw 2 cards, and you gain 1 gold.'"
    })
    void you_areNamedBehindAnotherPlayer(String language, String text) {
        String next = "{\"type\":\"getPlayer\",\"of\":" + ME + ",\"seat\":\"next\"}";
        String theirs = DRAW.replace("\"target\":" + ME, "\"target\":" + next);
        assertEquals(
                text,
                described(
                        Cards.playing(theirs.replace("\"d\"", "\"e\"") + "," + DRAW + "," + GOLD),
                        language));
    }

    /** Nothing in the first branch: a description has both. */
    @Test
    void emptyBranch_isNamed() {
        String choice =
                "{\"type\":\"if\",\"condition\":{\"type\":\"HasWand\",\"playerUUID\":"
                        + ME
                        + "},\"do\":[],\"elsedo\":["
                        + GOLD
                        + "]}";
        assertEquals("若你装备了魔杖，没有任何效果；否则，你的金币+1。", described(Cards.playing(choice), "zh"));
        assertEquals(
                "If you have a wand equipped, nothing happens; otherwise, you gain 1 gold.",
                described(Cards.playing(choice), "en"));
    }

    /** A description out of the behaviours is none that the check finds fault with. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "bash",
                "stone",
                "gilding_components",
                "counter_next_spell",
                "survival_of_the_fittest"
            })
    void description_isThatOfTheBehaviors(String name) {
        String card = Cards.document(name);
        for (String language : DescriptionWords.LANGUAGES) {
            String text = described(card, language);
            String other =
                    card.replaceFirst("(\"description\" ?: ?)\"[^\"]*\"", "$1\"" + text + "\"");
            assertTrue(other.contains(text), other);
            List<String> found =
                    Cards.codes(other).stream()
                            .filter(code -> code.startsWith("wizard.described"))
                            .toList();
            assertEquals(List.of(), found, text);
        }
    }
}
