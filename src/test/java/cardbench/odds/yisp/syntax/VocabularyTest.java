package cardbench.odds.yisp.syntax;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads share a vocabulary, so nothing of it may change. */
class VocabularyTest {

    private static final List<CardKind> CARDS =
            List.of(
                    new CardKind("urara", 3, List.of("monster", "hand-trap"), ""),
                    new CardKind("houyou", 2, List.of("trap", "hand-trap"), ""));

    private final VocabularyBuilder builder = new VocabularyBuilder(CARDS);

    private void define(String alias, String conditions) {
        Diagnostics diagnostics = new Diagnostics();
        builder.define(alias, Source.of(conditions), diagnostics);
        assertEquals(List.of(), diagnostics.list());
    }

    private Vocabulary vocabulary() {
        define("Any", "A:*trap");
        define("One", "urara");
        return builder.build();
    }

    /** The fields of an object, with those that it inherits. */
    private static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> at = type; at != Object.class; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                // coverage is counted in one
                if (!field.isSynthetic() && !Modifier.isStatic(field.getModifiers())) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }

    private static void assertUnmodifiable(Object value, String where) {
        if (value instanceof Map<?, ?> map) {
            assertThrows(UnsupportedOperationException.class, map::clear, where);
        } else if (value instanceof Collection<?> collection) {
            assertTrue(!collection.isEmpty(), where);
            assertThrows(UnsupportedOperationException.class, collection::clear, where);
        }
    }

    private static void assertUnchangeable(Object object) throws IllegalAccessException {
        for (Field field : fields(object.getClass())) {
            String where = object.getClass().getSimpleName() + "." + field.getName();
            assertTrue(Modifier.isFinal(field.getModifiers()), where);
            field.setAccessible(true);
            assertUnmodifiable(field.get(object), where);
        }
    }

    @Test
    void fields_areFinalAndCollectionsUnmodifiable() throws IllegalAccessException {
        Vocabulary vocabulary = vocabulary();
        assertUnchangeable(vocabulary);
        assertUnchangeable(vocabulary.attributeIndex);
        for (Field field : fields(Vocabulary.class)) {
            // anything else would have to be looked at above
            assertTrue(
                    List.of(List.class, Map.class, AttributeIndex.class, int[].class, int.class)
                            .contains(field.getType()),
                    field.getName());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"urara", "!urara", "Any", "One", "!!One", "a:trap", "A:*trap", "A:m*"})
    void arrays_belongToTheCaller(String word) {
        Vocabulary vocabulary = vocabulary();
        boolean[] met = vocabulary.meeting(word);
        boolean[] changed = vocabulary.meeting(word);
        Arrays.fill(changed, !changed[0]);
        assertArrayEquals(met, vocabulary.meeting(word));
        assertArrayEquals(met, builder.meeting(word));
        Arrays.fill(vocabulary.kinds(), 7);
        assertArrayEquals(new int[] {0, 0, 0, 1, 1}, vocabulary.kinds());
    }

    @Test
    void aliasesDefinedLater_areNotInIt() {
        Vocabulary vocabulary = vocabulary();
        define("Late", "houyou");
        assertEquals(List.of("Any", "One"), vocabulary.aliases());
        assertEquals(List.of("Any", "One", "Late"), builder.build().aliases());
        assertEquals(null, vocabulary.meeting("Late"));
    }

    @Test
    void onlyTheBuilder_knowsWhatWasAskedFor() {
        Vocabulary vocabulary = vocabulary();
        vocabulary.meeting("Any");
        builder.meeting("!One");
        assertEquals(false, builder.wasUsed("Any"));
        assertEquals(true, builder.wasUsed("One"));
    }

    /** A deck whose patterns took all the time has no time for others, but knows those it read. */
    @Test
    void patterns_areKeptWithTheTimeThatIsLeft() {
        CardKind card = new CardKind("card", 1, List.of("a".repeat(20_000)), "");
        VocabularyBuilder reading = new VocabularyBuilder(List.of(card));
        assertTrue(reading.meeting("A:*a")[0]);
        assertTrue(reading.build().meeting("A:a*")[0]);
        reading.meeting("A:*" + "a".repeat(5_000) + "b");
        assertTrue(reading.ranOut());
        Vocabulary vocabulary = reading.build();
        assertTrue(vocabulary.meeting("A:*a")[0]);
        assertEquals(false, vocabulary.meeting("A:a*")[0]);
    }
}
