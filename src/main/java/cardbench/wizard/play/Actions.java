package cardbench.wizard.play;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.GameValue;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.Variables;
import java.util.List;

/** Performs actions on the table. A number that an action does not give is as it was. */
final class Actions {

    /** How many cards are reversed in the board game, least and most. */
    private static final int[] REVERSED = {2, 5};

    private static final int MAX_POOLS = 20;

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
     * Performs an action.
     *
     * @throws ActionAbortedException if it waits for a choice, is illegal or does not end; the game
     *     is then in the middle of the action
     */
    void perform(Scenario.Step step) {
        JsonMap action = step.source();
        ActionKind kind = ActionKind.of(action.text("action", ""));
        if (kind == null) {
            throw ActionAbortedException.illegal("there is no such action");
        }
        switch (kind) {
            case PLAY -> moves.play(player(action), card(action));
            case EQUIP -> equip(player(action), card(action));
            case PASS -> pass(player(action));
            case REVERSE -> reverse(player(action), ActionReader.texts(action, "cards"));
            case DRAW -> moves.draw(player(action), ActionReader.number(action, "n", 1));
            case DISCARD -> discard(player(action), ActionReader.texts(action, "cards"));
            case BUY -> moves.buy(player(action), card(action), action.integer("price", -1));
            case FORGET -> moves.forget(player(action), card(action));
            case REFRESH_SHOP -> moves.refreshShop(player(action), action.integer("price", -1));
            case ADVANCE -> advance(player(action), ActionReader.number(action, "steps", 1));
            case KICK -> kick(player(action), player(action.text("other", "")));
            case NEXT -> round.next();
            case FLIP -> flip(action);
            case EMIT -> emit(ActionReader.event(action), action.map("context"));
            case RUN -> run(player(action), action.map("context"), step.doables());
            case PASS_ROUND ->
                    round.passed(
                            ActionReader.number(action, "round", table.round + 1),
                            () -> action.objects("flips").forEach(this::flip));
            case SET -> set(action);
        }
    }

    private PlayerState player(JsonMap action) {
        return player(action.text("player", ""));
    }

    private PlayerState player(String uuid) {
        PlayerState player = table.players.get(uuid);
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

    /** A wand is taken up without being played. */
    private void equip(PlayerState player, String card) {
        String zone = table.zoneOf(card);
        own(player, card);
        moves.equip(player, card, zone);
    }

    /** Refuses a card that another player has, or that lies somewhere else. */
    private void own(PlayerState player, String card) {
        PlayerState holder = table.holder(card);
        if (holder != player && (holder != null || table.isPlaced(card))) {
            throw ActionAbortedException.illegal("the player does not have the card");
        }
    }

    /** The player plays no more cards in this battle. */
    private void pass(PlayerState player) {
        player.passed = true;
        engine.note("passed", "player", player.uuid);
    }

    /** Emits the event, plays the cards in the order given, and passes. */
    private void reverse(PlayerState player, List<String> cards) {
        boolean wrong = cards.size() < REVERSED[0] || cards.size() > REVERSED[1];
        if (wrong && table.profile == LimitProfile.BOARD_GAME) {
            throw ActionAbortedException.illegal("two to five cards are reversed");
        }
        engine.emit(Event.REVERSE, Engine.data("playerUUID", player.uuid));
        for (String card : cards) {
            moves.play(player, card);
        }
        player.passed = true;
    }

    private void discard(PlayerState player, List<String> cards) {
        for (String card : cards) {
            own(player, card);
            moves.discard(card);
        }
    }

    private void advance(PlayerState player, int steps) {
        int before = player.position;
        player.position = Math.min(before + steps, LimitProfile.FARTHEST);
        engine.changed("position", player.uuid, before, player.position);
    }

    /** A player pushes another one ahead by a square. */
    private void kick(PlayerState player, PlayerState target) {
        if (target == player) {
            throw ActionAbortedException.illegal("players kick others, not themselves");
        }
        advance(target, 1);
        engine.emit(
                Event.ADVANCE_KICK,
                Engine.data("kickerUUID", player.uuid, "kickedUUID", target.uuid));
    }

    /**
     * Turns up an exploration card. A monster is on the table before its event, so that triggers
     * can hit it. Its numbers come from the action, or else from the card (D-MONSTER).
     */
    private void flip(JsonMap flip) {
        PlayerState player = player(flip);
        String uuid = flip.text("UUID", "");
        if (uuid.isEmpty()) {
            throw ActionAbortedException.illegal("the flipped card has no UUID");
        }
        String id = flip.text("id", table.cardId(uuid));
        unused(uuid, id);
        Card card = table.cards.get(id);
        String type = flip.text("type", card == null ? "event" : card.cardType());
        String level = flip.text("level", card == null ? "III" : card.text("level"));
        table.instances.put(uuid, id);
        if (type.equals("monster")) {
            JsonMap printed = table.card(uuid).source();
            MonsterState monster = new MonsterState(uuid, id, level);
            monster.health = ActionReader.number(flip, "health", printed.integer("health", 0));
            monster.maxHealth = ActionReader.number(flip, "maxHealth", monster.health);
            monster.reward = ActionReader.number(flip, "reward", printed.integer("reward", 0));
            table.monsters.put(uuid, monster);
            pools(flip.items("pools"), monster);
        }
        engine.emit(
                Event.EXPLORATION_FLIP,
                Engine.data(
                        "cardUUID", uuid,
                        "type", type,
                        "id", id,
                        "level", level,
                        "sourcePlayerUUID", player.uuid));
        engine.behave(uuid, Timing.FLIP, player.uuid);
    }

    /** Refuses a UUID that is already that of another card or monster, which it would replace. */
    private void unused(String uuid, String id) {
        String before = table.instances.get(uuid);
        if (table.isPlaced(uuid) || before != null && !before.equals(id)) {
            throw ActionAbortedException.illegal("the UUID is that of another card");
        }
    }

    /** Adds the other health pools of a group: monsters without a reward (D-GROUP). */
    private void pools(List<JsonNode> pools, MonsterState first) {
        int number = 1;
        for (JsonNode pool : pools) {
            int health = pool instanceof JsonScalar scalar ? scalar.integer() : 0;
            if (number > MAX_POOLS) {
                throw ActionAbortedException.illegal("a group has too many pools");
            }
            String uuid = first.uuid + "." + ++number;
            unused(uuid, first.id);
            MonsterState monster = new MonsterState(uuid, first.id, first.level);
            monster.health = health;
            monster.maxHealth = health;
            monster.group = first.uuid;
            table.instances.put(uuid, first.id);
            table.monsters.put(uuid, monster);
        }
    }

    /** An event is raised by hand. */
    private void emit(Event event, JsonMap context) {
        if (event == null) {
            throw ActionAbortedException.illegal("there is no such event");
        }
        engine.emit(event, ActionReader.context(context));
    }

    /** Doables run as if a card that was played did them. */
    private void run(PlayerState player, JsonMap context, List<Doable> doables) {
        Variables variables = new Variables();
        variables.put("onPlay.playerUUID", new GameValue.Text(player.uuid));
        ActionReader.context(context).forEach(variables::put);
        engine.run(doables, new Frame(player.uuid, "", variables, null));
    }

    /**
     * Changes the state by hand, without events: a trigger is muted, or the numbers of the monster
     * change, or of the player if there is no such monster, and the zone of a card of the player.
     */
    private void set(JsonMap set) {
        if (set.has("trigger")) {
            mute(set);
            return;
        }
        MonsterState monster = table.monsters.get(set.text("monster", ""));
        if (monster != null) {
            monster.maxHealth = ActionReader.number(set, "maxHealth", monster.maxHealth);
            monster.health = ActionReader.number(set, "health", monster.health);
            monster.reward = ActionReader.number(set, "reward", monster.reward);
            monster.defeated = monster.health == 0;
            return;
        }
        PlayerState player = player(set);
        player.mana = ActionReader.number(set, "mana", player.mana);
        player.gold = ActionReader.number(set, "gold", player.gold);
        player.freezing = ActionReader.number(set, "freezing", player.freezing);
        List<String> zone = player.zone(set.text("zone", ""));
        String card = set.text("card", "");
        if (!card.isEmpty() && zone != null) {
            table.take(card);
            zone.add(0, card);
        }
    }

    private void mute(JsonMap set) {
        boolean muted =
                !(set.get("muted") instanceof JsonScalar scalar)
                        || scalar.type() != JsonScalar.Type.FALSE;
        for (ActiveTrigger mounted : table.triggers) {
            if (mounted.uuid.equals(set.text("trigger", "")) && mounted.removes == null) {
                mounted.muted = muted;
                return;
            }
        }
        throw ActionAbortedException.illegal("there is no such trigger");
    }
}
