package cardbench.app.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Deck files that are made to keep whoever solves them busy, or to take all memory. */
final class HostileDecks {

    private HostileDecks() {}

    /** The files, by what is bad about them; the topic of each is {@code t}. */
    static Map<String, String> all() {
        Map<String, String> decks = new LinkedHashMap<>();
        decks.put("60 effects", deck(cards(60, i -> "{" + effect("[1]@;(# D.1 H)")), "k: {}"));
        decks.put(
                "31 effects and a hand of 12",
                deck(
                        cards(31, i -> "{" + effect("[1]/(> |H.c%d| 0);@;(# D.1 B)", (i + 7) % 31)),
                        "k: {hand: [c1]}",
                        "start-card: 12"));
        decks.put(
                "searches that overlap",
                deck(
                        cards(
                                12,
                                i ->
                                        "{count: 3, attribute: [x%d, x%d], ".formatted(i % 7, i % 5)
                                                + effect("[1]@;(# D.a:x%d.1 H)", i * 3 % 7)),
                        "k: {hand: [c1, c2, c3]}"));
        decks.put(
                "a thousand cards in hand",
                deck(
                        "c0: {count: 300, "
                                + effect("[1]@;(# D.3 B)")
                                + ", c1: {count: 300, "
                                + effect("[1]@;(# H.c1.2 B)")
                                + ", c2: {count: 400}",
                        "k: {hand: [c0, c1]}",
                        "start-card: 1000"));
        decks.put(
                "a start-card of 10^9",
                deck("c0: {count: 20}, c1: {}", "k: {}", "start-card: 1" + nines()));
        decks.put("counts of 10^9", deck("c0: {count: 1" + nines() + "}, c1: {}", "k: {}"));
        decks.put("nested formulas", oneEffect("[1]/" + nested(30) + ";@;(# D.1 B)", nested(30)));
        decks.put(
                "nested random numbers",
                oneEffect("[1]@;(= n (+" + " (rand 0 3)".repeat(20) + "));(# D.:n B)", "1"));
        decks.put(
                "random numbers of millions",
                oneEffect("[1]@;(= total (rand 0 9999999));(# D.:total B)", "total"));
        decks.put(
                "random numbers one by one",
                oneEffect("[1]@" + ";(= total (+ (* total 97) (rand 0 99)))".repeat(6), "total"));
        decks.put("cards that come again", oneEffect("@;(# D.1 B);(# B.1 D)", "1"));
        decks.put("a card that stays", oneEffect("@;(= turns (+ turns 1));(## H.1 H)", "1"));
        decks.put(
                "40 names told apart",
                deck(
                        cards(39, i -> "{}") + ", c39: {" + effect("[1]@;(# D.5 H)"),
                        combos(39, i -> "{hand: [c%d]}".formatted(i))));
        String conditions =
                IntStream.range(0, 20)
                        .mapToObj(i -> "\"a:x" + i + "\"")
                        .collect(Collectors.joining(", ", "[", "]"));
        IntFunction<String> card =
                i ->
                        IntStream.range(0, 20)
                                .filter(j -> (i * j + j) % 3 != 1)
                                .mapToObj(j -> "x" + j)
                                .collect(Collectors.joining(", ", "{count: 2, attribute: [", "]"));
        IntFunction<String> lists = i -> "{hand: %s, grave: %s}".formatted(conditions, conditions);
        decks.put(
                "20 combos of 20 conditions",
                deck(
                        cards(25, i -> card.apply(i) + ", " + effect("[1]@;(# D.1 H)")),
                        combos(20, lists),
                        "start-card: 20"));
        decks.put(
                "the same without effects",
                deck(cards(25, i -> card.apply(i) + "}"), combos(20, lists), "start-card: 20"));
        decks.put(
                "a large hand in every order",
                deck(
                        cards(
                                10,
                                i ->
                                        "{count: 4, attribute: [%s]}"
                                                .formatted(
                                                        IntStream.range(0, 8)
                                                                .filter(
                                                                        j ->
                                                                                (i >> j % 4 & 1)
                                                                                                == 1
                                                                                        || j == i)
                                                                .mapToObj(j -> "x" + j)
                                                                .collect(
                                                                        Collectors.joining(", ")))),
                        "k: {hand: [a:x0, a:x1, a:x2, a:x3, a:x4, a:x5]}",
                        "start-card: 30"));
        decks.put(
                "deep looks into the deck",
                deck(
                        "c0: {count: 13, "
                                + effect("[1]/(> |D.40.c0.2| 1);@;(# D.20 B)")
                                + ", c1: {count: 13, "
                                + effect("[1]@;(# D.c0.1 H);(# D.c1.1 H)")
                                + ", c2: {count: 14}",
                        "k: {score: '|D.40.c0.5.c1|', condition: '(> |D.30.!c0| |D.12.c1|)'}"));
        decks.put(
                "thousands of outcomes",
                deck(
                        cards(8, i -> "{count: 4, " + effect("[1]@;(# X F);(# D.3 B)")),
                        "k: {score: '(+ 1 (* 60 (rand 0 59)) (rand 0 59) |B.c1|)'}",
                        "start-card: 8"));
        decks.put(
                "shuffles again and again",
                deck(
                        cards(
                                10,
                                i ->
                                        "{count: 4, "
                                                + effect(
                                                        "@;(# X B);(# D.c%d.1 H);"
                                                                + "(shuffle D);(# D.1 B)",
                                                        (i + 1) % 10)),
                        "k: {grave: [c1, c2, c3]}",
                        "auto-shuffle: true"));
        return decks;
    }

    private static String nines() {
        return "0".repeat(9);
    }

    private static String nested(int depth) {
        String number = "1";
        for (int i = 0; i < depth; i++) {
            number = "(+ (if (> |H.c0| %d) %s |D.%d.c0|) 1)".formatted(i, number, i % 20);
        }
        return number;
    }

    private static String oneEffect(String program, String score) {
        return deck(
                "c0: {count: 3, " + effect(program) + ", c1: {count: 37}",
                "k: {score: '" + score + "'}");
    }

    /** The end of a card that has an effect. */
    private static String effect(String program, Object... values) {
        return "program: ['" + program.formatted(values) + "']}";
    }

    private static String cards(int count, IntFunction<String> card) {
        return IntStream.range(0, count)
                .mapToObj(i -> "c" + i + ": " + card.apply(i))
                .collect(Collectors.joining(", "));
    }

    private static String combos(int count, IntFunction<String> combo) {
        return IntStream.range(0, count)
                .mapToObj(i -> "k" + i + ": " + combo.apply(i))
                .collect(Collectors.joining(", "));
    }

    private static String deck(String cards, String combos, String... topic) {
        return ("deck: {cards: {%s}}\n"
                        + "simulate: {count: 200, tests: {t: {exec-program: true, %scombos: {%s}}}}\n")
                .formatted(cards, topic.length == 0 ? "" : String.join(", ", topic) + ", ", combos);
    }
}
