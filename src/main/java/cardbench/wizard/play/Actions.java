package cardbench.wizard.play;

import cardbench.wizard.card.Card;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.GameValue;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.Variables;
import cardbench.wizard.check.GrammarCheck;
import java.util.List;
import java.util.Map;

/** Performs actions on the table. */
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

    private PlayerState player(String uuid) {
        PlayerState player = table.players.get(uuid);
        if (player == null) {
            throw ActionAbortedException.illegal("there is no such player");
        }
        return player;
    }

    private static String card(String uuid) {
        if (uuid.isEmpty()) {
            throw ActionAbortedException.illegal("no card is named");
        }
        return uuid;
    }

    /** A number; {@code otherwise}, clamped to its range, if none was given. */
    private static int number(int given, int otherwise) {
        return given == Action.ABSENT ? Math.max(0, Math.min(GrammarCheck.MAX, otherwise)) : given;
    }

    void play(Action.Play play) {
        moves.play(player(play.player()), card(play.card()));
    }

    void equip(Action.Equip equip) {
        PlayerState player = player(equip.player());
        String card = card(equip.card());
        String zone = table.zoneOf(card);
        PlayerState holder = table.holder(card);
        if (holder != player && (holder != null || table.isPlaced(card))) {
            throw ActionAbortedException.illegal("the player does not have the card");
        }
        moves.equip(player, card, zone);
    }

    void pass(Action.Pass pass) {
        player(pass.player()).passed = true;
        engine.note("passed", "player", pass.player());
    }

    /** Emits the event, plays the cards in the order given, and passes. */
    void reverse(Action.Reverse reverse) {
        PlayerState player = player(reverse.player());
        int cards = reverse.cards().size();
        boolean wrong = cards < REVERSED[0] || cards > REVERSED[1];
        if (wrong && table.profile == LimitProfile.BOARD_GAME) {
            throw ActionAbortedException.illegal("two to five cards are reversed");
        }
        engine.emit(Event.REVERSE, Engine.data("playerUUID", player.uuid));
        for (String card : reverse.cards()) {
            moves.play(player, card);
        }
        player.passed = true;
    }

    void draw(Action.Draw draw) {
        moves.draw(player(draw.player()), draw.amount());
    }

    void discard(Action.Discard discard) {
        PlayerState player = player(discard.player());
        for (String card : discard.cards()) {
            PlayerState holder = table.holder(card);
            if (holder != player && (holder != null || table.isPlaced(card))) {
                throw ActionAbortedException.illegal("the player does not have the card");
            }
            moves.discard(card);
        }
    }

    void buy(Action.Buy buy) {
        moves.buy(player(buy.player()), card(buy.card()), buy.price());
    }

    void forget(Action.Forget forget) {
        moves.forget(player(forget.player()), card(forget.card()));
    }

    void refreshShop(Action.RefreshShop refresh) {
        moves.refreshShop(player(refresh.player()), refresh.price());
    }

    void advance(Action.Advance advance) {
        go(player(advance.player()), advance.steps());
    }

    private void go(PlayerState player, int steps) {
        int before = player.position;
        player.position = Math.min(before + steps, LimitProfile.FARTHEST);
        engine.changed("position", player.uuid, before, player.position);
    }

    void kick(Action.Kick kick) {
        PlayerState player = player(kick.player());
        PlayerState target = player(kick.target());
        if (target == player) {
            throw ActionAbortedException.illegal("players kick others, not themselves");
        }
        go(target, 1);
        engine.emit(
                Event.ADVANCE_KICK,
                Engine.data("kickerUUID", player.uuid, "kickedUUID", target.uuid));
    }

    void next() {
        round.next();
    }

    /**
     * Turns up an exploration card. A monster is on the table before its event, so that triggers
     * can hit it. Its numbers come from the action, or else from the card (D-MONSTER).
     */
    void flip(Action.Flip flip) {
        PlayerState player = player(flip.player);
        String uuid = flip.uuid;
        if (uuid.isEmpty()) {
            throw ActionAbortedException.illegal("the flipped card has no UUID");
        }
        String id = flip.id == null ? table.cardId(uuid) : flip.id;
        unused(uuid, id);
        Card card = table.cards.get(id);
        String type = flip.type;
        if (type == null) {
            type = card == null ? "event" : card.cardType();
        }
        String level = flip.level;
        if (level == null) {
            level = card == null ? "III" : card.text("level");
        }
        table.instances.put(uuid, id);
        if (type.equals("monster")) {
            MonsterState monster = new MonsterState(uuid, id, level);
            int printed = card == null ? 0 : card.source().integer("health", 0);
            monster.health = number(flip.health, printed);
            monster.maxHealth = number(flip.maxHealth, monster.health);
            int reward = card == null ? 0 : card.source().integer("reward", 0);
            monster.reward = number(flip.reward, reward);
            table.monsters.put(uuid, monster);
            pools(flip.pools, monster);
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

    /** Refuses a UUID that is already that of another card or monster, which it would replace. */
    private void unused(String uuid, String id) {
        String before = table.instances.get(uuid);
        if (table.isPlaced(uuid) || before != null && !before.equals(id)) {
            throw ActionAbortedException.illegal("the UUID is that of another card");
        }
    }

    /** Adds the other health pools of a group: monsters without a reward (D-GROUP). */
    private void pools(List<Integer> pools, MonsterState first) {
        int number = 1;
        for (int health : pools) {
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

    void emit(Action.Emit emit) {
        if (emit.event() == null) {
            throw ActionAbortedException.illegal("there is no such event");
        }
        engine.emit(emit.event(), emit.context());
    }

    void run(Action.Run run) {
        PlayerState player = player(run.player());
        Variables variables = new Variables();
        variables.put("onPlay.playerUUID", new GameValue.Text(player.uuid));
        for (Map.Entry<String, GameValue> one : run.context().entrySet()) {
            variables.put(one.getKey(), one.getValue());
        }
        engine.run(run.doables(), new Frame(player.uuid, "", variables, null));
    }

    void passRound(Action.PassRound pass) {
        round.passed(
                number(pass.round(), table.round + 1),
                () -> {
                    for (Action.Flip flip : pass.flips()) {
                        flip(flip);
                    }
                });
    }

    void set(Action.Set set) {
        MonsterState monster = table.monsters.get(set.monster());
        if (monster != null) {
            monster.maxHealth = number(set.maxHealth(), monster.maxHealth);
            monster.health = number(set.health(), monster.health);
            monster.reward = number(set.reward(), monster.reward);
            monster.defeated = monster.health == 0;
            return;
        }
        PlayerState player = player(set.player());
        player.mana = number(set.mana(), player.mana);
        player.gold = number(set.gold(), player.gold);
        player.freezing = number(set.freezing(), player.freezing);
        List<String> zone = player.zone(set.zone());
        if (!set.card().isEmpty() && zone != null) {
            table.take(set.card());
            zone.add(0, set.card());
        }
    }

    void mute(Action.Mute mute) {
        for (ActiveTrigger mounted : table.triggers) {
            if (mounted.uuid.equals(mute.trigger()) && mounted.removes == null) {
                mounted.muted = mute.muted();
                return;
            }
        }
        throw ActionAbortedException.illegal("there is no such trigger");
    }
}
