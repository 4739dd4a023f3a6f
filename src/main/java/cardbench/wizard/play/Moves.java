package cardbench.wizard.play;

import cardbench.wizard.card.Doable.Stat;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.GameValue;
import cardbench.wizard.card.Timing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Moves cards and changes numbers. A card is moved first, then the event is emitted, then the
 * card's own behaviour runs; the document leaves this order open (D-MOVE).
 */
final class Moves {

    private final Engine engine;
    private final Table table;

    Moves(Engine engine) {
        this.engine = engine;
        this.table = engine.table;
    }

    void change(PlayerState player, Stat stat, int value) {
        int before = player.number(stat);
        int after = table.profile.player(stat, value);
        player.set(stat, after);
        engine.changed(stat.word(), player.uuid, before, after);
    }

    /** Changes a number of a monster. One whose health drops to 0 by any means is defeated. */
    void change(MonsterState monster, Stat stat, int value, String source) {
        boolean bodiless = monster.maxHealth == 0 && monster.health == 0 && !monster.defeated;
        if (bodiless && stat != Stat.REWARD && table.profile == LimitProfile.BOARD_GAME) {
            engine.note("no-health", "monster", monster.uuid);
            return;
        }
        int before = monster.number(stat);
        int after = table.profile.monster(stat, value, monster);
        monster.set(stat, after);
        engine.changed(stat.word(), monster.uuid, before, after);
        // a lower maximum lowers the health as well, where the profile limits it
        if (stat == Stat.MAX_HEALTH && table.profile == LimitProfile.BOARD_GAME) {
            change(monster, Stat.HEALTH, monster.health, source);
        } else if (stat == Stat.HEALTH && after == 0 && before > 0) {
            defeat(monster, source);
        }
    }

    /**
     * Deals damage. The event has the whole amount, even if less health was left, and comes before
     * the defeat. A monster that has 0 health is not hit again: its event of damage may be what is
     * being resolved.
     *
     * @param wanted the damage before anything changes it
     * @param frame whose effect it is
     */
    void damage(String uuid, int wanted, Frame frame) {
        String source = frame.player();
        MonsterState monster = table.monsters.get(uuid);
        int amount = wanted;
        if (isHit(monster, amount) && table.isAwaited(Event.BEFORE_DAMAGE)) {
            amount = engine.changedDamage(amount, () -> announce(monster, wanted, frame));
        }
        // what waited for the damage may have defeated it, or left nothing of the damage
        if (!isHit(monster, amount)) {
            engine.note("no-damage", "monster", uuid);
            return;
        }
        int before = monster.health;
        monster.health = Math.max(0, before - amount);
        engine.changed(Stat.HEALTH.word(), uuid, before, monster.health);
        engine.emit(Event.DAMAGE_TAKEN, hit(monster, source, amount));
        if (monster.health == 0) {
            defeat(monster, source);
        }
    }

    private static boolean isHit(MonsterState monster, int amount) {
        return monster.isAlive() && monster.health > 0 && amount > 0;
    }

    /** Reports that a monster is about to take damage, and from which card. */
    private void announce(MonsterState monster, int amount, Frame frame) {
        Map<String, GameValue> about = hit(monster, frame.player(), amount);
        if (!frame.card().isEmpty()) {
            about.put("cardUUID", new GameValue.Text(frame.card()));
        }
        engine.emit(Event.BEFORE_DAMAGE, about);
    }

    private static Map<String, GameValue> hit(MonsterState monster, String source, int amount) {
        return Engine.data(
                "monsterUUID", monster.uuid,
                "sourcePlayerUUID", source,
                "amount", amount,
                "monsterID", monster.id,
                "level", monster.level);
    }

    private void defeat(MonsterState monster, String source) {
        // a trigger on the damage may have defeated it already
        if (monster.defeated) {
            return;
        }
        monster.defeated = true;
        for (MonsterState candidate : table.monsters.values()) {
            if (candidate.group.equals(monster.group) && candidate.isAlive()) {
                engine.note("group-stands", "monster", monster.group);
                return;
            }
        }
        MonsterState first = table.monsters.getOrDefault(monster.group, monster);
        PlayerState player = table.players.get(source);
        if (table.profile == LimitProfile.BOARD_GAME && player != null) {
            change(player, Stat.GOLD, player.gold + first.reward);
        }
        engine.emit(
                Event.DEFEAT,
                Engine.data(
                        "monsterUUID", first.uuid,
                        "sourcePlayerUUID", source,
                        "monsterID", monster.id,
                        "level", monster.level));
    }

    /** Draws cards from the top of the deck, as many as there are. The deck is not refilled. */
    List<String> draw(PlayerState player, int amount) {
        List<String> drawn = new ArrayList<>();
        for (int i = 0; i < amount; i++) {
            if (player.deck.isEmpty()) {
                engine.note("deck-empty", "player", player.uuid);
                break;
            }
            String card = player.deck.remove(0);
            player.hand.add(card);
            drawn.add(card);
            engine.moved(card, "deck", "hand", player.uuid);
            engine.behave(card, Timing.DRAW, player.uuid);
        }
        return drawn;
    }

    /**
     * Discards a card of any player. One that lies in the discard pile already stays there.
     *
     * @return whether it was discarded
     */
    boolean discard(String card) {
        PlayerState player = table.holder(card);
        if (player == null) {
            engine.note("unknown-target", "target", card);
            return false;
        }
        String zone = table.zoneOf(card);
        if (zone.equals("discard")) {
            engine.note("already-discarded", "card", card);
            return false;
        }
        table.take(card);
        player.discard.add(card);
        engine.moved(card, zone, "discard", player.uuid);
        engine.emit(Event.DISCARD, about(player.uuid, card));
        unequipped(card, zone, player);
        engine.behave(card, Timing.DISCARD, player.uuid);
        return true;
    }

    /** Runs what a wand does when it leaves its place, whatever took it away (D-UNEQUIP). */
    private void unequipped(String card, String zone, PlayerState player) {
        if (zone.equals("wand")) {
            engine.behave(card, Timing.UNEQUIP, player.uuid);
        }
    }

    /** Shuffles the discard pile into the deck (D-SHUFFLEBACK). */
    void shuffleBack(PlayerState player) {
        List<String> cards = new ArrayList<>(player.deck);
        cards.addAll(player.discard);
        player.discard.clear();
        player.deck.clear();
        player.deck.addAll(engine.draw(cards, cards.size()));
        engine.note("shuffled", "player", player.uuid);
    }

    private Map<String, GameValue> about(String player, String card) {
        return Engine.data("playerUUID", player, "cardUUID", card, "cardID", table.cardId(card));
    }

    /**
     * Plays a card of the hand (D-PLAY): pays, takes it from the hand, emits the event. A card that
     * is countered goes to the discard pile without effect; its cost stays paid (D-COUNTER).
     * Otherwise its behaviours run, and it goes to the play area.
     */
    void play(PlayerState player, String card) {
        if (!player.hand.contains(card)) {
            throw ActionAbortedException.illegal("the card is not in the hand");
        }
        int cost = table.cost(card);
        if (player.mana < cost) {
            throw ActionAbortedException.illegal("there is not enough mana");
        }
        change(player, Stat.MANA, player.mana - cost);
        player.hand.remove(card);
        player.lastPlayed = card;
        boolean countered =
                engine.countered(
                        card, () -> engine.emit(Event.PLAY_CARD, about(player.uuid, card)));
        if (countered) {
            player.discard.add(card);
            engine.moved(card, "hand", "discard", player.uuid);
            return;
        }
        engine.behave(card, Timing.PLAY, player.uuid);
        if (table.profile == LimitProfile.BOARD_GAME && table.cardType(card).equals("wand")) {
            equip(player, card, "hand");
        } else if (table.zoneOf(card).isEmpty()) {
            // its own behaviour may have moved it somewhere else already
            player.played.add(card);
            engine.moved(card, "hand", "played", player.uuid);
        }
    }

    /** Equips a wand. The old one is discarded first, without an event of its own. */
    void equip(PlayerState player, String card, String from) {
        if (player.wand != null) {
            String old = player.wand;
            player.wand = null;
            player.discard.add(old);
            engine.moved(old, "wand", "discard", player.uuid);
            unequipped(old, "wand", player);
        }
        table.take(card);
        player.wand = card;
        engine.moved(card, from, "wand", player.uuid);
        engine.behave(card, Timing.EQUIP, player.uuid);
    }

    /** Pays gold. In the board game there must be enough of it. */
    private void pay(PlayerState player, int price) {
        if (table.profile == LimitProfile.BOARD_GAME && player.gold < price) {
            throw ActionAbortedException.illegal("there is not enough gold");
        }
        change(player, Stat.GOLD, player.gold - price);
    }

    /**
     * Buys a card, which goes to the discard pile.
     *
     * @param given the price, or -1 for the card's place in the shop, from 1
     */
    void buy(PlayerState player, String card, int given) {
        int place = table.shop.indexOf(card);
        // a card that a scenario places nowhere can be bought; no other one is taken away
        if (place < 0 && (table.profile == LimitProfile.BOARD_GAME || table.isPlaced(card))) {
            throw ActionAbortedException.illegal("the card is not in the shop");
        }
        int price = given >= 0 ? given : place + 1;
        pay(player, price);
        table.take(card);
        player.discard.add(card);
        engine.moved(card, "shop", "discard", player.uuid);
        Map<String, GameValue> about = about(player.uuid, card);
        about.put("price", new GameValue.Number(price));
        engine.emit(Event.BUY, about);
        engine.behave(card, Timing.BUY, player.uuid);
    }

    /** Removes a card of the player from the game. The tavern of the board game charges gold. */
    void forget(PlayerState player, String card) {
        if (table.holder(card) != player) {
            throw ActionAbortedException.illegal("the player does not have the card");
        }
        if (table.profile == LimitProfile.BOARD_GAME) {
            pay(player, LimitProfile.TAVERN);
        }
        String zone = table.zoneOf(card);
        table.take(card);
        table.forgotten.add(card);
        engine.moved(card, zone, "forgotten", player.uuid);
        engine.emit(Event.FORGET, about(player.uuid, card));
        unequipped(card, zone, player);
        engine.behave(card, Timing.FORGET, player.uuid);
    }

    /** Replaces the cards in the shop; the old ones go under the pile. */
    void refreshShop(PlayerState player, int given) {
        int price = given >= 0 ? given : LimitProfile.REFRESH;
        pay(player, price);
        List<String> old = List.copyOf(table.shop);
        table.shop.clear();
        while (table.shop.size() < LimitProfile.SHOP && !table.shopDeck.isEmpty()) {
            table.shop.add(table.shopDeck.remove(0));
        }
        table.shopDeck.addAll(old);
        List<String> fresh = List.copyOf(table.shop);
        engine.emit(
                Event.REFRESH_SHOP,
                Engine.data(
                        "playerUUID",
                        player.uuid,
                        "oldShopCardUUIDs",
                        old,
                        "oldShopCardIDs",
                        ids(old),
                        "newShopCardUUIDs",
                        fresh,
                        "newShopCardIDs",
                        ids(fresh),
                        "price",
                        price));
    }

    private List<String> ids(List<String> cards) {
        List<String> ids = new ArrayList<>();
        for (String card : cards) {
            ids.add(table.cardId(card));
        }
        return ids;
    }
}
