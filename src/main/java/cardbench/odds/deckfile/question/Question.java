package cardbench.odds.deckfile.question;

import java.util.List;

/**
 * A question that players ask of a deck of a game.
 *
 * @param key its name in the contract
 * @param kind the kind of the question
 * @param roles the roles of its cards, in the order of the kind
 * @param count the least number of cards; 0 if there is no such number
 * @param turn the turn up to which cards are drawn; 0 if there is no such number
 */
public record Question(String key, Kind kind, List<String> roles, int count, int turn) {

    /** The largest number of cards, and the last turn. */
    public static final int MAX = 20;

    /** The kind of a question. */
    public enum Kind {
        /** So many cards of a role in the first turn. */
        OPENING,
        /** The same without any card of a second role. */
        CLEAN,
        /** A card of each of two roles in the first turn. */
        PAIR,
        /** So many cards of a role by a turn. */
        SEEN,
        /** So many sources of a colour by a turn, given a land for each turn. */
        SOURCES,
        /** A hand that is kept, with at most none, one and two mulligans. */
        KEEP,
        /** A card of a role by a turn, if the mulligan looks for it, and without a mulligan. */
        MULLIGAN,
        /** Each number of cards of a role in the opening hand. */
        HANDS,
        /** In each of the first turns a card of a role. */
        DROPS,
        /** No card of a role in the first turn. */
        NONE,
        /** One and two Basics in the first hand. */
        BASIC,
        /** A card of a second role in the first turn, given a hand with one of the first role. */
        KEPT,
        /** One card and all cards of a role among those that are set aside. */
        PRIZED,
        /** In each of four turns a card of that turn's role. */
        CURVE
    }

    private static final List<String> DROPS = List.of("one", "two", "three", "four");

    /** Copies the list. */
    public Question {
        roles = List.copyOf(roles);
    }

    private static Question of(String key, Kind kind, int count, int turn, String... roles) {
        return new Question(key, kind, List.of(roles), count, turn);
    }

    private static final Question MULLIGAN = of("mulligan", Kind.MULLIGAN, 0, 1, "key");
    private static final Question BY_TURN = of("by-turn", Kind.SEEN, 1, 4, "key");
    private static final Question PAIR = of("pair", Kind.PAIR, 0, 0, "key", "partner");
    private static final Question CURVE = new Question("curve", Kind.CURVE, DROPS, 0, 0);
    private static final Question PRIZED = of("prized", Kind.PRIZED, 0, 0, "key");

    private static final Question NONE = of("none", Kind.NONE, 0, 0, "key");

    private static final List<Question> YUGIOH =
            List.of(
                    of("starter", Kind.OPENING, 1, 0, "starter"),
                    of("clean-starter", Kind.CLEAN, 0, 0, "starter", "brick"),
                    of("starter-extender", Kind.PAIR, 0, 0, "starter", "extender"),
                    of("hand-trap", Kind.OPENING, 1, 0, "hand-trap"),
                    of("brick", Kind.OPENING, 1, 0, "brick"),
                    of("starter-by-turn", Kind.SEEN, 1, 2, "starter"),
                    BY_TURN,
                    PAIR,
                    NONE);

    private static final List<Question> MAGIC =
            List.of(
                    of("keepable", Kind.KEEP, 2, 0, "land"),
                    of("hands", Kind.HANDS, 0, 0, "land"),
                    of("drops", Kind.DROPS, 0, 4, "land"),
                    of("lands", Kind.SEEN, 3, 3, "land"),
                    of("sources", Kind.SOURCES, 1, 2, "land", "source"),
                    BY_TURN,
                    MULLIGAN,
                    PAIR,
                    CURVE,
                    NONE);

    private static final List<Question> POKEMON =
            List.of(
                    of("basic", Kind.BASIC, 0, 0, "basic"),
                    of("supporter", Kind.KEPT, 1, 0, "basic", "supporter"),
                    PRIZED,
                    BY_TURN,
                    PAIR,
                    NONE);

    /** Of games whose cards cost what grows by one each turn, or are dealt out by cost. */
    private static final List<Question> COSTS = List.of(MULLIGAN, CURVE, BY_TURN, PAIR, NONE);

    private static final List<Question> OTHERS =
            List.of(
                    of("opening", Kind.OPENING, 1, 0, "key"),
                    MULLIGAN,
                    BY_TURN,
                    PAIR,
                    of("clean", Kind.CLEAN, 0, 0, "key", "brick"),
                    PRIZED,
                    NONE);

    /**
     * The questions of a game.
     *
     * @param game its name in the contract; one that is not known here has those of every game
     */
    public static List<Question> of(String game) {
        return switch (game) {
            case "ygo" -> YUGIOH;
            case "mtg" -> MAGIC;
            case "ptcg" -> POKEMON;
            case "hearthstone", "genshin" -> COSTS;
            default -> OTHERS;
        };
    }

    /** Whether a game that deals like this has the question. */
    public boolean fits(Dealing dealing) {
        return switch (kind) {
            case MULLIGAN ->
                    dealing.redraw() != Dealing.Redraw.NONE
                            && dealing.redraw() != Dealing.Redraw.BASIC;
            case KEEP -> dealing.redrawsHands();
            case PRIZED -> dealing.aside() > 0;
            case CURVE, DROPS, SOURCES -> dealing.draw() > 0;
            default -> true;
        };
    }

    /** The last turn of a question; each land drop has a name of its own. */
    public int lastTurn() {
        return kind == Kind.DROPS ? DROPS.size() : MAX;
    }

    /** The same question with other numbers; a number that it does not have stays 0. */
    public Question with(int cards, int last) {
        return new Question(key, kind, roles, count == 0 ? 0 : cards, turn == 0 ? 0 : last);
    }
}
