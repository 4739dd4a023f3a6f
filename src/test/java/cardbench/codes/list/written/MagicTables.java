package cardbench.codes.list.written;

import cardbench.codes.list.written.WrittenList.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Tables of collections and decks of Magic: The Gathering. */
final class MagicTables {

    private static final List<String> SETS =
            List.of("Dominaria", "Core Set 2021", "Kaldheim, Part 2");

    private MagicTables() {}

    static List<Form> all() {
        return List.of(
                new Form("dragon shield csv", MagicTables::dragonShield),
                new Form("manabox csv", MagicTables::manaBox),
                new Form("deckbox csv", MagicTables::deckbox),
                new Form("moxfield csv", MagicTables::moxfield),
                new Form("archidekt csv", MagicTables::archidekt),
                new Form("tappedout csv", MagicTables::tappedOut),
                new Form("mtgo csv", MagicTables::online),
                new Form("mtggoldfish csv", MagicTables::goldfish),
                new Form("table with a heading line", MagicTables::headed),
                new Form("table without a heading line", MagicTables::bare));
    }

    /** A value of a table after RFC 4180. */
    private static String quoted(String value, String delimiter, boolean always) {
        return always || value.contains(delimiter) || value.contains("\"")
                ? '"' + value.replace("\"", "\"\"") + '"'
                : value;
    }

    private static String row(boolean always, String... values) {
        List<String> quoted = new ArrayList<>();
        for (String value : values) {
            quoted.add(quoted(value, ",", always));
        }
        return String.join(",", quoted);
    }

    private static Deck collection(Dice dice) {
        return new Deck.Maker(dice, "en", Deck.ANY).zone("main", dice.between(30, 80), 4).deck();
    }

    private static WrittenList dragonShield(Dice dice) {
        Sheet sheet = new Sheet();
        if (dice.chance(70)) {
            sheet.line(dice.of("\"sep=,\"", "sep=,"));
        }
        sheet.line(
                "Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,"
                        + "Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET");
        for (Row row : collection(dice).rows()) {
            sheet.printed(
                    row,
                    row(
                            false,
                            "Deck 1",
                            "" + row.count(),
                            "0",
                            row.name(),
                            row.set(),
                            dice.of(SETS),
                            row.number(),
                            "NearMint",
                            dice.of("Normal", "Foil"),
                            "English",
                            "0.25",
                            "2024-05-0" + dice.between(1, 9),
                            "0.10",
                            "0.20",
                            "0.15"));
        }
        return sheet.end();
    }

    private static WrittenList manaBox(Dice dice) {
        Sheet sheet = new Sheet();
        sheet.line(
                "Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,"
                        + "Purchase price,Misprint,Altered,Condition,Language,Purchase price currency");
        for (Row row : collection(dice).rows()) {
            sheet.printed(
                    row,
                    row(
                            false,
                            row.name(),
                            row.set(),
                            dice.of(SETS),
                            row.number(),
                            dice.of("normal", "foil"),
                            "common",
                            "" + row.count(),
                            "" + dice.between(1000, 90_000),
                            "0b61e772-2d8b-4acf-9dd2-b2e8b03538c8",
                            "0.2",
                            "false",
                            "false",
                            "near_mint",
                            "en",
                            "EUR"));
        }
        return sheet.end();
    }

    private static WrittenList deckbox(Dice dice) {
        Sheet sheet = new Sheet();
        sheet.line(
                "Count,Tradelist Count,Name,Edition,Card Number,Condition,Language,Foil,Signed,"
                        + "Artist Proof,Altered Art,Misprint,Promo,Textless,My Price");
        for (Row row : collection(dice).rows()) {
            sheet.card(
                    "main",
                    row.count(),
                    row.name(),
                    "",
                    row.number(),
                    row(
                                    false,
                                    "" + row.count(),
                                    "0",
                                    row.name(),
                                    dice.of(SETS),
                                    row.number(),
                                    "Near Mint",
                                    "English",
                                    dice.of("", "foil"))
                            + ",,,,,,,");
        }
        return sheet.end();
    }

    private static WrittenList moxfield(Dice dice) {
        Sheet sheet = new Sheet();
        sheet.line(
                "\"Count\",\"Tradelist Count\",\"Name\",\"Edition\",\"Condition\",\"Language\",\"Foil\","
                        + "\"Tags\",\"Last Modified\",\"Collector Number\",\"Alter\",\"Proxy\",\"Purchase Price\"");
        for (Row row : collection(dice).rows()) {
            sheet.printed(
                    row,
                    row(
                            true,
                            "" + row.count(),
                            "0",
                            row.name(),
                            row.set().toLowerCase(Locale.ROOT),
                            "Near Mint",
                            "English",
                            dice.of("", "foil"),
                            dice.of("", "ramp"),
                            "2024-05-01 10:00:00",
                            row.number(),
                            "False",
                            "False",
                            ""));
        }
        return sheet.end();
    }

    private static WrittenList archidekt(Dice dice) {
        Deck deck =
                new Deck.Maker(dice, "en", Deck.ANY)
                        .zone("leader", 1, 1)
                        .zone("main", dice.between(30, 99), 2)
                        .zone("maybe", dice.between(1, 5), 1)
                        .zone("sideboard", dice.between(1, 5), 1)
                        .deck();
        Sheet sheet = new Sheet().line("Quantity,Name,Edition Code,Collector Number,Categories");
        for (Row row : deck.rows()) {
            String category =
                    switch (row.zone()) {
                        case "leader" -> "Commander";
                        case "maybe" -> "Maybeboard";
                        case "sideboard" -> "Sideboard";
                        default -> dice.of("Land", "Ramp", "Creature");
                    };
            sheet.printed(
                    row,
                    row(
                            false,
                            "" + row.count(),
                            row.name(),
                            row.set().toLowerCase(Locale.ROOT),
                            row.number(),
                            category));
        }
        return sheet.end();
    }

    private static WrittenList tappedOut(Dice dice) {
        Deck deck =
                new Deck.Maker(dice, "en", Deck.ANY)
                        .zone("leader", 1, 1)
                        .zone("main", dice.between(30, 99), 2)
                        .zone("maybe", dice.between(1, 5), 1)
                        .zone("sideboard", dice.between(1, 5), 1)
                        .deck();
        Sheet sheet =
                new Sheet()
                        .line(
                                "Board,Qty,Name,Printing,Foil,Alter,Signed,Condition,Language,Commander");
        for (Row row : deck.rows()) {
            String board =
                    switch (row.zone()) {
                        case "maybe" -> dice.of("maybe", "acquire");
                        case "sideboard" -> "side";
                        default -> "main";
                    };
            sheet.ofSet(
                    row,
                    row(
                            false,
                            board,
                            "" + row.count(),
                            row.name(),
                            row.set(),
                            "",
                            "",
                            "",
                            "",
                            "",
                            row.zone().equals("leader") ? "True" : ""));
        }
        return sheet.end();
    }

    private static WrittenList online(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, -1);
        Sheet sheet =
                new Sheet()
                        .line(
                                "Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,Annotation");
        for (Row row : deck.rows()) {
            sheet.card(
                    row.zone(),
                    row.count(),
                    row.name(),
                    row.set(),
                    row.number(),
                    row(
                            true,
                            row.name(),
                            "" + row.count(),
                            "" + dice.between(10_000, 99_999),
                            "Common",
                            row.set(),
                            row.number() + "/280",
                            "No",
                            row.zone().equals("sideboard") ? "Yes" : "No",
                            "0"));
        }
        return sheet.end();
    }

    private static WrittenList goldfish(Dice dice) {
        Sheet sheet = new Sheet().line("Card,Set ID,Set Name,Quantity,Foil");
        for (Row row : collection(dice).rows()) {
            sheet.ofSet(
                    row,
                    row(
                            false,
                            row.name(),
                            row.set(),
                            dice.of(SETS),
                            "" + row.count(),
                            dice.of("REGULAR", "FOIL")));
        }
        return sheet.end();
    }

    private static WrittenList headed(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, -1);
        String delimiter = dice.of(",", ";", "\t");
        List<String> columns = dice.shuffled(List.of("count", "name", "set", "number", "zone"));
        String quantity = dice.of("Quantity", "Count", "Qty", "Amount");
        String name = dice.of("Name", "Card Name", "Card");
        String zone = dice.of("Section", "Board", "Zone");
        List<String> titles = new ArrayList<>();
        for (String column : columns) {
            titles.add(
                    switch (column) {
                        case "count" -> quantity;
                        case "name" -> name;
                        case "set" -> "Set";
                        case "number" -> "Collector Number";
                        default -> zone;
                    });
        }
        Sheet sheet = new Sheet().line(String.join(delimiter, titles));
        for (Row row : deck.rows()) {
            List<String> values = new ArrayList<>();
            for (String column : columns) {
                values.add(
                        quoted(
                                switch (column) {
                                    case "count" -> "" + row.count();
                                    case "name" -> row.name();
                                    case "set" -> row.set();
                                    case "number" -> row.number();
                                    default -> row.zone().equals("main") ? "main" : "sideboard";
                                },
                                delimiter,
                                false));
            }
            sheet.printed(row, String.join(delimiter, values));
        }
        return sheet.end();
    }

    private static WrittenList bare(Dice dice) {
        Deck deck = collection(dice);
        String delimiter = dice.of(",", ";", "\t");
        boolean always = dice.chance(40);
        int shape = dice.between(0, 3);
        Sheet sheet = new Sheet();
        for (Row row : deck.rows()) {
            String name = quoted(row.name(), delimiter, always);
            switch (shape) {
                case 0 -> sheet.named(row, row.count() + delimiter + name);
                case 1 -> sheet.named(row, name + delimiter + row.count());
                case 2 ->
                        sheet.printed(
                                row,
                                String.join(
                                        delimiter,
                                        "" + row.count(),
                                        name,
                                        row.set(),
                                        row.number()));
                default ->
                        sheet.card(
                                "main",
                                row.count(),
                                row.name(),
                                "",
                                row.number(),
                                String.join(
                                        delimiter,
                                        "" + row.count(),
                                        "0",
                                        name,
                                        quoted("Throne of Eldraine", delimiter, always),
                                        row.number(),
                                        "Near Mint"));
            }
        }
        return sheet.end();
    }
}
