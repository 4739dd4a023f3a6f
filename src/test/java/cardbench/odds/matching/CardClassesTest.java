package cardbench.odds.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CardClassesTest {

    @Test
    void cards_areTogetherWhereAllAnswersAreTheSame() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            int[] kinds = new int[random.nextInt(12)];
            for (int i = 0; i < kinds.length; i++) {
                kinds[i] = random.nextInt(5);
            }
            List<boolean[]> conditions = new ArrayList<>();
            for (int i = random.nextInt(4); i > 0; i--) {
                boolean[] condition = new boolean[5];
                for (int kind = 0; kind < 5; kind++) {
                    condition[kind] = random.nextInt(3) == 0;
                }
                conditions.add(condition);
            }
            Map<String, List<Integer>> expected = new LinkedHashMap<>();
            for (int card = 0; card < kinds.length; card++) {
                StringBuilder answers = new StringBuilder();
                for (boolean[] condition : conditions) {
                    answers.append(condition[kinds[card]]);
                }
                expected.computeIfAbsent(answers.toString(), key -> new ArrayList<>()).add(card);
            }
            CardClasses classes = CardClasses.of(kinds, conditions);
            List<String> found = new ArrayList<>();
            for (int i = 0; i < classes.size(); i++) {
                found.add(Arrays.toString(classes.cards().get(i)));
                assertEquals(classes.cards().get(i).length, classes.count(i));
            }
            List<String> lists = new ArrayList<>();
            expected.values().forEach(list -> lists.add(list.toString()));
            assertEquals(lists, found, "seed " + seed);
        }
    }
}
