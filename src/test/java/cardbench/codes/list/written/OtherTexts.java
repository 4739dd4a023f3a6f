package cardbench.codes.list.written;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Texts of daily life that have numbers and words, and no cards. */
final class OtherTexts {

    private static final List<String> THINGS = Words.of("text.things");

    private static final List<String> PARTS = Words.of("text.parts");

    private static final List<String> PEOPLE = Words.of("text.people");

    private static final List<String> TEAMS = Words.of("text.teams");

    private static final List<String> SONGS = Words.of("text.songs");

    private OtherTexts() {}

    static Map<String, Function<Dice, String>> kinds() {
        return Map.ofEntries(
                Map.entry("recipe", OtherTexts::recipe),
                Map.entry("shopping list", OtherTexts::shopping),
                Map.entry("packing list", OtherTexts::packing),
                Map.entry("parts list", OtherTexts::parts),
                Map.entry("invoice", OtherTexts::invoice),
                Map.entry("standings", OtherTexts::standings),
                Map.entry("results of a race", OtherTexts::race),
                Map.entry("match results", OtherTexts::matches),
                Map.entry("chess", OtherTexts::chess),
                Map.entry("workout", OtherTexts::workout),
                Map.entry("set list", OtherTexts::setList),
                Map.entry("todo list", OtherTexts::todo),
                Map.entry("menu", OtherTexts::menu),
                Map.entry("poll", OtherTexts::poll),
                Map.entry("guest list", OtherTexts::guests),
                Map.entry("knitting pattern", OtherTexts::knitting),
                Map.entry("countdown of films", OtherTexts::films),
                Map.entry("ingredients of a product", OtherTexts::ingredients),
                Map.entry("travel plan", OtherTexts::travel));
    }

    private static String language(Dice dice) {
        return dice.of("en", "en", "de", "fr", "es", "zh", "ja", "ru", "pl");
    }

    /** Lines, each of its place from 0 on. */
    static String lines(int count, Function<Integer, String> line) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(line.apply(i)).append('\n');
        }
        return text.toString();
    }

    private static String recipe(Dice dice) {
        String language = language(dice);
        List<String> food = dice.shuffled(Words.of("food." + language));
        int number = dice.between(5, 12);
        boolean behind = language.equals("zh") || language.equals("ja");
        String start = dice.of("Pancakes\n", "Serves 4\n\n", "Tomato Soup (4 servings)\n\n", "");
        String list =
                lines(
                        number,
                        i -> {
                            String amount =
                                    dice.of("1", "2", "3", "1/2", "250", "100", "4", "½")
                                            + dice.of(Words.of("unit." + language));
                            return dice.of("", "", "- ")
                                    .concat(
                                            behind
                                                    ? food.get(i) + " " + amount
                                                    : amount + food.get(i));
                        });
        return start
                + list
                + (dice.chance(50)
                        ? "\n1. Mix everything.\n2. Bake for 20 minutes at 180 °C.\n3. Serve with 2 lemons.\n"
                        : "");
    }

    private static String shopping(Dice dice) {
        String language = language(dice);
        List<String> food = dice.shuffled(Words.of("food." + language));
        String title = dice.of(Words.of("shopping." + language));
        String form =
                dice.of("%d %s", "%dx %s", "- %d %s", "%2$s x%1$d", "[ ] %d %s", "%2$s (%1$d)");
        return (title.isEmpty() ? "" : title + "\n")
                + lines(
                        dice.between(4, food.size()),
                        i -> String.format(form, dice.between(1, 12), food.get(i)));
    }

    private static String packing(Dice dice) {
        List<String> things = dice.shuffled(THINGS);
        String form = dice.of("%d %s", "%dx %s", "- [ ] %d %s", "%2$s – %1$d");
        return dice.of("Packing List\n", "For the hike:\n", "To pack\n\n")
                + lines(
                        dice.between(5, 16),
                        i -> String.format(form, dice.between(1, 8), things.get(i)));
    }

    private static String parts(Dice dice) {
        List<String> parts = dice.shuffled(PARTS);
        return dice.of("Parts\n", "Bill of Materials\n", "Contents of the box:\n", "Stückliste\n")
                + lines(
                        dice.between(5, 14),
                        i -> dice.between(1, 24) + dice.of("x ", " ").concat(parts.get(i)));
    }

    private static String invoice(Dice dice) {
        List<String> parts = dice.shuffled(PARTS);
        return "Invoice No. "
                + dice.between(1000, 99_999)
                + "\nDate: 2024-0"
                + dice.between(1, 9)
                + "-14\n\n"
                + lines(
                        dice.between(4, 10),
                        i ->
                                dice.between(1, 10)
                                        + " "
                                        + parts.get(i)
                                        + dice.of("  ", "\t", " @ ")
                                        + dice.between(1, 90)
                                        + ".50"
                                        + dice.of(" EUR", "", " €"))
                + "Total: "
                + dice.between(100, 900)
                + ".00 EUR\nVAT 19 %\n";
    }

    private static String standings(Dice dice) {
        List<String> teams = dice.shuffled(TEAMS);
        boolean ascending = dice.chance(60);
        String joint = dice.of(" ", ". ");
        String end = dice.of("", " pts", " 12 3 2");
        return dice.of("Standings\n", "Group A\n", "Table after round 12\n", "Tabelle\n", "")
                + lines(
                        dice.between(6, 14),
                        i ->
                                (ascending ? (i + 1) + joint : "")
                                        + teams.get(i)
                                        + " "
                                        + (60 - 3 * i)
                                        + end);
    }

    private static String race(Dice dice) {
        List<String> people = dice.shuffled(PEOPLE);
        String joint = dice.of(" ", ". ");
        return dice.of("Results\n", "100 m final\n", "Marathon\n")
                + lines(
                        dice.between(5, 14),
                        i ->
                                (i + 1)
                                        + joint
                                        + people.get(i)
                                        + " "
                                        + (2 + i / 5)
                                        + ":"
                                        + dice.between(10, 59)
                                        + ":"
                                        + dice.between(10, 59));
    }

    private static String matches(Dice dice) {
        return lines(
                dice.between(5, 15),
                i ->
                        dice.of(TEAMS)
                                + dice.of(" - ", " ", " vs ")
                                + dice.of(TEAMS)
                                + " "
                                + dice.between(0, 5)
                                + dice.of(":", "-")
                                + dice.between(0, 5));
    }

    private static String chess(Dice dice) {
        List<String> moves =
                List.of(
                        "e4", "Nf3", "Bb5", "O-O", "d4", "c3", "Qxd5", "Rfe1", "exd5", "Nxe5",
                        "Bc4", "h3", "Kg2", "Rd8+");
        boolean lines = dice.chance(50);
        StringBuilder text =
                new StringBuilder(
                        dice.chance(50)
                                ? "[Event \"Club Match\"]\n[Site \"Vienna\"]\n[Result \"1-0\"]\n\n"
                                : "");
        for (int i = 1; i <= dice.between(10, 40); i++) {
            text.append(i)
                    .append(". ")
                    .append(dice.of(moves))
                    .append(' ')
                    .append(dice.of(moves))
                    .append(lines ? "\n" : " ");
        }
        return text.append("1-0\n").toString();
    }

    private static String workout(Dice dice) {
        List<String> moves =
                List.of(
                        "Squats",
                        "Push-Ups",
                        "Bench Press",
                        "Deadlifts",
                        "Pull-Ups",
                        "Lunges",
                        "Plank",
                        "Burpees",
                        "Kettlebell Swings",
                        "Overhead Press");
        String form =
                dice.of("%dx%d %s", "%d x %d %s", "%3$s %1$dx%2$d", "%3$s: %1$d sets of %2$d");
        return dice.of("Day 1: Legs\n", "Workout A\n", "Monday\n", "")
                + lines(
                        dice.between(4, 9),
                        i ->
                                String.format(
                                        form,
                                        dice.between(3, 5),
                                        dice.between(5, 20),
                                        dice.of(moves)));
    }

    private static String setList(Dice dice) {
        List<String> songs = dice.shuffled(SONGS);
        String joint = dice.of(". ", " ", ") ", " - ");
        boolean timed = dice.chance(50);
        return dice.of("Set List\n", "Side A\n", "Tracklist:\n", "Playlist\n")
                + lines(
                        dice.between(5, 12),
                        i ->
                                (i + 1)
                                        + joint
                                        + songs.get(i)
                                        + (timed
                                                ? " ("
                                                        + dice.between(2, 6)
                                                        + ":"
                                                        + dice.between(10, 59)
                                                        + ")"
                                                : ""));
    }

    private static String todo(Dice dice) {
        List<String> tasks =
                List.of(
                        "Call the bank",
                        "Fix bike",
                        "Pay rent",
                        "Water plants",
                        "2 loads of laundry",
                        "Buy 3 stamps",
                        "Book flights",
                        "Read chapter 4");
        String mark = dice.of("- [ ] ", "[x] ", "* ", "☐ ", "TODO: ");
        return dice.of("Today\n", "# Tasks\n\n", "")
                + lines(dice.between(4, 8), i -> mark + dice.of(tasks));
    }

    private static String menu(Dice dice) {
        List<String> dishes =
                List.of(
                        "Margherita",
                        "Caesar Salad",
                        "Fish and Chips",
                        "Tom Yum Soup",
                        "Beef Burger",
                        "Sushi Plate",
                        "Tiramisu",
                        "House Wine",
                        "Green Curry");
        return dice.of("Menu\n\n", "Lunch\n", "Starters\n")
                + lines(
                        dice.between(5, 9),
                        i ->
                                dice.of((i + 1) + " ", (20 + i) + ". ", "")
                                        + dishes.get(i % dishes.size())
                                        + " "
                                        + dice.between(5, 25)
                                        + dice.of(".50", ",90 €", ""));
    }

    private static String poll(Dice dice) {
        return "Which day suits you?\n"
                + lines(
                        dice.between(3, 7),
                        i ->
                                dice.of("Monday", "Tuesday", "Friday evening", "Next week", "Never")
                                        + dice.of(" - ", ": ", " ")
                                        + dice.between(1, 40)
                                        + dice.of(" votes", " %", ""));
    }

    private static String guests(Dice dice) {
        List<String> people = dice.shuffled(PEOPLE);
        boolean numbered = dice.chance(30);
        boolean counted = dice.chance(50);
        return dice.of("Guests\n", "Seating plan\nTable 1\n", "Class 4b\n")
                + lines(
                        dice.between(5, 15),
                        i ->
                                (numbered ? (i + 1) + " " : counted ? dice.between(1, 4) + " " : "")
                                        + people.get(i));
    }

    private static String knitting(Dice dice) {
        return lines(
                dice.between(5, 14),
                i ->
                        "Row "
                                + (i + 1)
                                + ": k"
                                + dice.between(1, 9)
                                + ", p"
                                + dice.between(1, 9)
                                + ", "
                                + dice.of("k2tog", "yo", "ssk")
                                + ", repeat "
                                + dice.between(2, 12)
                                + " times");
    }

    private static String films(Dice dice) {
        List<String> films =
                List.of(
                        "The Long Road",
                        "Twelve Angry Women",
                        "Night Bus",
                        "Seven Samurai",
                        "The Third Man",
                        "Ordinary People",
                        "Blue Velvet",
                        "High Noon",
                        "City of Rain",
                        "The Cranes");
        String joint = dice.of(". ", " ");
        boolean dated = dice.chance(50);
        return "My favourite films\n"
                + lines(
                        films.size(),
                        i ->
                                (10 - i)
                                        + joint
                                        + films.get(i)
                                        + (dated ? " (" + dice.between(1940, 2023) + ")" : ""));
    }

    private static String ingredients(Dice dice) {
        List<String> food = dice.shuffled(Words.of("food.en"));
        return "Nutrition Facts\nServing size 30 g\n"
                + lines(
                        dice.between(4, 9),
                        i ->
                                dice.of("Energy", "Fat", "Protein", "Sugars", "Fibre", "Salt")
                                        + " "
                                        + dice.between(1, 400)
                                        + dice.of(" g", " kcal", " mg", " %"))
                + "Ingredients: "
                + String.join(", ", food.subList(0, 8))
                + "\n";
    }

    private static String travel(Dice dice) {
        return lines(
                dice.between(4, 10),
                i ->
                        dice.of(
                                        "Day " + (i + 1) + ": ",
                                        dice.between(6, 22) + ":" + dice.between(10, 59) + " ",
                                        (i + 1) + " June ")
                                + dice.of(
                                        "Vienna",
                                        "Rome",
                                        "Train to Zurich",
                                        "Hotel Post",
                                        "Museum of Art",
                                        "Ferry"));
    }
}
