package cardbench.codes.list.written;

import cardbench.codes.list.written.WrittenList.Sheet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Forms that name cards by the ids that are printed on them. */
final class IdTexts {

    private IdTexts() {}

    static List<Form> all() {
        return List.of(
                new Form(
                        "one piece, ids with counts",
                        dice -> lines(dice, List.of("OP01", "OP13", "ST21", "EB04"))),
                new Form("one piece deckgen", IdTexts::deckgen),
                new Form("digimon, json of ids", IdTexts::json),
                new Form("digimon, names with ids", IdTexts::digimon),
                new Form(
                        "gundam, ids with counts",
                        dice -> lines(dice, List.of("GD01", "ST01", "GD02"))),
                new Form("riftbound tabletop simulator", IdTexts::tabletop),
                new Form("altered", IdTexts::altered));
    }

    private static Map<String, Integer> ids(Dice dice, List<String> sets, int copies) {
        Map<String, Integer> ids = new LinkedHashMap<>();
        for (int left = copies; left > 0; ) {
            int count = Math.min(left, dice.between(1, 4));
            String id =
                    String.format("%s-%03d", dice.of(sets), dice.between(1, 121))
                            + (dice.chance(5) ? "_P1" : "");
            if (ids.putIfAbsent(id, count) == null) {
                left -= count;
            }
        }
        return ids;
    }

    private static WrittenList lines(Dice dice, List<String> sets) {
        String joint = dice.of("x", "x ", " ");
        Sheet sheet = new Sheet();
        ids(dice, sets, 50)
                .forEach((id, count) -> sheet.card("main", count, id, "", "", count + joint + id));
        return sheet.end();
    }

    private static WrittenList deckgen(Dice dice) {
        Map<String, Integer> ids = ids(dice, List.of("OP01", "OP13", "ST21", "EB04"), 50);
        StringBuilder text = new StringBuilder("1nOP05-060");
        Sheet sheet = new Sheet().holds("leader", 1, "OP05-060");
        ids.remove("OP05-060");
        ids.forEach(
                (id, count) -> {
                    text.append('a').append(count).append('n').append(id);
                    sheet.holds("main", count, id);
                });
        String before =
                dice.of("", "", "https://onepiecetopdecks.com/deckgen?dn=Purple&date=5/1/2024&dg=");
        String behind = before.isEmpty() ? "" : dice.of("", "&cs=1");
        return sheet.line(before + text + behind).end();
    }

    private static WrittenList json(Dice dice) {
        List<String> quoted = new ArrayList<>();
        quoted.add(
                "\"Exported from https://"
                        + dice.of("digimoncard.dev", "digimoncard.app", "digimonmeta.com")
                        + "\"");
        Sheet sheet = new Sheet();
        ids(dice, List.of("BT5", "BT11", "EX9", "ST15"), 54)
                .forEach(
                        (id, count) -> {
                            sheet.holds("main", count, id);
                            for (int i = 0; i < count; i++) {
                                quoted.add('"' + id + '"');
                            }
                        });
        return sheet.line("[" + String.join(",", quoted) + "]").end();
    }

    /** Names with ids; the id is no part of the name. */
    private static WrittenList digimon(Dice dice) {
        boolean brackets = dice.chance(40);
        Sheet sheet = new Sheet();
        sheet.line("// Digimon DeckList").line("").line("// Digi-Egg Deck");
        for (String zone : List.of("extra", "main")) {
            if (zone.equals("main")) {
                sheet.line("// Main Deck");
            }
            Deck deck =
                    new Deck.Maker(dice, "en", name -> name.indexOf('(') < 0)
                            .zone(zone, zone.equals("main") ? 50 : 5, 4)
                            .deck();
            for (Row row : deck.rows()) {
                String id = String.format("BT%d-%03d", dice.between(1, 20), dice.between(1, 112));
                sheet.named(
                        row,
                        row.count() + " " + row.name() + (brackets ? " (" + id + ")" : " " + id));
            }
        }
        return sheet.end();
    }

    private static WrittenList tabletop(Dice dice) {
        List<String> copies = new ArrayList<>();
        Sheet sheet = new Sheet();
        ids(dice, List.of("OGN", "OGS", "SFD"), 56)
                .forEach(
                        (plain, count) -> {
                            String id = plain.replace("_P1", "") + "-1";
                            sheet.holds("main", count, id);
                            for (int i = 0; i < count; i++) {
                                copies.add(id);
                            }
                        });
        return sheet.line(String.join(" ", copies)).end();
    }

    private static WrittenList altered(Dice dice) {
        Sheet sheet = new Sheet();
        Map<String, Integer> ids = new LinkedHashMap<>();
        while (ids.size() < 16) {
            ids.putIfAbsent(
                    String.format(
                            "ALT_%s_B_%s_%02d_%s",
                            dice.of("CORE", "ALIZE"),
                            dice.of("OR", "AX", "YZ"),
                            dice.between(1, 30),
                            dice.of("C", "R1", "R2")),
                    dice.between(1, 3));
        }
        ids.forEach((id, count) -> sheet.card("main", count, id, "", "", count + " " + id));
        return sheet.end();
    }
}
