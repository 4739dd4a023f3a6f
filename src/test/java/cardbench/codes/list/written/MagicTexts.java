package cardbench.codes.list.written;

import cardbench.codes.list.written.WrittenList.Sheet;
import java.util.List;
import java.util.Locale;

/** Forms of sites and clients of Magic: The Gathering that write one card a line. */
final class MagicTexts {

    private MagicTexts() {}

    static List<Form> all() {
        return List.of(
                new Form("mtgo text, gap before the sideboard", MagicTexts::online),
                new Form("moxfield text", MagicTexts::moxfield),
                new Form("archidekt text", MagicTexts::archidekt),
                new Form("deckstats", MagicTexts::deckstats),
                new Form("mtggoldfish exact", MagicTexts::goldfish),
                new Form("cockatrice text", MagicTexts::cockatrice),
                new Form("tappedout text", MagicTexts::tappedOut),
                new Form("untap", MagicTexts::untap),
                new Form("magic workstation", MagicTexts::workstation),
                new Form("totals below their cards", MagicTexts::footings),
                new Form("hareruya", MagicTexts::hareruya),
                new Form("set in square brackets behind the name", MagicTexts::setBehind),
                new Form("edition behind a bar", MagicTexts::editionBehindBar));
    }

    private static WrittenList online(Dice dice) {
        int main = dice.chance(25) ? 40 : 60;
        int side = dice.between(1, 15);
        Deck deck =
                main == 60
                        ? Deck.magic(dice, "en", Deck.ANY, side)
                        : new Deck.Maker(dice, "en", Deck.ANY)
                                .zone("main", 23, 1)
                                .card("main", 9, "Island")
                                .card("main", 8, "Swamp")
                                .zone("sideboard", side, 2)
                                .deck();
        Sheet sheet = new Sheet();
        deck.of("main").forEach(row -> sheet.named(row, row.count() + " " + row.name()));
        sheet.add("\n".repeat(dice.between(1, 2)));
        deck.of("sideboard").forEach(row -> sheet.named(row, row.count() + " " + row.name()));
        return sheet.end();
    }

    private static String moxfieldCard(Dice dice, Row row) {
        String finish = dice.chance(15) ? dice.of(" *F*", " *E*") : "";
        String tags = dice.chance(25) ? dice.of(" #ramp", " #!Ramp #draw", " #Card Advantage") : "";
        return row.count() + " " + row.arena() + finish + tags;
    }

    private static WrittenList moxfield(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, -1);
        Sheet sheet = new Sheet();
        deck.of("main").forEach(row -> sheet.printed(row, moxfieldCard(dice, row)));
        if (deck.copies("sideboard") > 0) {
            sheet.line("").line("SIDEBOARD:");
        }
        deck.of("sideboard").forEach(row -> sheet.printed(row, moxfieldCard(dice, row)));
        return sheet.end();
    }

    private static WrittenList archidekt(Dice dice) {
        Deck.Maker maker =
                new Deck.Maker(dice, "en", Deck.ANY)
                        .zone("leader", 1, 1)
                        .zone("main", dice.between(30, 99), 3)
                        .zone("maybe", dice.between(1, 6), 1);
        if (dice.chance(30)) {
            maker.zone("sideboard", dice.between(1, 10), 2);
        }
        Sheet sheet = new Sheet();
        for (Row row : dice.shuffled(maker.deck().rows())) {
            String category =
                    switch (row.zone()) {
                        case "leader" -> "[Commander{top}]";
                        case "maybe" -> "[Maybeboard{noDeck}{noPrice}" + dice.of("", ",Ramp") + "]";
                        case "sideboard" -> "[Sideboard]";
                        default -> dice.of("[Ramp]", "[Mana Advantage]", "[Draw,Land]", "");
                    };
            String label = dice.chance(15) ? " ^Have,#37d67a^" : "";
            sheet.printed(
                    row,
                    (row.count()
                                            + "x "
                                            + row.name()
                                            + " ("
                                            + row.set().toLowerCase(Locale.ROOT)
                                            + ") "
                                            + row.number()
                                            + (dice.chance(10) ? " *F* " : " ")
                                            + category)
                                    .stripTrailing()
                            + label);
        }
        return sheet.end();
    }

    private static WrittenList deckstats(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, -1);
        boolean commander = dice.chance(30);
        Sheet sheet = new Sheet().line("//NAME: Rising Tide from DeckStats.net").line("");
        sheet.name("Rising Tide from DeckStats.net").line("//Main");
        if (commander) {
            Row leader =
                    new Deck.Maker(dice, "en", Deck.ANY).zone("leader", 1, 1).deck().rows().get(0);
            sheet.printed(leader, deckstatsCard(leader, true) + " # !Commander");
        }
        deck.of("main").forEach(row -> deckstatsRow(dice, sheet, row, ""));
        if (deck.copies("sideboard") > 0) {
            sheet.line("").line("//Sideboard");
        }
        String before = dice.of("SB: ", "");
        deck.of("sideboard").forEach(row -> deckstatsRow(dice, sheet, row, before));
        return sheet.end();
    }

    private static void deckstatsRow(Dice dice, Sheet sheet, Row row, String before) {
        if (dice.chance(70)) {
            sheet.printed(row, before + deckstatsCard(row, true));
        } else {
            sheet.ofSet(row, before + deckstatsCard(row, false));
        }
    }

    private static String deckstatsCard(Row row, boolean number) {
        return row.count()
                + " ["
                + row.set()
                + (number ? "#" + row.number() : "")
                + "] "
                + row.name();
    }

    private static WrittenList goldfish(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, dice.between(0, 15));
        Sheet sheet = new Sheet();
        deck.of("main").forEach(row -> goldfishRow(dice, sheet, row));
        if (deck.copies("sideboard") > 0) {
            sheet.line("");
        }
        deck.of("sideboard").forEach(row -> goldfishRow(dice, sheet, row));
        return sheet.end();
    }

    private static void goldfishRow(Dice dice, Sheet sheet, Row row) {
        String start = row.count() + " " + row.name();
        String end = " [" + row.set() + "]" + (dice.chance(15) ? " (F)" : "");
        if (dice.chance(25)) {
            sheet.printed(row, start + " <" + row.number() + ">" + end);
        } else {
            String variant =
                    dice.chance(30) ? dice.of(" <extended>", " <retro>", " <showcase>") : "";
            sheet.ofSet(row, start + variant + end);
        }
    }

    private static WrittenList cockatrice(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, -1);
        List<List<Row>> groups = Deck.groups(deck.of("main"), 3);
        Sheet sheet = new Sheet().line("// Some deck").line("");
        sheet.line("// 60 Maindeck");
        List<String> kinds = List.of("Land", "Creature", "Instant");
        for (int i = 0; i < groups.size(); i++) {
            sheet.line("// " + Deck.copies(groups.get(i)) + " " + kinds.get(i));
            groups.get(i).forEach(row -> sheet.named(row, row.count() + " " + row.name()));
            sheet.line("");
        }
        if (deck.copies("sideboard") > 0) {
            sheet.line("// " + deck.copies("sideboard") + " Sideboard");
        }
        deck.of("sideboard")
                .forEach(row -> sheet.named(row, "SB: " + row.count() + " " + row.name()));
        return sheet.end();
    }

    private static WrittenList tappedOut(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, dice.between(1, 15));
        boolean sets = dice.chance(50);
        Sheet sheet = new Sheet();
        for (String zone : List.of("main", "sideboard")) {
            if (zone.equals("sideboard")) {
                sheet.line("").line("Sideboard:");
            }
            for (Row row : deck.of(zone)) {
                if (sets) {
                    sheet.printed(
                            row,
                            row.count()
                                    + "x "
                                    + row.name()
                                    + " ("
                                    + row.set()
                                    + ":"
                                    + row.number()
                                    + ")");
                } else {
                    sheet.named(row, row.count() + "x " + row.name());
                }
            }
        }
        return sheet.end();
    }

    private static WrittenList untap(Dice dice) {
        Deck deck =
                dice.chance(50)
                        ? Deck.commander(dice, "en", Deck.NO_BRACKET)
                        : Deck.magic(dice, "en", Deck.NO_BRACKET, dice.between(1, 15));
        boolean sets = dice.chance(50);
        Sheet sheet = new Sheet();
        for (String zone : List.of("main", "leader", "sideboard")) {
            if (deck.copies(zone) > 0) {
                String title =
                        switch (zone) {
                            case "main" -> "//deck-1";
                            case "leader" -> "//play-1";
                            default -> "//sideboard-1";
                        };
                sheet.line(title);
                for (Row row : deck.of(zone)) {
                    String line = row.count() + " " + row.name();
                    if (sets) {
                        sheet.ofSet(row, line + " (" + row.set().toLowerCase(Locale.ROOT) + ")");
                    } else {
                        sheet.named(row, line);
                    }
                }
                sheet.line("");
            }
        }
        return sheet.end();
    }

    private static WrittenList workstation(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, -1);
        Sheet sheet = new Sheet().line("// Deck file for Magic Workstation").line("");
        sheet.line("// Lands");
        for (Row row : deck.rows()) {
            boolean side = row.zone().equals("sideboard");
            sheet.ofSet(
                    row,
                    (side ? "SB:  " : "        ")
                            + row.count()
                            + " ["
                            + row.set()
                            + "] "
                            + row.name());
        }
        return sheet.end();
    }

    private static WrittenList footings(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, dice.between(1, 15));
        boolean signs = dice.chance(50);
        List<String> kinds = List.of("creatures", "other spells", "lands");
        List<List<Row>> groups = Deck.groups(deck.of("main"), kinds.size());
        Sheet sheet = new Sheet();
        if (dice.chance(30)) {
            sheet.line("Main Deck").line("60 cards").line("");
        }
        for (int i = 0; i < groups.size(); i++) {
            groups.get(i).forEach(row -> sheet.named(row, row.count() + " " + row.name()));
            sheet.line(footing(kinds.get(i), Deck.copies(groups.get(i)), signs)).line("");
        }
        if (!signs) {
            sheet.line("Sideboard");
        }
        deck.of("sideboard").forEach(row -> sheet.named(row, row.count() + " " + row.name()));
        sheet.line(
                footing(signs ? "Sideboard" : "sideboard cards", deck.copies("sideboard"), signs));
        return sheet.end();
    }

    private static String footing(String kind, int copies, boolean signs) {
        return signs ? "-" + kind + "(" + copies + ")-" : copies + " " + kind;
    }

    private static WrittenList hareruya(Dice dice) {
        Deck deck = Deck.magic(dice, "ja", Deck.ANY, dice.between(1, 15));
        List<String> kinds = List.of("クリーチャー", "呪文", "土地");
        List<List<Row>> groups = Deck.groups(deck.of("main"), kinds.size());
        Sheet sheet = new Sheet().line("");
        for (int i = 0; i < groups.size(); i++) {
            groups.get(i).forEach(row -> sheet.named(row, row.count() + " 《" + row.name() + "》"));
            sheet.line("")
                    .line("-" + kinds.get(i) + "(" + Deck.copies(groups.get(i)) + ")-")
                    .line("");
        }
        deck.of("sideboard")
                .forEach(row -> sheet.named(row, row.count() + " 《" + row.name() + "》"));
        sheet.line("").line("-サイドボード(" + deck.copies("sideboard") + ")-");
        return sheet.end();
    }

    private static WrittenList setBehind(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, -1);
        boolean numbers = dice.chance(50);
        Sheet sheet = new Sheet();
        for (Row row : deck.rows()) {
            String side = row.zone().equals("sideboard") ? "SB: " : "";
            String line = side + row.count() + " " + row.name() + " [" + row.set();
            if (numbers) {
                sheet.printed(
                        row, line + ":" + row.number() + "]" + (dice.chance(10) ? " *F*" : ""));
            } else {
                sheet.ofSet(row, line + "]");
            }
        }
        return sheet.end();
    }

    private static WrittenList editionBehindBar(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, -1);
        Sheet sheet = new Sheet();
        for (Row row : deck.rows()) {
            String side = row.zone().equals("sideboard") ? "SB: " : "";
            sheet.named(
                    row,
                    side
                            + row.count()
                            + " "
                            + row.name()
                            + " | "
                            + dice.of("Dominaria", "Magic 2010", "Core Set 2021"));
        }
        return sheet.end();
    }
}
