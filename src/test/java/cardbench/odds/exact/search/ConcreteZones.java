package cardbench.odds.exact.search;

import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Filter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Cards in zones, and variables: the sets of cards and the numbers of the language on plain lists.
 */
public class ConcreteZones {

    /** A card: two copies of a kind are two cards. */
    public static final class Card {
        public final int kind;

        Card(int kind) {
            this.kind = kind;
        }
    }

    final TopicPrograms topic;
    private final Dice dice;
    final Map<Character, List<Card>> zones = new TreeMap<>();
    public final Map<String, Integer> variables = new TreeMap<>();

    /** Whether the first cards of the deck were moved or looked at. */
    public boolean drew;

    /** The card whose effect runs; {@code null} for none. */
    Card self;

    ConcreteZones(TopicPrograms topic, Dice dice) {
        this.topic = topic;
        this.dice = dice;
    }

    public List<Card> zone(char letter) {
        return zones.computeIfAbsent(letter, unused -> new ArrayList<>());
    }

    final void clearLocals() {
        variables.keySet().removeIf(name -> name.length() == 1);
    }

    Card self() {
        return self;
    }

    /** Lets a card be the one whose effect runs. */
    void running(Card card) {
        self = card;
    }

    /** Every order is as likely. */
    void shuffle(List<Card> cards) {
        List<Card> rest = new ArrayList<>(cards);
        cards.clear();
        while (!rest.isEmpty()) {
            // cards that nothing tells apart are one way; the running card is told from its copies
            List<Card> different = new ArrayList<>();
            int[] copies = new int[rest.size()];
            for (Card card : rest) {
                int at = 0;
                while (at < different.size()
                        && (different.get(at).kind != card.kind
                                || different.get(at) == self != (card == self))) {
                    at++;
                }
                if (at == different.size()) {
                    different.add(card);
                }
                copies[at]++;
            }
            Card next = different.get(dice.pick(Arrays.copyOf(copies, different.size())));
            rest.remove(next);
            cards.add(next);
        }
    }

    static boolean beginsOnTop(CardSet set) {
        return set.zone() == 'D'
                && (set.filters().isEmpty() || set.filters().get(0) instanceof Filter.First);
    }

    public List<Card> cards(CardSet set) {
        List<Card> cards = new ArrayList<>(set.zone() == 'X' ? List.of(self) : zone(set.zone()));
        for (Filter filter : set.filters()) {
            if (filter instanceof Filter.First count) {
                int most = value(count.count());
                while (cards.size() > Math.max(0, most)) {
                    cards.remove(cards.size() - 1);
                }
            } else {
                boolean[] met = topic.vocabulary().meeting(((Filter.Matching) filter).condition());
                cards.removeIf(card -> !met[card.kind]);
            }
        }
        return cards;
    }

    public int value(Expression number) {
        if (number instanceof Expression.Literal e) {
            return e.value();
        } else if (number instanceof Expression.Variable e) {
            return variables.getOrDefault(e.name(), 0);
        } else if (number instanceof Expression.Size e) {
            drew |= beginsOnTop(e.cards()) && e.cards().filters().size() > 1;
            return cards(e.cards()).size();
        } else if (number instanceof Expression.If e) {
            return value(e.condition()) != 0 ? value(e.then()) : value(e.otherwise());
        } else if (number instanceof Expression.Arithmetic e) {
            int value = value(e.operands().get(0));
            for (int i = 1; i < e.operands().size(); i++) {
                int other = value(e.operands().get(i));
                value = value(e.operator().symbol(), value, other);
            }
            return value;
        }
        return 0;
    }

    private int value(String operator, int a, int b) {
        return switch (operator) {
            case "+" -> a + b;
            case "-" -> a - b;
            case "*" -> a * b;
            case "/" -> b == 0 ? 0 : a / b;
            case ">" -> a > b ? 1 : 0;
            case ">=" -> a >= b ? 1 : 0;
            case "<" -> a < b ? 1 : 0;
            case "<=" -> a <= b ? 1 : 0;
            case "==" -> a == b ? 1 : 0;
            case "!=" -> a == b ? 0 : 1;
            case "and" -> a != 0 && b != 0 ? 1 : 0;
            case "or" -> a != 0 || b != 0 ? 1 : 0;
            case "rand" -> b < a ? 0 : a + dice.roll(b - a + 1);
            default -> throw new IllegalArgumentException(operator);
        };
    }

    /** Whether the cards of a combo lie there. */
    public boolean meets(ComboPrograms combo) {
        return meets(combo, combo.combo().bestMatching());
    }

    public boolean meets(ComboPrograms combo, boolean best) {
        return meets(zone('H'), combo.hand(), best) && meets(zone('B'), combo.grave(), best);
    }

    private static boolean meets(List<Card> cards, List<boolean[]> conditions, boolean best) {
        if (conditions.isEmpty()) {
            return true;
        }
        for (Card card : cards) {
            if (conditions.get(0)[card.kind]) {
                List<Card> others = new ArrayList<>(cards);
                others.remove(card);
                if (meets(others, conditions.subList(1, conditions.size()), best)) {
                    return true;
                }
                if (!best) {
                    return false;
                }
            }
        }
        return false;
    }
}
