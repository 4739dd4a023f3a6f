package cardbench.wizard.play;

import cardbench.base.chance.Seed;
import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonPlaces;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.WizardCodes;
import cardbench.wizard.card.Word;
import cardbench.wizard.check.Faults;
import cardbench.wizard.check.GrammarCheck;
import cardbench.wizard.check.Spelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Checks a scenario as it was written: every key at every level, and that the initial state is
 * possible. Expectations are not checked, only compared later.
 */
final class ScenarioCheck {

    /**
     * A part of the id of cards that a scenario need not define. They can be held and played, and
     * do nothing; without this word an undefined card is reported.
     */
    private static final String PLACEHOLDER = "plain";

    private final JsonPlaces places;
    private final Diagnostics diagnostics;
    private final Faults faults;
    private final FieldCheck fields;

    /** By UUID, its first occurrence. */
    private final Map<String, JsonScalar> given = new LinkedHashMap<>();

    ScenarioCheck(JsonPlaces places, Diagnostics diagnostics) {
        this.places = places;
        this.diagnostics = diagnostics;
        this.faults = new Faults(diagnostics);
        this.fields = new FieldCheck(diagnostics);
    }

    /**
     * Checks everything except the cards, which have a reader of their own.
     *
     * @param cards their ids; {@code null} if some could not be read, so that ids of copies are not
     *     reported as unknown
     */
    void scenario(JsonMap root, List<String> cards) {
        String kind = root.text("kind", "run");
        if (ScenarioFields.KINDS.contains(kind)) {
            fields.object(root, ScenarioFields.scenario(kind));
        } else {
            fields.word(root.get("kind"), "kind", ScenarioFields.KINDS);
        }
        String profile = root.text("profile", LimitProfile.DOCUMENT.word());
        if (LimitProfile.of(profile) == null) {
            fields.word(root.get("profile"), "profile", Word.words(LimitProfile.values()));
        }
        if (Seed.parse(root.text("seed", Seed.DEFAULT.name())).isEmpty()) {
            faults.type(root.get("seed"), "seed", "a seed such as xoshiro128:1");
        }
        if (root.get("initial") instanceof JsonMap initial) {
            initial(initial);
            instances(initial.map("instances"), cards);
        }
        for (JsonMap action : root.objects("actions")) {
            action(action);
        }
    }

    private void initial(JsonMap initial) {
        fields.object(initial, ScenarioFields.INITIAL);
        List<String> players = new ArrayList<>();
        for (JsonNode item : initial.items("players")) {
            JsonMap player = owned(item, "players", ScenarioFields.PLAYER);
            if (player != null) {
                players.add(player.text("UUID", ""));
                once(player.get("UUID"));
                for (String zone : PlayerState.ZONES) {
                    zone(player, zone);
                }
                once(player.get("wand"));
            }
        }
        for (JsonNode item : initial.items("monsters")) {
            JsonMap monster = owned(item, "monsters", ScenarioFields.MONSTER);
            if (monster != null) {
                once(monster.get("UUID"));
                fields.word(monster.get("level"), "level", KeyType.LEVEL.words());
            }
        }
        zone(initial, "shop");
        zone(initial, "shopDeck");
        fields.word(initial.get("phase"), "phase", Word.words(Round.Phase.values()));
        String current = initial.text("current", "");
        if (initial.has("current") && !players.contains(current)) {
            Diagnostic fault = WizardCodes.UNKNOWN_NAME.at(initial.get("current").place());
            faults.unknown(fault.with("what", "player").with("word", current), current, players);
        }
    }

    /** Checks a player or monster, an object with a UUID. Returns {@code null} if it is none. */
    private JsonMap owned(JsonNode item, String key, List<ScenarioFields.Field> known) {
        if (!(item instanceof JsonMap map)) {
            faults.type(item, key, "a list of objects");
            return null;
        }
        fields.object(map, known);
        if (!map.has("UUID") || map.text("UUID", "x").isEmpty()) {
            faults.missing(map, "UUID");
            return null;
        }
        return map;
    }

    private void zone(JsonMap map, String zone) {
        for (JsonNode card : map.items(zone)) {
            once(card);
        }
    }

    /** Reports a UUID that occurs twice: it names one thing, which is in one place. */
    private void once(JsonNode uuid) {
        if (uuid instanceof JsonScalar text && text.isString()) {
            JsonScalar first = given.putIfAbsent(text.text(), text);
            if (first != null) {
                diagnostics.add(
                        WizardCodes.DUPLICATE_UUID
                                .at(text.place())
                                .with("uuid", text.text())
                                .with("first", places.place(first.from(), first.to()).pointer()));
            }
        }
    }

    /** Checks that each copy is of a defined card or of a placeholder. */
    private void instances(JsonMap instances, List<String> cards) {
        for (JsonMap.Member member : instances.members()) {
            if (faults.text(member.value(), member.name())) {
                String id = ((JsonScalar) member.value()).text();
                if (cards != null && !cards.contains(id) && !isPlaceholder(id)) {
                    Diagnostic fault = WizardCodes.UNKNOWN_CARD.at(member.value().place());
                    faults.unknown(fault.with("id", id), id, cards);
                }
            }
        }
    }

    private static boolean isPlaceholder(String id) {
        return ("." + id + ".").contains("." + PLACEHOLDER + ".");
    }

    private void action(JsonMap action) {
        ActionKind kind = ActionKind.of(action.text("action", ""));
        if (kind == null) {
            return;
        }
        fields.object(action, kind.fields());
        for (JsonNode choice : action.items("choices")) {
            if (choice instanceof JsonList) {
                fields.texts(choice, "choices");
            } else if (!(choice instanceof JsonScalar scalar) || !scalar.isString()) {
                faults.type(choice, "choices", "a list of texts");
            }
        }
        if (kind == ActionKind.FLIP) {
            flip(action);
        } else if (kind == ActionKind.EMIT) {
            emit(action);
        } else if (kind == ActionKind.SET) {
            fields.word(action.get("zone"), "zone", PlayerState.ZONES);
        } else if (kind == ActionKind.PASS_ROUND) {
            for (JsonNode item : action.items("flips")) {
                if (item instanceof JsonMap flip) {
                    fields.object(flip, ActionKind.FLIP.fields());
                    flip(flip);
                } else {
                    faults.type(item, "flips", "a list of objects");
                }
            }
        }
    }

    private void flip(JsonMap flip) {
        fields.word(flip.get("type"), "type", KeyType.EXPLORATION_TYPE.words());
        fields.word(flip.get("level"), "level", KeyType.LEVEL.words());
        for (JsonNode pool : flip.items("pools")) {
            fields.integer(pool, "pools", 0, GrammarCheck.MAX_NUMBER);
        }
    }

    /**
     * Checks that an event raised by hand has all fields that it has in play. A trigger's condition
     * on a missing field would be false without a reason to be seen.
     */
    private void emit(JsonMap action) {
        Event event = ActionReader.event(action);
        if (event == null) {
            return;
        }
        JsonMap context = action.map("context");
        List<String> absent = new ArrayList<>();
        for (String field : event.fields()) {
            if (!context.has(field)) {
                absent.add(field);
            }
        }
        for (JsonMap.Member member : context.members()) {
            if (!event.fields().contains(member.name())) {
                faults.unknownKey(member, absent);
                continue;
            }
            switch (event.kind(member.name())) {
                case NUMBER ->
                        fields.integer(
                                member.value(),
                                member.name(),
                                -LimitProfile.FARTHEST,
                                LimitProfile.FARTHEST);
                case CARDS, TEXTS -> fields.texts(member.value(), member.name());
                default -> faults.text(member.value(), member.name());
            }
        }
        if (!absent.isEmpty()) {
            JsonNode at = action.has("context") ? context : action.get("event");
            diagnostics.add(
                    WizardCodes.EVENT_CONTEXT
                            .at(at.place())
                            .with("event", event.word())
                            .with("fields", Spelling.listed(absent)));
        }
    }
}
