package cardbench.odds.exact.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.search.Topics;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Goes through the fields as they are, so that one that is added is not forgotten. */
class StateTest {

    private final Problem problem =
            new Topics()
                    .card("a", 3, "", "[1]@;(= count (+ n |F|))", "@;(# X F)")
                    .card("b", 2, "")
                    .card("c", 2, "")
                    .combo("a", "b")
                    .problem();

    private final StateEncoder encoder = new StateEncoder();

    /**
     * All fields that hold something of the game: what is private tells which arrays are shared.
     */
    private static List<Field> fields() {
        List<Field> fields = new ArrayList<>();
        for (Field field : State.class.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())
                    && !Modifier.isPrivate(field.getModifiers())) {
                fields.add(field);
            }
        }
        assertTrue(fields.size() > 15);
        return fields;
    }

    private static Object get(Field field, State state) {
        try {
            return field.get(state);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static void set(Field field, State state, Object value) {
        try {
            field.set(state, value);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static String text(Object value) {
        return Arrays.deepToString(new Object[] {value});
    }

    private static String text(State state) {
        StringBuilder text = new StringBuilder();
        for (Field field : fields()) {
            text.append(field.getName()).append(text(get(field, state))).append(' ');
        }
        return text.toString();
    }

    /** Another value for a field: at random, with an array of the same length. */
    private static Object another(Object value, Random random) {
        if (value instanceof Integer) {
            return 1 + random.nextInt(100);
        } else if (value instanceof Boolean) {
            return !(Boolean) value;
        } else if (value instanceof int[] numbers) {
            int[] others = new int[Math.max(2, numbers.length)];
            for (int i = 0; i < others.length; i++) {
                others[i] = 1 + random.nextInt(100);
            }
            return others;
        } else if (value instanceof byte[]) {
            byte[] cards = new byte[1 + random.nextInt(3)];
            for (int i = 0; i < cards.length; i++) {
                cards[i] = (byte) random.nextInt(3);
            }
            return cards;
        } else if (value instanceof byte[][] zones) {
            byte[][] others = new byte[zones.length][];
            for (int i = 0; i < others.length; i++) {
                others[i] = (byte[]) another(new byte[0], random);
            }
            return others;
        }
        throw new AssertionError("a field of another kind: " + value);
    }

    private State any(Random random) {
        State state = State.first(problem);
        for (Field field : fields()) {
            set(field, state, another(get(field, state), random));
        }
        return state;
    }

    private byte[] key(State state) {
        StateKey.write(state, encoder);
        return encoder.kept();
    }

    private boolean sameKey(State one, State other) {
        return Arrays.equals(key(one), key(other));
    }

    /** The fields that something changes. */
    private Set<Field> changedBy(Consumer<State> change) {
        State state = any(new Random(1));
        State before = state.copy();
        change.accept(state);
        Set<Field> changed = new LinkedHashSet<>();
        for (Field field : fields()) {
            if (!text(get(field, before)).equals(text(get(field, state)))) {
                changed.add(field);
            }
        }
        return changed;
    }

    @Test
    void copy_hasEveryField() {
        for (int seed = 0; seed < 20; seed++) {
            State state = any(new Random(seed));
            assertEquals(text(state), text(state.copy()), "seed " + seed);
        }
    }

    /** Whatever is done to one of many copies is seen in no other one. */
    @Test
    void copies_doNotShareWhatChanges() {
        for (int seed = 0; seed < 15; seed++) {
            Random random = new Random(seed);
            List<State> states = new ArrayList<>(List.of(any(random)));
            List<String> texts = new ArrayList<>(List.of(text(states.get(0))));
            for (int step = 0; step < 40; step++) {
                int at = random.nextInt(states.size());
                if (random.nextInt(3) == 0) {
                    states.add(states.get(at).copy());
                    texts.add(texts.get(at));
                } else {
                    change(states.get(at), random);
                    texts.set(at, text(states.get(at)));
                }
                for (int i = 0; i < states.size(); i++) {
                    assertEquals(texts.get(i), text(states.get(i)), "seed " + seed);
                }
            }
        }
    }

    private static void change(State state, Random random) {
        byte[] cards = {(byte) random.nextInt(30)};
        switch (random.nextInt(8)) {
            case 0 -> state.ownCounts()[random.nextInt(2)]++;
            case 1 -> state.ownGlobals()[0]++;
            case 2 -> state.ownLocals()[0]++;
            case 3 -> state.lay(1 + random.nextInt(2), cards);
            case 4 -> state.fill(1 + random.nextInt(2), cards);
            case 5 -> state.close(random.nextInt(2));
            case 6 -> state.closeAll(0, random.nextInt());
            default -> state.finish();
        }
    }

    /** All but the sum of the cards. */
    @Test
    void everyDifference_isInTheKey() {
        Set<Field> apart = changedBy(state -> state.unseen++);
        assertEquals(1, apart.size());
        for (int seed = 0; seed < 10; seed++) {
            Random random = new Random(seed);
            State state = any(random);
            for (Field field : fields()) {
                String where = "seed " + seed + ": " + field.getName();
                State copy = state.copy();
                Object value = get(field, state);
                if (apart.contains(field)) {
                    set(field, copy, (Integer) value + 1);
                    assertTrue(sameKey(state, copy), where);
                    continue;
                }
                for (Object other : neighbours(value)) {
                    set(field, copy, other);
                    assertFalse(sameKey(state, copy), where + text(other));
                }
                set(field, copy, value);
                assertTrue(sameKey(state, copy), where);
            }
        }
    }

    /** Values that differ in one thing; those of the first zone, the deck, are not used. */
    private static List<Object> neighbours(Object value) {
        List<Object> neighbours = new ArrayList<>();
        if (value instanceof Integer number) {
            neighbours.addAll(List.of(number + 1, 0, 128 * number, number | 1 << 30));
        } else if (value instanceof Boolean truth) {
            neighbours.add(!truth);
        } else if (value instanceof int[] numbers) {
            if (numbers.length == 0) {
                neighbours.add(new int[] {3, 1});
            }
            for (int i = 0; i < numbers.length; i++) {
                int[] others = numbers.clone();
                others[i] += 128;
                neighbours.add(others);
            }
        } else if (value instanceof byte[] cards) {
            neighbours.add(Arrays.copyOf(cards, cards.length + 1));
            neighbours.add(new byte[0]);
            for (int i = 0; i < cards.length; i++) {
                byte[] others = cards.clone();
                others[i] ^= PartiallyOrderedCards.START;
                neighbours.add(others);
            }
        } else if (value instanceof byte[][] zones) {
            for (int zone = 1; zone < zones.length; zone++) {
                for (Object own : neighbours(zones[zone])) {
                    byte[][] others = zones.clone();
                    others[zone] = (byte[]) own;
                    neighbours.add(others);
                }
            }
        }
        return neighbours;
    }

    /** Small random states, of which many are the same. */
    @Test
    void keys_areTheSameWhereStatesAre() {
        Set<Field> apart = changedBy(state -> state.unseen++);
        Map<String, String> keys = new HashMap<>();
        Map<String, String> states = new HashMap<>();
        Random random = new Random(3);
        for (int i = 0; i < 4000; i++) {
            State state = State.first(problem);
            for (int change = random.nextInt(4); change > 0; change--) {
                Field field = fields().get(random.nextInt(fields().size()));
                Object value = get(field, state);
                List<Object> others = neighbours(value);
                others.removeIf(other -> other instanceof Integer number && number < 0);
                set(field, state, others.get(random.nextInt(others.size())));
            }
            // while nothing is drawn, it does not matter what would be kept
            state.kept = state.pending == 0 ? 0 : state.kept;
            StringBuilder text = new StringBuilder();
            for (Field field : fields()) {
                text.append(apart.contains(field) ? "" : text(get(field, state)));
            }
            String written = Arrays.toString(key(state));
            assertEquals(written, keys.computeIfAbsent(text.toString(), unused -> written));
            assertEquals(text.toString(), states.computeIfAbsent(written, k -> text.toString()));
        }
        assertTrue(keys.size() > 100 && keys.size() < 3900, keys.size() + " states");
    }

    /** States in which everything is decided are the same where it is decided alike. */
    @Test
    void finishedStates_differInWhatIsDecidedAlone() {
        Set<Field> stay =
                changedBy(
                        state -> {
                            state.decided++;
                            state.succeeded++;
                            state.running++;
                            state.moved ^= true;
                        });
        assertEquals(4, stay.size());
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            State one = any(random);
            State other = any(random);
            for (Field field : stay) {
                set(field, other, get(field, one));
            }
            State before = one.copy();
            String text = text(before);
            one.finish();
            other.finish();
            assertTrue(sameKey(one, other), "seed " + seed);
            assertTrue(one.ended);
            assertTrue(one.isDone(0) && one.isDone(1));
            assertEquals(0, one.count(CardClassSet.DECK, CardClassSet.ALL));
            assertEquals(text, text(before), "seed " + seed);
            other.succeeded++;
            assertFalse(sameKey(one, other), "seed " + seed);
            assertNotEquals(text, text(one));
        }
    }

    @Test
    void room_isThatOfAllNumbers() {
        State state = any(new Random(2));
        int before = state.bytes();
        int numbers = 0;
        for (Field field : fields()) {
            if (get(field, state) instanceof int[] own) {
                numbers += own.length;
                State longer = state.copy();
                set(field, longer, new int[own.length + 10]);
                assertEquals(before + 40, longer.bytes(), field.getName());
            }
        }
        assertTrue(before > 4 * numbers);
    }

    @Test
    void cards_areCountedWhereverTheyLie() {
        State state = State.first(problem);
        assertEquals(7, state.count(CardClassSet.DECK, CardClassSet.ALL));
        state.ownCounts()[0] = 1;
        state.unseen = 5;
        state.top = new byte[] {PartiallyOrderedCards.START};
        state.bottom = new byte[] {PartiallyOrderedCards.START | 1, 2};
        state.lay(CardClassSet.HAND, new byte[] {PartiallyOrderedCards.START});
        state.fill(CardClassSet.HAND, new byte[] {0, 1});
        assertEquals(8, state.count(CardClassSet.DECK, CardClassSet.ALL));
        assertEquals(2, state.count(CardClassSet.DECK, 1));
        assertEquals(5, state.count(CardClassSet.DECK, 3));
        assertEquals(1, state.unseen(1));
        assertEquals(2, state.count(CardClassSet.HAND, 1));
        assertEquals(3, state.count(CardClassSet.HAND, CardClassSet.ALL));
        assertEquals(0, state.count(CardClassSet.GRAVE, CardClassSet.ALL));
    }

    @Test
    void effects_areClosedOneByOne() {
        State state = State.first(problem);
        state.done = new int[3];
        for (int effect : new int[] {0, 5, 31, 32, 70}) {
            for (int i = 0; i < 90; i++) {
                boolean before = i == 0 || i == 5 || i == 31 || i == 32 || i == 70;
                assertEquals(before && i < effect, state.isDone(i));
            }
            state.close(effect);
            assertTrue(state.isDone(effect));
        }
    }
}
