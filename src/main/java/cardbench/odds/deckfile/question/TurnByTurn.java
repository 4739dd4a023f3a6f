package cardbench.odds.deckfile.question;

import cardbench.base.yaml.YamlDraft.Pair;
import java.util.ArrayList;
import java.util.List;

/**
 * Questions of which each turn has a condition: the cards of each turn lie in a zone of their own.
 */
final class TurnByTurn {

    /** The zone of the cards drawn in the second turn; those of later turns follow it. */
    private static final char FIRST_ARRIVALS = 'J';

    private final QuestionDeck deck;
    private final Dealing dealing;
    private final Question question;
    private final boolean hasDrops;
    private final int turns;

    TurnByTurn(QuestionDeck deck, Question question) {
        this.deck = deck;
        this.dealing = deck.dealing();
        this.question = question;
        this.hasDrops = question.kind() == Question.Kind.DROPS;
        this.turns = hasDrops ? question.turn() : question.roles().size();
    }

    /** One combo for each number of turns. */
    List<Pair> combos() {
        return hasDrops ? drops() : curve();
    }

    /** For each number of turns, that as many cards of the role were seen in each of them. */
    private List<Pair> drops() {
        String role = question.roles().get(0);
        List<Pair> combos = new ArrayList<>();
        List<String> needed = new ArrayList<>();
        StringBuilder seen = new StringBuilder(deck.number('H', role));
        for (int turn = 1; turn <= turns; turn++) {
            if (turn > 1) {
                seen.append(' ').append(deck.number(arrivals(turn), role));
            }
            String cards = turn == 1 ? seen.toString() : "(+ " + seen + ")";
            needed.add("(>= " + cards + " " + turn + ")");
            String all = String.join(" ", needed);
            combos.add(
                    QuestionFile.condition(
                            deck.word("curve-" + turn), turn == 1 ? all : "(and " + all + ")"));
        }
        return combos;
    }

    /** Draws turn by turn. The cards of each turn behind the first lie in a zone of their own. */
    String draws(boolean second) {
        List<String> drawn = new ArrayList<>();
        for (int turn = 1; turn <= turns; turn++) {
            int cards = turn == 1 ? dealing.drawn(second, 1) : dealing.draw();
            if (cards > 0) {
                drawn.add("(# D." + cards + " " + arrivals(turn) + ")");
            }
        }
        return String.join(";", drawn);
    }

    private static char arrivals(int turn) {
        return turn == 1 ? 'H' : (char) (FIRST_ARRIVALS + turn - 2);
    }

    /** For each number of turns, that each of them has a card of its own. */
    private List<Pair> curve() {
        List<Pair> combos = new ArrayList<>();
        List<String> needed = new ArrayList<>();
        for (int last = 1; last <= question.roles().size(); last++) {
            for (int turns = 1 << last - 1; turns < 1 << last; turns++) {
                if (shareCards(turns)) {
                    needed.add("(>= " + usable(turns, last) + " " + Integer.bitCount(turns) + ")");
                }
            }
            String all = String.join(" ", needed);
            combos.add(
                    QuestionFile.condition(
                            deck.word("curve-" + last), last == 1 ? all : "(and " + all + ")"));
        }
        return combos;
    }

    /**
     * Whether the roles of some turns are linked by cards that have several of them. Each turn has
     * a card of its own if and only if any turns together have as many cards as they are (Hall's
     * theorem); that holds of turns without a link if it holds of both parts.
     */
    private boolean shareCards(int turns) {
        int linked = Integer.lowestOneBit(turns);
        int before = 0;
        while (linked != before) {
            before = linked;
            for (QuestionDeck.Card card : deck.cards()) {
                int has = 0;
                for (int turn = 0; turn < question.roles().size(); turn++) {
                    has |= card.has(question.roles().get(turn)) ? 1 << turn : 0;
                }
                has &= card.count() > 0 ? turns : 0;
                linked |= (has & linked) == 0 ? 0 : has;
            }
        }
        return linked == turns;
    }

    /** The number of cards that can be played in some turns, each in the turns behind its draw. */
    private String usable(int turns, int last) {
        List<String> numbers = new ArrayList<>();
        for (int arrival = 1; arrival <= last; arrival++) {
            List<String> roles = new ArrayList<>();
            for (int turn = arrival; turn <= last; turn++) {
                if ((turns >> turn - 1 & 1) == 1) {
                    roles.add(question.roles().get(turn - 1));
                }
            }
            if (arrival == 1 || dealing.draw() > 0) {
                numbers.add(deck.numberOfAny(arrivals(arrival), roles));
            }
        }
        return numbers.size() == 1 ? numbers.get(0) : "(+ " + String.join(" ", numbers) + ")";
    }
}
