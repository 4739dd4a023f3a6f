package cardbench.wizard.check;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.JsonTreeText;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.PlacedValueBuilder;
import cardbench.wizard.card.WizardCodes;
import cardbench.wizard.check.DeprecatedNames.Rename;
import java.util.ArrayList;
import java.util.List;

/** Converts triggers to the second generation of the format. */
final class TriggerNormaliser {

    private static final String INSTANT = "instant";

    private final EffectNormaliser around;

    /** Creates a normaliser for triggers in the part that {@code around} normalises. */
    TriggerNormaliser(EffectNormaliser around) {
        this.around = around;
    }

    /**
     * Converts addTriggers. Triggers on {@code instant} are never mounted: their doables run at
     * once (D-INSTANT), between the triggers that are mounted before and after them.
     */
    void addTriggers(JsonMap map, JsonList triggers, List<JsonNode> done) {
        List<JsonNode> waiting = new ArrayList<>();
        for (JsonNode item : triggers.items()) {
            JsonMap trigger = item instanceof JsonMap one ? trigger(one) : null;
            if (trigger == null || !trigger.text("event", "").equals(INSTANT)) {
                waiting.add(trigger == null ? item : trigger);
                continue;
            }
            new GrammarCheck(around.diagnostics()).instant(trigger);
            // the triggers before it are mounted first, as in the order of the text
            if (!waiting.isEmpty()) {
                mount(map, waiting, done);
            }
            if (trigger.has("condition")) {
                done.add(
                        PlacedValueBuilder.map(
                                trigger,
                                "type",
                                "if",
                                "condition",
                                trigger.get("condition"),
                                "do",
                                trigger.get("do")));
            } else {
                done.addAll(trigger.items("do"));
            }
        }
        if (!waiting.isEmpty() || triggers.items().isEmpty()) {
            mount(map, waiting, done);
        }
    }

    private static void mount(JsonMap map, List<JsonNode> waiting, List<JsonNode> done) {
        JsonList triggers = PlacedValueBuilder.list(waiting, map.get("triggers"));
        done.add(PlacedValueBuilder.with(map, "triggers", triggers));
        waiting.clear();
    }

    /**
     * Converts a trigger of either generation. If a key is present in both spellings, the older one
     * is left as it is, so that the check of the grammar reports it.
     */
    JsonMap trigger(JsonMap trigger) {
        String event = trigger.text("event", "");
        String instead = Event.of(event) == null ? DeprecatedNames.event(event) : null;
        List<JsonMap.Member> members = new ArrayList<>();
        EffectNormaliser below = around;
        if (instead != null) {
            String byWho = instead.equals("onExplorationFlip") ? "sourcePlayerUUID" : "playerUUID";
            below = around.inside(new Rename(event, instead, byWho));
        }
        boolean first = trigger.has("effects") || trigger.has("conditions");
        for (JsonMap.Member member : trigger.members()) {
            String now = DeprecatedNames.key(member.name(), CardGrammar.TRIGGER);
            String name = now != null && trigger.has(now) ? "" : member.name();
            JsonNode value = member.value();
            switch (name) {
                case "event" ->
                        members.add(
                                instead == null
                                        ? member
                                        : member.with(
                                                around.faults()
                                                        .renamed((JsonScalar) value, instead)));
                case "type" -> members.add(mode(member));
                case "conditions" -> conditions(member, below, members);
                case "effects" ->
                        members.add(
                                PlacedValueBuilder.member("do", below.member("do", value), value));
                default -> members.add(member.with(below.member(member.name(), value)));
            }
        }
        JsonMap now = PlacedValueBuilder.withMembers(trigger, members);
        boolean modeless = !now.has("mode") && now.has("event") && now.has("do");
        if (modeless && !first && !event.equals(INSTANT)) {
            around.report(WizardCodes.DEFAULT_MODE, trigger, null);
        }
        if (modeless) {
            now = PlacedValueBuilder.with(now, "mode", PlacedValueBuilder.text("once", trigger));
        }
        // inside of a behaviour of the first generation, that has been reported for the behaviour
        boolean mixed = first || trigger.has("type") && !trigger.has("mode");
        if (mixed && !around.isOlder()) {
            around.report(
                    WizardCodes.DEPRECATED,
                    trigger,
                    event.equals(INSTANT) ? null : JsonTreeText.of(now));
        }
        return now;
    }

    /** Converts the first generation's {@code type}: once, permanent, round (D-GENMODE). */
    private JsonMap.Member mode(JsonMap.Member member) {
        if (!(member.value() instanceof JsonScalar word) || !word.isString()) {
            return PlacedValueBuilder.member("mode", member.value(), member.value());
        }
        String now = word.text().equals("permanent") ? "always" : word.text();
        // the document describes this round with the words that it uses for the new mode turn
        if (now.equals("round")) {
            now = "turn";
            around.report(WizardCodes.ROUND_IS_TURN, word, null);
        }
        return PlacedValueBuilder.member("mode", PlacedValueBuilder.text(now, word), word);
    }

    /** Converts the first generation's list of conditions, all of which must hold. */
    private static void conditions(
            JsonMap.Member member, EffectNormaliser below, List<JsonMap.Member> members) {
        if (!(member.value() instanceof JsonList list)) {
            members.add(member);
            return;
        }
        List<JsonNode> conditions = list.withItems(below::condition).items();
        if (conditions.size() == 1) {
            members.add(PlacedValueBuilder.member("condition", conditions.get(0), list));
        } else if (conditions.size() > 1) {
            JsonMap and =
                    PlacedValueBuilder.map(
                            list,
                            "type",
                            "And",
                            "conditions",
                            PlacedValueBuilder.list(conditions, list));
            members.add(PlacedValueBuilder.member("condition", and, list));
        }
    }
}
