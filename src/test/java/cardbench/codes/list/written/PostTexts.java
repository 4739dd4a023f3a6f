package cardbench.codes.list.written;

import cardbench.codes.list.written.WrittenList.Sheet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Lists as players write them into posts: in eleven languages, with headings and counts in many
 * places.
 */
final class PostTexts {

    /** Names that neither begin nor end with a number, for forms with a bare number there. */
    private static final Predicate<String> NO_NUMBER =
            name ->
                    !Character.isDigit(name.charAt(0))
                            && !Character.isDigit(name.charAt(name.length() - 1))
                            && name.charAt(0) != '+';

    /** Names without the signs that forms of counts use themselves. */
    private static final Predicate<String> SIMPLE =
            NO_NUMBER.and(name -> "([:,\"".chars().noneMatch(c -> name.indexOf(c) >= 0));

    /** Main deck and sideboard by language. */
    private static final Map<String, List<List<String>>> HEADINGS =
            Map.ofEntries(
                    Map.entry(
                            "en",
                            List.of(
                                    List.of("Main Deck", "Maindeck", "Deck", "Main"),
                                    List.of("Sideboard", "Side"))),
                    Map.entry("zh", List.of(List.of("主牌", "主牌组", "套牌"), List.of("备牌"))),
                    Map.entry("ja", List.of(List.of("メイン", "メインデッキ"), List.of("サイドボード", "サイド"))),
                    Map.entry("ko", List.of(List.of("메인덱", "메인 덱"), List.of("사이드보드", "사이드"))),
                    Map.entry("de", List.of(List.of("Hauptdeck", "Deck"), List.of("Sideboard"))),
                    Map.entry(
                            "fr",
                            List.of(
                                    List.of("Deck principal", "Jeu principal"),
                                    List.of("Réserve", "Sideboard"))),
                    Map.entry(
                            "es",
                            List.of(
                                    List.of("Mazo", "Mazo principal"),
                                    List.of("Banquillo", "Sideboard"))),
                    Map.entry(
                            "it",
                            List.of(List.of("Mazzo", "Mazzo principale"), List.of("Sideboard"))),
                    Map.entry(
                            "pt",
                            List.of(
                                    List.of("Baralho", "Deck principal"),
                                    List.of("Reserva", "Sideboard"))),
                    Map.entry(
                            "ru",
                            List.of(List.of("Колода", "Основная колода"), List.of("Сайдборд"))),
                    Map.entry(
                            "pl", List.of(List.of("Talia", "Talia główna"), List.of("Sideboard"))));

    /** Main, extra and side deck of Yu-Gi-Oh! by language. */
    private static final Map<String, List<String>> DUEL_HEADINGS =
            Map.of(
                    "en", List.of("Main Deck", "Extra Deck", "Side Deck"),
                    "ja", List.of("メインデッキ", "エクストラデッキ", "サイドデッキ"),
                    "zh", List.of("主卡组", "额外卡组", "副卡组"),
                    "ko", List.of("메인 덱", "엑스트라 덱", "사이드 덱"),
                    "de", List.of("Hauptdeck", "Extra Deck", "Side Deck"),
                    "fr", List.of("Deck principal", "Extra Deck", "Side Deck"),
                    "es", List.of("Mazo principal", "Mazo Extra", "Side Deck"),
                    "it", List.of("Main Deck", "Extra Deck", "Side Deck"));

    private PostTexts() {}

    static List<Form> all() {
        return List.of(
                new Form("post with headings", PostTexts::headings),
                new Form("post of yu-gi-oh", PostTexts::duel),
                new Form("japanese names in brackets", PostTexts::brackets),
                new Form("count in many places", PostTexts::counts),
                new Form("numbered or marked lines", PostTexts::marks),
                new Form("markdown links", PostTexts::links),
                new Form("groups by kind with totals", PostTexts::groups),
                new Form("price, comment or quotes behind", PostTexts::extras),
                new Form("html", PostTexts::html));
    }

    /** A heading with marks around it and perhaps with its number of cards. */
    private static String heading(Dice dice, String word, int copies, String language) {
        boolean asian = "zh ja ko".contains(language);
        String unit =
                switch (language) {
                    case "zh" -> "张";
                    case "ja" -> "枚";
                    case "ko" -> "장";
                    default -> "";
                };
        String counted =
                switch (dice.between(0, asian ? 6 : 5)) {
                    case 0, 1 -> word;
                    case 2 -> word + " (" + copies + ")";
                    case 3 -> word + ": " + copies;
                    case 4 -> word + ":";
                    case 5 -> asian ? word + copies + unit : copies + " " + word;
                    default -> word + "（" + copies + unit + "）";
                };
        if (counted.endsWith(":") || counted.contains(": ")) {
            return counted;
        }
        return switch (dice.between(0, 9)) {
            case 0 -> "[" + counted + "]";
            case 1 -> "【" + word + "】" + (asian && dice.chance(50) ? copies + unit : "");
            case 2 -> "■ " + counted;
            case 3 -> "► " + counted;
            case 4 -> "== " + counted + " ==";
            case 5 -> "**" + counted + "**";
            case 6 -> "## " + counted;
            case 7 -> "🃏 " + counted;
            default -> counted;
        };
    }

    private static WrittenList headings(Dice dice) {
        String language = dice.of(HEADINGS.keySet().stream().sorted().toList());
        Deck deck = Deck.magic(dice, language, Deck.ANY, dice.between(1, 15));
        List<List<String>> words = HEADINGS.get(language);
        String form = dice.of("%d %s", "%dx %s");
        Sheet sheet = new Sheet();
        sheet.line(heading(dice, dice.of(words.get(0)), deck.copies("main"), language));
        deck.of("main")
                .forEach(row -> sheet.named(row, String.format(form, row.count(), row.name())));
        if (dice.chance(80)) {
            sheet.line("");
        }
        sheet.line(heading(dice, dice.of(words.get(1)), deck.copies("sideboard"), language));
        deck.of("sideboard")
                .forEach(row -> sheet.named(row, String.format(form, row.count(), row.name())));
        return sheet.end();
    }

    private static WrittenList duel(Dice dice) {
        String language = dice.of(DUEL_HEADINGS.keySet().stream().sorted().toList());
        Deck deck =
                new Deck.Maker(dice, language, NO_NUMBER)
                        .zone("main", dice.between(40, 60), 3)
                        .zone("extra", dice.between(1, 15), 3)
                        .zone("sideboard", dice.between(1, 15), 3)
                        .deck();
        String form =
                switch (language) {
                    case "zh" -> dice.of("%2$s x%1$d", "%2$s*%1$d", "%2$s×%1$d", "%1$d %2$s");
                    case "ja" ->
                            dice.of(
                                    "%2$s×%1$d",
                                    "%2$s x%1$d",
                                    "《%2$s》%1$d",
                                    "《%2$s》×%1$d",
                                    "%1$d枚 %2$s",
                                    "%2$s　%1$d枚");
                    default -> dice.of("%1$dx %2$s", "%1$d %2$s", "%2$s x%1$d");
                };
        List<String> words = DUEL_HEADINGS.get(language);
        List<String> zones = List.of("main", "extra", "sideboard");
        Sheet sheet = new Sheet();
        for (int i = 0; i < zones.size(); i++) {
            String zone = zones.get(i);
            sheet.line(heading(dice, words.get(i), deck.copies(zone), language));
            for (Row row : deck.of(zone)) {
                sheet.named(row, String.format(form, row.count(), row.name()));
            }
            if (dice.chance(70)) {
                sheet.line("");
            }
        }
        return sheet.end();
    }

    private static WrittenList brackets(Dice dice) {
        Deck deck = Deck.plain(dice, "ja", Deck.ANY, dice.between(40, 60));
        String form =
                dice.of(
                        "%d 《%s》",
                        "%d枚 《%s》",
                        "%d×《%s》",
                        "《%2$s》×%1$d",
                        "《%2$s》 %1$d",
                        "《%2$s》%1$d枚",
                        "「%2$s」%1$d枚",
                        "『%2$s』×%1$d",
                        "・《%2$s》×%1$d",
                        "%d:《%s》");
        Sheet sheet = new Sheet();
        deck.rows().forEach(row -> sheet.named(row, String.format(form, row.count(), row.name())));
        return sheet.end();
    }

    private static WrittenList counts(Dice dice) {
        Deck deck = Deck.plain(dice, "en", SIMPLE, dice.between(40, 60));
        String form =
                dice.of(
                        "%d %s",
                        "%dx %s",
                        "%dX %s",
                        "%d x %s",
                        "%d× %s",
                        "(%d) %s",
                        "(%dx) %s",
                        "[%d] %s",
                        "%d - %s",
                        "%d: %s",
                        "%d) %s",
                        "%2$s x%1$d",
                        "%2$s X%1$d",
                        "%2$s ×%1$d",
                        "%2$s x %1$d",
                        "%2$s - %1$d",
                        "%2$s: %1$d",
                        "%2$s, %1$d",
                        "%2$s (%1$d)",
                        "%2$s [%1$d]",
                        "%2$s (x%1$d)",
                        "%2$s [x%1$d]",
                        "%2$s *%1$d",
                        "%2$s*%1$d",
                        "%2$s … %1$d",
                        "%2$s .... %1$d",
                        "%2$s %1$d",
                        "`%1$d` %2$s",
                        "%d\t%s",
                        "%2$s\t%1$d");
        Sheet sheet = new Sheet();
        deck.rows().forEach(row -> sheet.named(row, String.format(form, row.count(), row.name())));
        return sheet.end();
    }

    private static WrittenList marks(Dice dice) {
        Deck deck = Deck.plain(dice, "en", NO_NUMBER, dice.between(40, 60));
        String mark =
                dice.of("- ", "* ", "• ", "+ ", "– ", "n. ", "- [ ] ", "- [x] ", "> ", "  ", "| ");
        String form = dice.of("%d %s", "%dx %s");
        String end = mark.equals("| ") ? " |" : "";
        Sheet sheet = new Sheet();
        int number = 0;
        for (Row row : deck.rows()) {
            number++;
            sheet.named(
                    row,
                    mark.replace("n", "" + number)
                            + String.format(form, row.count(), row.name())
                            + end);
        }
        return sheet.end();
    }

    private static WrittenList links(Dice dice) {
        Deck deck = Deck.plain(dice, "en", name -> name.indexOf('(') < 0, dice.between(40, 60));
        String form =
                dice.of(
                        "%d [%s](https://example.org/card/7)",
                        "- %dx [%s](https://example.org/card/7)",
                        "%d [[%s]]",
                        "* %d [[%s]]",
                        "%dx **%s**",
                        "%d *%s*",
                        "[card]%2$s[/card] x%1$d",
                        "%d [card]%s[/card]");
        Sheet sheet = new Sheet();
        deck.rows().forEach(row -> sheet.named(row, String.format(form, row.count(), row.name())));
        return sheet.end();
    }

    private static WrittenList groups(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, -1);
        List<String> kinds =
                dice.of(
                        List.of(
                                List.of("Creatures", "Spells", "Lands"),
                                List.of("Creature", "Instant", "Land")));
        String form =
                dice.of("%s (%d)", "**%s (%d)**", "%s: %d", "%2$d %1$s", "### %s (%d)", "%s [%d]");
        List<List<Row>> groups = Deck.groups(deck.of("main"), kinds.size());
        Sheet sheet = new Sheet();
        for (int i = 0; i < groups.size(); i++) {
            sheet.line(String.format(form, kinds.get(i), Deck.copies(groups.get(i))));
            groups.get(i).forEach(row -> sheet.named(row, row.count() + " " + row.name()));
            sheet.line("");
        }
        if (deck.copies("sideboard") > 0) {
            sheet.line(String.format(form, "Sideboard", deck.copies("sideboard")));
        }
        deck.of("sideboard").forEach(row -> sheet.named(row, row.count() + " " + row.name()));
        if (dice.chance(40)) {
            sheet.line("")
                    .line(
                            dice.of("Total: 60 cards", "Total Cards: 60", "60 Cards Total")
                                    .replace("60", "" + Deck.copies(deck.rows())));
        }
        return sheet.end();
    }

    private static WrittenList extras(Dice dice) {
        Deck deck = Deck.magic(dice, "en", name -> name.indexOf('"') < 0, -1);
        String form =
                dice.of(
                        "%d %s - $1.49",
                        "%d %s ($1.49)",
                        "%d %s  $1.49",
                        "%d %s\t1.49 €",
                        "%d %s # testing",
                        "%d \"%s\"",
                        "%d %s (Foil)",
                        "%d %s *F*",
                        "%d %s [Foil]");
        Sheet sheet = new Sheet();
        for (Row row : deck.rows()) {
            String line = row.count() + " " + row.name();
            if (row.zone().equals("sideboard")) {
                line = "SB: " + line;
            } else if (dice.chance(60)) {
                line = String.format(form, row.count(), row.name());
            }
            sheet.named(row, line);
        }
        return sheet.end();
    }

    private static WrittenList html(Dice dice) {
        Deck deck = Deck.magic(dice, "en", name -> name.indexOf('<') < 0, 0);
        String form =
                dice.of(
                        "%d %s<br>",
                        "<li>%d %s</li>",
                        "<p>%dx %s</p>",
                        "<div>%d %s</div>",
                        "<tr><td>%d</td><td>%s</td></tr>",
                        "%d <a href=\"https://example.org/c/7\">%s</a><br />");
        Sheet sheet = new Sheet();
        if (form.startsWith("<li>")) {
            sheet.line("<ul>");
        }
        for (Row row : deck.rows()) {
            String name = row.name().replace("&", "&amp;");
            sheet.named(
                    row,
                    String.format(
                            form,
                            row.count(),
                            dice.chance(50) ? name.replace("'", "&#39;") : name));
        }
        if (form.startsWith("<li>")) {
            sheet.line("</ul>");
        }
        return sheet.end();
    }
}
