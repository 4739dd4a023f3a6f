package cardbench.wizard.play;

import cardbench.base.json.JsonMap;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Trigger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which doables of the cards of a game have run, and which have not yet: branches that were never
 * taken, triggers that never fired. Authors see with it what a scenario does not test.
 *
 * @param cards an entry for each card of the scenario that has doables, in their order
 */
record Coverage(List<OfCard> cards) {

    /**
     * The doables of one card, with those nested in others and in triggers.
     *
     * @param id the id of the card
     * @param source the card in its text
     * @param done those that ran, in their order
     * @param undone those that never ran, in their order
     */
    record OfCard(String id, JsonMap source, List<Run> done, List<JsonMap> undone) {

        OfCard {
            done = List.copyOf(done);
            undone = List.copyOf(undone);
        }
    }

    /** A doable, and how often it ran. */
    record Run(JsonMap at, int times) {}

    Coverage {
        cards = List.copyOf(cards);
    }

    /** The coverage of the cards of a scenario by a game so far. */
    static Coverage of(Game game) {
        Map<String, Integer> runs = new LinkedHashMap<>();
        for (LogEntry entry : game.log()) {
            if (entry.kind() == LogEntry.Kind.DOABLE && entry.at() != null) {
                String place = place(game.table().cardId(entry.card()), entry.at());
                runs.merge(place, 1, Integer::sum);
            }
        }
        List<OfCard> cards = new ArrayList<>();
        for (Card card : game.scenario().cards()) {
            List<Doable> doables = new ArrayList<>();
            for (Card.Behavior behavior : card.behaviors()) {
                collect(behavior.body(), doables);
            }
            List<Run> done = new ArrayList<>();
            List<JsonMap> undone = new ArrayList<>();
            for (Doable doable : doables) {
                Integer times = runs.get(place(card.id(), doable.at()));
                if (times == null) {
                    undone.add(doable.at());
                } else {
                    done.add(new Run(doable.at(), times));
                }
            }
            if (!doables.isEmpty()) {
                cards.add(new OfCard(card.id(), card.source(), done, undone));
            }
        }
        return new Coverage(cards);
    }

    private static void collect(List<Doable> body, List<Doable> doables) {
        for (Doable doable : body) {
            doables.add(doable);
            if (doable instanceof Doable.Loop loop) {
                collect(loop.body(), doables);
            } else if (doable instanceof Doable.If choice) {
                collect(choice.then(), doables);
                collect(choice.otherwise(), doables);
            } else if (doable instanceof Doable.AddTriggers adding) {
                for (Trigger trigger : adding.triggers()) {
                    collect(trigger.body(), doables);
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
