package cardbench.spark;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The words after the name of a job: options with a value each, and the others in their order. */
final class GivenWords {

    private final List<String> places = new ArrayList<>();
    private final Map<String, List<String>> values = new HashMap<>();

    /**
     * Sorts words.
     *
     * @param expected the number of words that are no options
     * @param options the names of the options
     */
    GivenWords(List<String> words, int expected, List<String> options) throws UsageException {
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (!word.startsWith("--")) {
                places.add(word);
            } else if (!options.contains(word)) {
                throw new UsageException("there is no option “" + word + "”");
            } else if (i + 1 == words.size()) {
                throw new UsageException(word + " needs a value");
            } else {
                values.computeIfAbsent(word, option -> new ArrayList<>()).add(words.get(++i));
            }
        }
        if (places.size() != expected) {
            throw new UsageException(
                    "expected " + expected + " folders or files, not " + places.size());
        }
    }

    /** A word that is no option. */
    String place(int index) {
        return places.get(index);
    }

    /** All values of an option, in their order. */
    List<String> values(String option) {
        return values.getOrDefault(option, List.of());
    }

    /** The value of an option that is given at most once. */
    String value(String option, String without) throws UsageException {
        List<String> given = values(option);
        if (given.size() > 1) {
            throw new UsageException(option + " is given twice");
        }
        return given.isEmpty() ? without : given.get(0);
    }

    /** The value of an option that is an integer. */
    int integer(String option, int least, int most, int without) throws UsageException {
        return integer(option, value(option, Integer.toString(without)), least, most);
    }

    /** Reads an integer that is part of an option's value. */
    static int integer(String option, String digits, int least, int most) throws UsageException {
        int number = least - 1;
        if (digits.matches("[0-9]{1,9}")) {
            number = Integer.parseInt(digits);
        }
        if (number < least || number > most) {
            throw new UsageException(
                    option
                            + " needs a whole number from "
                            + least
                            + " to "
                            + most
                            + ", not “"
                            + digits
                            + "”");
        }
        return number;
    }
}
