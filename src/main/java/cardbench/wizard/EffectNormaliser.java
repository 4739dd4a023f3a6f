package cardbench.wizard;

import cardbench.json.JsonList;
import cardbench.json.JsonMap;
import cardbench.json.JsonNode;
import cardbench.json.JsonScalar;
import cardbench.json.JsonTreeText;
import cardbench.text.Diagnostic;
import cardbench.text.DiagnosticCode;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import cardbench.wizard.Renames.Rename;
import java.util.ArrayList;
import java.util.List;

/** Brings what a behaviour does into the second generation. */
final class EffectNormaliser {

    private static final String INSTANT = "instant";
    private static final String FLIPPED = "$onExplorationFlip.cardUUID";

    private final Diagnostics diagnostics;
    private final String timing;
    private final List<Rename> renames;

    /**
     * Normalises below a timing.
     *
     * @param timing the behaviour's, or empty for a trigger that stands alone
     * @param renames what is written otherwise around, the innermost last
     */
    EffectNormaliser(Diagnostics diagnostics, String timing, List<Rename> renames) {
        this.diagnostics = diagnostics;
        this.timing = timing;
        this.renames = List.copyOf(renames);
    }

    private void say(DiagnosticCode code, JsonNode at, String fix) {
        Diagnostic said = code.at(Location.range(at.from(), at.to()));
        diagnostics.add(fix == null ? said : said.fixedBy(fix));
    }

    private JsonScalar renamed(JsonNode written, String text, String instead) {
        diagnostics.add(
                WizardCodes.ALIAS
                        .at(Location.range(written.from(), written.to()))
                        .with("written", text)
                        .with("instead", instead)
                        .fixedBy("\"" + instead + "\""));
        return Tree.text(instead, written);
    }

    /** A list of doables; one may become several. */
    JsonList doables(JsonList list) {
        List<JsonNode> done = new ArrayList<>();
        for (JsonNode item : list.items()) {
            if (item instanceof JsonMap map) {
                doable(map, done);
            } else {
                done.add(item);
            }
        }
        return Tree.list(done, list);
    }

    private void doable(JsonMap map, List<JsonNode> done) {
        String type = map.text("type", "");
        if (type.equals("buffMonster")) {
            buffMonster(map, done);
            return;
        }
        if (type.equals("addTriggers") && map.get("triggers") instanceof JsonList triggers) {
            addTriggers(map, triggers, done);
            return;
        }
        JsonMap now = members(map);
        String instead = Renames.doable(type);
        if (instead != null) {
            now = Tree.with(now, "type", renamed(map.get("type"), type, instead));
            if (type.equals("regenMana") && !now.has("mode")) {
                now = Tree.with(now, "mode", Tree.text("add", map.get("type")));
            }
        }
        done.add(addOrSet(now));
    }

    /** The oldest form has {@code add} or {@code set} with the number. */
    private JsonMap addOrSet(JsonMap map) {
        for (String mode : Slot.CHANGE.words()) {
            JsonMap.Member member = map.member(mode);
            if (member != null && !map.has("mode") && !map.has("amount")) {
                List<JsonMap.Member> members = new ArrayList<>(map.members());
                int place = members.indexOf(member);
                JsonNode name =
                        Tree.text(
                                mode,
                                new JsonScalar(
                                        JsonScalar.Type.STRING, mode, member.from(), member.to()));
                members.set(place, Tree.member("mode", name, name));
                members.add(place + 1, Tree.member("amount", member.value(), member.value()));
                say(WizardCodes.DEPRECATED, name, null);
                return Tree.withMembers(map, members);
            }
        }
        return map;
    }

    /** More health and reward for the monster that was flipped. */
    private void buffMonster(JsonMap map, List<JsonNode> done) {
        JsonNode type = map.get("type");
        JsonNode target = map.has("target") ? any(map.get("target")) : Tree.text(FLIPPED, type);
        say(WizardCodes.DEPRECATED, map, null);
        for (String[] pair :
                new String[][] {
                    {"maxHealth", "health"}, {"health", "health"}, {"reward", "reward"}
                }) {
            JsonNode amount = map.get(pair[1]);
            if (amount != null) {
                done.add(
                        Tree.map(
                                map,
                                "type",
                                Tree.text(pair[0], type),
                                "mode",
                                Tree.text("add", type),
                                "amount",
                                any(amount),
                                "target",
                                target));
            }
        }
    }

    /** Triggers on {@code instant} are never mounted: what they do is done at once, in order. */
    private void addTriggers(JsonMap map, JsonList triggers, List<JsonNode> done) {
        List<JsonNode> waiting = new ArrayList<>();
        for (JsonNode item : triggers.items()) {
            JsonMap trigger = item instanceof JsonMap one ? trigger(one) : null;
            if (trigger == null || !trigger.text("event", "").equals(INSTANT)) {
                waiting.add(trigger == null ? item : trigger);
                continue;
            }
            mount(map, waiting, done);
            waiting.clear();
            if (trigger.has("condition")) {
                done.add(
                        Tree.map(
                                trigger,
                                "type",
                                Tree.text("if", trigger),
                                "condition",
                                trigger.get("condition"),
                                "do",
                                trigger.get("do")));
            } else {
                done.addAll(trigger.items("do"));
            }
        }
        if (!waiting.isEmpty() || triggers.items().isEmpty()) {
            done.add(Tree.with(map, "triggers", Tree.list(waiting, triggers)));
        }
    }

    private static void mount(JsonMap map, List<JsonNode> waiting, List<JsonNode> done) {
        if (!waiting.isEmpty()) {
            done.add(Tree.with(map, "triggers", Tree.list(waiting, map.get("triggers"))));
        }
    }

    /** A trigger of either generation. */
    JsonMap trigger(JsonMap trigger) {
        String event = trigger.text("event", "");
        String instead = Event.of(event) == null ? Renames.event(event) : null;
        List<Rename> inside = new ArrayList<>(renames);
        List<JsonMap.Member> members = new ArrayList<>();
        if (instead != null) {
            String byWho = instead.equals("onExplorationFlip") ? "sourcePlayerUUID" : "playerUUID";
            inside.add(new Rename(event, instead, byWho));
        }
        EffectNormaliser below = new EffectNormaliser(diagnostics, timing, inside);
        boolean first = trigger.has("effects") || trigger.has("conditions");
        for (JsonMap.Member member : trigger.members()) {
            JsonNode value = member.value();
            switch (member.name()) {
                case "event" ->
                        members.add(
                                keep(
                                        member,
                                        instead == null ? value : renamed(value, event, instead)));
                case "type" -> members.add(mode(member, trigger.has("mode")));
                case "conditions" -> below.conditions(member, members);
                case "effects" -> members.add(Tree.member("do", below.member("do", value), value));
                default -> members.add(keep(member, below.member(member.name(), value)));
            }
        }
        JsonMap now = Tree.withMembers(trigger, members);
        boolean modeless = !now.has("mode") && now.has("event") && now.has("do");
        if (modeless && !first && !event.equals(INSTANT)) {
            say(WizardCodes.DEFAULT_MODE, trigger, null);
        }
        return modeless ? Tree.with(now, "mode", Tree.text("once", trigger)) : now;
    }

    private static JsonMap.Member keep(JsonMap.Member member, JsonNode value) {
        return new JsonMap.Member(member.name(), member.from(), member.to(), value);
    }

    /** The first generation's {@code type}: once, permanent, round. */
    private JsonMap.Member mode(JsonMap.Member member, boolean hasMode) {
        if (hasMode || !(member.value() instanceof JsonScalar word)) {
            return member;
        }
        String now =
                switch (word.text()) {
                    case "permanent" -> "always";
                    case "round" -> "turn";
                    default -> word.text();
                };
        if (word.text().equals("round")) {
            say(WizardCodes.ROUND_IS_TURN, word, null);
        }
        return Tree.member("mode", Tree.text(now, word), word);
    }

    /** The first generation's list of conditions, all of which must hold. */
    private void conditions(JsonMap.Member member, List<JsonMap.Member> members) {
        if (!(member.value() instanceof JsonList list)) {
            members.add(member);
            return;
        }
        List<JsonNode> all = new ArrayList<>();
        for (JsonNode item : list.items()) {
            all.add(condition(item));
        }
        if (all.size() == 1) {
            members.add(Tree.member("condition", all.get(0), list));
        } else if (all.size() > 1) {
            JsonMap and =
                    Tree.map(
                            list,
                            "type",
                            Tree.text("And", list),
                            "conditions",
                            Tree.list(all, list));
            members.add(Tree.member("condition", and, list));
        }
    }

    /** A condition of either generation. */
    JsonNode condition(JsonNode node) {
        if (!(node instanceof JsonMap map)) {
            return node;
        }
        String type = map.text("type", "");
        String instead = Renames.condition(type);
        List<JsonMap.Member> members = new ArrayList<>();
        for (JsonMap.Member member : map.members()) {
            String name =
                    switch (member.name()) {
                        case "left" -> "value1";
                        case "right" -> "value2";
                        case "playUUID" -> "playerUUID";
                        default -> member.name();
                    };
            JsonNode value =
                    name.equals("type") && instead != null
                            ? renamed(member.value(), type, instead)
                            : member(name, member.value());
            members.add(new JsonMap.Member(name, member.from(), member.to(), value));
        }
        return Tree.withMembers(map, members);
    }

    private JsonMap members(JsonMap map) {
        List<JsonMap.Member> members = new ArrayList<>();
        for (JsonMap.Member member : map.members()) {
            members.add(keep(member, member(member.name(), member.value())));
        }
        return Tree.withMembers(map, members);
    }

    /** The value of a key, by what the key holds. */
    private JsonNode member(String name, JsonNode value) {
        if (value instanceof JsonList list) {
            if (name.equals("do") || name.equals("elsedo")) {
                return doables(list);
            }
            List<JsonNode> items = new ArrayList<>();
            for (JsonNode item : list.items()) {
                items.add(name.equals("conditions") ? condition(item) : any(item));
            }
            return Tree.list(items, list);
        }
        return name.equals("condition") ? condition(value) : any(value);
    }

    /** A value, chooser or getter. */
    private JsonNode any(JsonNode node) {
        if (node instanceof JsonScalar text && text.isString()) {
            String now = Renames.references(text.text(), renames);
            return now.equals(text.text()) ? text : renamed(text, text.text(), now);
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
        String asked = "$" + timing + ".playerUUID";
        JsonMap now =
                timing.isEmpty()
                        ? Tree.map(map, "type", Tree.text(chooser, map))
                        : Tree.map(
                                map, "type", Tree.text(chooser, map), "ask", Tree.text(asked, map));
        diagnostics.add(
                WizardCodes.ALIAS
                        .at(Location.range(map.from(), map.to()))
                        .with("written", older)
                        .with("instead", chooser)
                        .fixedBy(JsonTreeText.of(now)));
        return now;
    }
}
