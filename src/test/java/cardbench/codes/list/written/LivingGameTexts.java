package cardbench.codes.list.written;

import cardbench.codes.list.written.WrittenList.Sheet;
import java.util.List;

/**
 * Forms of Netrunner, Arkham Horror and Vampire: cards with packs and other remarks behind names.
 */
final class LivingGameTexts {

    /** Packs of Netrunner and Arkham Horror. */
    private static final List<String> PACKS =
            List.of(
                    "Core Set",
                    "Creation and Control",
                    "Business First",
                    "Data and Destiny",
                    "23 Seconds");

    private LivingGameTexts() {}

    static List<Form> all() {
        return List.of(
                new Form("netrunnerdb text", LivingGameTexts::netrunner),
                new Form("netrunnerdb bbcode", LivingGameTexts::netrunnerBbcode),
                new Form("netrunnerdb markdown", LivingGameTexts::netrunnerMarkdown),
                new Form("jinteki", LivingGameTexts::jinteki),
                new Form("cardgamedb", LivingGameTexts::cardGameDb),
                new Form("arkhamdb text", LivingGameTexts::arkham),
                new Form("vtes tournament winning deck", LivingGameTexts::vtes));
    }

    private static String influence(Dice dice, String sign) {
        return dice.chance(25) ? " " + sign.repeat(dice.between(1, 4)) : "";
    }

    private static List<String> netrunnerKinds(boolean corporation) {
        return corporation
                ? List.of("Agenda", "Asset", "Operation", "Barrier", "Code Gate", "Sentry")
                : List.of("Event", "Hardware", "Resource", "Icebreaker", "Program");
    }

    private static WrittenList netrunner(Dice dice) {
        Deck deck = Deck.plain(dice, "en", Deck.ANY, 45);
        boolean packs = dice.chance(60);
        List<String> kinds = netrunnerKinds(dice.chance(50));
        String sign = dice.of("•", "●", "■");
        String identity = CardNames.of(dice, "en", Deck.NO_BRACKET);
        Sheet sheet = new Sheet().line("Storm over Korvan").line("");
        sheet.holds("leader", 1, identity).line(identity + (packs ? " (Core Set)" : ""));
        List<List<Row>> groups = Deck.groups(deck.of("main"), kinds.size());
        for (int i = 0; i < groups.size(); i++) {
            sheet.line("").line(kinds.get(i) + " (" + Deck.copies(groups.get(i)) + ")");
            for (Row row : groups.get(i)) {
                sheet.named(
                        row,
                        row.count()
                                + "x "
                                + row.name()
                                + (packs ? " (" + dice.of(PACKS) + ")" : "")
                                + influence(dice, sign));
            }
        }
        sheet.line("").line("15 influence spent (max 15, available 0)");
        sheet.line("20 agenda points (between 20 and 21)").line("45 cards (min 45)");
        sheet.line("Cards up to Downfall").line("").line("Deck built on https://netrunnerdb.com.");
        return sheet.end();
    }

    private static WrittenList netrunnerBbcode(Dice dice) {
        Deck deck =
                Deck.plain(
                        dice,
                        "en",
                        name -> Deck.NO_BRACKET.test(name) && name.indexOf('/') < 0,
                        45);
        List<String> kinds = netrunnerKinds(true);
        Sheet sheet = new Sheet();
        List<List<Row>> groups = Deck.groups(deck.of("main"), kinds.size());
        for (int i = 0; i < groups.size(); i++) {
            sheet.line("[b]" + kinds.get(i) + "[/b] (" + Deck.copies(groups.get(i)) + ")");
            for (Row row : groups.get(i)) {
                sheet.named(
                        row,
                        row.count()
                                + "x [url=https://netrunnerdb.com/en/card/"
                                + dice.between(10_000, 35_000)
                                + "]"
                                + row.name()
                                + "[/url] [i]("
                                + dice.of(PACKS)
                                + ")[/i]"
                                + (dice.chance(25) ? " [color=#FF4500]•••[/color]" : ""));
            }
            sheet.line("");
        }
        return sheet.line("15 influence spent (max 15)").line("45 cards (min 45)").end();
    }

    private static WrittenList netrunnerMarkdown(Dice dice) {
        Deck deck = Deck.plain(dice, "en", Deck.NO_BRACKET, 45);
        List<String> kinds = netrunnerKinds(false);
        Sheet sheet = new Sheet();
        List<List<Row>> groups = Deck.groups(deck.of("main"), kinds.size());
        for (int i = 0; i < groups.size(); i++) {
            sheet.line("### " + kinds.get(i) + " (" + Deck.copies(groups.get(i)) + ")");
            for (Row row : groups.get(i)) {
                sheet.named(
                        row,
                        "* "
                                + row.count()
                                + "x ["
                                + row.name()
                                + "](https://netrunnerdb.com/en/card/"
                                + dice.between(10_000, 35_000)
                                + ") _("
                                + dice.of(PACKS)
                                + ")_"
                                + influence(dice, "●"));
            }
            sheet.line("");
        }
        return sheet.line("15 influence spent (max 15, available 0)  ")
                .line("45 cards (min 45)  ")
                .end();
    }

    private static WrittenList jinteki(Dice dice) {
        Deck deck = Deck.plain(dice, "en", Deck.ANY, 45);
        Sheet sheet = new Sheet();
        deck.rows().forEach(row -> sheet.named(row, row.count() + " " + row.name()));
        return sheet.end();
    }

    private static WrittenList cardGameDb(Dice dice) {
        Deck deck = Deck.plain(dice, "en", Deck.ANY, dice.between(40, 49));
        List<String> kinds = List.of("Agenda", "Asset", "Operation", "ICE");
        Sheet sheet = new Sheet();
        sheet.line("Deck Created with CardGameDB.com Netrunner Deckbuilder").line("");
        sheet.line("Total Cards: (" + deck.copies("main") + ")").line("").line("Identity: ");
        String identity = CardNames.of(dice, "en", Deck.NO_BRACKET);
        sheet.card("leader", 1, identity, "", "", "1x " + identity + " (" + dice.of(PACKS) + ")");
        List<List<Row>> groups = Deck.groups(deck.of("main"), kinds.size());
        for (int i = 0; i < groups.size(); i++) {
            sheet.line("").line(kinds.get(i) + ": (" + Deck.copies(groups.get(i)) + ")");
            for (Row row : groups.get(i)) {
                sheet.named(
                        row,
                        row.count()
                                + "x "
                                + row.name()
                                + " ("
                                + dice.of(PACKS)
                                + ")"
                                + (dice.chance(25) ? dice.of(" ■ ■", " ■", " ▪▪▪") : ""));
            }
        }
        return sheet.end();
    }

    private static WrittenList arkham(Dice dice) {
        Deck deck = Deck.plain(dice, "en", Deck.NO_BRACKET, 30);
        String investigator = CardNames.of(dice, "en", Deck.NO_BRACKET);
        Sheet sheet = new Sheet().line(investigator).line("").line("Investigator: ");
        sheet.card(
                "leader",
                1,
                investigator,
                "",
                "",
                "1x " + investigator + " (" + dice.of(PACKS) + ")");
        sheet.line("");
        List<String> kinds = List.of("Assets", "Events", "Skills");
        List<List<Row>> groups = Deck.groups(deck.of("main"), kinds.size());
        for (int i = 0; i < groups.size(); i++) {
            sheet.line(kinds.get(i) + " (" + Deck.copies(groups.get(i)) + ")");
            groups.get(i)
                    .forEach(
                            row ->
                                    sheet.named(
                                            row,
                                            row.count()
                                                    + "x "
                                                    + row.name()
                                                    + " ("
                                                    + dice.of(PACKS)
                                                    + ")"));
        }
        return sheet.end();
    }

    private static WrittenList vtes(Dice dice) {
        Deck deck =
                new Deck.Maker(
                                dice,
                                "en",
                                name -> Deck.NO_BRACKET.test(name) && !name.endsWith("ex"))
                        .zone("extra", 12, 4)
                        .deck();
        Deck library = Deck.plain(dice, "en", Deck.NO_BRACKET, dice.between(60, 90));
        Sheet sheet = new Sheet();
        if (dice.chance(60)) {
            sheet.line("Night of Korvan")
                    .line("Herne, Germany")
                    .line("May 13th, 2023")
                    .line("2R+F");
            sheet.line(dice.between(10, 200) + " players").line("A. Player").line("");
            sheet.line("Deck Name: Night of Korvan").line("").name("Night of Korvan");
        }
        sheet.line("Crypt (12 cards, min=17, max=30, avg=5.92)");
        sheet.line("------------------------------------------");
        for (Row row : deck.rows()) {
            sheet.named(
                    row,
                    String.format(
                            "%dx %-22s %d %s %s:%d",
                            row.count(),
                            row.name(),
                            dice.between(1, 11),
                            dice.of("ANI CEL DOM FOR PRO", "aus dem PRE", "-none-", "OBF QUI"),
                            dice.of("Gangrel", "Toreador antitribu", "Ventrue"),
                            dice.between(1, 6)));
        }
        sheet.line("").line("Library (" + library.copies("main") + " cards)");
        List<String> kinds = List.of("Master", "Action", "Combat", "Reaction");
        List<List<Row>> groups = Deck.groups(library.of("main"), kinds.size());
        for (int i = 0; i < groups.size(); i++) {
            sheet.line(
                    kinds.get(i)
                            + " ("
                            + Deck.copies(groups.get(i))
                            + (i == 0 && dice.chance(50) ? "; 3 trifle)" : ")"));
            for (Row row : groups.get(i)) {
                sheet.named(
                        row,
                        row.count()
                                + "x "
                                + row.name()
                                + (dice.chance(8) ? " -- they paid for all" : ""));
            }
            sheet.line("");
        }
        return sheet.end();
    }
}
