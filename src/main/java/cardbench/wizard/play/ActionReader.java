package cardbench.wizard.play;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.CardBuilder;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.GameValue;
import cardbench.wizard.card.PlacedValueBuilder;
import cardbench.wizard.card.Timing;
import cardbench.wizard.check.DeprecatedNames;
import cardbench.wizard.check.EffectNormaliser;
import cardbench.wizard.check.GrammarCheck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the actions of a scenario. Wrong keys are reported by {@link ScenarioCheck}; here they are
 * treated as absent. Only the doables of {@code run} are reported here.
 */
final class ActionReader {

    private final Diagnostics diagnostics;

    ActionReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Reads an action, of whatever kind. */
    Action read(JsonMap map) {
        ActionKind kind = ActionKind.of(map.text("action", ""));
        if (kind == null) {
            return new Action.Unknown();
        }
        String player = map.text("player", "");
        String card = map.text("card", "");
        return switch (kind) {
            case PLAY -> new Action.Play(player, card);
            case EQUIP -> new Action.Equip(player, card);
            case PASS -> new Action.Pass(player);
            case REVERSE -> new Action.Reverse(player, texts(map, "cards"));
            case DRAW -> new Action.Draw(player, number(map, "n", 1));
            case DISCARD -> new Action.Discard(player, texts(map, "cards"));
            case BUY -> new Action.Buy(player, card, map.integer("price", Action.ABSENT));
            case FORGET -> new Action.Forget(player, card);
            case REFRESH_SHOP ->
                    new Action.RefreshShop(player, map.integer("price", Action.ABSENT));
            case ADVANCE -> new Action.Advance(player, number(map, "steps", 1));
            case KICK -> new Action.Kick(player, map.text("other", ""));
            case NEXT -> new Action.Next();
            case FLIP -> flip(map);
            case EMIT -> new Action.Emit(event(map), context(map.map("context")));
            case RUN -> new Action.Run(player, context(map.map("context")), doables(map));
            case PASS_ROUND -> passRound(map);
            case SET -> set(map, player, card);
        };
    }

    /** A number, clamped to its range; {@code otherwise} if none is given. */
    private static int number(JsonMap map, String key, int otherwise) {
        return map.get(key) instanceof JsonScalar scalar && scalar.isInteger()
                ? within(scalar.integer())
                : otherwise;
    }

    private static int within(int number) {
        return Math.max(0, Math.min(GrammarCheck.MAX_NUMBER, number));
    }

    /** The texts of the list at a key. */
    static List<String> texts(JsonMap map, String key) {
        List<String> texts = new ArrayList<>();
        for (JsonNode item : map.items(key)) {
            if (item instanceof JsonScalar scalar) {
                texts.add(scalar.text());
            }
        }
        return texts;
    }

    private static Action.Flip flip(JsonMap map) {
        List<Integer> pools = new ArrayList<>();
        for (JsonNode pool : map.items("pools")) {
            pools.add(pool instanceof JsonScalar scalar ? within(scalar.integer()) : 0);
        }
        return new Action.Flip(
                map.text("player", ""),
                map.text("UUID", ""),
                map.text("id", null),
                map.text("type", null),
                map.text("level", null),
                number(map, "health", Action.ABSENT),
                number(map, "maxHealth", Action.ABSENT),
                number(map, "reward", Action.ABSENT),
                pools);
    }

    private static Action passRound(JsonMap map) {
        List<Action.Flip> flips = new ArrayList<>();
        for (JsonNode item : map.items("flips")) {
            if (item instanceof JsonMap flip) {
                flips.add(flip(flip));
            }
        }
        return new Action.PassRound(number(map, "round", Action.ABSENT), flips);
    }

    private static Action set(JsonMap map, String player, String card) {
        if (map.has("trigger")) {
            boolean unmuted =
                    map.get("muted") instanceof JsonScalar scalar
                            && scalar.type() == JsonScalar.Type.FALSE;
            return new Action.Mute(map.text("trigger", ""), !unmuted);
        }
        return new Action.Set(
                player,
                map.text("monster", ""),
                card,
                map.text("zone", ""),
                number(map, "mana", Action.ABSENT),
                number(map, "gold", Action.ABSENT),
                number(map, "freezing", Action.ABSENT),
                number(map, "health", Action.ABSENT),
                number(map, "maxHealth", Action.ABSENT),
                number(map, "reward", Action.ABSENT));
    }

    /** The event by its name of either generation, or {@code null}. */
    static Event event(JsonMap map) {
        String word = map.text("event", "");
        String instead = DeprecatedNames.event(word);
        return Event.of(instead == null || Event.of(word) != null ? word : instead);
    }

    /** The members of an object as data. Members of nested objects are named by their path. */
    static Map<String, GameValue> context(JsonMap map) {
        Map<String, GameValue> data = new LinkedHashMap<>();
        collect("", map, data);
        return data;
    }

    private static void collect(String way, JsonNode node, Map<String, GameValue> data) {
        if (node instanceof JsonMap map) {
            for (JsonMap.Member member : map.members()) {
                String name = way.isEmpty() ? member.name() : way + "." + member.name();
                collect(name, member.value(), data);
            }
        } else if (node instanceof JsonList list) {
            List<String> texts = new ArrayList<>();
            for (JsonNode item : list.items()) {
                if (item instanceof JsonScalar scalar) {
                    texts.add(scalar.text());
                }
            }
            data.put(way, new GameValue.Texts(texts));
        } else if (node instanceof JsonScalar scalar) {
            data.put(
                    way,
                    scalar.isInteger()
                            ? new GameValue.Number(scalar.integer())
                            : new GameValue.Text(scalar.text()));
        }
    }

    /** The doables of {@code run}, checked as if they were in a behaviour at onPlay. */
    private List<Doable> doables(JsonMap action) {
        if (!(action.get("do") instanceof JsonList list)) {
            new FieldCheck(diagnostics).type(action, "do", "a list");
            return List.of();
        }
        // of its own: a full list of diagnostics would not show whether these are sound
        Diagnostics found = new Diagnostics();
        String timing = Timing.PLAY.word();
        JsonList now = new EffectNormaliser(found, timing, List.of()).doables(list);
        JsonMap behavior =
                PlacedValueBuilder.map(
                        action, "at", PlacedValueBuilder.text(timing, action), "do", now);
        new GrammarCheck(found).check(behavior, CardGrammar.BEHAVIOR);
        diagnostics.addAll(found.list());
        // the builder relies on checked input, so nothing is built from doables with errors
        return found.failed() ? List.of() : CardBuilder.doables(now.items());
    }
}
