package cardbench.wizard.text;

import cardbench.json.JsonMap;
import cardbench.text.Phrases;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.CardBuilder;
import cardbench.wizard.card.Condition;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.Target;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.Trigger;
import cardbench.wizard.card.Value;
import cardbench.wizard.check.CardReading;
import java.util.ArrayList;
import java.util.List;

/**
 * Describes in words what a card does, from its data alone. An author sees with it what the game
 * will do, which may differ from what the card says.
 */
public final class Explainer {

    private final Phrases phrases;
    private final List<Line> lines = new ArrayList<>();

    /** Patterns of the ids of draws, whose targets are called “the drawn card”. */
    private final List<String> draws = new ArrayList<>();

    /** The timing whose player is “you”; empty inside a trigger on an event of the same name. */
    private String timing = Timing.PLAY.word();

    private Explainer(Phrases phrases) {
        this.phrases = phrases;
    }

    /**
     * A line of the description.
     *
     * @param depth the indentation, from 0; a line belongs to the last one before it of less depth
     */
    public record Line(int depth, String text) {}

    /**
     * Describes all cards of a reading, or its trigger.
     *
     * @param reading without errors
     * @param language one of {@link DescriptionWords#LANGUAGES}, or any other for English
     */
    public static List<Line> explain(CardReading reading, String language) {
        Explainer explainer = new Explainer(DescriptionWords.in(language));
        for (JsonMap map : reading.cards()) {
            if (reading.form() == CardReading.Form.TRIGGER) {
                explainer.trigger(CardBuilder.trigger(map), 0);
            } else {
                explainer.card(CardBuilder.card(map), reading.cards().size() > 1);
            }
        }
        return List.copyOf(explainer.lines);
    }

    private String say(String key, String... arguments) {
        return phrases.say(key, arguments);
    }

    private void line(int depth, String key, String... arguments) {
        lines.add(new Line(depth, say(key, arguments)));
    }

    /** A word of the format in the language; one without a translation stays as it is. */
    private String term(String word) {
        return phrases.sayOr("term." + word, word);
    }

    /** The name of an event in the language; another text stays as it is. */
    private String event(String word) {
        return phrases.sayOr("event." + word, word);
    }

    private void card(Card card, boolean named) {
        if (named) {
            lines.add(new Line(0, card.name()));
        }
        int depth = named ? 1 : 0;
        if (card.behaviors().isEmpty()) {
            line(depth, "do.nothing");
        }
        for (Card.Behavior behavior : card.behaviors()) {
            line(depth, "timing." + behavior.timing().word());
            timing = behavior.timing().word();
            doables(behavior.body(), depth + 1);
        }
    }

    private void doables(List<Doable> doables, int depth) {
        if (doables.isEmpty()) {
            line(depth, "do.nothing");
        }
        for (Doable doable : doables) {
            doable(doable, depth);
        }
    }

    private void doable(Doable doable, int depth) {
        if (doable instanceof Doable.Loop loop) {
            String times = value(loop.times());
            if (loop.target() == null) {
                line(depth, "do.loop", times);
            } else {
                line(depth, "do.loop.over", times, target(loop.target()));
            }
            doables(loop.body(), depth + 1);
        } else if (doable instanceof Doable.If choice) {
            line(depth, "do.if", condition(choice.condition()));
            doables(choice.then(), depth + 1);
            if (!choice.otherwise().isEmpty()) {
                line(depth, "do.if.else");
                doables(choice.otherwise(), depth + 1);
            }
        } else if (doable instanceof Doable.AddTriggers add) {
            for (Trigger trigger : add.triggers()) {
                trigger(trigger, depth);
            }
        } else {
            lines.add(new Line(depth, simple(doable)));
        }
    }

    private String simple(Doable doable) {
        if (doable instanceof Doable.Damage damage) {
            return say("do.damage", value(damage.amount()), target(damage.target()));
        }
        if (doable instanceof Doable.Change change) {
            return say(
                    change.set() ? "do.change.set" : "do.change.add",
                    value(change.amount()),
                    target(change.target()),
                    term(change.stat().word()));
        }
        if (doable instanceof Doable.Draw draw) {
            // remembered for the lines below, which speak of “the drawn card”
            draws.add(Template.pattern(draw.id()));
            return say("do.drawCard", value(draw.amount()), target(draw.target()));
        }
        if (doable instanceof Doable.AskDiscard ask) {
            return say(
                    "do.askDiscardCard",
                    value(ask.minimum()),
                    value(ask.maximum()),
                    target(ask.target()));
        }
        if (doable instanceof Doable.Discard discard) {
            return say("do.discardCard", target(discard.target()));
        }
        if (doable instanceof Doable.ShuffleBack shuffle) {
            return say("do.shuffleBack", target(shuffle.player()));
        }
        if (doable instanceof Doable.RemoveTriggers remove) {
            List<String> names = new ArrayList<>();
            for (Doable.TriggerName name : remove.names()) {
                String said = value(name.value());
                names.add("event".equals(name.by()) ? event(said) : said);
            }
            return say("do.removeTriggers", joined("list", names));
        }
        if (doable instanceof Doable.Counter) {
            return say("do.counter");
        }
        throw new IllegalStateException();
    }

    private void trigger(Trigger trigger, int depth) {
        String mode = say("mode." + trigger.mode().word());
        String event = event(trigger.event().word());
        // inside a trigger on an event of the same name, its player is the event's and not “you”
        String around = timing;
        timing = trigger.event().word().equals(timing) ? "" : timing;
        if (trigger.condition() == null) {
            line(depth, "trigger", mode, event);
        } else {
            line(depth, "trigger.if", mode, event, condition(trigger.condition()));
        }
        doables(trigger.body(), depth + 1);
        timing = around;
    }

    private String condition(Condition condition) {
        if (condition instanceof Condition.Compare compare) {
            return say(
                    "when." + compare.order().word(),
                    compared(compare.a(), compare.b()),
                    compared(compare.b(), compare.a()));
        }
        if (condition instanceof Condition.Join join) {
            List<String> parts = new ArrayList<>();
            for (Condition part : join.parts()) {
                parts.add(condition(part));
            }
            return parts.isEmpty()
                    ? say(join.all() ? "when.AlwaysTrue" : "when.AlwaysFalse")
                    : joined(join.all() ? "when.And" : "when.Or", parts);
        }
        if (condition instanceof Condition.Not not) {
            return say("when.Not", condition(not.condition()));
        }
        if (condition instanceof Condition.HasCard has) {
            return say(
                    has.wanted() ? "when.HasCard" : "when.HasNoCard",
                    value(has.player()),
                    value(has.card()));
        }
        if (condition instanceof Condition.IsType is) {
            String card =
                    is.card() == null ? say("lastPlayed", value(is.player())) : value(is.card());
            return say(is.wanted() ? "when.IsType" : "when.IsNotType", card, term(is.type()));
        }
        if (condition instanceof Condition.HasWand has) {
            return say("when.HasWand", value(has.player()));
        }
        return say(((Condition.Always) condition).value() ? "when.AlwaysTrue" : "when.AlwaysFalse");
    }

    /**
     * A side of a comparison. Types of cards are words of the format; any other text is the
     * author's, even if it is spelled like such a word, and stays as it is.
     */
    private String compared(Value value, Value with) {
        String said = value(value);
        return value instanceof Value.Text && isType(with) ? term(said) : said;
    }

    private static boolean isType(Value value) {
        String property = "";
        if (value instanceof Value.Getter getter) {
            property = getter.property();
        } else if (value instanceof Value.Text text && Template.isAlone(text.template())) {
            property = field(name(text.template()));
        }
        return property.equals("type") || property.equals("cardType");
    }

    private String value(Value value) {
        if (value instanceof Value.Constant constant) {
            return Integer.toString(constant.number());
        }
        if (value instanceof Value.Text text) {
            return variable(text.template());
        }
        if (!(value instanceof Value.Getter getter)) {
            return literal(value);
        }
        String of = value(getter.of());
        if (getter.type().equals("getPlayer")) {
            return say("seat." + getter.property(), of);
        }
        return say("property", of, term(getter.property()));
    }

    /** A value to compare, in the notation of JSON. */
    private String literal(Value value) {
        if (value instanceof Value.Literal literal) {
            return literal.scalar().text();
        }
        List<String> parts = new ArrayList<>();
        if (value instanceof Value.Items items) {
            items.items().forEach(item -> parts.add(value(item)));
            return "[" + String.join(", ", parts) + "]";
        }
        ((Value.Fields) value)
                .fields()
                .forEach(field -> parts.add(field.name() + ": " + value(field.value())));
        return "{" + String.join(", ", parts) + "}";
    }

    /** Describes a text that is a single variable. Any other text stays as it is written. */
    private String variable(String template) {
        if (!Template.isAlone(template)) {
            return template;
        }
        String name = name(template);
        int dot = name.lastIndexOf('.');
        String giver = dot < 0 ? name : name.substring(0, dot);
        String field = field(name);
        boolean event = Event.of(giver) != null;
        if (giver.equals(timing)) {
            return say(field.equals("cardUUID") ? "thatCard" : "you");
        }
        return switch (field) {
            case "playerUUID", "sourcePlayerUUID" -> say("thatPlayer");
            case "kickerUUID" -> say("kicker");
            case "kickedUUID" -> say("kicked");
            case "monsterUUID" -> say("thatMonster");
            case "cardUUID" -> say(giver.equals("onExplorationFlip") ? "thatMonster" : "thatCard");
            case "index" -> say("iteration");
            case "count" -> say("numberOf", giver);
            case "UUID", "UUIDs", "item" ->
                    isDraw(giver) ? say("drawnCard") : say("targetOf", giver);
            default -> event ? say("eventField", term(field)) : name;
        };
    }

    /** The name of the variable that a text consists of. */
    private static String name(String template) {
        List<String> references = Template.references(template);
        // the innermost come first, so this is the variable itself
        return references.get(references.size() - 1);
    }

    /** What a variable is called at the event or the doable that gives it; empty for any other. */
    private static String field(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(dot + 1);
    }

    private boolean isDraw(String giver) {
        for (String draw : draws) {
            if (Template.meet(draw, giver)) {
                return true;
            }
        }
        return false;
    }

    private String target(Target target) {
        if (target instanceof Target.Named named) {
            List<String> names = new ArrayList<>();
            for (Value name : named.names()) {
                names.add(value(name));
            }
            return joined("list", names);
        }
        Target.Chooser chooser = (Target.Chooser) target;
        String asked = chooser.ask() == null ? say("you") : value(chooser.ask());
        String amount = chooser.amount() == null ? "1" : value(chooser.amount());
        String of = chooser.of() == null ? say("you") : value(chooser.of());
        String zone = say("zone", of, term(chooser.zone()));
        String name = chooser.shape().name();
        boolean one = name.equals("monsterChooser") && chooser.amount() == null;
        return say("choose." + name + (one ? ".one" : ""), asked, amount, zone);
    }

    /** Joins any number of parts by the phrase that joins two. */
    private String joined(String key, List<String> parts) {
        String between = say(key, "", "");
        StringBuilder all = new StringBuilder();
        for (String part : parts) {
            all.append(all.length() == 0 ? "" : between).append(part);
        }
        return all.toString();
    }
}
