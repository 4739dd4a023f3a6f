package cardbench.wizard.play;

import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * The phases and turns of a round, in the order of the events in the document. Turns begin with the
 * start player and go around the table; the start marker moves on after each round.
 */
final class Round {

    /** The phases. */
    enum Phase implements Word {
        NONE("none", null, null, null, null),
        PREPARING("preparing", Event.PREPARING_PHASE_START, Event.PREPARING_PHASE_END, null, null),
        EXPLORING("exploring", Event.EXPLORING_PHASE_START, Event.EXPLORING_PHASE_END, null, null),
        BATTLING(
                "battling",
                Event.BATTLING_PHASE_START,
                Event.BATTLING_PHASE_END,
                Event.BATTLE_TURN_START,
                Event.BATTLE_TURN_END),
        ADVANCING(
                "advancing",
                Event.ADVANCING_PHASE_START,
                Event.ADVANCING_PHASE_END,
                Event.ADVANCE_TURN_START,
                Event.ADVANCE_TURN_END),
        SUPPLYING(
                "supplying",
                Event.SUPPLYING_PHASE_START,
                Event.SUPPLYING_PHASE_END,
                Event.SUPPLY_TURN_START,
                Event.SUPPLY_TURN_END);

        private final String word;
        private final Event start;
        private final Event end;
        private final Event turnStart;
        private final Event turnEnd;

        Phase(String word, Event start, Event end, Event turnStart, Event turnEnd) {
            this.word = word;
            this.start = start;
            this.end = end;
            this.turnStart = turnStart;
            this.turnEnd = turnEnd;
        }

        @Override
        public String word() {
            return word;
        }

        private boolean hasTurns() {
            return turnStart != null;
        }
    }

    private final Engine engine;
    private final Table table;
    private final Moves moves;
    private Phase phase = Phase.NONE;
    private int start;
    private int turn;

    Round(Engine engine, Moves moves) {
        this.engine = engine;
        this.table = engine.table;
        this.moves = moves;
    }

    Phase phase() {
        return phase;
    }

    /** The player whose turn it is; {@code null} in phases without turns. */
    PlayerState current() {
        return phase.hasTurns() && !table.players.isEmpty() ? seat(turn) : null;
    }

    /** Starts in the middle of a round, without emitting the events before. */
    void set(Phase phase, String current) {
        this.phase = phase;
        List<String> order = new ArrayList<>(table.players.keySet());
        turn = Math.max(0, order.indexOf(current));
    }

    private PlayerState seat(int place) {
        List<PlayerState> order = new ArrayList<>(table.players.values());
        return order.get((start + place) % order.size());
    }

    private void emit(Event event) {
        engine.emit(event, Engine.data());
    }

    private void emit(Event event, PlayerState player) {
        engine.emit(event, Engine.data("playerUUID", player.uuid));
    }

    /** Begins the next turn, phase or round. */
    void next() {
        if (table.players.isEmpty()) {
            throw ActionAbortedException.illegal("there are no players");
        }
        if (phase == Phase.NONE) {
            table.round++;
            engine.emit(Event.ROUND_START, Engine.data("round", table.round));
            enter(Phase.PREPARING);
        } else if (!phase.hasTurns() || !nextTurn()) {
            leave();
        }
    }

    /** Ends the turn. Returns whether another turn of the phase has begun. */
    private boolean nextTurn() {
        emit(phase.turnEnd, seat(turn));
        int seats = table.players.size();
        if (phase != Phase.BATTLING) {
            turn++;
            if (turn < seats) {
                emit(phase.turnStart, seat(turn));
            }
            return turn < seats;
        }
        // A battle goes around until everybody has passed. The last seat tried is the player's own:
        // who is left alone has one turn after the other.
        for (int i = 1; i <= seats; i++) {
            PlayerState player = seat((turn + i) % seats);
            if (!player.passed) {
                turn = (turn + i) % seats;
                emit(phase.turnStart, player);
                return true;
            }
        }
        return false;
    }

    private void leave() {
        if (phase == Phase.PREPARING && table.profile == LimitProfile.BOARD_GAME) {
            fillHands();
        }
        emit(phase.end);
        if (phase == Phase.BATTLING) {
            clear();
        }
        if (phase == Phase.SUPPLYING) {
            engine.emit(Event.ROUND_END, Engine.data("round", table.round));
            phase = Phase.NONE;
            moveStart();
        } else {
            enter(Phase.values()[phase.ordinal() + 1]);
        }
    }

    private void enter(Phase next) {
        phase = next;
        turn = 0;
        emit(next.start);
        if (next == Phase.BATTLING) {
            for (PlayerState player : table.players.values()) {
                player.passed = false;
            }
        }
        if (next.hasTurns()) {
            emit(next.turnStart, seat(0));
        }
    }

    /** Fills the hands. This is the only draw that shuffles the discard pile into an empty deck. */
    private void fillHands() {
        for (PlayerState player : table.players.values()) {
            int missing = LimitProfile.HAND - player.hand.size();
            int available = Math.min(missing, player.deck.size());
            moves.draw(player, available);
            if (available < missing && !player.discard.isEmpty()) {
                moves.shuffleBack(player);
                moves.draw(player, Math.min(missing - available, player.deck.size()));
            }
        }
    }

    /** Clears the play areas after the battle. In the board game, freezing ends. */
    private void clear() {
        for (PlayerState player : table.players.values()) {
            player.discard.addAll(player.played);
            player.played.clear();
            player.passed = false;
            if (table.profile == LimitProfile.BOARD_GAME) {
                moves.change(player, Doable.Stat.FREEZING, 0);
            }
        }
    }

    /** Emits the events of a whole round in which nobody plays. */
    void passed(int round, Runnable flips) {
        table.round = round;
        engine.emit(Event.ROUND_START, Engine.data("round", round));
        for (Phase one : Phase.values()) {
            if (one == Phase.NONE) {
                continue;
            }
            emit(one.start);
            if (one == Phase.EXPLORING) {
                flips.run();
            }
            for (int i = 0; one.hasTurns() && i < table.players.size(); i++) {
                emit(one.turnStart, seat(i));
                emit(one.turnEnd, seat(i));
            }
            emit(one.end);
            if (one == Phase.BATTLING) {
                clear();
            }
        }
        engine.emit(Event.ROUND_END, Engine.data("round", round));
        moveStart();
    }

    /** Moves the start marker on. */
    private void moveStart() {
        start = table.players.isEmpty() ? 0 : (start + 1) % table.players.size();
    }
}
