package cardbench.codes.hearthstone.source;

import cardbench.codes.hearthstone.HearthstoneCard;
import java.util.Collection;

/**
 * Reads the size of a deck from the text of a card, since HearthstoneJSON leaves out the tags of
 * the game's files that tell it (DECK_RULE_MOD_DECK_SIZE and IGNORE_DECK_RULESET). English and
 * Chinese texts are understood: “Your deck size and starting Health are 40.”, “你的套牌容量和初始生命值为40。”
 */
final class DeckSizeText {

    /** Words behind which a number in the same sentence is the size. */
    private static final String[] SUBJECTS = {"Your deck size ", "你的套牌容量"};

    /** Words directly behind which the size stands. */
    private static final String[] STATEMENTS = {"Your deck is ", "你的套牌有", "你的牌库有", "你的牌堆有"};

    private static final String SENTENCE_ENDS = ".!。！";

    private static final int MIN_SIZE = 10;
    private static final int MAX_SIZE = 99;

    private final String text;

    private DeckSizeText(String text) {
        this.text = text;
    }

    /** The size, {@link HearthstoneCard#ANY_DECK} where the card brings a deck of its own, or 0. */
    static int of(Collection<String> texts) {
        for (String text : texts) {
            // the file breaks lines anywhere, in Chinese even within words
            int spaced = new DeckSizeText(text.replace('\n', ' ').replace('\u00a0', ' ')).size();
            int size = spaced == 0 ? new DeckSizeText(text.replace("\n", "")).size() : spaced;
            if (size != 0) {
                return size;
            }
        }
        return 0;
    }

    private int size() {
        if (bringsDeck()) {
            return HearthstoneCard.ANY_DECK;
        }
        int size = 0;
        for (String subject : SUBJECTS) {
            int from = behind(subject);
            while (from >= 0 && from < text.length() && isBetween(text.charAt(from))) {
                from++;
            }
            size = Math.max(size, sizeAt(from));
        }
        for (String statement : STATEMENTS) {
            size = Math.max(size, sizeAt(behind(statement)));
        }
        return size >= MIN_SIZE && size <= MAX_SIZE ? size : 0;
    }

    /** “You start the game with one of Whizbang's Wonderful Decks!”, “你改用威兹班的一副梦幻套牌来开始对战！” */
    private boolean bringsDeck() {
        boolean english = behind("You start the game with one of ") >= 0 && text.contains("Decks!");
        return english || behind("你改用") >= 0 && text.contains("套牌来开始对战");
    }

    /**
     * The index behind these words where they begin a sentence, otherwise -1: within a sentence
     * they may be a condition, such as “if your deck is empty”.
     */
    private int behind(String words) {
        int at = text.indexOf(words);
        int before = at - 1;
        while (before >= 0 && text.charAt(before) == ' ') {
            before--;
        }
        // tags such as <b>…</b> and the layout mark [x] may stand in front
        boolean begins = before < 0 || (SENTENCE_ENDS + ">]+").indexOf(text.charAt(before)) >= 0;
        return at < 0 || !begins ? -1 : at + words.length();
    }

    private static boolean isBetween(char c) {
        return !isDigit(c) && SENTENCE_ENDS.indexOf(c) < 0;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private int sizeAt(int from) {
        int size = 0;
        for (int i = from; i >= 0 && i < text.length() && isDigit(text.charAt(i)); i++) {
            size = Math.min(size * 10 + text.charAt(i) - '0', MAX_SIZE + 1);
        }
        return size;
    }
}
