package cardbench.wizard.play;

import cardbench.json.JsonList;
import cardbench.json.JsonMap;
import cardbench.json.JsonNode;
import cardbench.json.JsonScalar;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.GameValue;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.Variables;
import cardbench.wizard.check.DeprecatedNames;
import cardbench.wizard.check.GrammarCheck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The actions of the contract, each carried out on the table. */
final class Actions {

    /** The names of all actions, in the order of the contract. */
    static final List<String> NAMES =
            List.of(
                    "play",
                    "equip",
                    "pass",
                    "reverse",
                    "draw",
                    "discard",
                    "buy",
                    "forget",
                    "refreshShop",
                    "advance",
                    "kick",
                    "next",
                    "flip",
                    "emit",
                    "run",
                    "passRound",
                    "set");

    /** How many cards are reversed in the board game, least and most. */
    private static final int[] REVERSED = {2, 5};

    private static final int MOST_POOLS = 20;

    private final Engine engine;
    private final Table table;
    private final Moves moves;
    private final Round round;

    Actions(Engine engine) {
        this.engine = engine;
        this.table = engine.table;
        this.moves = new Moves(engine);
        this.round = new Round(engine, moves);
    }

    Round round() {
        return round;
    }

    /**
     * Carries an action out.
     *
     * @param doables what the action {@code run} does, read before
     * @throws ActionAbortedException where it does not come to its end
     */
    void perform(JsonMap action, List<Doable> doables) {
        String name = action.text("action", "");
        switch (name) {
            case "play" -> moves.play(player(action), card(action));
            case "equip" -> equip(player(action), card(action));
            case "pass" -> {
                player(action).passed = true;
                engine.note("passed", "player", action.text("player", ""));
            }
            case "reverse" -> reverse(player(action), texts(action, "cards"));
            case "draw" -> moves.draw(player(action), number(action, "n", 1));
            case "discard" -> {
                player(action);
                for (String card : texts(action, "cards")) {
                    moves.discard(card);
                }
            }
            case "buy" -> moves.buy(player(action), card(action), action.integer("price", -1));
            case "forget" -> moves.forget(player(action), card(action));
            case "refreshShop" -> moves.refreshShop(player(action), action.integer("price", -1));
            case "advance" -> advance(player(action), number(action, "steps", 1));
            case "kick" -> kick(player(action), player(action, "other"));
            case "next" -> round.next();
            case "flip" -> flip(action);
            case "emit" -> emit(action);
            case "run" -> run(action, doables);
            case "passRound" -> passRound(action);
            case "set" -> set(action);
            default -> throw ActionAbortedException.illegal("there is no such action");
        }
    }

    private PlayerState player(JsonMap action) {
        return player(action, "player");
    }

    private PlayerState player(JsonMap action, String key) {
        PlayerState player = table.players.get(action.text(key, ""));
        if (player == null) {
            throw ActionAbortedException.illegal("there is no such player");
        }
        return player;
    }

    private static String card(JsonMap action) {
        String card = action.text("card", "");
        if (card.isEmpty()) {
            throw ActionAbortedException.illegal("no card is named");
        }
        return card;
    }

    private static int number(JsonMap action, String key, int otherwise) {
        return Math.max(0, Math.min(GrammarCheck.MOST, action.integer(key, otherwise)));
    }

    static List<String> texts(JsonMap map, String key) {
        List<String> texts = new ArrayList<>();
        for (JsonNode item : map.items(key)) {
            if (item instanceof JsonScalar scalar) {
                texts.add(scalar.text());
            }
        }
        return texts;
    }

    private void equip(PlayerState player, String card) {
        String zone = table.zoneOf(card);
        PlayerState holder = table.holder(card);
        if (holder != null && holder != player) {
            throw ActionAbortedException.illegal("the player does not have the card");
        }
        moves.equip(player, card, zone);
    }

    /** The event first, then the cards in the order given, and the player has passed. */
    private void reverse(PlayerState player, List<String> cards) {
        boolean few = cards.size() < REVERSED[0] || cards.size() > REVERSED[1];
        if (few && table.profile == LimitProfile.BOARD_GAME) {
            throw ActionAbortedException.illegal("two to five cards are reversed");
        }
        engine.emit(Event.REVERSE, Engine.data("playerUUID", player.uuid));
        for (String card : cards) {
            moves.play(player, card);
        }
        player.passed = true;
    }

    private void advance(PlayerState player, int steps) {
        int before = player.position;
        player.position = Math.min(before + steps, LimitProfile.FARTHEST);
        engine.changed("position", player.uuid, before, player.position);
    }

    private void kick(PlayerState player, PlayerState other) {
        int before = other.position;
        other.position = Math.min(before + 1, LimitProfile.FARTHEST);
        engine.changed("position", other.uuid, before, other.position);
        engine.emit(
                Event.ADVANCE_KICK,
                Engine.data("kickerUUID", player.uuid, "kickedUUID", other.uuid));
    }

    /**
     * A monster lies on the table before its event; the numbers come with the action or the card.
     */
    private void flip(JsonMap action) {
        PlayerState player = player(action);
        String uuid = action.text("UUID", "");
        if (uuid.isEmpty()) {
            throw ActionAbortedException.illegal("the flipped card has no UUID");
        }
        String id = action.text("id", table.cardId(uuid));
        Card card = table.cards.get(id);
        String type = action.text("type", card == null ? "event" : card.cardType());
        String level = action.text("level", card == null ? "III" : card.text("level"));
        table.instances.put(uuid, id);
        if (type.equals("monster")) {
            MonsterState monster = new MonsterState(uuid, id, level);
            int printed = card == null ? 0 : card.source().integer("health", 0);
            monster.health = number(action, "health", printed);
            monster.maxHealth = number(action, "maxHealth", monster.health);
            int reward = card == null ? 0 : card.source().integer("reward", 0);
            monster.reward = number(action, "reward", reward);
            table.monsters.put(uuid, monster);
            pools(action, monster);
        }
        engine.emit(
                Event.EXPLORATION_FLIP,
                Engine.data(
                        "cardUUID", uuid,
                        "type", type,
                        "id", id,
                        "level", level,
                        "sourcePlayerUUID", player.uuid));
        engine.behave(
                uuid,
                Timing.FLIP,
                player.uuid,
                Engine.data("playerUUID", player.uuid, "cardUUID", uuid));
    }

    /** The other health pools of a group: monsters under the same card, without a reward. */
    private void pools(JsonMap action, MonsterState first) {
        int number = 1;
        for (JsonNode pool : action.items("pools")) {
            if (number > MOST_POOLS) {
                throw ActionAbortedException.illegal("a group has too many pools");
            }
            String uuid = first.uuid + "." + ++number;
            MonsterState other = new MonsterState(uuid, first.id, first.level);
            int health = pool instanceof JsonScalar scalar ? scalar.integer() : 0;
            other.health = Math.max(0, Math.min(GrammarCheck.MOST, health));
            other.maxHealth = other.health;
            other.group = first.uuid;
            table.instances.put(uuid, first.id);
            table.monsters.put(uuid, other);
        }
    }

    private void emit(JsonMap action) {
        String word = action.text("event", "");
        Event event = Event.of(word);
        if (event == null && DeprecatedNames.event(word) != null) {
            event = Event.of(DeprecatedNames.event(word));
        }
        if (event == null) {
            throw ActionAbortedException.illegal("there is no such event");
        }
        engine.emit(event, context(action.map("context")));
    }

    /** The members of an object as data, those of objects inside it by their whole way. */
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

    private void run(JsonMap action, List<Doable> doables) {
        PlayerState player = player(action);
        Variables variables = new Variables();
        variables.put("onPlay.playerUUID", new GameValue.Text(player.uuid));
        for (Map.Entry<String, GameValue> one : context(action.map("context")).entrySet()) {
            variables.put(one.getKey(), one.getValue());
        }
        engine.run(doables, new Frame(player.uuid, "", variables, null));
    }

    private void passRound(JsonMap action) {
        round.passed(
                number(action, "round", table.round + 1),
                () -> {
                    for (JsonNode flip : action.items("flips")) {
                        if (flip instanceof JsonMap map) {
                            flip(map);
                        }
                    }
                });
    }

    /**
     * Changes the state by hand, without events: numbers of a player or monster, a card's zone, or
     * whether a trigger keeps still.
     */
    private void set(JsonMap action) {
        if (action.has("trigger")) {
            mute(action.text("trigger", ""), action.get("muted"));
            return;
        }
        PlayerState player = table.players.get(action.text("player", ""));
        MonsterState monster = table.monsters.get(action.text("monster", ""));
        String card = action.text("card", "");
        if (player == null && monster == null) {
            throw ActionAbortedException.illegal("there is no such player");
        }
        if (monster != null) {
            monster.maxHealth = number(action, "maxHealth", monster.maxHealth);
            monster.health = number(action, "health", monster.health);
            monster.reward = number(action, "reward", monster.reward);
            monster.defeated = monster.health == 0;
            return;
        }
        player.mana = number(action, "mana", player.mana);
        player.gold = number(action, "gold", player.gold);
        player.freezing = number(action, "freezing", player.freezing);
        List<String> zone = player.zone(action.text("zone", ""));
        if (!card.isEmpty() && zone != null) {
            table.take(card);
            zone.add(0, card);
        }
    }

    private void mute(String uuid, JsonNode muted) {
        for (ActiveTrigger mounted : table.triggers) {
            if (mounted.uuid.equals(uuid) && mounted.removes == null) {
                mounted.muted =
                        !(muted instanceof JsonScalar scalar)
                                || scalar.type() != JsonScalar.Type.FALSE;
                return;
            }
        }
        throw ActionAbortedException.illegal("there is no such trigger");
    }
}
