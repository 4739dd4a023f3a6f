package cardbench.wizard.play;

import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Word;
import cardbench.wizard.check.GrammarCheck;

/** The limits that apply: the document gives none, the board game has its own (D-CLAMP). */
enum LimitProfile implements Word {
    /** Only health and mana are limited, to 0 or more. */
    DOCUMENT("document"),
    /** Mana to 20, gold and freezing to 10, health to its maximum; prices are paid. */
    BOARD_GAME("board game");

    static final int MAX_MANA = 20;
    static final int MAX_GOLD = 10;
    static final int MAX_FREEZING = 10;
    static final int HAND = 7;
    static final int SHOP = 4;
    static final int TAVERN = 2;
    static final int REFRESH = 1;

    /** The largest absolute value of any number in a game. */
    static final int FARTHEST = GrammarCheck.MAX;

    private final String word;

    LimitProfile(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The profile of a word, in which a hyphen may replace the blank; or {@code null}. */
    static LimitProfile of(String word) {
        return Word.of(word.replace('-', ' '), values());
    }

    /** A number of a player, clamped to its range. */
    int player(Doable.Stat stat, int value) {
        int within = Math.max(-FARTHEST, Math.min(FARTHEST, value));
        if (this == DOCUMENT) {
            return stat == Doable.Stat.MANA ? Math.max(0, within) : within;
        }
        int most =
                switch (stat) {
                    case MANA -> MAX_MANA;
                    case GOLD -> MAX_GOLD;
                    case FREEZING -> MAX_FREEZING;
                    default -> throw new IllegalStateException();
                };
        return Math.max(0, Math.min(most, within));
    }

    /** A number of a monster, clamped to its range. */
    int monster(Doable.Stat stat, int value, MonsterState monster) {
        int within = Math.max(-FARTHEST, Math.min(FARTHEST, value));
        if (stat == Doable.Stat.REWARD && this == DOCUMENT) {
            return within;
        }
        boolean capped = stat == Doable.Stat.HEALTH && this == BOARD_GAME;
        return Math.max(0, capped ? Math.min(within, monster.maxHealth) : within);
    }
}
