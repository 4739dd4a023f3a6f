package cardbench.wizard.play;

import java.util.ArrayList;
import java.util.List;

/**
 * The actions that can be performed next. Those with more parameters than a player and a card or
 * another player, such as {@code flip} and {@code reverse}, are in neither list.
 *
 * @param legal what the document's order of events has now, for the player whose turn it is, as far
 *     as mana and gold suffice
 * @param outOfTurn what can be tried beside that: cards that are played in another player's turn or
 *     another phase, and purchases outside of the supplying phase
 */
record AvailableActions(List<Available> legal, List<Available> outOfTurn) {

    /**
     * One action.
     *
     * @param player the UUID of who performs it; {@code null} for {@code next}
     * @param card the UUID of the card it is about, or {@code null}
     * @param target the UUID of another player it is about, or {@code null}
     */
    record Available(ActionKind kind, String player, String card, String target) {}

    AvailableActions {
        legal = List.copyOf(legal);
        outOfTurn = List.copyOf(outOfTurn);
    }

    /** The actions in the present state of a game. */
    static AvailableActions of(Game game) {
        Table table = game.table();
        Round.Phase phase = game.round().phase();
        PlayerState current = game.round().current();
        List<Available> legal = new ArrayList<>();
        List<Available> outOfTurn = new ArrayList<>();
        for (PlayerState player : table.players.values()) {
            boolean turn = player == current && phase == Round.Phase.BATTLING && !player.passed;
            plays(table, player, turn ? legal : outOfTurn);
        }
        boolean supplying = phase == Round.Phase.SUPPLYING;
        if (!table.players.isEmpty()) {
            PlayerState buyer =
                    current == null ? table.players.values().iterator().next() : current;
            purchases(table, buyer, supplying ? legal : outOfTurn);
        }
        if (current != null) {
            switch (phase) {
                case BATTLING -> {
                    if (!current.passed) {
                        legal.add(new Available(ActionKind.PASS, current.uuid, null, null));
                    }
                }
                case ADVANCING -> advances(table, current, legal);
                default -> supplies(table, current, legal);
            }
        }
        if (!table.players.isEmpty()) {
            legal.add(new Available(ActionKind.NEXT, null, null, null));
        }
        return new AvailableActions(legal, outOfTurn);
    }

    private static void plays(Table table, PlayerState player, List<Available> actions) {
        for (String card : player.hand) {
            if (table.cost(card) <= player.mana) {
                actions.add(new Available(ActionKind.PLAY, player.uuid, card, null));
            }
        }
    }

    /** What can be bought; the price of a card is its place in the shop. */
    private static void purchases(Table table, PlayerState player, List<Available> actions) {
        for (int place = 0; place < table.shop.size(); place++) {
            if (canPay(table, player, place + 1)) {
                String card = table.shop.get(place);
                actions.add(new Available(ActionKind.BUY, player.uuid, card, null));
            }
        }
    }

    /** One step forward, of the player or of another one. */
    private static void advances(Table table, PlayerState player, List<Available> actions) {
        actions.add(new Available(ActionKind.ADVANCE, player.uuid, null, null));
        for (PlayerState target : table.players.values()) {
            if (target != player) {
                actions.add(new Available(ActionKind.KICK, player.uuid, null, target.uuid));
            }
        }
    }

    /** The shop's refreshment and the tavern. Of the cards that lie open, any can be forgotten. */
    private static void supplies(Table table, PlayerState player, List<Available> actions) {
        if (!table.shop.isEmpty() && canPay(table, player, LimitProfile.REFRESH)) {
            actions.add(new Available(ActionKind.REFRESH_SHOP, player.uuid, null, null));
        }
        if (canPay(table, player, LimitProfile.TAVERN)) {
            for (List<String> zone : List.of(player.hand, player.discard)) {
                for (String card : zone) {
                    actions.add(new Available(ActionKind.FORGET, player.uuid, card, null));
                }
            }
        }
    }

    private static boolean canPay(Table table, PlayerState player, int price) {
        return table.profile != LimitProfile.BOARD_GAME || player.gold >= price;
    }
}
