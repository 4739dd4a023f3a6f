package cardbench.codes.list.written;

import cardbench.codes.list.written.WrittenList.Sheet;
import java.util.List;

/** Files of programs and tables of collections of Magic: The Gathering. */
final class MagicFiles {

    private MagicFiles() {}

    static List<Form> all() {
        return List.of(
                new Form("forge .dck", MagicFiles::forge),
                new Form("xmage .dck", MagicFiles::xmage),
                new Form("mtgo .dek", MagicFiles::dek),
                new Form("cockatrice .cod", MagicFiles::cod),
                new Form("octgn .o8d", MagicFiles::octgn),
                new Form("json of zones", MagicFiles::json));
    }

    private static WrittenList forge(Dice dice) {
        boolean commander = dice.chance(30);
        Deck deck =
                commander
                        ? Deck.commander(dice, "en", Deck.ANY)
                        : Deck.magic(dice, "en", Deck.ANY, -1);
        Sheet sheet =
                new Sheet().line("[metadata]").line("Name=Ashes of Korvan").name("Ashes of Korvan");
        if (dice.chance(40)) {
            sheet.line("Deck Type=constructed").line("Description=12 dragons, 3 plans");
        }
        boolean capital = dice.chance(50);
        forgeZone(dice, sheet, deck, "leader", capital ? "[Commander]" : "[commander]");
        forgeZone(dice, sheet, deck, "main", capital ? "[Main]" : "[main]");
        forgeZone(dice, sheet, deck, "sideboard", capital ? "[Sideboard]" : "[sideboard]");
        return sheet.end();
    }

    private static void forgeZone(Dice dice, Sheet sheet, Deck deck, String zone, String title) {
        if (deck.copies(zone) == 0) {
            return;
        }
        sheet.line(title);
        for (Row row : deck.of(zone)) {
            String card = row.count() + " " + row.name() + (dice.chance(10) ? "+" : "");
            switch (dice.between(0, 3)) {
                case 0 -> sheet.named(row, card);
                case 1 -> sheet.ofSet(row, card + "|" + row.set());
                default -> sheet.ofSet(row, card + "|" + row.set() + "|" + dice.between(1, 4));
            }
        }
    }

    private static WrittenList xmage(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, -1);
        Sheet sheet = new Sheet().line("NAME:Ashes of Korvan").name("Ashes of Korvan");
        if (dice.chance(40)) {
            sheet.line("AUTHOR:nobody");
        }
        for (Row row : deck.rows()) {
            String side = row.zone().equals("sideboard") ? "SB: " : "";
            sheet.printed(
                    row,
                    side + row.count() + " [" + row.set() + ":" + row.number() + "] " + row.name());
        }
        if (dice.chance(50)) {
            Row first = deck.of("main").get(0);
            sheet.line(
                    "LAYOUT MAIN:(1,1)(NONE,false,50)|(["
                            + first.set()
                            + ":"
                            + first.number()
                            + "],)");
        }
        return sheet.end();
    }

    private static String attribute(String text) {
        return text.replace("&", "&amp;").replace("\"", "&quot;").replace("<", "&lt;");
    }

    private static WrittenList dek(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, -1);
        Sheet sheet = new Sheet().line("<?xml version=\"1.0\" encoding=\"utf-8\"?>");
        sheet.line(
                "<Deck xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
                        + " xmlns:xsd=\"http://www.w3.org/2001/XMLSchema\">");
        sheet.line("  <NetDeckID>0</NetDeckID>")
                .line("  <PreconstructedDeckID>0</PreconstructedDeckID>");
        for (Row row : deck.rows()) {
            sheet.named(
                    row,
                    "  <Cards CatID=\""
                            + dice.between(10_000, 99_999)
                            + "\" Quantity=\""
                            + row.count()
                            + "\" Sideboard=\""
                            + row.zone().equals("sideboard")
                            + "\" Name=\""
                            + attribute(row.name())
                            + "\" Annotation=\"0\" />");
        }
        return sheet.line("</Deck>").end();
    }

    private static WrittenList cod(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, -1);
        Sheet sheet = new Sheet().line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        sheet.line("<cockatrice_deck version=\"1\">").line("    <deckname>Ashes</deckname>");
        sheet.name("Ashes").line("    <comments>3 plans, 4 hopes</comments>");
        boolean printings = dice.chance(50);
        for (String zone : List.of("main", "sideboard")) {
            if (deck.copies(zone) == 0) {
                continue;
            }
            sheet.line("    <zone name=\"" + (zone.equals("main") ? "main" : "side") + "\">");
            for (Row row : deck.of(zone)) {
                String card =
                        "        <card number=\""
                                + row.count()
                                + "\" name=\""
                                + attribute(row.name())
                                + "\"";
                if (printings) {
                    sheet.printed(
                            row,
                            card
                                    + " setShortName=\""
                                    + row.set()
                                    + "\" collectorNumber=\""
                                    + row.number()
                                    + "\"/>");
                } else {
                    sheet.named(row, card + "/>");
                }
            }
            sheet.line("    </zone>");
        }
        return sheet.line("</cockatrice_deck>").end();
    }

    private static WrittenList octgn(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, -1);
        Sheet sheet =
                new Sheet().line("<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>");
        sheet.line("<deck game=\"a6c8d2e8-7cd8-11dd-8f94-e62b56d89593\">");
        for (String zone : List.of("main", "sideboard")) {
            sheet.line(
                    "  <section name=\""
                            + (zone.equals("main") ? "Main" : "Sideboard")
                            + "\" shared=\"False\">");
            for (Row row : deck.of(zone)) {
                sheet.named(
                        row,
                        "    <card qty=\""
                                + row.count()
                                + "\" id=\"00000000-0000-4000-8000-0000000"
                                + dice.between(10_000, 99_999)
                                + "\">"
                                + attribute(row.name())
                                + "</card>");
            }
            sheet.line("  </section>");
        }
        return sheet.line("  <notes><![CDATA[3 plans]]></notes>").line("</deck>").end();
    }

    private static WrittenList json(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, dice.between(1, 15));
        String count = dice.of("count", "quantity");
        Sheet sheet = new Sheet().line("{");
        for (String zone : List.of("main", "sideboard")) {
            sheet.line("  \"" + zone + "\": [");
            List<Row> rows = deck.of(zone);
            for (int i = 0; i < rows.size(); i++) {
                Row row = rows.get(i);
                sheet.named(
                        row,
                        "    {\""
                                + count
                                + "\": "
                                + row.count()
                                + ", \"name\": \""
                                + row.name().replace("\"", "\\\"")
                                + "\"}"
                                + (i + 1 < rows.size() ? "," : ""));
            }
            sheet.line(zone.equals("main") ? "  ]," : "  ]");
        }
        return sheet.line("}").end();
    }
}
