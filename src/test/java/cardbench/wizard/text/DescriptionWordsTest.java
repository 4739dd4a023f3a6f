package cardbench.wizard.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.text.PhraseTable;
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
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class DescriptionWordsTest {

    private static final PhraseTable ENGLISH = PhraseTable.of(WordsEn.TEXT);

    @Test
    void languages_haveTheSamePhrasesWithTheSameArguments() {
        for (String text : List.of(WordsZh.TEXT, WordsJa.TEXT)) {
            assertEquals(List.of(), PhraseTable.differences(ENGLISH, PhraseTable.of(text)));
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
        add("event", Event.words(), keys);
        add("seat", KeyType.SEAT.words(), keys);
        add("choose", ObjectType.names(CardGrammar.CHOOSERS), keys);
        keys.add("choose.monsterChooser.one");
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
                        KeyType.ZONE,
                        KeyType.CARD_TYPE)) {
            add("term", type.words(), keys);
        }
        return keys;
    }

    @Test
    void phrases_areThoseOfTheFormatAndOfTheExplainer() {
        Set<String> used = new TreeSet<>(PhraseTable.constants(Explainer.class));
        used.removeIf(text -> !text.matches("(do|when)\\.\\w.*"));
        for (String key : PhraseTable.constants(Explainer.class)) {
            if (ENGLISH.phrases().containsKey(key)) {
                used.add(key);
            }
        }
        used.addAll(keysOfWords());
        assertEquals(used, ENGLISH.phrases().keySet());
    }
}
