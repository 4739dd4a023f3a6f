package cardbench.wizard.text;

import cardbench.wizard.card.Condition;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Value;
import cardbench.wizard.text.Noun.Form;
import java.util.ArrayList;
import java.util.List;

/**
 * Describes the events that triggers wait for. A condition that only states whose event it must be,
 * or which type of card, becomes part of the clause: “you buy a card” instead of “a player buys a
 * card, if that player is you”.
 */
final class EventClauses {

    private static final List<String> PLAYERS =
            List.of("playerUUID", "sourcePlayerUUID", "kickerUUID");

    private final Wording wording;
    private final NounPhrases nouns;

    EventClauses(Wording wording, NounPhrases nouns) {
        this.wording = wording;
        this.nouns = nouns;
    }

    /**
     * An event with the conditions that its clause contains.
     *
     * @param yours the variable that is “you” when the trigger fires; empty for none
     * @param remaining the conditions that the clause does not state
     */
    record Clause(String text, String yours, List<Condition> remaining) {}

    Clause clause(Event event, Condition condition) {
        List<Condition> parts = new ArrayList<>();
        collect(condition, parts);
        String variable = player(event);
        Noun player = null;
        String kind = null;
        List<Condition> remaining = new ArrayList<>();
        for (Condition part : parts) {
            Noun who = player == null ? whose(part, variable, event) : null;
            String word = kind == null ? kind(part, event) : null;
            if (who != null) {
                player = who;
            } else if (word != null) {
                kind = word;
            } else {
                remaining.add(part);
            }
        }
        String yours = player != null && player.form() == Form.YOU ? variable : "";
        return new Clause(text(event, player, kind), yours, remaining);
    }

    private String text(Event event, Noun player, String kind) {
        if (player == null && kind == null) {
            return wording.event(event.word());
        }
        Noun who = player == null ? Noun.of(Form.SHORT, wording.say("aPlayer")) : player;
        String key =
                kind == null ? "by." + event.word() : event == Event.PLAY_CARD ? "plays" : "flips";
        String noun = kind == null ? "" : wording.say("kind." + kind);
        return wording.vary(key, who.form().suffix(), "", who.text(), noun);
    }

    /** All of these must hold. A part that is a list of such parts is taken apart as well. */
    private static void collect(Condition condition, List<Condition> parts) {
        if (condition instanceof Condition.Join join
                && join.conjunction()
                && !join.parts().isEmpty()) {
            for (Condition part : join.parts()) {
                collect(part, parts);
            }
        } else if (condition != null) {
            parts.add(condition);
        }
    }

    /** The variable of the player who brings an event about; empty where nobody does. */
    private static String player(Event event) {
        for (String field : PLAYERS) {
            if (event.fields().contains(field)) {
                return event.word() + "." + field;
            }
        }
        return "";
    }

    /** Whose event it must be by this condition; {@code null} if it states something else. */
    private Noun whose(Condition condition, String variable, Event event) {
        Value operand = beside(variable, condition);
        boolean seat = operand instanceof Value.Getter getter && getter.type().equals("getPlayer");
        boolean text = operand instanceof Value.Text;
        // another variable of the same event would need a clause of its own
        return (seat || text) && !isOf(operand, event) ? nouns.value(operand) : null;
    }

    private static boolean isOf(Value value, Event event) {
        if (value instanceof Value.Getter getter) {
            return isOf(getter.of(), event);
        }
        return value instanceof Value.Text text
                && Template.isAlone(text.template())
                && NounPhrases.name(text.template()).startsWith(event.word() + ".");
    }

    /** Which type of card it must be about; {@code null} if the condition states something else. */
    private static String kind(Condition condition, Event event) {
        if (event == Event.PLAY_CARD
                && condition instanceof Condition.IsType is
                && is.wanted()
                && (is.card() == null
                        // the card that was played last is the one being played
                        ? NounPhrases.isVariable(is.player(), event.word() + ".playerUUID")
                        : NounPhrases.isVariable(is.card(), event.word() + ".cardUUID"))) {
            return is.type();
        }
        Value operand =
                event == Event.EXPLORATION_FLIP ? beside(NounPhrases.FLIPPED, condition) : null;
        return operand instanceof Value.Text text
                        && ConditionClauses.EXPLORED.contains(text.template())
                ? text.template()
                : null;
    }

    /** The side of a comparison beside a variable; {@code null} if neither side is the variable. */
    private static Value beside(String variable, Condition condition) {
        if (!(condition instanceof Condition.Compare compare)
                || compare.order() != Condition.Order.EQUAL) {
            return null;
        }
        return NounPhrases.isVariable(compare.a(), variable)
                ? compare.b()
                : NounPhrases.isVariable(compare.b(), variable) ? compare.a() : null;
    }
}
