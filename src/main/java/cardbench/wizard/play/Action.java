package cardbench.wizard.play;

import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.GameValue;
import java.util.List;
import java.util.Map;

/**
 * One step of a scenario: what a player, or the author of the scenario, does. UUIDs are as they
 * were written and may name nothing. A text or list that was not given is empty, a number {@link
 * #ABSENT}.
 */
sealed interface Action {

    /** A number that was not given. */
    int ABSENT = -1;

    /**
     * Performs the action.
     *
     * @throws ActionAbortedException if it waits for a choice, is illegal or does not end; the game
     *     is then in the middle of the action
     */
    void perform(Actions actions);

    /** A card of the hand is played. */
    record Play(String player, String card) implements Action {
        @Override
        public void perform(Actions actions) {
            actions.play(this);
        }
    }

    /** A wand is taken up without being played. */
    record Equip(String player, String card) implements Action {
        @Override
        public void perform(Actions actions) {
            actions.equip(this);
        }
    }

    /** The player plays no more cards in this battle. */
    record Pass(String player) implements Action {
        @Override
        public void perform(Actions actions) {
            actions.pass(this);
        }
    }

    /** Cards of the hand are played in the order given, and the player passes. */
    record Reverse(String player, List<String> cards) implements Action {

        public Reverse {
            cards = List.copyOf(cards);
        }

        @Override
        public void perform(Actions actions) {
            actions.reverse(this);
        }
    }

    /** Cards are drawn. */
    record Draw(String player, int amount) implements Action {
        @Override
        public void perform(Actions actions) {
            actions.draw(this);
        }
    }

    /** Cards are discarded. */
    record Discard(String player, List<String> cards) implements Action {

        public Discard {
            cards = List.copyOf(cards);
        }

        @Override
        public void perform(Actions actions) {
            actions.discard(this);
        }
    }

    /** A card is bought. Without a price, its place in the shop is the price. */
    record Buy(String player, String card, int price) implements Action {
        @Override
        public void perform(Actions actions) {
            actions.buy(this);
        }
    }

    /** A card is removed from the game. */
    record Forget(String player, String card) implements Action {
        @Override
        public void perform(Actions actions) {
            actions.forget(this);
        }
    }

    /** New cards are laid into the shop. */
    record RefreshShop(String player, int price) implements Action {
        @Override
        public void perform(Actions actions) {
            actions.refreshShop(this);
        }
    }

    /** The player advances by a number of squares. */
    record Advance(String player, int steps) implements Action {
        @Override
        public void perform(Actions actions) {
            actions.advance(this);
        }
    }

    /** The player pushes another one ahead by a square. */
    record Kick(String player, String target) implements Action {
        @Override
        public void perform(Actions actions) {
            actions.kick(this);
        }
    }

    /** The next turn, phase or round begins. */
    record Next() implements Action {
        @Override
        public void perform(Actions actions) {
            actions.next();
        }
    }

    /**
     * An exploration card is turned up. It is not a record: as an element of lists, its generated
     * {@code equals} over nine fields would be compiled into the bundles.
     */
    final class Flip implements Action {
        final String player;
        final String uuid;

        /** {@code null} if it is not given; so are the type and the level. */
        final String id;

        final String type;
        final String level;
        final int health;
        final int maxHealth;
        final int reward;

        /** The health of the other monsters of a group. */
        final List<Integer> pools;

        Flip(
                String player,
                String uuid,
                String id,
                String type,
                String level,
                int health,
                int maxHealth,
                int reward,
                List<Integer> pools) {
            this.player = player;
            this.uuid = uuid;
            this.id = id;
            this.type = type;
            this.level = level;
            this.health = health;
            this.maxHealth = maxHealth;
            this.reward = reward;
            this.pools = List.copyOf(pools);
        }

        @Override
        public void perform(Actions actions) {
            actions.flip(this);
        }
    }

    /**
     * An event is raised by hand.
     *
     * @param event {@code null} if the name is unknown
     * @param context its fields, in the order given
     */
    record Emit(Event event, Map<String, GameValue> context) implements Action {
        @Override
        public void perform(Actions actions) {
            actions.emit(this);
        }
    }

    /**
     * Doables run as if a card that was played did them.
     *
     * @param context the variables that they can use, in the order given
     */
    record Run(String player, Map<String, GameValue> context, List<Doable> doables)
            implements Action {

        public Run {
            doables = List.copyOf(doables);
        }

        @Override
        public void perform(Actions actions) {
            actions.run(this);
        }
    }

    /** A whole round passes in which nobody plays. These cards are turned up. */
    record PassRound(int round, List<Flip> flips) implements Action {

        public PassRound {
            flips = List.copyOf(flips);
        }

        @Override
        public void perform(Actions actions) {
            actions.passRound(this);
        }
    }

    /**
     * The state is changed by hand, without events: the numbers of the monster, or of the player if
     * there is no such monster, and the zone of a card of the player.
     */
    record Set(
            String player,
            String monster,
            String card,
            String zone,
            int mana,
            int gold,
            int freezing,
            int health,
            int maxHealth,
            int reward)
            implements Action {
        @Override
        public void perform(Actions actions) {
            actions.set(this);
        }
    }

    /** A trigger is muted or unmuted. */
    record Mute(String trigger, boolean muted) implements Action {
        @Override
        public void perform(Actions actions) {
            actions.mute(this);
        }
    }

    /** An action that the contract does not have. */
    record Unknown() implements Action {
        @Override
        public void perform(Actions actions) {
            throw ActionAbortedException.illegal("there is no such action");
        }
    }
}
