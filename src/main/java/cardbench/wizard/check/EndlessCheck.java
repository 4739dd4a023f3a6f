package cardbench.wizard.check;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.ActionLimits;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.StaticTruth;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.TriggerMode;
import cardbench.wizard.card.WizardCodes;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds effects that never end: triggers and behaviours that cause what they wait for, and loops
 * that are longer than an action may be.
 */
final class EndlessCheck {

    /** Counts are capped here, so that nested loops do not overflow. */
    private static final long MOST_STEPS = 1_000_000_000;

    private final Diagnostics diagnostics;

    /** The triggers that discard whenever damage is dealt. */
    private final List<JsonMap> discarding = new ArrayList<>();

    /** The triggers that deal damage whenever a card is discarded. */
    private final List<JsonMap> damaging = new ArrayList<>();

    EndlessCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Checks a card. */
    void card(JsonMap card) {
        Integer copies = KeyTypeCheck.known(card.get("count"));
        // a single copy is drawn once: it cannot be drawn again while it is in the hand
        boolean alone = copies != null && copies <= 1;
        for (JsonMap behavior : card.objects("behaviors")) {
            List<JsonMap> body = behavior.objects("do");
            boolean draws = behavior.text("at", "").equals(Timing.DRAW.word());
            if (draws && !alone && does(body, "drawCard", "amount")) {
                firesItself(behavior.get("at"), Timing.DRAW.word());
            }
            doables(body);
        }
        // the two events that doables can cause without end
        for (JsonMap trigger : discarding) {
            if (!damaging.isEmpty()) {
                diagnostics.add(fireEachOther(trigger));
            }
        }
    }

    /** The diagnostic for a trigger that discards whenever damage is dealt. */
    private static Diagnostic fireEachOther(JsonMap trigger) {
        JsonNode at = trigger.get("event");
        return WizardCodes.FIRE_EACH_OTHER
                .at(at.place())
                .with("event", Event.DAMAGE_TAKEN.word())
                .with("other", Event.DISCARD.word());
    }

    /** Whether one of the cards has a trigger that deals damage whenever a card is discarded. */
    static boolean hasDamaging(List<JsonMap> cards) {
        return !of(cards).damaging.isEmpty();
    }

    /**
     * The diagnostics for the triggers of some cards that discard whenever damage is dealt, where
     * only a card beside them deals damage whenever a card is discarded.
     */
    static List<Diagnostic> fedFromOutside(List<JsonMap> cards) {
        EndlessCheck check = of(cards);
        List<Diagnostic> found = new ArrayList<>();
        if (check.damaging.isEmpty()) {
            for (JsonMap trigger : check.discarding) {
                found.add(fireEachOther(trigger));
            }
        }
        return found;
    }

    private static EndlessCheck of(List<JsonMap> cards) {
        EndlessCheck check = new EndlessCheck(new Diagnostics());
        for (JsonMap card : cards) {
            check.card(card);
        }
        return check;
    }

    /** Checks a trigger and the triggers inside it. */
    void trigger(JsonMap trigger) {
        Event event = Event.of(trigger.text("event", ""));
        List<JsonMap> body = trigger.objects("do");
        boolean stays = !trigger.text("mode", "").equals(TriggerMode.ONCE.word());
        // Only damage and discards are events that doables can cause without end; monsters to be
        // defeated run out.
        boolean damages = does(body, "damage", "amount");
        boolean discards = does(body, "discardCard", "") || does(body, "askDiscardCard", "minimum");
        if (stays && event != null && holdsAgain(trigger.get("condition"), event)) {
            if (event == Event.DAMAGE_TAKEN ? damages : event == Event.DISCARD && discards) {
                firesItself(trigger.get("event"), event.word());
            }
            if (event == Event.DAMAGE_TAKEN && discards) {
                discarding.add(trigger);
            } else if (event == Event.DISCARD && damages) {
                damaging.add(trigger);
            }
        }
        doables(body);
    }

    private void firesItself(JsonNode at, String event) {
        diagnostics.add(WizardCodes.FIRES_ITSELF.at(at.place()).with("event", event));
    }

    /** Whether a list always runs a doable of a type whose number at a key is not known to be 0. */
    private static boolean does(List<JsonMap> body, String type, String number) {
        boolean does = false;
        for (JsonMap doable : body) {
            does |= does(doable, type, number);
        }
        return does;
    }

    private static boolean does(JsonMap map, String type, String number) {
        String word = map.text("type", "");
        if (word.equals("loop")) {
            return times(map) > 0 && does(map.objects("do"), type, number);
        }
        if (word.equals("if")) {
            StaticTruth sense = StaticTruth.of(map.get("condition"));
            // both branches have to, but for one that is never taken
            boolean then = sense == StaticTruth.NEVER || does(map.objects("do"), type, number);
            boolean alternative =
                    sense == StaticTruth.ALWAYS || does(map.objects("elsedo"), type, number);
            return then && alternative;
        }
        Integer amount = KeyTypeCheck.known(map.get(number));
        return word.equals(type) && (amount == null || amount > 0);
    }

    /** The number of turns that a loop takes for certain; 0 if that depends on the game. */
    private static int times(JsonMap loop) {
        Integer times = KeyTypeCheck.known(loop.get("times"));
        return times == null || loop.has("target") ? 0 : Math.max(0, times);
    }

    /**
     * Whether a condition that held for an event also holds for the next such event, which the
     * trigger itself causes: there is no condition, or it only tests whether the owner of the
     * trigger dealt the damage.
     */
    private static boolean holdsAgain(JsonNode condition, Event event) {
        if (condition == null || StaticTruth.of(condition) == StaticTruth.ALWAYS) {
            return true;
        }
        if (!(condition instanceof JsonMap map) || event != Event.DAMAGE_TAKEN) {
            return false;
        }
        if (map.text("type", "").equals("And")) {
            for (JsonNode part : map.items("conditions")) {
                if (!holdsAgain(part, event)) {
                    return false;
                }
            }
            return true;
        }
        String source = event.word() + ".sourcePlayerUUID";
        String one = variable(map, "value1");
        String second = variable(map, "value2");
        return map.text("type", "").equals("Equals")
                && (one.equals(source) && isOwner(second) || second.equals(source) && isOwner(one));
    }

    private static String variable(JsonMap map, String key) {
        String text = map.text(key, "");
        List<String> references = Template.isAlone(text) ? Template.references(text) : List.of();
        return references.size() == 1 ? references.get(0) : "";
    }

    private static boolean isOwner(String variable) {
        int dot = variable.indexOf('.');
        return dot > 0
                && Timing.of(variable.substring(0, dot)) != null
                && variable.endsWith(".playerUUID");
    }

    private void doables(List<JsonMap> body) {
        for (JsonMap map : body) {
            long steps = map.text("type", "").equals("loop") ? steps(map) : 0;
            // of nested loops only the outermost one that is too long is reported
            if (steps > ActionLimits.MAX_STEPS) {
                JsonNode times = map.get("times");
                diagnostics.add(
                        WizardCodes.TOO_LONG
                                .at(times.place())
                                .with("steps", steps)
                                .with("limit", ActionLimits.MAX_STEPS));
            } else {
                doables(map.objects("do"));
                doables(map.objects("elsedo"));
            }
            map.objects("triggers").forEach(this::trigger);
        }
    }

    /** The least number of steps of a doable, as the engine counts them. */
    private static long steps(JsonMap map) {
        String type = map.text("type", "");
        long inside = 0;
        if (type.equals("loop")) {
            // a condition may end it behind the first turn
            int turns = map.has("until") ? Math.min(1, times(map)) : times(map);
            inside = turns * steps(map.objects("do"));
        } else if (type.equals("if")) {
            inside = Math.min(steps(map.objects("do")), steps(map.objects("elsedo")));
        }
        return Math.min(MOST_STEPS, 1 + inside);
    }

    private static long steps(List<JsonMap> body) {
        long steps = 0;
        for (JsonMap doable : body) {
            steps += steps(doable);
        }
        return Math.min(MOST_STEPS, steps);
    }
}
