package cardbench.wizard.check;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.KeyType;
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

    JsonScalar renamed(JsonNode written, String text, String instead) {
        return renamed(DeprecatedNames.code(text), written, text, instead);
    }

    private JsonScalar renamed(DiagnosticCode code, JsonNode written, String text, String instead) {
        diagnostics.add(
                code.at(written.place())
                        .with("written", text)
                        .with("instead", instead)
                        .fixedBy("\"" + instead + "\""));
        return PlacedValueBuilder.text(instead, written);
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
            now = PlacedValueBuilder.with(now, "type", renamed(map.get("type"), type, instead));
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

    /** The normaliser for a part in which one more older name is in use. */
    EffectNormaliser inside(Rename rename) {
        List<Rename> inside = new ArrayList<>(renames);
        inside.add(rename);
        return new EffectNormaliser(diagnostics, timing, inside, older);
    }

    /** Converts {@code add} or {@code set} with a number to {@code mode} and {@code amount}. */
    private JsonMap addOrSet(JsonMap map) {
        for (String mode : KeyType.CHANGE.words()) {
            JsonMap.Member member = map.member(mode);
            if (member != null && !map.has("mode") && !map.has("amount")) {
                List<JsonMap.Member> members = new ArrayList<>(map.members());
                // with both, add is used
                JsonMap.Member setMember = mode.equals("add") ? map.member("set") : null;
                if (setMember != null) {
                    diagnostics.add(
                            WizardCodes.BOTH
                                    .at(setMember.place())
                                    .with("written", setMember.name())
                                    .with("other", mode));
                    members.remove(setMember);
                }
                int place = members.indexOf(member);
                JsonNode name =
                        PlacedValueBuilder.text(
                                mode,
                                new JsonScalar(
                                        JsonScalar.Type.STRING, mode, member.from(), member.to()));
                members.set(place, PlacedValueBuilder.member("mode", name, name));
                members.add(
                        place + 1,
                        PlacedValueBuilder.member("amount", member.value(), member.value()));
                report(WizardCodes.DEPRECATED, name, null);
                return PlacedValueBuilder.withMembers(map, members);
            }
        }
        return map;
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
            diagnostics.add(
                    WizardCodes.MISSING
                            .at(Location.range(map.from(), map.from() + 1))
                            .with("key", "health"));
        }
        for (String[] pair :
                new String[][] {
                    {"maxHealth", "health"}, {"health", "health"}, {"reward", "reward"}
                }) {
            JsonNode amount = map.get(pair[1]);
            if (amount != null) {
                done.add(
                        PlacedValueBuilder.map(
                                map,
                                "type",
                                PlacedValueBuilder.text(pair[0], type),
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
                            ? renamed(member.value(), type, instead)
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
            List<JsonNode> items = new ArrayList<>();
            for (JsonNode item : list.items()) {
                items.add(compared(item));
            }
            return PlacedValueBuilder.list(items, list);
        }
        if (!(node instanceof JsonMap map) || ObjectType.of(map, CardGrammar.GETTERS) != null) {
            return any(node);
        }
        List<JsonMap.Member> members = new ArrayList<>();
        for (JsonMap.Member member : map.members()) {
            members.add(
                    new JsonMap.Member(
                            member.name(), member.from(), member.to(), compared(member.value())));
        }
        return PlacedValueBuilder.withMembers(map, members);
    }

    private JsonMap members(JsonMap map) {
        List<JsonMap.Member> members = new ArrayList<>();
        for (JsonMap.Member member : map.members()) {
            JsonNode value = member(member.name(), member.value());
            members.add(new JsonMap.Member(member.name(), member.from(), member.to(), value));
        }
        return PlacedValueBuilder.withMembers(map, members);
    }

    /** Converts the value of a key. */
    JsonNode member(String name, JsonNode value) {
        if (value instanceof JsonList list) {
            if (name.equals("do") || name.equals("elsedo")) {
                return doables(list);
            }
            List<JsonNode> items = new ArrayList<>();
            for (JsonNode item : list.items()) {
                items.add(name.equals("conditions") ? condition(item) : any(item));
            }
            return PlacedValueBuilder.list(items, list);
        }
        return name.equals("condition") ? condition(value) : any(value);
    }

    /** Converts a value, chooser or getter. */
    private JsonNode any(JsonNode node) {
        if (node instanceof JsonScalar text && text.isString()) {
            String now = DeprecatedNames.references(text.text(), renames);
            boolean same = now.equals(text.text());
            boolean ambiguous = !same && DeprecatedNames.isAmbiguous(text.text(), timing, renames);
            return same
                    ? text
                    : renamed(
                            ambiguous ? WizardCodes.AMBIGUOUS : DeprecatedNames.code(text.text()),
                            text,
                            text.text(),
                            now);
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
