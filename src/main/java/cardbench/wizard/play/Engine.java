package cardbench.wizard.play;

import cardbench.base.json.JsonMap;
import cardbench.wizard.card.ActionLimits;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.Condition;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.GameValue;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.Trigger;
import cardbench.wizard.card.TriggerMode;
import cardbench.wizard.card.Value;
import cardbench.wizard.card.Variables;
import cardbench.wizard.check.GrammarCheck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The core of a game: emits events, fires the triggers on them, runs doables, requests choices,
 * draws at random, writes the log, and stops an action that does not end.
 *
 * <p>The document leaves open in which order triggers on one event fire, and when events inside of
 * triggers are resolved. Here triggers fire in the order in which they were mounted, and only those
 * that were mounted when the event was emitted (D-ORDER). An event inside of a trigger is resolved
 * at once, depth first, before the next doable (D-NEST).
 */
final class Engine {

    final Table table;
    final Evaluator evaluator;
    private final Effects effects;
    private final List<LogEntry> log = new ArrayList<>();
    private List<List<String>> choices = List.of();
    private int choice;
    private int steps;
    private int events;
    private int depth;

    /** The card whose event of playing is being resolved, or {@code null}. */
    private String playing;

    private boolean countered;

    /** The damage that is about to be dealt, as changed so far; {@code null} if none is. */
    private Integer damage;

    Engine(Table table) {
        this.table = table;
        this.evaluator = new Evaluator(table);
        this.effects = new Effects(this);
    }

    /** The log so far. */
    List<LogEntry> log() {
        return log;
    }

    /** Begins an action with the answers to its prompts, in order. */
    void begin(String action, Map<String, GameValue> data, List<List<String>> answers) {
        choices = answers;
        choice = 0;
        steps = 0;
        events = 0;
        depth = 0;
        playing = null;
        countered = false;
        damage = null;
        log(LogEntry.Kind.ACTION, action, data);
        depth = 1;
    }

    private void log(LogEntry.Kind kind, String name, Map<String, GameValue> data) {
        log(kind, name, data, null, "");
    }

    private void log(
            LogEntry.Kind kind, String name, Map<String, GameValue> data, JsonMap at, String card) {
        log.add(new LogEntry(depth, kind, name, data, at, card));
    }

    /** A map from alternating names and values: numbers, texts and lists of texts. */
    static Map<String, GameValue> data(Object... namesAndValues) {
        Map<String, GameValue> data = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            data.put((String) namesAndValues[i], datum(namesAndValues[i + 1]));
        }
        return data;
    }

    @SuppressWarnings("unchecked")
    private static GameValue datum(Object value) {
        if (value instanceof GameValue datum) {
            return datum;
        }
        if (value instanceof Integer number) {
            return new GameValue.Number(number);
        }
        return value instanceof List<?> list
                ? new GameValue.Texts((List<String>) list)
                : new GameValue.Text((String) value);
    }

    void note(String name, Object... namesAndValues) {
        log(LogEntry.Kind.NOTE, name, data(namesAndValues));
    }

    void changed(String stat, String of, int before, int after) {
        if (before != after) {
            log(LogEntry.Kind.CHANGE, stat, data("of", of, "before", before, "after", after));
        }
    }

    void moved(String card, String from, String to, String player) {
        log(
                LogEntry.Kind.MOVE,
                "move",
                data("card", card, "from", from, "to", to, "player", player));
    }

    private void step() {
        if (++steps > ActionLimits.MAX_STEPS) {
            throw new ActionAbortedException(ActionEnd.LIMIT, "", null);
        }
    }

    /** Emits an event and fires every trigger on it whose condition holds. */
    void emit(Event event, Map<String, GameValue> context) {
        step();
        log(LogEntry.Kind.EVENT, event.word(), context);
        if (++events > ActionLimits.MAX_DEPTH) {
            throw new ActionAbortedException(ActionEnd.LIMIT, "", null);
        }
        depth++;
        // a copy: triggers that are mounted meanwhile wait for the next event, those that are
        // removed meanwhile are skipped
        for (ActiveTrigger mounted : List.copyOf(table.triggers)) {
            if (!mounted.gone && !mounted.muted && mounted.trigger.event() == event) {
                fire(mounted, event, context);
            }
        }
        depth--;
        events--;
    }

    /** Whether a condition holds. Notes a value that it lacks. */
    boolean holds(Condition condition, Variables variables) {
        boolean holds = evaluator.holds(condition, variables);
        if (evaluator.missing() != null) {
            note("unresolved", "value", evaluator.missing().shown());
        }
        return holds;
    }

    private void fire(ActiveTrigger mounted, Event event, Map<String, GameValue> context) {
        // counted even if the condition fails: many triggers that test one event take time as well
        step();
        Variables variables = mounted.captured.copy();
        variables.putAll(event.word(), context);
        Condition condition = mounted.trigger.condition();
        if (condition != null && !holds(condition, variables)) {
            return;
        }
        // before its doables: an event that they emit would otherwise fire it a second time
        if (mounted.trigger.mode() == TriggerMode.ONCE) {
            remove(mounted);
        }
        log(
                LogEntry.Kind.TRIGGER,
                mounted.removes == null ? mounted.uuid : "removal",
                data("id", mounted.id, "owner", mounted.owner),
                mounted.trigger.at(),
                mounted.card);
        depth++;
        run(mounted.trigger.body(), new Frame(mounted.owner, mounted.card, variables, event));
        depth--;
    }

    /** Runs doables in their order. */
    void run(List<Doable> doables, Frame frame) {
        for (Doable doable : doables) {
            step();
            log(
                    LogEntry.Kind.DOABLE,
                    doable.at().text("type", ""),
                    frame.variables().all(),
                    doable.at(),
                    frame.card());
            depth++;
            effects.run(doable, frame);
            depth--;
        }
    }

    /** Runs the behaviours of a card at a timing. */
    void behave(String card, Timing timing, String player) {
        Map<String, GameValue> context = data("playerUUID", player, "cardUUID", card);
        for (Card.Behavior behavior : table.card(card).behaviors()) {
            if (behavior.timing() == timing) {
                // each behaviour has variables of its own, which the document clears at its end
                Variables variables = new Variables();
                variables.putAll(timing.word(), context);
                run(behavior.body(), new Frame(player, card, variables, null));
            }
        }
    }

    /**
     * Mounts a trigger and, if its mode ends by an event, an automatic trigger that removes it.
     * This one comes right behind, so that a trigger on the ending event itself still fires
     * (D-ORDER).
     *
     * @return its UUID
     */
    String mount(Trigger trigger, Frame frame) {
        GameValue id = Template.resolve(trigger.id(), frame.variables());
        ActiveTrigger mounted = mount(trigger, id.shown(), frame, null);
        Event end = trigger.mode().end();
        if (end == null) {
            return mounted.uuid;
        }
        // a turn ends for each player, and only the owner's own turn counts
        Condition condition =
                trigger.mode() == TriggerMode.TURN
                        ? new Condition.Compare(
                                Condition.Order.EQUAL,
                                new Value.Text("$" + end.word() + ".playerUUID"),
                                new Value.Text(frame.player()))
                        : null;
        Doable removal =
                new Doable.RemoveTriggers(
                        trigger.at(),
                        "",
                        List.of(new Doable.TriggerName(new Value.Text(mounted.uuid), "UUID")));
        mount(
                new Trigger(trigger.at(), "", TriggerMode.ONCE, end, condition, List.of(removal)),
                "",
                frame,
                mounted);
        return mounted.uuid;
    }

    private ActiveTrigger mount(Trigger trigger, String id, Frame frame, ActiveTrigger removes) {
        String uuid = "t" + ++table.mounted;
        ActiveTrigger mounted =
                new ActiveTrigger(
                        uuid,
                        id,
                        trigger,
                        frame.player(),
                        frame.card(),
                        frame.variables().copy(),
                        removes);
        table.triggers.add(mounted);
        if (removes == null) {
            note("mounted", "trigger", uuid, "event", trigger.event().word());
        }
        return mounted;
    }

    void remove(ActiveTrigger mounted) {
        mounted.gone = true;
        table.triggers.remove(mounted);
        if (mounted.removes == null) {
            note("removed", "trigger", mounted.uuid);
        }
    }

    /**
     * Requests a choice of a player. The answers come with the action. If there is none left, the
     * action is aborted with a prompt; the game restarts it from the beginning with one answer
     * more.
     */
    List<String> ask(String player, String kind, List<String> candidates, int least, int most) {
        // A single candidate is requested as well, so that a replay has the same number of answers
        // whatever the state (D-ASK).
        int maximum = Math.min(most, candidates.size());
        int minimum = Math.min(least, maximum);
        if (maximum <= 0) {
            note("no-candidate", "player", player);
            return List.of();
        }
        if (choice == choices.size()) {
            throw new ActionAbortedException(
                    ActionEnd.PROMPT, "", new Prompt(player, kind, candidates, minimum, maximum));
        }
        List<String> chosen = choices.get(choice++);
        List<String> checked = new ArrayList<>();
        for (String one : chosen) {
            if (!candidates.contains(one)) {
                throw ActionAbortedException.choice("what was chosen is not offered");
            }
            if (checked.contains(one)) {
                throw ActionAbortedException.choice("the same was chosen twice");
            }
            checked.add(one);
        }
        if (chosen.size() < minimum || chosen.size() > maximum) {
            throw ActionAbortedException.choice("too few or too many were chosen");
        }
        log(LogEntry.Kind.CHOICE, kind, data("player", player, "chosen", chosen));
        return chosen;
    }

    /** The number of answers of the action that nothing has requested. */
    int unasked() {
        return choices.size() - choice;
    }

    /** Draws some of the candidates at random, without repetition, in random order. */
    List<String> draw(List<String> candidates, int amount) {
        int[] places = new int[candidates.size()];
        for (int i = 0; i < places.length; i++) {
            places[i] = i;
        }
        List<String> drawn = new ArrayList<>();
        for (int i = 0; i < Math.min(amount, places.length); i++) {
            table.random.choose(places, i, places.length);
            drawn.add(candidates.get(places[i]));
        }
        log(LogEntry.Kind.CHANCE, "drawn", data("drawn", drawn));
        return drawn;
    }

    /** Emits the event before damage. Returns the damage as its triggers left it. */
    int changedDamage(int amount, Runnable event) {
        Integer around = damage;
        damage = amount;
        event.run();
        int changed = damage;
        damage = around;
        return changed;
    }

    /** Changes the damage that is about to be dealt. */
    void changeDamage(boolean set, int amount, Frame frame) {
        // only inside a trigger on that event; elsewhere there is no damage to change
        if (damage == null || frame.event() != Event.BEFORE_DAMAGE) {
            note("nothing-to-change");
            return;
        }
        int before = damage;
        int wanted = set ? amount : before + amount;
        damage = Math.max(0, Math.min(GrammarCheck.MAX, wanted));
        note("damage-changed", "before", before, "after", damage);
    }

    /** Emits the event of playing a card. Returns whether the card was countered. */
    boolean countered(String card, Runnable event) {
        playing = card;
        countered = false;
        event.run();
        playing = null;
        return countered;
    }

    /** Cancels the effects of the card that is being played (D-COUNTER). */
    void counter(Frame frame) {
        // only inside a trigger on that event; the played card itself has nothing to counter
        if (playing == null || frame.event() != Event.PLAY_CARD) {
            note("nothing-to-counter");
        } else {
            countered = true;
            note("countered", "card", playing);
        }
    }
}
