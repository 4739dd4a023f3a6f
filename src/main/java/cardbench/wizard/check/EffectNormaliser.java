package cardbench.wizard.check;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.PlacedValueBuilder;
import cardbench.wizard.card.WizardCodes;
import cardbench.wizard.check.DeprecatedNames.Rename;
import java.util.ArrayList;
import java.util.List;

/** Converts doables, conditions and values to the second generation of the format. */
public final class EffectNormaliser {

    private static final String FLIPPED = "$onExplorationFlip.cardUUID";

    private final Diagnostics diagnostics;
    private final Faults faults;
    private final String timing;
    private final List<Rename> renames;

    /** Whether the surroundings are of the first generation, which has been reported for them. */
    private final boolean older;

    /**
     * Creates a normaliser for the inside of a behaviour or trigger.
     *
     * @param timing the timing of the behaviour, or empty for a trigger outside of a card
     * @param renames the older names in use around it, the innermost last
     */
    public EffectNormaliser(Diagnostics diagnostics, String timing, List<Rename> renames) {
        this(diagnostics, timing, renames, false);
    }

    private EffectNormaliser(
            Diagnostics diagnostics, String timing, List<Rename> renames, boolean older) {
        this.diagnostics = diagnostics;
        this.faults = new Faults(diagnostics);
        this.timing = timing;
        this.renames = List.copyOf(renames);
        this.older = older;
    }

    /** The normaliser for the inside of a behaviour of the first generation. */
    EffectNormaliser older() {
        return new EffectNormaliser(diagnostics, timing, renames, true);
    }

    boolean isOlder() {
        return older;
    }

    void report(DiagnosticCode code, JsonNode at, String fix) {
        Diagnostic fault = code.at(at.place());
        diagnostics.add(fix == null ? fault : fault.fixedBy(fix));
    }

    /** Converts a list of doables. One may become several. */
    public JsonList doables(JsonList list) {
        List<JsonNode> done = new ArrayList<>();
        for (JsonNode item : list.items()) {
            if (item instanceof JsonMap map) {
                doable(map, done);
            } else {
                done.add(item);
            }
        }
        return PlacedValueBuilder.list(done, list);
    }

    private void doable(JsonMap map, List<JsonNode> done) {
        String type = map.text("type", "");
        if (type.equals("buffMonster")) {
            buffMonster(map, done);
            return;
        }
        if (type.equals("addTriggers") && map.get("triggers") instanceof JsonList triggers) {
            new TriggerNormaliser(this).addTriggers(map, triggers, done);
            return;
        }
        JsonMap now = addOrSet(members(map));
        String instead = DeprecatedNames.doable(type);
        if (instead != null) {
            now =
                    PlacedValueBuilder.with(
                            now, "type", faults.renamed((JsonScalar) map.get("type"), instead));
            // regenMana always adds, while mana needs an explicit mode
            if (type.equals("regenMana") && !now.has("mode")) {
                now =
                        PlacedValueBuilder.with(
                                now, "mode", PlacedValueBuilder.text("add", map.get("type")));
            }
        }
        done.add(now);
    }

    /** Converts a trigger of either generation. */
    JsonMap trigger(JsonMap trigger) {
        return new TriggerNormaliser(this).trigger(trigger);
    }

    Diagnostics diagnostics() {
        return diagnostics;
    }

    Faults faults() {
        return faults;
    }

    /** The normaliser for a part in which one more older name is in use. */
    EffectNormaliser inside(Rename rename) {
        List<Rename> inside = new ArrayList<>(renames);
        inside.add(rename);
        return new EffectNormaliser(diagnostics, timing, inside, older);
    }

    /** Converts {@code add} or {@code set} with a number to {@code mode} and {@code amount}. */
    private JsonMap addOrSet(JsonMap map) {
        String mode = map.has("add") ? "add" : "set";
        if (!map.has(mode) || map.has("mode") || map.has("amount")) {
            return map;
        }
        // with both, add is used
        JsonMap.Member second = mode.equals("add") ? map.member("set") : null;
        if (second != null) {
            diagnostics.add(
                    WizardCodes.BOTH
                            .at(second.place())
                            .with("written", second.name())
                            .with("other", mode));
        }
        List<JsonMap.Member> members = new ArrayList<>();
        for (JsonMap.Member member : map.members()) {
            if (member.name().equals(mode)) {
                JsonNode name = JsonScalar.string(mode, member.from(), member.to());
                members.add(PlacedValueBuilder.member("mode", name, name));
                JsonNode amount = member.value();
                members.add(PlacedValueBuilder.member("amount", amount, amount));
                report(WizardCodes.DEPRECATED, name, null);
            } else if (member != second) {
                members.add(member);
            }
        }
        return PlacedValueBuilder.withMembers(map, members);
    }

    /**
     * Converts buffMonster (D-SHORT): more health and reward for the monster that was flipped. The
     * maximum comes first, since it may limit the health.
     */
    private void buffMonster(JsonMap map, List<JsonNode> done) {
        JsonNode type = map.get("type");
        JsonNode target =
                map.has("target") ? any(map.get("target")) : PlacedValueBuilder.text(FLIPPED, type);
        report(WizardCodes.DEPRECATED, map, null);
        boolean empty = true;
        for (JsonMap.Member member : map.members()) {
            boolean amount = member.name().equals("health") || member.name().equals("reward");
            empty &= !amount;
            if (!amount && !member.name().equals("type") && !member.name().equals("target")) {
                diagnostics.add(
                        WizardCodes.UNKNOWN_KEY.at(member.place()).with("key", member.name()));
            }
        }
        if (empty) {
            faults.missing(map, "health");
        }
        for (String changed : List.of("maxHealth", "health", "reward")) {
            JsonNode amount = map.get(changed.equals("maxHealth") ? "health" : changed);
            if (amount != null) {
                done.add(
                        PlacedValueBuilder.map(
                                map,
                                "type",
                                PlacedValueBuilder.text(changed, type),
                                "mode",
                                PlacedValueBuilder.text("add", type),
                                "amount",
                                any(amount),
                                "target",
                                target));
            }
        }
    }

    /** Converts a condition of either generation. */
    public JsonNode condition(JsonNode node) {
        if (!(node instanceof JsonMap map)) {
            return node;
        }
        String type = map.text("type", "");
        String instead = DeprecatedNames.condition(type);
        List<JsonMap.Member> members = new ArrayList<>();
        for (JsonMap.Member member : map.members()) {
            String now = DeprecatedNames.conditionKey(member.name());
            // with both spellings the older one stays, and the check of the grammar reports it
            String name = now == null || map.has(now) ? member.name() : now;
            JsonNode value =
                    name.equals("type") && instead != null
                            ? faults.renamed((JsonScalar) member.value(), instead)
                            : name.startsWith("value") || older(name)
                                    ? compared(member.value())
                                    : member(name, member.value());
            members.add(new JsonMap.Member(name, member.from(), member.to(), value));
        }
        return PlacedValueBuilder.withMembers(map, members);
    }

    private static boolean older(String name) {
        String now = DeprecatedNames.conditionKey(name);
        return now != null && now.startsWith("value");
    }

    /** Converts a value to compare. An object in it is a getter, or no part of the format. */
    private JsonNode compared(JsonNode node) {
        if (node instanceof JsonList list) {
            return list.withItems(this::compared);
        }
        return node instanceof JsonMap map && ObjectType.of(map, CardGrammar.GETTERS) == null
                ? map.withValues(member -> compared(member.value()))
                : any(node);
    }

    private JsonMap members(JsonMap map) {
        return map.withValues(member -> member(member.name(), member.value()));
    }

    /** Converts the value of a key. */
    JsonNode member(String name, JsonNode value) {
        if (value instanceof JsonList list) {
            boolean conditions = name.equals("conditions");
            return name.equals("do") || name.equals("elsedo")
                    ? doables(list)
                    : list.withItems(item -> conditions ? condition(item) : any(item));
        }
        return name.equals("condition") ? condition(value) : any(value);
    }

    /** Converts a value, chooser or getter. */
    private JsonNode any(JsonNode node) {
        if (node instanceof JsonScalar text && text.isString()) {
            String now = DeprecatedNames.references(text.text(), renames);
            if (now.equals(text.text())) {
                return text;
            }
            boolean ambiguous = DeprecatedNames.isAmbiguous(text.text(), timing, renames);
            DiagnosticCode code =
                    ambiguous ? WizardCodes.AMBIGUOUS : DeprecatedNames.code(text.text());
            return faults.renamed(code, text, now);
        }
        if (!(node instanceof JsonMap map)) {
            return node;
        }
        String older = map.has("type") ? "" : map.text("chooser", "");
        String chooser =
                switch (older) {
                    case "monsters", "monster" -> "monsterChooser";
                    case "players", "player" -> "playerChooser";
                    default -> null;
                };
        if (chooser == null) {
            return members(map);
        }
        List<JsonMap.Member> members = new ArrayList<>();
        for (JsonMap.Member member : members(map).members()) {
            boolean type = member.name().equals("chooser");
            members.add(
                    type
                            ? PlacedValueBuilder.member(
                                    "type", PlacedValueBuilder.text(chooser, map), map)
                            : member);
        }
        JsonMap now = PlacedValueBuilder.withMembers(map, members);
        // The older chooser names no player and means the acting one (D-CHOOSER). A trigger outside
        // of a card has no timing that could name that player.
        if (!timing.isEmpty() && !map.has("ask")) {
            now =
                    PlacedValueBuilder.with(
                            now, "ask", PlacedValueBuilder.text("$" + timing + ".playerUUID", map));
        }
        diagnostics.add(
                WizardCodes.ALIAS
                        .at(map.place())
                        .with("written", older)
                        .with("instead", chooser)
                        .fixedBy(JsonTreeText.of(now)));
        return now;
    }
}
