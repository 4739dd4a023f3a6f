package cardbench.codes.hearthstone.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.codes.hearthstone.HearthstoneCard;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeckSizeTextTest {

    private static String of(String text) {
        int size = DeckSizeText.of(List.of(text.replace("\\n", "\n").replace("_", "\u00a0")));
        return size == HearthstoneCard.ANY_DECK ? "any" : size == 0 ? "" : Integer.toString(size);
    }

    /** The texts of the game's own cards, with line breaks where they may be. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Your deck size and starting Health are 40. | 40",
                "[x]Your deck size\\nand starting_Health\\nare 40. | 40",
                "<b>Fabled+</b>\\nYour deck size is 40, but 10 of those are Rafaams! | 40",
                "Your starting Health is 40. Your deck is 20 cards, plus 20 copied. | 20",
                "[x]Your starting Health\\nis 40. Your deck is\\n20 cards, plus 20 copied. | 20",
                "你的套牌容量和初始生命值为40。 | 40",
                "<b>奇闻+</b>\\n你的套牌容量为40，但其中有10张拉法姆！ | 40",
                "你的起始生命值改為40。你的牌堆有20張牌，加上敵方牌堆的20張複製品。 | 20",
                "你的初始生命值为40。\\n你的牌\\n库有20张牌。 | 20",
                "You start the game with one of Whizbang's Wonderful Decks! | any",
                "[x]You start the game with\\none of Zayle's EVIL Decks! | any",
                "你改用威兹班的一副试验套牌来开始\\n对战！ | any",
            })
    void texts_tellTheSize(String text, String size) {
        assertEquals(size, of(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''",
                "<b>Quest:</b> Draw 20 cards.",
                "<b>Battlecry:</b> If your deck is 20 cards or more, draw 2.",
                "If your deck size is 40, gain 3 Health.",
                "Your deck is shuffled. Deal 10 damage.",
                "Your deck size is told. Deal 10 damage.",
                "Your deck is 5 cards. | ",
                "Your deck is 4000000000 cards.",
                "Your deck size",
                "Your deck is ",
                "<b>战吼：</b>如果你的牌库有20张牌，抽两张牌。",
                "<b>战吼：</b>如果你的套牌中随从牌的法力值消耗之和为100，使你牌库中的随从获得总计100点的属性值。",
                "<b>对战开始时：</b>如果双方玩家的套牌中都有这张随从牌，则每个回合只有15秒。",
                "你改用另一职业开始对战，直到你使用潜行者牌。",
            })
    void otherTexts_tellNone(String text) {
        assertEquals("", of(text));
    }

    @Test
    void severalLanguages_giveTheFirstThatTells() {
        assertEquals(40, DeckSizeText.of(List.of("自分のデッキ", "Your deck size is 40.")));
        assertEquals(0, DeckSizeText.of(List.of()));
    }
}
