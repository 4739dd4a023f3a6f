package cardbench.codes.list.written;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Files, tables and outputs of programs that have numbers and words, and no cards. */
final class OtherFiles {

    private static final List<String> FIX = Words.of("file.fix");

    private static final List<String> NAMES = Words.of("file.names");

    private static final List<String> THINGS = Words.of("file.things");

    private OtherFiles() {}

    static Map<String, Function<Dice, String>> kinds() {
        return Map.ofEntries(
                Map.entry("change log", OtherFiles::changeLog),
                Map.entry("git diff", OtherFiles::diff),
                Map.entry("git log", OtherFiles::gitLog),
                Map.entry("source code", OtherFiles::code),
                Map.entry("python", OtherFiles::python),
                Map.entry("sql", OtherFiles::sql),
                Map.entry("json configuration", OtherFiles::json),
                Map.entry("yaml configuration", OtherFiles::yaml),
                Map.entry("xml document", OtherFiles::xml),
                Map.entry("html page", OtherFiles::html),
                Map.entry("ini file", OtherFiles::ini),
                Map.entry("server log", OtherFiles::log),
                Map.entry("man page", OtherFiles::man),
                Map.entry("shell output", OtherFiles::shell),
                Map.entry("stack trace", OtherFiles::trace),
                Map.entry("bank statement", OtherFiles::bank),
                Map.entry("time table", OtherFiles::times),
                Map.entry("sports table", OtherFiles::sports),
                Map.entry("inventory table", OtherFiles::inventory),
                Map.entry("survey table", OtherFiles::survey),
                Map.entry("markdown table", OtherFiles::markdown),
                Map.entry("subtitles", OtherFiles::subtitles),
                Map.entry("words with counts", OtherFiles::frequencies),
                Map.entry("array of words", OtherFiles::words),
                Map.entry("product numbers", OtherFiles::products),
                Map.entry("json of an order", OtherFiles::order));
    }

    private static String changeLog(Dice dice) {
        StringBuilder text =
                new StringBuilder(
                        dice.of("# Changelog\n\n", "Changes\n\n", "更新日志\n\n", "変更履歴\n\n"));
        for (int i = dice.between(2, 5); i > 0; i--) {
            text.append(dice.of("## ", "", "Version "))
                    .append(i)
                    .append('.')
                    .append(dice.between(0, 9))
                    .append(dice.of(" (2024-05-0" + i + ")", ""))
                    .append('\n');
            text.append(
                    OtherTexts.lines(
                            dice.between(2, 5),
                            j ->
                                    dice.of("- ", "* ", "  ")
                                            + dice.of(FIX)
                                            + dice.of(
                                                    "",
                                                    " (#" + dice.between(10, 900) + ")",
                                                    " x" + dice.between(2, 4))));
        }
        return text.toString();
    }

    private static String diff(Dice dice) {
        return "diff --git a/src/App.js b/src/App.js\nindex 83db48f..bf2a9c1 100644\n--- a/src/App.js\n+++ b/src/App.js\n@@ -"
                + dice.between(1, 90)
                + ",6 +"
                + dice.between(1, 90)
                + ",7 @@\n"
                + OtherTexts.lines(
                        dice.between(5, 15),
                        i ->
                                dice.of(" ", "+", "-")
                                        + "  "
                                        + dice.of("const ", "let ", "return ", "if (")
                                        + dice.of(NAMES)
                                        + " = "
                                        + dice.between(0, 9)
                                        + ";");
    }

    private static String gitLog(Dice dice) {
        return OtherTexts.lines(
                dice.between(5, 15),
                i -> Integer.toHexString(dice.between(0x1000000, 0xfffffff)) + " " + dice.of(FIX));
    }

    private static String code(Dice dice) {
        return "public class Main {\n    public static void main(String[] args) {\n"
                + OtherTexts.lines(
                        dice.between(5, 15),
                        i ->
                                "        int "
                                        + dice.of(NAMES)
                                        + i
                                        + " = "
                                        + dice.between(1, 99)
                                        + "; // "
                                        + dice.of("3 items", "4 of them", "ok"))
                + "    }\n}\n";
    }

    private static String python(Dice dice) {
        return "import os\n\ndef main():\n"
                + OtherTexts.lines(
                        dice.between(4, 12),
                        i ->
                                "    "
                                        + dice.of(NAMES)
                                        + " = ["
                                        + dice.between(1, 9)
                                        + ", "
                                        + dice.between(1, 9)
                                        + "]  # "
                                        + dice.of("Deck", "Main", "side")
                                        + " of things");
    }

    private static String sql(Dice dice) {
        return "CREATE TABLE item (id INTEGER, name TEXT, amount INTEGER);\n"
                + OtherTexts.lines(
                        dice.between(4, 12),
                        i ->
                                "INSERT INTO item VALUES ("
                                        + (i + 1)
                                        + ", '"
                                        + dice.of(THINGS)
                                        + "', "
                                        + dice.between(1, 40)
                                        + ");");
    }

    private static String json(Dice dice) {
        return "{\n  \"name\": \"demo\",\n  \"version\": \"1."
                + dice.between(0, 9)
                + ".0\",\n  \"dependencies\": {\n"
                + OtherTexts.lines(
                        dice.between(2, 8),
                        i -> "    \"package-" + i + "\": \"^" + dice.between(1, 9) + ".0.0\",")
                + "    \"last\": \"1.0.0\"\n  },\n  \"count\": "
                + dice.between(1, 9)
                + "\n}\n";
    }

    private static String yaml(Dice dice) {
        return "services:\n"
                + OtherTexts.lines(
                        dice.between(4, 10),
                        i -> "  " + dice.of(NAMES) + i + ": " + dice.between(1, 9000));
    }

    private static String xml(Dice dice) {
        return "<?xml version=\"1.0\"?>\n<catalog>\n"
                + OtherTexts.lines(
                        dice.between(3, 9),
                        i ->
                                "  <book id=\"bk"
                                        + i
                                        + "\"><title>"
                                        + dice.of(THINGS)
                                        + "</title><price>"
                                        + dice.between(5, 50)
                                        + ".95</price></book>")
                + "</catalog>\n";
    }

    private static String html(Dice dice) {
        return "<!DOCTYPE html>\n<html><body>\n<h1>Offers</h1>\n<ul>\n"
                + OtherTexts.lines(
                        dice.between(3, 9),
                        i -> "<li>" + dice.of(THINGS) + " (" + dice.between(1, 30) + " left)</li>")
                + "</ul>\n</body></html>\n";
    }

    private static String ini(Dice dice) {
        return "[main]\nName=Demo\n"
                + OtherTexts.lines(
                        dice.between(3, 9), i -> dice.of(NAMES) + i + "=" + dice.between(0, 100))
                + "[window]\nwidth=800\nheight=600\n";
    }

    private static String log(Dice dice) {
        return OtherTexts.lines(
                dice.between(6, 25),
                i ->
                        "2024-05-01 10:"
                                + dice.between(10, 59)
                                + ":"
                                + dice.between(10, 59)
                                + dice.of(" INFO ", " WARN ", " [ERROR] ")
                                + dice.of(
                                        "3 requests served",
                                        "Connection closed",
                                        "Retry 2 of 5",
                                        "4 workers started"));
    }

    private static String man(Dice dice) {
        return "NAME\n       sort - sort lines of text files\n\nSYNOPSIS\n       sort [OPTION]... [FILE]...\n\nOPTIONS\n"
                + OtherTexts.lines(
                        dice.between(4, 10),
                        i ->
                                "       -"
                                        + dice.of("n", "r", "k", "u")
                                        + "     "
                                        + dice.of(
                                                "compare by number",
                                                "reverse the result",
                                                "sort by key 2",
                                                "unique"));
    }

    private static String shell(Dice dice) {
        return "total "
                + dice.between(10, 90)
                + "\n"
                + OtherTexts.lines(
                        dice.between(5, 12),
                        i ->
                                "-rw-r--r-- 1 anna users "
                                        + dice.between(100, 9000)
                                        + " May  "
                                        + dice.between(1, 9)
                                        + " 10:00 file"
                                        + i
                                        + ".txt");
    }

    private static String trace(Dice dice) {
        return "Exception in thread \"main\" java.lang.IllegalStateException: 3 left\n"
                + OtherTexts.lines(
                        dice.between(5, 14),
                        i ->
                                "\tat org.example.App."
                                        + dice.of(NAMES)
                                        + "(App.java:"
                                        + dice.between(1, 300)
                                        + ")");
    }

    private static String bank(Dice dice) {
        return dice.of(
                        "Date,Description,Amount,Balance\n",
                        "Datum,Verwendungszweck,Betrag,Saldo\n",
                        "日期,摘要,金额,余额\n")
                + OtherTexts.lines(
                        dice.between(5, 15),
                        i ->
                                "2024-05-"
                                        + dice.between(10, 28)
                                        + ","
                                        + dice.of(
                                                "Grocery Store",
                                                "Rent May",
                                                "Salary",
                                                "Coffee Shop",
                                                "Insurance")
                                        + ",-"
                                        + dice.between(2, 900)
                                        + ".20,"
                                        + dice.between(100, 9000)
                                        + ".00");
    }

    private static String times(Dice dice) {
        return "Line,Stop,Departure\n"
                + OtherTexts.lines(
                        dice.between(5, 15),
                        i ->
                                dice.between(1, 40)
                                        + ","
                                        + dice.of(
                                                "Main Station",
                                                "City Hall",
                                                "Old Bridge",
                                                "Airport")
                                        + ","
                                        + dice.between(5, 23)
                                        + ":"
                                        + dice.between(10, 59));
    }

    private static String sports(Dice dice) {
        return "Rank,Team,Played,Won,Points\n"
                + OtherTexts.lines(
                        dice.between(5, 14),
                        i ->
                                (i + 1)
                                        + ","
                                        + dice.of(
                                                "Real Madrid",
                                                "Ajax",
                                                "Celtic",
                                                "Porto",
                                                "Juventus")
                                        + " "
                                        + i
                                        + ","
                                        + dice.between(10, 30)
                                        + ","
                                        + dice.between(1, 10)
                                        + ","
                                        + (60 - i));
    }

    private static String inventory(Dice dice) {
        String delimiter = dice.of(",", ";", "\t");
        return String.join(
                        delimiter,
                        dice.of(
                                List.of("Quantity", "Item", "Price"),
                                List.of("SKU", "Product", "Stock"),
                                List.of("Qty", "Article", "Location"),
                                List.of("Menge", "Artikel", "Preis"),
                                List.of("Quantity", "Name", "Price"),
                                List.of("Count", "Product name", "Category"),
                                List.of("Qty", "Title", "Edition"),
                                List.of("数量", "名称", "价格")))
                + "\n"
                + OtherTexts.lines(
                        dice.between(5, 15),
                        i ->
                                String.join(
                                        delimiter,
                                        "" + dice.between(1, 40),
                                        dice.of(THINGS),
                                        dice.between(1, 90) + ".50"));
    }

    private static String survey(Dice dice) {
        return "Name,Age,City,Score\n"
                + OtherTexts.lines(
                        dice.between(5, 15),
                        i ->
                                dice.of("Anna", "Tom", "Kim", "Li Wei", "Olga")
                                        + ","
                                        + dice.between(18, 80)
                                        + ","
                                        + dice.of("Vienna", "Rome", "Osaka")
                                        + ","
                                        + dice.between(1, 10));
    }

    private static String markdown(Dice dice) {
        return dice.of(
                        "| Item | Price |\n|---|---|\n",
                        "| Month | Sales |\n|:--|--:|\n",
                        "| Team | Points |\n|---|---|\n")
                + OtherTexts.lines(
                        dice.between(4, 12),
                        i -> "| " + dice.of(THINGS) + " | " + dice.between(1, 99) + " |");
    }

    private static String subtitles(Dice dice) {
        return OtherTexts.lines(
                dice.between(4, 12),
                i ->
                        (i + 1)
                                + "\n00:0"
                                + dice.between(0, 9)
                                + ":10,500 --> 00:0"
                                + dice.between(0, 9)
                                + ":13,000\n"
                                + dice.of(
                                        "Where are the 3 keys?",
                                        "I do not know.",
                                        "Two of them are here.")
                                + "\n");
    }

    private static String frequencies(Dice dice) {
        return OtherTexts.lines(
                dice.between(8, 25),
                i ->
                        String.format(
                                "%7d %s",
                                dice.between(1, 400),
                                dice.of(
                                        "the", "error", "user", "login", "warning", "timeout",
                                        "retry")));
    }

    private static String words(Dice dice) {
        return "["
                + String.join(
                        ", ",
                        dice.shuffled(
                                        List.of(
                                                "\"apple\"",
                                                "\"pear\"",
                                                "\"plum\"",
                                                "\"fig\"",
                                                "\"2 limes\""))
                                .subList(0, dice.between(2, 5)))
                + "]\n";
    }

    private static String products(Dice dice) {
        return OtherTexts.lines(
                dice.between(3, 10),
                i ->
                        dice.of("Order ", "Item ", "")
                                + dice.of("XR", "KB", "TX")
                                + "-"
                                + dice.between(100, 999)
                                + " "
                                + dice.of(
                                        "shipped",
                                        "is out of stock",
                                        "arrives on Monday",
                                        dice.of(THINGS)));
    }

    private static String order(Dice dice) {
        return "{\"order\": "
                + dice.between(1000, 9999)
                + ", \"items\": ["
                + String.join(
                        ", ",
                        dice.shuffled(THINGS).subList(0, dice.between(2, 10)).stream()
                                .map(
                                        t ->
                                                "{\"quantity\": "
                                                        + dice.between(1, 9)
                                                        + ", \"name\": \""
                                                        + t
                                                        + "\", \"price\": "
                                                        + dice.between(1, 90)
                                                        + "}")
                                .toList())
                + "]}\n";
    }
}
