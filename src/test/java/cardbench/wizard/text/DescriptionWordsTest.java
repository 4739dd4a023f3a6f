package cardbench.wizard.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.PhraseTable;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Condition;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.TriggerMode;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class DescriptionWordsTest {

    /** The variants of a phrase, of which a language has those that its grammar needs. */
    private static final String VARIANTS =
            "(?:\\.(?:you|many|each|long|number|brief))?(?:\\.(?:one|by|and))?$";

    /** The fields that hold who brings an event about. */
    private static final Set<String> BY = Set.of("playerUUID", "sourcePlayerUUID", "kickerUUID");

    private static final PhraseTable ENGLISH = PhraseTable.of(WordsKeys.TEXT, WordsEn.TEXT);

    @Test
    void languages_haveTheSamePhrasesWithTheSameArguments() {
        for (String text : List.of(WordsZh.TEXT, WordsJa.TEXT)) {
            assertEquals(
                    List.of(),
                    PhraseTable.differences(
                            plain(ENGLISH), plain(PhraseTable.of(WordsKeys.TEXT, text))));
        }
    }

    /** The phrases without their variants. */
    private static PhraseTable plain(PhraseTable table) {
        SortedMap<String, String> plain = new TreeMap<>(table.phrases());
        plain.keySet().removeIf(key -> !plainKey(key).equals(key));
        return new PhraseTable(plain);
    }

    private static String plainKey(String key) {
        return key.replaceFirst(VARIANTS, "");
    }

    @Test
    void variants_haveTheArgumentsOfTheirPhrases() {
        for (String text : List.of(WordsZh.TEXT, WordsJa.TEXT, WordsEn.TEXT)) {
            SortedMap<String, String> phrases = PhraseTable.of(WordsKeys.TEXT, text).phrases();
            phrases.forEach(
                    (key, phrase) -> {
                        String plain = phrases.get(plainKey(key));
                        assertNotNull(plain, key);
                        for (int i = 0; i < 10; i++) {
                            String place = "{" + i + "}";
                            assertTrue(!phrase.contains(place) || plain.contains(place), key);
                        }
                    });
        }
    }

    private static void add(String group, Collection<String> words, Set<String> keys) {
        words.forEach(word -> keys.add(group + "." + word));
    }

    /** The keys that are made of a word of the format. */
    private static Set<String> keysOfWords() {
        Set<String> keys = new TreeSet<>();
        add("timing", Timing.words(), keys);
        add("mode", TriggerMode.words(), keys);
        keys.remove("mode." + TriggerMode.ONCE.word());
        add("kind", KeyType.CARD_TYPE.words(), keys);
        keys.add("when.NotEquals");
        for (Event event :
                List.of(
                        Event.EXPLORATION_FLIP,
                        Event.BEFORE_DAMAGE,
                        Event.DAMAGE_TAKEN,
                        Event.DEFEAT)) {
            keys.add("source." + event.word());
        }
        add("event", Event.words(), keys);
        add("seat", KeyType.SEAT.words(), keys);
        add("choose", ObjectType.names(CardGrammar.CHOOSERS), keys);
        for (Condition.Order order : Condition.Order.values()) {
            keys.add("when." + order.word());
        }
        for (Doable.Stat stat : Doable.Stat.values()) {
            keys.add("term." + stat.word());
        }
        for (KeyType type :
                List.of(
                        KeyType.CARD_PROPERTY,
                        KeyType.PLAYER_PROPERTY,
                        KeyType.MONSTER_PROPERTY,
                        KeyType.ZONE)) {
            add("term", type.words(), keys);
        }
        for (String word : List.of("Monster", "Player", "Card")) {
            keys.add("that" + word);
            keys.add("those" + word + "s");
            keys.add("numberOf" + word);
        }
        add("term.school", KeyType.SCHOOL.words(), keys);
        add("term.rarity", KeyType.RARITY.words(), keys);
        for (String word : Event.words()) {
            if (Event.of(word).fields().stream().anyMatch(BY::contains)) {
                keys.add("by." + word);
            }
        }
        return keys;
    }

    @Test
    void phrases_areThoseOfTheFormatAndOfTheExplainer() {
        Set<String> used = new TreeSet<>();
        for (Class<?> type :
                List.of(
                        Explainer.class,
                        DoableSentences.class,
                        ConditionClauses.class,
                        EventClauses.class,
                        NounPhrases.class,
                        DescriptionText.class,
                        Wording.class)) {
            for (String key : PhraseTable.constants(type)) {
                if (key.matches("(do|when)\\.\\w.*") || ENGLISH.phrases().containsKey(key)) {
                    used.add(key);
                }
            }
        }
        used.removeIf(key -> key.endsWith("."));
        used.addAll(keysOfWords());
        for (String field : List.of("amount", "price", "round")) {
            used.add("field." + field);
        }
        for (String field : Event.REFRESH_SHOP.fields()) {
            if (field.contains("Shop")) {
                used.add("field." + field);
            }
        }
        assertEquals(used, plain(ENGLISH).phrases().keySet());
    }
}
