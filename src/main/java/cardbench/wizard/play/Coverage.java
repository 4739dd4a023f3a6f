package cardbench.wizard.play;

import cardbench.json.JsonMap;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Trigger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The doables of the cards of a game that have not run yet: branches that were never taken,
 * triggers that never fired. Authors see with it what a scenario does not test.
 *
 * @param cards an entry for each card of the scenario that has doables, in their order
 */
record Coverage(List<OfCard> cards) {

    /**
     * The doables of one card.
     *
     * @param id the id of the card
     * @param doables the number of its doables, with those nested in others and in triggers
     * @param undone the doables that never ran, in their order
     */
    record OfCard(String id, int doables, List<JsonMap> undone) {

        OfCard {
            undone = List.copyOf(undone);
        }
    }

    Coverage {
        cards = List.copyOf(cards);
    }

    /** The coverage of the cards of a scenario by a game so far. */
    static Coverage of(Game game) {
        Set<String> done = new LinkedHashSet<>();
        for (LogEntry entry : game.log()) {
            if (entry.kind() == LogEntry.Kind.DOABLE && entry.at() != null) {
                done.add(place(game.table().cardId(entry.card()), entry.at()));
            }
        }
        List<OfCard> all = new ArrayList<>();
        for (Card card : game.scenario().cards()) {
            List<Doable> doables = new ArrayList<>();
            for (Card.Behavior behavior : card.behaviors()) {
                collect(behavior.body(), doables);
            }
            List<JsonMap> undone = new ArrayList<>();
            for (Doable doable : doables) {
                if (!done.contains(place(card.id(), doable.at()))) {
                    undone.add(doable.at());
                }
            }
            if (!doables.isEmpty()) {
                all.add(new OfCard(card.id(), doables.size(), undone));
            }
        }
        return new Coverage(all);
    }

    private static void collect(List<Doable> body, List<Doable> all) {
        for (Doable doable : body) {
            all.add(doable);
            if (doable instanceof Doable.Loop loop) {
                collect(loop.body(), all);
            } else if (doable instanceof Doable.If choice) {
                collect(choice.then(), all);
                collect(choice.otherwise(), all);
            } else if (doable instanceof Doable.AddTriggers adding) {
                for (Trigger trigger : adding.triggers()) {
                    collect(trigger.body(), all);
                }
            }
        }
    }

    /**
     * Identifies a doable by its position. Two doables of a card share a position only if both were
     * made from one doable of the first generation, which runs both.
     */
    private static String place(String card, JsonMap at) {
        return at.from() + " " + card;
    }
}
