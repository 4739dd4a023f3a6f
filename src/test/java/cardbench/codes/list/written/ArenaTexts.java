package cardbench.codes.list.written;

import cardbench.codes.list.written.WrittenList.Sheet;
import java.util.List;

/** The forms of Magic Arena, and lists of a commander that follow them. */
final class ArenaTexts {

    private ArenaTexts() {}

    static List<Form> all() {
        return List.of(
                new Form("arena with headings", ArenaTexts::arena),
                new Form("arena without headings", ArenaTexts::arenaBlocks),
                new Form("arena commander", ArenaTexts::arenaCommander),
                new Form("arena companion", ArenaTexts::arenaCompanion),
                new Form("moxfield, commander behind a gap", ArenaTexts::commanderLast),
                new Form("commander, gap, deck", ArenaTexts::commanderFirst),
                new Form("manabox text", ArenaTexts::manaBox));
    }

    private static WrittenList arena(Dice dice) {
        // the headings of the client: deck, sideboard
        List<String> words =
                dice.of(
                        List.of(
                                List.of("Deck", "Sideboard"),
                                List.of("Mazo", "Banquillo"),
                                List.of("Mazzo", "Sideboard"),
                                List.of("Deck", "Réserve"),
                                List.of("Baralho", "Reserva"),
                                List.of("デッキ", "サイドボード"),
                                List.of("덱", "사이드보드"),
                                List.of("套牌", "备牌")));
        Deck deck = Deck.magic(dice, "en", Deck.ANY, -1);
        Sheet sheet = new Sheet();
        if (words.get(0).equals("Deck") && dice.chance(50)) {
            sheet.line("About").line("Name Storm over Korvan").line("").name("Storm over Korvan");
        }
        sheet.line(words.get(0));
        deck.of("main").forEach(row -> sheet.printed(row, row.count() + " " + row.arena()));
        if (deck.copies("sideboard") > 0) {
            sheet.line("").line(words.get(1));
        }
        deck.of("sideboard").forEach(row -> sheet.printed(row, row.count() + " " + row.arena()));
        return sheet.end();
    }

    private static WrittenList arenaBlocks(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, dice.between(1, 15));
        Sheet sheet = new Sheet();
        deck.of("main").forEach(row -> sheet.printed(row, row.count() + " " + row.arena()));
        sheet.line("");
        deck.of("sideboard").forEach(row -> sheet.printed(row, row.count() + " " + row.arena()));
        return sheet.end();
    }

    private static WrittenList arenaCommander(Dice dice) {
        Deck deck = Deck.commander(dice, "en", Deck.ANY);
        List<String> words =
                dice.of(
                        List.of(
                                List.of("Commander", "Deck"),
                                List.of("Comandante", "Mazo"),
                                List.of("統率者", "デッキ"),
                                List.of("指挥官", "套牌")));
        Sheet sheet = new Sheet().line(words.get(0));
        deck.of("leader").forEach(row -> sheet.printed(row, row.count() + " " + row.arena()));
        sheet.line("").line(words.get(1));
        deck.of("main").forEach(row -> sheet.printed(row, row.count() + " " + row.arena()));
        return sheet.end();
    }

    /** The companion stands in a section of its own and again in the sideboard, as one card. */
    private static WrittenList arenaCompanion(Dice dice) {
        Deck deck = Deck.magic(dice, "en", Deck.ANY, dice.between(4, 15));
        Row companion =
                deck.of("sideboard").stream().filter(r -> r.count() == 1).findFirst().orElse(null);
        Sheet sheet = new Sheet();
        if (companion != null) {
            sheet.line(dice.of("Companion", "相棒")).line("1 " + companion.arena()).line("");
        }
        sheet.line("Deck");
        deck.of("main").forEach(row -> sheet.printed(row, row.count() + " " + row.arena()));
        sheet.line("").line("Sideboard");
        deck.of("sideboard").forEach(row -> sheet.printed(row, row.count() + " " + row.arena()));
        return sheet.end();
    }

    private static WrittenList commanderLast(Dice dice) {
        Deck deck = Deck.commander(dice, "en", Deck.ANY);
        boolean printed = dice.chance(50);
        Sheet sheet = new Sheet();
        deck.of("main").forEach(row -> plain(sheet, row, printed));
        sheet.line("");
        deck.of("leader").forEach(row -> plain(sheet, row, printed));
        return sheet.end();
    }

    private static WrittenList commanderFirst(Dice dice) {
        Deck deck = Deck.commander(dice, "en", Deck.ANY);
        boolean printed = dice.chance(50);
        Sheet sheet = new Sheet();
        if (dice.chance(70)) {
            sheet.line(
                    dice.of(
                            "Commander",
                            "Commander:",
                            "COMMANDER",
                            "// Commander",
                            "Commander (1)",
                            "// Command Zone",
                            "Kommandeur",
                            "Comandante",
                            "Commandant",
                            "統率者"));
        }
        deck.of("leader").forEach(row -> plain(sheet, row, printed));
        sheet.line("");
        deck.of("main").forEach(row -> plain(sheet, row, printed));
        return sheet.end();
    }

    private static void plain(Sheet sheet, Row row, boolean printed) {
        if (printed) {
            sheet.printed(row, row.count() + " " + row.arena());
        } else {
            sheet.named(row, row.count() + " " + row.name());
        }
    }

    private static WrittenList manaBox(Dice dice) {
        Deck deck = Deck.commander(dice, "en", Deck.ANY);
        Sheet sheet = new Sheet().line("// COMMANDER");
        deck.of("leader").forEach(row -> sheet.printed(row, row.count() + " " + row.arena()));
        sheet.line("").line("// MAINBOARD");
        deck.of("main").forEach(row -> sheet.printed(row, row.count() + " " + row.arena()));
        return sheet.end();
    }
}
