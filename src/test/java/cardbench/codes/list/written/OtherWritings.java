package cardbench.codes.list.written;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Letters, talks, books and laws that have numbers and words, and no cards. */
final class OtherWritings {

    private static final List<String> PEOPLE = Words.of("text.people");

    private static final List<String> WORDS = Words.of("text.words");

    private OtherWritings() {}

    static Map<String, Function<Dice, String>> kinds() {
        return Map.ofEntries(
                Map.entry("poem", OtherWritings::poem),
                Map.entry("letter", OtherWritings::letter),
                Map.entry("chat", OtherWritings::chat),
                Map.entry("e-mail", OtherWritings::mail),
                Map.entry("agenda of a meeting", OtherWritings::meeting),
                Map.entry("table of contents", OtherWritings::contents),
                Map.entry("bibliography", OtherWritings::bibliography),
                Map.entry("legal text", OtherWritings::law),
                Map.entry("bible verses", OtherWritings::verses));
    }

    private static String sentence(Dice dice) {
        StringBuilder text = new StringBuilder();
        for (int i = dice.between(5, 14); i > 0; i--) {
            text.append(text.length() == 0 ? "" : " ").append(dice.of(WORDS));
        }
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1) + ".";
    }

    private static String poem(Dice dice) {
        StringBuilder text = new StringBuilder(dice.of("", "Autumn\n\n"));
        for (int stanza = 0; stanza < dice.between(2, 4); stanza++) {
            text.append(
                            OtherTexts.lines(
                                    4, i -> sentence(dice).replace(".", dice.of(",", ";", ""))))
                    .append('\n');
        }
        return text.toString();
    }

    private static String letter(Dice dice) {
        return dice.of("Dear Anna,\n\n", "Liebe Anna,\n\n", "Good morning.\n")
                + OtherTexts.lines(
                        dice.between(3, 9),
                        i ->
                                dice.chance(30)
                                        ? "We bought "
                                                + dice.between(2, 9)
                                                + " chairs and "
                                                + dice.between(2, 9)
                                                + " lamps."
                                        : sentence(dice))
                + "\nYours,\nTom\n";
    }

    private static String chat(Dice dice) {
        return OtherTexts.lines(
                dice.between(5, 20),
                i ->
                        String.format(
                                dice.of("[%02d:%02d] %s: %s", "%02d:%02d <%s> %s"),
                                dice.between(0, 23),
                                dice.between(0, 59),
                                dice.of("anna", "tom", "kim"),
                                dice.of(
                                        "4 of them",
                                        "lol",
                                        "2 tickets left",
                                        "see you at 8",
                                        "ok",
                                        "3 days to go",
                                        sentence(dice))));
    }

    private static String mail(Dice dice) {
        return "From: "
                + dice.of(PEOPLE)
                + "\nTo: team@example.org\nDate: Mon, 3 Jun 2024 10:1"
                + dice.between(0, 9)
                + "\nSubject: Order\n\n"
                + OtherTexts.lines(dice.between(2, 6), i -> "> " + sentence(dice))
                + "\nWe need:\n"
                + OtherTexts.lines(
                        dice.between(2, 6),
                        i ->
                                "- "
                                        + dice.between(1, 20)
                                        + " "
                                        + dice.of(
                                                "chairs",
                                                "tables",
                                                "printed copies",
                                                "name tags",
                                                "boxes of pens"))
                + "\nRegards\n";
    }

    private static String meeting(Dice dice) {
        boolean timed = dice.chance(50);
        return "Agenda\n"
                + OtherTexts.lines(
                        dice.between(3, 7),
                        i ->
                                (i + 1)
                                        + ". "
                                        + dice.of(
                                                "Budget",
                                                "Open Points",
                                                "New Members",
                                                "Minutes of the Last Meeting",
                                                "Summer Party",
                                                "Any Other Business")
                                        + (timed ? " (" + dice.between(5, 30) + " min)" : ""));
    }

    private static String contents(Dice dice) {
        String start = dice.of("Chapter ", "", "");
        String joint = dice.of(" ", ". ", ".1 ");
        String space = dice.of(" ", " ..... ", "\t");
        return dice.of("Contents\n\n", "Inhalt\n\n", "目次\n\n")
                + OtherTexts.lines(
                        dice.between(6, 20),
                        i ->
                                start
                                        + (i + 1)
                                        + joint
                                        + dice.of(
                                                "Introduction",
                                                "The First Steps",
                                                "Methods",
                                                "Results",
                                                "Old Friends",
                                                "A Long Night")
                                        + space
                                        + (5 + 12 * i));
    }

    private static String bibliography(Dice dice) {
        return OtherTexts.lines(
                dice.between(4, 12),
                i ->
                        dice.of("[" + (i + 1) + "] ", (i + 1) + ". ", "")
                                + dice.of(PEOPLE)
                                + " ("
                                + dice.between(1970, 2023)
                                + "). "
                                + sentence(dice)
                                + " Journal of Ideas, "
                                + dice.between(2, 60)
                                + "("
                                + dice.between(1, 4)
                                + "), "
                                + dice.between(10, 90)
                                + "-"
                                + dice.between(100, 200)
                                + ".");
    }

    private static String law(Dice dice) {
        String mark = dice.of("§ %d ", "Article %d ", "Art. %d ", "第%d条 ", "(%d) ", "%d. ");
        return OtherTexts.lines(
                dice.between(4, 12), i -> String.format(mark, i + 1) + sentence(dice));
    }

    private static String verses(Dice dice) {
        return OtherTexts.lines(
                dice.between(4, 12),
                i ->
                        dice.of("1 ", "2 ", "3 ")
                                + dice.of(
                                        "Samuel",
                                        "John",
                                        "Kings",
                                        "Corinthians",
                                        "Timothy",
                                        "Peter")
                                + " "
                                + dice.between(1, 20)
                                + dice.of(":", ",")
                                + dice.between(1, 30));
    }
}
