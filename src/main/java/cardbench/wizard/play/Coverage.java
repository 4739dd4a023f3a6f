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
 * Which doables of the cards of a game have been done in it, so that an author sees what no play
 * has tried yet: a branch that was never taken, a trigger that never fired.
 *
 * @param cards one for each card of the scenario that does something, in their order
 */
record Coverage(List<OfCard> cards) {

    /**
     * The doables of one card.
     *
     * @param id of the card
     * @param doables how many it has, those inside others and in triggers included
     * @param undone where those stand that were never done, in their order
     */
    record OfCard(String id, int doables, List<JsonMap> undone) {

        OfCard {
            undone = List.copyOf(undone);
        }
    }

    Coverage {
        cards = List.copyOf(cards);
    }

    /** What a game so far says of the cards of its scenario. */
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
     * No two doables of a card begin at the same place, but those made of one of its first form.
     */
    private static String place(String card, JsonMap at) {
        return at.from() + " " + card;
    }
}
