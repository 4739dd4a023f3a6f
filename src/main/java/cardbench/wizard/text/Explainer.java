package cardbench.wizard.text;

import cardbench.json.JsonMap;
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
import cardbench.wizard.card.VariableKind;
import cardbench.wizard.check.CardReading;
import java.util.ArrayList;
import java.util.List;

/**
 * Describes in words what a card does, from its data alone. An author sees with it what the game
 * will do, which may differ from what the card says.
 */
public final class Explainer {

    private final String language;
    private final List<Line> lines = new ArrayList<>();

    /** Patterns of the ids of draws, whose targets are called “the drawn card”. */
    private final List<String> draws = new ArrayList<>();

    /** The timing whose player is “you”; empty inside a trigger on an event of the same name. */
    private String timing = Timing.PLAY.word();

    private Explainer(String language) {
        this.language = language;
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
     * @param language {@code zh}, {@code ja}, or any other for English
     */
    public static List<Line> explain(CardReading reading, String language) {
        Explainer explainer = new Explainer(language);
        for (JsonMap map : reading.cards()) {
            if (reading.form() == CardReading.Form.TRIGGER) {
                explainer.trigger(CardBuilder.trigger(map), 0);
            } else {
                explainer.card(CardBuilder.card(map), reading.cards().size() > 1);
            }
        }
        return List.copyOf(explainer.lines);
    }

    private String say(Phrase phrase, String... arguments) {
        return phrase.in(language, arguments);
    }

    private void line(int depth, Phrase phrase, String... arguments) {
        lines.add(new Line(depth, say(phrase, arguments)));
    }

    private void card(Card card, boolean named) {
        if (named) {
            lines.add(new Line(0, card.name()));
        }
        int depth = named ? 1 : 0;
        if (card.behaviors().isEmpty()) {
            line(depth, Phrase.NOTHING);
        }
        for (Card.Behavior behavior : card.behaviors()) {
            line(
                    depth,
                    switch (behavior.timing()) {
                        case PLAY -> Phrase.ON_PLAY;
                        case EQUIP -> Phrase.ON_EQUIP;
                        case UNEQUIP -> Phrase.ON_UNEQUIP;
                        case DRAW -> Phrase.ON_DRAW;
                        case BUY -> Phrase.ON_BUY;
                        case DISCARD -> Phrase.ON_DISCARD;
                        case FORGET -> Phrase.ON_FORGET;
                        case FLIP -> Phrase.ON_FLIP;
                    });
            timing = behavior.timing().word();
            doables(behavior.body(), depth + 1);
        }
    }

    private void doables(List<Doable> doables, int depth) {
        if (doables.isEmpty()) {
            line(depth, Phrase.NOTHING);
        }
        for (Doable doable : doables) {
            doable(doable, depth);
        }
    }

    private void doable(Doable doable, int depth) {
        if (doable instanceof Doable.Loop loop) {
            String times = value(loop.times());
            if (loop.target() == null) {
                line(depth, Phrase.LOOP, times);
            } else {
                line(depth, Phrase.LOOP_OVER, times, target(loop.target()));
            }
            doables(loop.body(), depth + 1);
        } else if (doable instanceof Doable.If choice) {
            line(depth, Phrase.IF, condition(choice.condition()));
            doables(choice.then(), depth + 1);
            if (!choice.otherwise().isEmpty()) {
                line(depth, Phrase.ELSE);
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
            return say(Phrase.DAMAGE, value(damage.amount()), target(damage.target()));
        }
        if (doable instanceof Doable.Change change) {
            return say(
                    change.set() ? Phrase.SET : Phrase.ADD,
                    value(change.amount()),
                    target(change.target()),
                    Lexicon.in(language, change.stat().word()));
        }
        if (doable instanceof Doable.Draw draw) {
            // remembered for the lines below, which speak of “the drawn card”
            draws.add(Template.pattern(draw.id()));
            return say(Phrase.DRAW, value(draw.amount()), target(draw.target()));
        }
        if (doable instanceof Doable.AskDiscard ask) {
            return say(
                    Phrase.ASK_DISCARD,
                    value(ask.minimum()),
                    value(ask.maximum()),
                    target(ask.target()));
        }
        if (doable instanceof Doable.Discard discard) {
            return say(Phrase.DISCARD, target(discard.target()));
        }
        if (doable instanceof Doable.ShuffleBack shuffle) {
            return say(Phrase.SHUFFLE, target(shuffle.player()));
        }
        if (doable instanceof Doable.RemoveTriggers remove) {
            StringBuilder names = new StringBuilder();
            for (Value name : remove.names()) {
                names.append(names.length() == 0 ? "" : ", ").append(value(name));
            }
            return say(Phrase.REMOVE, names.toString());
        }
        if (doable instanceof Doable.Counter) {
            return say(Phrase.COUNTER);
        }
        throw new IllegalStateException();
    }

    private void trigger(Trigger trigger, int depth) {
        Phrase mode =
                switch (trigger.mode()) {
                    case ONCE -> Phrase.ONCE;
                    case TURN -> Phrase.TURN;
                    case ROUND -> Phrase.ROUND;
                    case BATTLE -> Phrase.BATTLE;
                    case ALWAYS -> Phrase.ALWAYS;
                };
        String event = Lexicon.in(language, trigger.event().word());
        // inside a trigger on an event of the same name, its player is the event's and not “you”
        String around = timing;
        timing = trigger.event().word().equals(timing) ? "" : timing;
        if (trigger.condition() == null) {
            line(depth, Phrase.TRIGGER, say(mode), event);
        } else {
            line(depth, Phrase.TRIGGER_IF, say(mode), event, condition(trigger.condition()));
        }
        doables(trigger.body(), depth + 1);
        timing = around;
    }

    private String condition(Condition condition) {
        if (condition instanceof Condition.Compare compare) {
            Phrase phrase =
                    switch (compare.order()) {
                        case EQUAL -> Phrase.EQUAL;
                        case GREATER -> Phrase.GREATER;
                        case LESS -> Phrase.LESS;
                        case AT_LEAST -> Phrase.AT_LEAST;
                        case AT_MOST -> Phrase.AT_MOST;
                    };
            return say(phrase, value(compare.a()), value(compare.b()));
        }
        if (condition instanceof Condition.Join join) {
            StringBuilder all = new StringBuilder();
            for (Condition part : join.parts()) {
                all.append(all.length() == 0 ? "" : say(join.all() ? Phrase.AND : Phrase.OR));
                all.append(condition(part));
            }
            return all.length() == 0
                    ? say(join.all() ? Phrase.TRUE : Phrase.FALSE)
                    : all.toString();
        }
        if (condition instanceof Condition.Not not) {
            return say(Phrase.NOT, condition(not.condition()));
        }
        if (condition instanceof Condition.HasCard has) {
            return say(
                    has.wanted() ? Phrase.HAS_CARD : Phrase.HAS_NO_CARD,
                    value(has.player()),
                    value(has.card()));
        }
        if (condition instanceof Condition.IsType is) {
            String card =
                    is.card() == null
                            ? say(Phrase.LAST_PLAYED, value(is.player()))
                            : value(is.card());
            return say(
                    is.wanted() ? Phrase.IS_TYPE : Phrase.IS_NOT_TYPE,
                    card,
                    Lexicon.in(language, is.type()));
        }
        if (condition instanceof Condition.HasWand has) {
            return say(Phrase.HAS_WAND, value(has.player()));
        }
        return say(((Condition.Always) condition).value() ? Phrase.TRUE : Phrase.FALSE);
    }

    private String value(Value value) {
        if (value instanceof Value.Constant constant) {
            return Integer.toString(constant.number());
        }
        if (value instanceof Value.Text text) {
            return variable(text.template());
        }
        Value.Getter getter = (Value.Getter) value;
        String of = value(getter.of());
        if (getter.type().equals("getPlayer")) {
            return say(getter.property().equals("next") ? Phrase.NEXT : Phrase.PREVIOUS, of);
        }
        return say(Phrase.OF, of, Lexicon.in(language, getter.property()));
    }

    /** Describes a text that is a single variable. Any other text stays as it is written. */
    private String variable(String template) {
        if (!Template.isAlone(template)) {
            return Lexicon.in(language, template);
        }
        List<String> references = Template.references(template);
        // the innermost come first, so this is the variable itself
        String name = references.get(references.size() - 1);
        int dot = name.lastIndexOf('.');
        String giver = dot < 0 ? name : name.substring(0, dot);
        String field = dot < 0 ? "" : name.substring(dot + 1);
        boolean event = Event.of(giver) != null;
        if (giver.equals(timing)) {
            return say(field.equals("cardUUID") ? Phrase.EVENT_CARD : Phrase.YOU);
        }
        return switch (field) {
            case "playerUUID", "sourcePlayerUUID" -> say(Phrase.EVENT_PLAYER);
            case "kickerUUID" -> say(Phrase.KICKER);
            case "kickedUUID" -> say(Phrase.KICKED);
            case "monsterUUID" -> say(Phrase.EVENT_MONSTER);
            case "cardUUID" ->
                    say(
                            giver.equals("onExplorationFlip")
                                    ? Phrase.EVENT_MONSTER
                                    : Phrase.EVENT_CARD);
            case "index" -> say(Phrase.INDEX);
            case "count" -> say(Phrase.KEPT_COUNT, giver);
            case "UUID", "UUIDs", "item" ->
                    isDraw(giver) ? say(Phrase.DRAWN) : say(Phrase.KEPT, giver);
            default -> event ? say(Phrase.FIELD, Lexicon.in(language, field)) : name;
        };
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
            StringBuilder all = new StringBuilder();
            for (Value name : named.names()) {
                all.append(all.length() == 0 ? "" : ", ").append(value(name));
            }
            return all.toString();
        }
        Target.Chooser chooser = (Target.Chooser) target;
        String asked = chooser.ask() == null ? say(Phrase.YOU) : value(chooser.ask());
        String amount = chooser.amount() == null ? "1" : value(chooser.amount());
        String of = chooser.of() == null ? say(Phrase.YOU) : value(chooser.of());
        String zone = say(Phrase.ZONE, of, Lexicon.in(language, chooser.zone()));
        VariableKind kind = chooser.shape().kind();
        return switch (chooser.shape().selection()) {
            case ASKED ->
                    kind == VariableKind.MONSTER && chooser.amount() == null
                            ? say(Phrase.ONE_MONSTER, asked)
                            : say(
                                    of(kind, Phrase.MONSTERS, Phrase.PLAYERS, Phrase.CARDS),
                                    asked,
                                    amount,
                                    zone);
            case ALL ->
                    say(of(kind, Phrase.ALL_MONSTERS, Phrase.ALL_PLAYERS, Phrase.ALL_CARDS), zone);
            case RANDOM ->
                    say(
                            of(
                                    kind,
                                    Phrase.RANDOM_MONSTER,
                                    Phrase.RANDOM_PLAYER,
                                    Phrase.RANDOM_CARD),
                            amount,
                            zone);
        };
    }

    private static Phrase of(VariableKind kind, Phrase monsters, Phrase players, Phrase cards) {
        return switch (kind) {
            case MONSTER -> monsters;
            case PLAYER -> players;
            case CARD -> cards;
            default -> throw new IllegalStateException();
        };
    }
}
