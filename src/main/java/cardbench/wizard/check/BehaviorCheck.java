package cardbench.wizard.check;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Nearest;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.StaticTruth;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.TriggerMode;
import cardbench.wizard.card.WizardCodes;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds effects that are well-formed but cannot be intended: branches and triggers that are never
 * reached, ids of triggers that nobody has, counters where nothing can be countered.
 */
final class BehaviorCheck {

    private final Diagnostics diagnostics;
    private final List<String> triggerIds = new ArrayList<>();
    private final List<JsonScalar> removed = new ArrayList<>();
    private Timing timing;

    /** The ids of triggers that a wand mounts when it is equipped, without variables in them. */
    private final List<String> equipped = new ArrayList<>();

    /** Those that it removes when it is taken off. */
    private final List<JsonScalar> unequipped = new ArrayList<>();

    /** The triggers that stay until they are removed, of those that a wand mounts. */
    private final List<JsonMap> lasting = new ArrayList<>();

    /** The events whose triggers are removed. */
    private final List<String> removedEvents = new ArrayList<>();

    /** Whether triggers are removed by a variable, which may be any of them. */
    private boolean removesAny;

    BehaviorCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    private void report(DiagnosticCode code, JsonNode node) {
        diagnostics.add(code.at(node.place()));
    }

    /** Checks all behaviours of a card together, since they share the ids of triggers. */
    void card(JsonMap card) {
        for (JsonMap behavior : card.objects("behaviors")) {
            timing = Timing.of(behavior.text("at", ""));
            doables(behavior.objects("do"), null, null);
        }
        dangling();
        leaving();
        Integer copies = KeyTypeCheck.known(card.get("count"));
        if (copies == null || copies > 1) {
            everyCopy();
        }
    }

    /** Reports the triggers that a wand mounts and nothing removes. */
    private void leaving() {
        for (JsonMap trigger : lasting) {
            boolean met = removesAny || removedEvents.contains(trigger.text("event", ""));
            for (JsonScalar id : removed) {
                String known = Template.pattern(trigger.text("id", ""));
                met |= trigger.has("id") && Template.meet(known, Template.pattern(id.text()));
            }
            if (!met) {
                report(WizardCodes.WAND_LEAVES, trigger.get("mode"));
            }
        }
    }

    /** Reports what one copy of a wand takes away from the others. */
    private void everyCopy() {
        for (JsonScalar id : unequipped) {
            if (equipped.contains(id.text())) {
                diagnostics.add(
                        WizardCodes.EVERY_COPY
                                .at(id.place())
                                .with("id", id.text())
                                .with("player", "{" + Timing.UNEQUIP.word() + ".playerUUID}"));
            }
        }
    }

    /** Checks a trigger outside of a card. */
    void alone(JsonMap trigger) {
        timing = null;
        trigger(trigger, null, null);
        dangling();
    }

    private void dangling() {
        for (JsonScalar id : removed) {
            boolean met = false;
            // both sides are patterns: an id may contain the index of a loop
            for (String known : triggerIds) {
                met |= Template.meet(known, Template.pattern(id.text()));
            }
            if (!met) {
                Diagnostic fault = WizardCodes.DANGLING_ID.at(id.place()).with("id", id.text());
                diagnostics.add(Faults.fixed(fault, Nearest.only(id.text(), triggerIds)));
            }
        }
    }

    private void doables(List<JsonMap> doables, Event event, String loop) {
        for (JsonMap doable : doables) {
            doable(doable, event, loop);
        }
    }

    private void doable(JsonMap map, Event event, String loop) {
        switch (map.text("type", "")) {
            case "loop" -> doables(map.objects("do"), event, map.text("id", "loop1"));
            case "if" -> {
                branches(map);
                doables(map.objects("do"), event, loop);
                doables(map.objects("elsedo"), event, loop);
            }
            case "addTriggers" ->
                    map.objects("triggers").forEach(trigger -> trigger(trigger, event, loop));
            case "removeTriggers" -> {
                // a UUID is a variable, which is checked as one
                boolean byId = map.text("mode", "").equals("id");
                removesAny |= map.text("mode", "").equals("UUID");
                if (map.get("targets") instanceof JsonMap getter) {
                    getter(getter);
                }
                map.objects("targets").forEach(this::getter);
                for (JsonNode target : map.items("targets")) {
                    if (byId && target instanceof JsonScalar id && id.isString()) {
                        remove(id);
                    }
                }
            }
            case "counter" -> {
                if (event != Event.PLAY_CARD) {
                    report(WizardCodes.COUNTER_PLACE, map);
                }
            }
            case "changeDamage" -> {
                if (event != Event.BEFORE_DAMAGE) {
                    report(WizardCodes.DAMAGE_PLACE, map);
                }
            }
            default -> {}
        }
    }

    private void remove(JsonScalar id) {
        removed.add(id);
        if (timing == Timing.UNEQUIP) {
            unequipped.add(id);
        }
    }

    /** Checks a TriggerGetter, which names triggers by their id or event. */
    private void getter(JsonMap getter) {
        if (!(getter.get("value") instanceof JsonScalar value) || !value.isString()) {
            return;
        }
        if (getter.text("mode", "").equals("id")) {
            remove(value);
            return;
        }
        removedEvents.add(value.text());
        removesAny |= !Template.references(value.text()).isEmpty();
        if (Event.of(value.text()) == null && Template.references(value.text()).isEmpty()) {
            Diagnostic fault =
                    WizardCodes.NEVER_WORD
                            .at(value.place())
                            .with("word", value.text())
                            .with("key", "event")
                            .with("known", Spelling.listed(Event.words()));
            new Faults(diagnostics).unknown(fault, value.text(), Event.words());
        }
    }

    private void branches(JsonMap map) {
        StaticTruth sense = StaticTruth.of(map.get("condition"));
        if (sense == StaticTruth.NEVER && map.get("do") instanceof JsonList then) {
            report(WizardCodes.UNREACHABLE, then);
        }
        if (sense == StaticTruth.ALWAYS && map.get("elsedo") instanceof JsonList otherwise) {
            report(WizardCodes.UNREACHABLE, otherwise);
        }
    }

    private void trigger(JsonMap trigger, Event around, String loop) {
        Event event = Event.of(trigger.text("event", ""));
        if (trigger.get("id") instanceof JsonScalar id && id.isString()) {
            triggerIds.add(Template.pattern(id.text()));
            if (timing == Timing.EQUIP && Template.references(id.text()).isEmpty()) {
                equipped.add(id.text());
            }
            if (loop != null && Template.references(id.text()).isEmpty()) {
                diagnostics.add(
                        WizardCodes.SHARED_ID
                                .at(id.place())
                                .with("id", id.text())
                                .with("index", "{" + loop + ".index}"));
            }
        }
        if (trigger.get("UUID") instanceof JsonScalar given) {
            report(WizardCodes.GIVEN_UUID, given);
        }
        TriggerMode mode = TriggerMode.of(trigger.text("mode", ""));
        boolean ends = dependsOnWand(trigger.get("condition"));
        if (timing == Timing.EQUIP && mode == TriggerMode.ALWAYS && around == null && !ends) {
            lasting.add(trigger);
        }
        // inside of another trigger the timing does not state when this one is mounted
        boolean never = StaticTruth.of(trigger.get("condition")) == StaticTruth.NEVER;
        if (never || around == null && mode != null && event != null && !reaches(event, mode)) {
            report(WizardCodes.NEVER_FIRES, trigger);
        }
        doables(trigger.objects("do"), event, null);
    }

    /** Whether a condition depends on the wand that is equipped. */
    private static boolean dependsOnWand(JsonNode condition) {
        return condition != null && Ascii.lower(JsonTreeText.of(condition)).contains("wand");
    }

    /**
     * Whether an event can happen between the timing and the end of the mode, by the document's
     * order of events. Cards are drawn and discarded in several phases, so after those timings any
     * can.
     */
    private boolean reaches(Event event, TriggerMode mode) {
        Event from =
                timing == null
                        ? null
                        : switch (timing) {
                            case PLAY, EQUIP, UNEQUIP -> Event.BATTLE_TURN_START;
                            case FLIP -> Event.EXPLORATION_FLIP;
                            case BUY, FORGET -> Event.SUPPLY_TURN_START;
                            case DRAW, DISCARD -> null;
                        };
        boolean open = from == null || mode.end() == null || event == Event.DISCARD;
        // the mode ends in the next round, so every event of a round lies in between
        boolean wraps = !open && from.compareTo(mode.end()) > 0;
        return open || wraps || event.compareTo(from) >= 0 && event.compareTo(mode.end()) <= 0;
    }
}
