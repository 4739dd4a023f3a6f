package cardbench.wizard.text;

import cardbench.base.json.JsonMap;
import cardbench.base.text.Phrases;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.CardBuilder;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Trigger;
import cardbench.wizard.card.TriggerMode;
import cardbench.wizard.check.CardReading;
import java.util.ArrayList;
import java.util.List;

/**
 * Describes in words what a card does, from its data alone. An author sees with it what the game
 * will do, which may differ from the description of the card.
 */
public final class Explainer {

    private final Wording wording;
    private final NounPhrases nouns;
    private final ConditionClauses conditions;
    private final EventClauses events;
    private final DoableSentences sentences;
    private final List<Line> lines = new ArrayList<>();

    private Explainer(Phrases phrases, boolean brief) {
        this.wording = new Wording(phrases, brief);
        this.nouns = new NounPhrases(wording);
        this.conditions = new ConditionClauses(wording, nouns);
        this.events = new EventClauses(wording, nouns);
        this.sentences = new DoableSentences(wording, nouns);
    }

    /**
     * A line of the description.
     *
     * @param depth the indentation, from 0; a line belongs to the last one before it of less depth
     * @param at what the line describes, a doable or a trigger, in the text of its card; {@code
     *     null} for any other line
     */
    public record Line(int depth, String text, JsonMap at) {}

    /**
     * Describes all cards of a reading, or its trigger.
     *
     * @param reading without errors
     * @param language one of {@link DescriptionWords#LANGUAGES}, or any other for English
     */
    public static List<Line> explain(CardReading reading, String language) {
        Explainer explainer = new Explainer(DescriptionWords.in(language), false);
        for (JsonMap map : reading.cards()) {
            if (reading.form() == CardReading.Form.TRIGGER) {
                explainer.trigger(CardBuilder.trigger(map), 0);
            } else {
                explainer.card(CardBuilder.card(map), reading.cards().size() > 1);
            }
        }
        return List.copyOf(explainer.lines);
    }

    /**
     * Writes the description of a card from its behaviours.
     *
     * @param reading without errors, of one card
     * @param language as above
     * @return a text for the card; empty for a card without effects
     */
    public static String describe(CardReading reading, String language) {
        Explainer explainer = new Explainer(DescriptionWords.in(language), true);
        explainer.card(CardBuilder.card(reading.cards().get(0)), false);
        return new DescriptionText(explainer.wording, explainer.lines).text();
    }

    private void line(int depth, String key) {
        line(depth, wording.say(key), null);
    }

    private void line(int depth, String text, JsonMap at) {
        lines.add(new Line(depth, text, at));
    }

    private void card(Card card, boolean named) {
        if (named) {
            line(0, card.name(), null);
        }
        int depth = named ? 1 : 0;
        if (card.behaviors().isEmpty()) {
            line(depth, "do.nothing");
        }
        for (Card.Behavior behavior : card.behaviors()) {
            line(depth, "timing." + behavior.timing().word());
            nouns.setTiming(behavior.timing().word());
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
            loop(loop, depth);
            nouns.enter(loop);
            doables(loop.body(), depth + 1);
            nouns.leave();
        } else if (doable instanceof Doable.If choice) {
            String brief = wording.isBrief() ? "brief" : "";
            String condition = conditions.condition(choice.condition());
            line(depth, wording.vary("do.if", brief, "", condition), choice.at());
            doables(choice.then(), depth + 1);
            if (!choice.otherwise().isEmpty()) {
                line(depth, "do.if.else");
                doables(choice.otherwise(), depth + 1);
            }
        } else if (doable instanceof Doable.AddTriggers add) {
            for (Trigger trigger : add.triggers()) {
                trigger(trigger, depth);
            }
        } else if (!wording.isBrief() || !(doable instanceof Doable.RemoveTriggers)) {
            // a card does not print how its triggers end
            line(depth, sentences.sentence(doable), doable.at());
        }
    }

    private void loop(Doable.Loop loop, int depth) {
        String times = nouns.value(loop.times()).text();
        String suffix = NounPhrases.suffix(loop.times());
        boolean each = loop.target() != null;
        if (loop.until() != null) {
            // evaluated behind each repetition, whose draws it refers to
            nouns.remember(loop);
            nouns.enter(loop);
            String until = conditions.condition(loop.until());
            nouns.leave();
            String target = each ? nouns.target(loop.target()).text() : "";
            String key = each ? "do.loopOverUntil" : "do.loopUntil";
            line(depth, wording.vary(key, "", suffix, times, until, target), loop.at());
            return;
        }
        Noun target = each ? nouns.target(loop.target()) : Noun.of(Noun.Form.SHORT, "");
        String form = target.form().suffix();
        String key = each ? "do.loopOver" : "do.loop";
        line(depth, wording.vary(key, form, suffix, times, target.text()), loop.at());
    }

    private void trigger(Trigger trigger, int depth) {
        // inside a trigger on an event of the same name, its player is the event's and not “you”
        String around = nouns.timing();
        nouns.setTiming(trigger.event().word().equals(around) ? "" : around);
        List<String> yours = nouns.yours();
        nouns.setYours(without(yours, trigger.event().word()));
        EventClauses.Clause clause = events.clause(trigger.event(), trigger.condition());
        if (!clause.yours().isEmpty()) {
            List<String> more = new ArrayList<>(nouns.yours());
            more.add(clause.yours());
            nouns.setYours(more);
        }
        boolean once = trigger.mode() == TriggerMode.ONCE;
        String mode = once ? "" : wording.say("mode." + trigger.mode().word());
        String condition = clause.remaining().isEmpty() ? "" : conditions.all(clause.remaining());
        boolean always = condition.isEmpty();
        String text =
                once
                        ? wording.say(
                                always ? "trigger.next" : "trigger.nextIf",
                                clause.text(),
                                condition)
                        : wording.say(
                                always ? "trigger" : "trigger.if", mode, clause.text(), condition);
        line(depth, text, trigger.at());
        doables(trigger.body(), depth + 1);
        nouns.setTiming(around);
        nouns.setYours(yours);
    }

    /** The variables that do not belong to an event. */
    private static List<String> without(List<String> variables, String event) {
        List<String> remaining = new ArrayList<>(variables);
        remaining.removeIf(name -> name.startsWith(event + "."));
        return remaining;
    }
}
