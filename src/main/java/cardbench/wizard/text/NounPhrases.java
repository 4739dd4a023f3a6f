package cardbench.wizard.text;

import cardbench.base.json.JsonScalar;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Target;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.Value;
import cardbench.wizard.card.VariableKind;
import cardbench.wizard.text.Noun.Form;
import java.util.ArrayList;
import java.util.List;

/** Describes values and targets. */
final class NounPhrases {

    private static final List<String> TEXT_PROPERTIES =
            List.of("name", "id", "school", "rarity", "description", "cardType", "type", "level");

    /** The type of the exploration card that is flipped. */
    static final String FLIPPED = Event.EXPLORATION_FLIP.word() + ".type";

    private final Wording wording;

    /** Patterns of the ids of draws, whose targets are called “the drawn card”. */
    private final List<String> draws = new ArrayList<>();

    private final List<String> discards = new ArrayList<>();

    /** What later sentences call the targets of a doable with an id. */
    private record Result(String pattern, String word, Noun named) {}

    /** The results of doables that neither draw nor discard; the last of a word is “that” one. */
    private final List<Result> results = new ArrayList<>();

    /** The ids of the loops around what is described. */
    private final List<String> loops = new ArrayList<>();

    /** The timing whose player is “you”; empty inside a trigger on an event of the same name. */
    private String timing = Timing.PLAY.word();

    /** Variables of events whose player is “you”, since the trigger waits for that. */
    private List<String> yours = List.of();

    NounPhrases(Wording wording) {
        this.wording = wording;
    }

    /** The timing whose player is “you”. */
    String timing() {
        return timing;
    }

    void setTiming(String timing) {
        this.timing = timing;
    }

    /** Variables of events that stand for “you”. */
    List<String> yours() {
        return yours;
    }

    void setYours(List<String> variables) {
        yours = List.copyOf(variables);
    }

    /** A loop begins: its index is the repetition that runs, and behind it how many ran. */
    void enter(Doable.Loop loop) {
        loops.add(Template.pattern(loop.id()));
    }

    /** The last loop that began ends. */
    void leave() {
        loops.remove(loops.size() - 1);
    }

    /** Remembers draws and discards for the sentences below, also those in a loop or a branch. */
    void remember(Doable doable) {
        if (doable instanceof Doable.Draw) {
            draws.add(Template.pattern(doable.id()));
        } else if (doable instanceof Doable.AskDiscard || doable instanceof Doable.Discard) {
            discards.add(Template.pattern(doable.id()));
        } else if (doable instanceof Doable.Loop loop) {
            loop.body().forEach(this::remember);
        } else if (doable instanceof Doable.If choice) {
            choice.then().forEach(this::remember);
            choice.otherwise().forEach(this::remember);
        } else if (doable instanceof Doable.Damage damage) {
            remember(doable, damage.target(), VariableKind.MONSTER);
        } else if (doable instanceof Doable.ChangeSchool change) {
            remember(doable, change.target(), VariableKind.CARD);
        } else if (doable instanceof Doable.ShuffleBack shuffle) {
            remember(doable, shuffle.player(), VariableKind.PLAYER);
        } else if (doable instanceof Doable.Change change) {
            remember(doable, change.target(), change.stat().kind());
        }
    }

    private void remember(Doable doable, Target target, VariableKind kind) {
        Noun noun = target(target);
        boolean named = target instanceof Target.Named && noun.form() != Form.MANY;
        String player = kind == VariableKind.PLAYER ? "Player" : "Card";
        String word = kind == VariableKind.MONSTER ? "Monster" : player;
        if (!doable.id().isEmpty()) {
            results.add(new Result(Template.pattern(doable.id()), word, named ? noun : null));
        }
    }

    /**
     * What the targets of a doable are called, by the name of a variable that it gives: a phrase
     * for the last doable of its word, the id for an earlier one.
     */
    private Noun result(String giver, String field) {
        List<String> later = new ArrayList<>();
        for (int i = results.size() - 1; i >= 0; i--) {
            Result result = results.get(i);
            boolean meant = Template.meet(result.pattern(), giver);
            if (meant && field.equals("UUID") && result.named() != null) {
                return result.named();
            }
            if (meant && !later.contains(result.word())) {
                String word = result.word();
                return targets(field, "numberOf" + word, "that" + word, "those" + word + "s");
            }
            later.add(meant ? "" : result.word());
        }
        return switch (field) {
            case "count" -> Noun.number(wording.say("numberOf", giver));
            case "UUIDs" -> noun(Form.MANY, "targetsOf", giver);
            default -> noun(Form.LONG, "targetOf", giver);
        };
    }

    /** The number that a value is or spells; {@code null} if the value depends on the game. */
    static Integer constant(Value value) {
        if (value instanceof Value.Constant constant) {
            return constant.number();
        }
        return value instanceof Value.Text text && JsonScalar.isInteger(text.template())
                ? Integer.valueOf(Integer.parseInt(text.template()))
                : null;
    }

    /** The suffix of phrases for an amount: one, a plain number, or an expression. */
    static String suffix(Value amount) {
        Integer number = amount == null ? Integer.valueOf(1) : constant(amount);
        return number == null ? "by" : number == 1 ? "one" : "";
    }

    private Noun you() {
        return Noun.of(Form.YOU, wording.say("you"));
    }

    private Noun noun(Form form, String key, String... arguments) {
        return Noun.of(form, wording.say(key, arguments));
    }

    Noun value(Value value) {
        if (value instanceof Value.Constant constant) {
            return Noun.number(Integer.toString(constant.number()));
        }
        if (value instanceof Value.Text text) {
            return variable(text.template());
        }
        if (value instanceof Value.Arithmetic arithmetic) {
            return Noun.number(arithmetic(arithmetic));
        }
        if (!(value instanceof Value.Getter getter)) {
            return Noun.of(Form.NAME, literal(value));
        }
        Noun of = value(getter.of());
        if (getter.type().equals("getPlayer")) {
            return noun(Form.LONG, "seat." + getter.property(), of.text());
        }
        String name = getter.property();
        String property = wording.of(of, wording.term(name)).text();
        if (getter.type().equals("getPlayerProperty")
                && List.of("hand", "deck", "discard", "played").contains(name)) {
            return Noun.number(wording.say(name.equals("hand") ? "handSize" : "cardsIn", property));
        }
        return new Noun(Form.LONG, property, !TEXT_PROPERTIES.contains(name));
    }

    /** A sum or product, in which those inside of it are set apart. */
    private String arithmetic(Value.Arithmetic arithmetic) {
        String phrase = null;
        for (Value part : arithmetic.values()) {
            Integer number = constant(part);
            boolean less = number != null && number < 0 && phrase != null;
            boolean minus = less && !arithmetic.product();
            String text = minus ? Integer.toString(-number) : value(part).text();
            boolean grouped = part instanceof Value.Arithmetic || less && !minus;
            text = grouped ? wording.say("group", text) : text;
            String sign = arithmetic.product() ? "product" : minus ? "difference" : "sum";
            phrase = phrase == null ? text : wording.say(sign, phrase, text);
        }
        return phrase == null ? arithmetic.product() ? "1" : "0" : phrase;
    }

    /** A value to compare, in the notation of JSON. */
    private String literal(Value value) {
        if (value instanceof Value.Literal literal) {
            return literal.scalar().text();
        }
        List<String> parts = new ArrayList<>();
        if (value instanceof Value.Items items) {
            items.items().forEach(item -> parts.add(value(item).text()));
            return "[" + String.join(", ", parts) + "]";
        }
        ((Value.Fields) value)
                .fields()
                .forEach(field -> parts.add(field.name() + ": " + value(field.value()).text()));
        return "{" + String.join(", ", parts) + "}";
    }

    /** Describes a text that is a single variable. Any other text stays as it is written. */
    private Noun variable(String template) {
        if (!Template.isAlone(template)) {
            return new Noun(Form.NAME, template, JsonScalar.isInteger(template));
        }
        String name = name(template);
        String giver = Template.giver(name);
        String field = Template.field(name);
        if (yours.contains(name)) {
            return you();
        }
        if (giver.equals(timing)) {
            return field.equals("cardUUID") ? noun(Form.SHORT, "thisCard") : you();
        }
        boolean flip = giver.equals(Event.EXPLORATION_FLIP.word());
        Noun about = noun(Form.SHORT, flip ? "flippedCard" : "thatMonster");
        return switch (field) {
            case "playerUUID" -> noun(Form.SHORT, "thatPlayer");
            case "sourcePlayerUUID" ->
                    Event.of(giver) == null
                            ? noun(Form.SHORT, "thatPlayer")
                            : noun(Form.LONG, "source." + giver);
            case "kickerUUID" -> noun(Form.SHORT, "kicker");
            case "kickedUUID" -> noun(Form.SHORT, "kicked");
            case "monsterUUID" -> about;
            case "cardUUID" -> flip ? about : noun(Form.SHORT, "thatCard");
            case "type", "id", "level" ->
                    Event.of(giver) == null
                            ? Noun.of(Form.NAME, name)
                            : wording.of(about, wording.term(field));
            case "monsterID" -> wording.of(about, wording.term("id"));
            case "cardID" -> wording.of(noun(Form.SHORT, "thatCard"), wording.term("id"));
            case "amount", "price", "round" -> Noun.number(wording.say("field." + field));
            case "oldShopCardUUIDs", "oldShopCardIDs", "newShopCardUUIDs", "newShopCardIDs" ->
                    noun(Form.MANY, "field." + field);
            case "index" ->
                    Noun.number(wording.say(isOf(loops, giver) ? iteration(giver) : "repetitions"));
            case "item" -> noun(Form.SHORT, "currentTarget");
            case "count", "UUID", "UUIDs" ->
                    isOf(draws, giver)
                            ? targets(field, "numberDrawn", "drawnCard", "drawnCards")
                            : isOf(discards, giver)
                                    ? targets(
                                            field,
                                            "numberDiscarded",
                                            "discardedCard",
                                            "discardedCards")
                                    : result(giver, field);
            default -> Noun.of(Form.NAME, name);
        };
    }

    /** The phrase for the number of targets of a doable, for the last one or for all of them. */
    private Noun targets(String field, String number, String last, String all) {
        return switch (field) {
            case "count" -> Noun.number(wording.say(number));
            case "UUIDs" -> noun(Form.MANY, all);
            default -> noun(Form.SHORT, last);
        };
    }

    private String iteration(String giver) {
        boolean inner = Template.meet(loops.get(loops.size() - 1), giver);
        return inner ? "iteration" : "outerIteration";
    }

    /** The name of the variable that a text consists of. */
    static String name(String template) {
        List<String> references = Template.references(template);
        // the innermost come first, so this is the variable itself
        return references.get(references.size() - 1);
    }

    /** Whether a value is a single variable with a name. */
    static boolean isVariable(Value value, String name) {
        return !name.isEmpty()
                && value instanceof Value.Text text
                && Template.isAlone(text.template())
                && name(text.template()).equals(name);
    }

    private static boolean isOf(List<String> patterns, String giver) {
        for (String pattern : patterns) {
            if (Template.meet(pattern, giver)) {
                return true;
            }
        }
        return false;
    }

    Noun target(Target target) {
        if (target instanceof Target.Named named) {
            List<String> names = new ArrayList<>();
            named.names().forEach(name -> names.add(value(name).text()));
            return names.size() == 1
                    ? value(named.names().get(0))
                    : Noun.of(Form.MANY, wording.joined("list", names));
        }
        Target.Chooser chooser = (Target.Chooser) target;
        Noun asked = chooser.ask() == null ? you() : value(chooser.ask());
        String amount = chooser.amount() == null ? "1" : value(chooser.amount()).text();
        Noun of = chooser.of() == null ? you() : value(chooser.of());
        String zone =
                chooser.zone().equals("shop")
                        ? wording.say("theShop")
                        : wording.of(of, wording.term(chooser.zone())).text();
        ObjectType shape = chooser.shape();
        String suffix = suffix(chooser.amount());
        String text =
                wording.vary(
                        "choose." + shape.name(),
                        asked.form() == Form.YOU ? "you" : "",
                        suffix,
                        asked.text(),
                        amount,
                        zone);
        boolean everyTarget = shape.selection() == Target.Selection.ALL;
        Form one = suffix.equals("one") ? Form.LONG : Form.MANY;
        return Noun.of(!everyTarget ? one : chooser.zone().isEmpty() ? Form.EACH : Form.MANY, text);
    }
}
