package cardbench.wizard.play;

import cardbench.base.chance.Random32;
import cardbench.base.json.JsonMap;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.Event;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The state of a game: players, monsters, cards and triggers. UUIDs that the engine gives are
 * counters, so that the same actions give the same names when a game is replayed.
 */
final class Table {

    /** The definition of cards that no scenario defines. They can be held and played. */
    private static final Card BLANK =
            new Card("", "", new JsonMap(List.of(), 0, 0), 0, "spell", List.of());

    final LimitProfile profile;
    final Random32 random;

    /** In the order of the seats. */
    final Map<String, PlayerState> players = new LinkedHashMap<>();

    final Map<String, MonsterState> monsters = new LinkedHashMap<>();

    /** Card ids by the UUIDs of their copies. */
    final Map<String, String> instances = new LinkedHashMap<>();

    /** The definitions by id. */
    final Map<String, Card> cards = new LinkedHashMap<>();

    /** Mana costs that differ from the printed ones, by UUID. */
    final Map<String, Integer> costs = new LinkedHashMap<>();

    /** Schools that differ from the printed ones, by UUID. */
    final Map<String, String> schools = new LinkedHashMap<>();

    final List<String> shop = new ArrayList<>();
    final List<String> shopDeck = new ArrayList<>();
    final List<String> forgotten = new ArrayList<>();
    final List<ActiveTrigger> triggers = new ArrayList<>();
    int round;

    /** The number of triggers mounted so far, also those removed: UUIDs are not reused. */
    int mounted;

    Table(LimitProfile profile, Random32 random) {
        this.profile = profile;
        this.random = random;
    }

    /** The definition of a copy. */
    Card card(String uuid) {
        Card card = cards.get(cardId(uuid));
        return card == null ? BLANK : card;
    }

    /** The card id of a copy. A UUID that is no known copy is taken as a card id itself. */
    String cardId(String uuid) {
        String id = instances.get(uuid);
        return id == null ? uuid : id;
    }

    /** The current cost of playing a copy. */
    int cost(String uuid) {
        Integer changed = costs.get(uuid);
        return Math.max(0, changed == null ? card(uuid).manaCost() : changed);
    }

    /** The current school of a copy. */
    String school(String uuid) {
        String changed = schools.get(uuid);
        return changed == null ? card(uuid).text("school") : changed;
    }

    /** Whether a trigger waits for an event. */
    boolean isAwaited(Event event) {
        for (ActiveTrigger mounted : triggers) {
            if (mounted.trigger.event() == event && !mounted.muted) {
                return true;
            }
        }
        return false;
    }

    /** The type of a card or monster, as in the condition IsType. */
    String cardType(String uuid) {
        return monsters.containsKey(uuid) ? "monster" : card(uuid).cardType();
    }

    /** The player who has a card in a zone, or {@code null}. */
    PlayerState holder(String uuid) {
        for (PlayerState player : players.values()) {
            boolean has = uuid.equals(player.wand);
            for (String zone : PlayerState.ZONES) {
                has |= player.zone(zone).contains(uuid);
            }
            if (has) {
                return player;
            }
        }
        return null;
    }

    /** The name of the zone that holds a card; empty for none. */
    String zoneOf(String uuid) {
        PlayerState player = holder(uuid);
        if (player != null) {
            for (String zone : PlayerState.ZONES) {
                if (player.zone(zone).contains(uuid)) {
                    return zone;
                }
            }
            return "wand";
        }
        return shop.contains(uuid) ? "shop" : "";
    }

    /** Whether a UUID is that of a card in some place, or of a monster. */
    boolean isPlaced(String uuid) {
        return !zoneOf(uuid).isEmpty()
                || shopDeck.contains(uuid)
                || forgotten.contains(uuid)
                || monsters.containsKey(uuid);
    }

    /** Removes a card from whatever zone it is in. */
    void take(String uuid) {
        for (PlayerState player : players.values()) {
            PlayerState.ZONES.forEach(zone -> player.zone(zone).remove(uuid));
            player.wand = uuid.equals(player.wand) ? null : player.wand;
        }
        shop.remove(uuid);
        shopDeck.remove(uuid);
        forgotten.remove(uuid);
    }

    /** The player a number of seats on, at least -1; {@code null} for an unknown player. */
    PlayerState neighbour(String uuid, int seats) {
        List<PlayerState> order = new ArrayList<>(players.values());
        for (int i = 0; i < order.size(); i++) {
            if (order.get(i).uuid.equals(uuid)) {
                return order.get((i + seats + order.size()) % order.size());
            }
        }
        return null;
    }
}
