package cardbench.codes.list.written;

import java.util.List;
import java.util.function.Predicate;

/**
 * Names of cards that do not exist, in the patterns of names that do: with commas, apostrophes,
 * digits, brackets, hyphens, slashes, colons and quotes in them.
 */
final class CardNames {

    private static final List<String> FIRST = Words.of("card.first");

    private static final List<String> ADJECTIVE = Words.of("card.adjective");

    private static final List<String> NOUN = Words.of("card.noun");

    private static final List<String> PLACE = Words.of("card.place");

    private CardNames() {}

    /** A name in that language that passes. */
    static String of(Dice dice, String language, Predicate<String> passes) {
        while (true) {
            String name = language.equals("en") ? english(dice) : foreign(dice, language);
            if (passes.test(name)) {
                return name;
            }
        }
    }

    private static String foreign(Dice dice, String language) {
        List<String> second = Words.of("name.second." + language);
        List<String> joints = Words.of("name.joint." + language);
        String first = dice.of(Words.of("name.first." + language));
        boolean joined = first.endsWith("、") || first.endsWith(" ") || first.endsWith("の");
        String name = first + (joined ? "" : dice.of(joints)) + dice.of(second);
        return dice.chance(40) ? name : name + dice.of(joints).replace(", ", " ") + dice.of(second);
    }

    private static String english(Dice dice) {
        String first = dice.of(FIRST);
        String adjective = dice.of(ADJECTIVE);
        String noun = dice.of(NOUN);
        String other = dice.of(NOUN);
        String place = dice.of(PLACE);
        return switch (dice.between(0, 35)) {
            case 0, 1, 2, 3, 4, 5, 6 -> adjective + " " + noun;
            case 7, 8, 9 -> noun + " of " + place;
            case 10, 11, 12 -> first + ", " + noun + " of " + place;
            case 13, 14 -> first + "'s " + noun;
            case 15 -> first + "’s " + adjective + " " + noun;
            case 16 -> noun + "-" + other + " " + dice.of("Pair", "Duo", "Blade");
            case 17 -> noun + " // " + adjective + " " + other;
            case 18 -> noun + "/" + other;
            case 19 -> "Number " + dice.between(10, 107) + ": " + first;
            case 20 -> dice.between(2, 9) + "-Starred " + noun + " of " + place;
            case 21 -> noun + " of " + dice.between(2, 900) + ",000 " + other + "s";
            case 22 -> "+" + dice.between(1, 3) + " " + noun;
            case 23 -> adjective + " " + noun + " No. " + dice.between(2, 13);
            case 24 -> noun + "gear " + dice.between(1, 4) + "." + dice.between(0, 9);
            case 25 ->
                    adjective
                            + " "
                            + noun
                            + " ("
                            + dice.of("Mad", "Big", "Lost")
                            + " "
                            + other
                            + ")";
            case 26 -> noun + " of Protection: " + other;
            case 27 -> "\"" + adjective + "\" " + noun + " " + other;
            case 28 -> adjective + " " + noun + "!";
            case 29 -> first + " & " + dice.of(FIRST);
            case 30 ->
                    dice.of("RX-78", "B2-K9", "Mid-Day", "Two-Faced", "Half-Elf", "One-Eyed")
                            + " "
                            + noun;
            case 31 -> first + " ex";
            case 32 -> dice.of("Commander's", "Hero's", "Leader's", "Trainer's") + " " + noun;
            case 33 -> dice.of("Legend of ", "Base of ", "Library of ", "Main Street of ") + first;
            case 34 ->
                    dice.of("Three", "Ten", "Forty", "9th", "XII")
                            + " "
                            + adjective
                            + " "
                            + noun
                            + "s";
            default -> "The " + adjective + " " + noun + ", " + dice.of("Part", "Act") + " II";
        };
    }
}
