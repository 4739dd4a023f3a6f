package cardbench.odds.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Random32;
import cardbench.base.chance.Seed;
import cardbench.base.number.Estimate;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.question.Decks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PairedGamesTest {

    private static final int GAMES = 8192;

    private static TopicPrograms topic(String yaml) {
        return Decks.programs(yaml).topics().get(0);
    }

    private static PairedGames play(String yaml, String other) {
        PairedGames pairs = new PairedGames(topic(yaml), topic(other));
        pairs.play(Seed.DEFAULT, "t", GAMES);
        return pairs;
    }

    private static double half(Difference difference) {
        return (Double.parseDouble(difference.high()) - Double.parseDouble(difference.low())) / 2;
    }

    /** The blocks of the cards of the second sample, with what is before and behind them. */
    private static List<String> blocks() {
        String yaml = Decks.sample("zhulei");
        Matcher starts = Pattern.compile("(?m)^ {8}[a-z][a-z0-9-]*:\\s*$|^simulate:").matcher(yaml);
        List<String> blocks = new ArrayList<>();
        int from = 0;
        boolean cards = true;
        while (cards && starts.find()) {
            blocks.add(yaml.substring(from, starts.start()));
            from = starts.start();
            cards = !starts.group().equals("simulate:");
        }
        blocks.add(yaml.substring(from));
        return blocks;
    }

    @Test
    void otherOrderOfTheFile_makesNoDifference() {
        List<String> blocks = blocks();
        assertTrue(blocks.size() > 10, blocks.size() + " blocks");
        List<String> moved = new ArrayList<>(blocks);
        Collections.reverse(moved.subList(1, moved.size() - 1));
        PairedGames pairs = play(String.join("", blocks), String.join("", moved));
        assertEquals(new Difference("0.000000", "0.000000", "0.000000", null), pairs.difference());
    }

    /**
     * One copy of a card more: half the width that two independent samples of so many games have,
     * or less.
     */
    @Test
    void oneCardMore_needsFewerGames() {
        List<String> blocks = blocks();
        double worst = 0;
        int compared = 0;
        for (int card = 1; card < blocks.size() - 1; card++) {
            List<String> changed = new ArrayList<>(blocks);
            Matcher count = Pattern.compile("count: (\\d+)").matcher(changed.get(card));
            if (!count.find()) {
                continue;
            }
            int copies = Integer.parseInt(count.group(1));
            changed.set(card, count.replaceFirst("count: " + (copies + 1)));
            PairedGames pairs = play(String.join("", blocks), String.join("", changed));
            double sum = 0;
            for (String rate :
                    List.of(
                            pairs.firstOdds().success().estimate().value(),
                            pairs.secondOdds().success().estimate().value())) {
                double p = Double.parseDouble(rate);
                sum += p * (1 - p) / GAMES;
            }
            double ratio = half(pairs.difference()) / (Estimate.Z * Math.sqrt(sum));
            System.out.printf(
                    "%s ratio %.3f%n", changed.get(card).strip().lines().findFirst().get(), ratio);
            worst = Math.max(worst, ratio);
            compared++;
        }
        assertTrue(compared >= 10, compared + " cards");
        assertTrue(worst <= 0.5, "ratio " + worst + " with the default seed");
    }

    /** With one card instead of another and one more: 4! permutations, each order as often. */
    @Test
    void everyOrder_isAsLikely() {
        SharedSlots slots = new SharedSlots(List.of("a", "b", "c"), List.of("c", "x", "y", "a"));
        Random32 random = new Random32(1, 2, 3, 4);
        Map<String, Integer> first = new TreeMap<>();
        Map<String, Integer> second = new TreeMap<>();
        int rounds = 24_000;
        for (int i = 0; i < rounds; i++) {
            slots.shuffle(random);
            first.merge(text(slots.firstOrder()), 1, Integer::sum);
            second.merge(text(slots.secondOrder()), 1, Integer::sum);
        }
        assertEquals(6, first.size());
        assertEquals(24, second.size());
        // five standard errors of 4,000 and 1,000
        first.forEach((order, count) -> assertEquals(4000, count, 290, order));
        second.forEach((order, count) -> assertEquals(1000, count, 155, order));
    }

    private static String text(int[] order) {
        StringBuilder text = new StringBuilder();
        for (int card : order) {
            text.append(card);
        }
        return text.toString();
    }
}
