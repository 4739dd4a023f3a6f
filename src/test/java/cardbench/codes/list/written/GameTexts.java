package cardbench.codes.list.written;

import cardbench.codes.list.written.WrittenList.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Forms of sites and clients of other games. */
final class GameTexts {

    private GameTexts() {}

    static List<Form> all() {
        return List.of(
                new Form("pokemon tcg live", GameTexts::pokemonLive),
                new Form("pokemon tcg online", GameTexts::pokemonOnline),
                new Form("star wars unlimited json", GameTexts::starWarsJson),
                new Form("star wars unlimited melee", GameTexts::starWarsMelee),
                new Form("hearthstone text", GameTexts::hearthstone),
                new Form("hearthstone, names of the game", GameTexts::hearthstoneNames),
                new Form("lorcana", GameTexts::lorcana),
                new Form("flesh and blood fabrary", GameTexts::fabrary),
                new Form("flesh and blood fabdb", GameTexts::fabdb),
                new Form("riftbound text", GameTexts::riftbound),
                new Form("riftbound labels on one line", GameTexts::riftboundLabels),
                new Form("grand archive", GameTexts::grandArchive),
                new Form("evolve deck behind a gap", GameTexts::evolve));
    }

    private static WrittenList pokemonLive(Dice dice) {
        // Pokémon, trainer, energy, total: the headings of the client by language
        List<String> words =
                dice.of(
                        List.of(
                                List.of("Pokémon: ", "Trainer: ", "Energy: ", "Total Cards: "),
                                List.of(
                                        "Pokémon: ",
                                        "Trainer: ",
                                        "Energie: ",
                                        "Karten insgesamt: "),
                                List.of(
                                        "Pokémon : ",
                                        "Dresseur : ",
                                        "Énergie : ",
                                        "Total de cartes : "),
                                List.of(
                                        "Pokémon: ",
                                        "Entrenador: ",
                                        "Energía: ",
                                        "Cartas totales: "),
                                List.of("Pokémon: ", "Allenatore: ", "Energia: ", "Carte totali: "),
                                List.of(
                                        "Pokémon: ",
                                        "Treinador: ",
                                        "Energia: ",
                                        "Total de Cartas: ")));
        Deck deck = Deck.plain(dice, "en", Deck.ANY, 60);
        boolean small = dice.chance(15);
        List<List<Row>> groups = Deck.groups(deck.of("main"), 3);
        Sheet sheet = new Sheet();
        for (int i = 0; i < groups.size(); i++) {
            sheet.line(words.get(i) + Deck.copies(groups.get(i)));
            for (Row row : groups.get(i)) {
                String set = pokemonSet(dice, small);
                String number = String.valueOf(dice.between(1, 250));
                sheet.card(
                        "main",
                        row.count(),
                        row.name(),
                        set,
                        number,
                        row.count()
                                + " "
                                + row.name()
                                + " "
                                + set
                                + " "
                                + number
                                + (dice.chance(5) ? " PH" : ""));
            }
            sheet.line("");
        }
        if (dice.chance(70)) {
            sheet.line(words.get(3) + "60");
        }
        return sheet.end();
    }

    private static String pokemonSet(Dice dice, boolean small) {
        String set =
                dice.of(
                        "SVI", "TWM", "SSP", "PAR", "MEG", "PR-SV", "PAL", "SVP", "M2a", "SV8a",
                        "BRS", "CRZ");
        return small ? set.toLowerCase(Locale.ROOT) : set;
    }

    private static WrittenList pokemonOnline(Dice dice) {
        Deck deck = Deck.plain(dice, "en", Deck.ANY, 60);
        List<String> kinds = List.of("Pokémon", "Trainer Cards", "Energy");
        List<List<Row>> groups = Deck.groups(deck.of("main"), 3);
        Sheet sheet = new Sheet();
        sheet.line("****** Pokémon Trading Card Game Deck List ******").line("");
        for (int i = 0; i < groups.size(); i++) {
            sheet.line("##" + kinds.get(i) + " - " + Deck.copies(groups.get(i))).line("");
            for (Row row : groups.get(i)) {
                String set = dice.of("SVI", "TWM", "SSP", "PR-SV", "BRS");
                String number = String.valueOf(dice.between(1, 250));
                sheet.card(
                        "main",
                        row.count(),
                        row.name(),
                        set,
                        number,
                        "* " + row.count() + " " + row.name() + " " + set + " " + number);
            }
            sheet.line("");
        }
        sheet.line("Total Cards - 60").line("");
        sheet.line(
                "****** Deck List Generated by the Pokémon TCG Online www.pokemon.com/TCGO ******");
        return sheet.end();
    }

    private static String starWarsId(Dice dice) {
        return String.format(
                "%s_%03d", dice.of("SOR", "SHD", "TWI", "JTL", "SEC"), dice.between(1, 260));
    }

    private static WrittenList starWarsJson(Dice dice) {
        List<String> ids = new ArrayList<>();
        while (ids.size() < 24) {
            String id = starWarsId(dice);
            if (!ids.contains(id)) {
                ids.add(id);
            }
        }
        boolean counted = dice.chance(70);
        boolean second = dice.chance(30);
        Sheet sheet = new Sheet().line("{");
        sheet.line("  \"metadata\": {\"name\": \"Ashes of Korvan\", \"author\": \"nobody\"},");
        sheet.name("Ashes of Korvan");
        sheet.card(
                "leader",
                1,
                ids.get(0),
                "",
                "",
                "  \"leader\": " + starWarsCard(ids.get(0), counted) + ",");
        if (second) {
            sheet.card(
                    "leader",
                    1,
                    ids.get(1),
                    "",
                    "",
                    "  \"secondleader\": " + starWarsCard(ids.get(1), counted) + ",");
        }
        sheet.card(
                "setup",
                1,
                ids.get(2),
                "",
                "",
                "  \"base\": " + starWarsCard(ids.get(2), counted) + ",");
        for (int part = 0; part < 2; part++) {
            sheet.line(part == 0 ? "  \"deck\": [" : "  \"sideboard\": [");
            List<String> cards = part == 0 ? ids.subList(3, 20) : ids.subList(20, 24);
            for (int i = 0; i < cards.size(); i++) {
                int count = dice.between(1, 3);
                sheet.card(
                        part == 0 ? "main" : "sideboard",
                        count,
                        cards.get(i),
                        "",
                        "",
                        "    {\"id\": \""
                                + cards.get(i)
                                + "\", \"count\": "
                                + count
                                + "}"
                                + (i + 1 < cards.size() ? "," : ""));
            }
            sheet.line(part == 0 ? "  ]," : "  ]");
        }
        return sheet.line("}").end();
    }

    private static String starWarsCard(String id, boolean counted) {
        return "{\"id\": \"" + id + "\"" + (counted ? ", \"count\": 1}" : "}");
    }

    private static WrittenList starWarsMelee(Dice dice) {
        Deck deck =
                new Deck.Maker(dice, "en", Deck.ANY)
                        .zone("leader", 1, 1)
                        .zone("setup", 1, 1)
                        .zone("main", 50, 3)
                        .zone("sideboard", dice.between(1, 10), 3)
                        .deck();
        Sheet sheet = new Sheet();
        for (String zone : List.of("leader", "setup", "main", "sideboard")) {
            sheet.line(
                    switch (zone) {
                        case "leader" -> "Leader";
                        case "setup" -> "Base";
                        case "main" -> "MainDeck";
                        default -> "Sideboard";
                    });
            for (Row row : deck.of(zone)) {
                String name =
                        zone.equals("leader") || dice.chance(40)
                                ? row.name()
                                        + " | "
                                        + dice.of("Ignoring Protocol", "Of Mos Korva", "Old Friend")
                                : row.name();
                sheet.card(zone, row.count(), name, "", "", row.count() + " | " + name);
            }
            sheet.line("");
        }
        return sheet.end();
    }

    private static WrittenList hearthstone(Dice dice) {
        List<String> words =
                dice.of(
                        List.of(
                                List.of(
                                        "# Class: Mage",
                                        "# Format: Standard",
                                        "# Year of the Hydra"),
                                List.of(
                                        "# Klasse: Magier",
                                        "# Format: Standard",
                                        "# Jahr der Hydra"),
                                List.of("# 职业：法师", "# 模式：标准模式", "# 多头蛇年"),
                                List.of("# クラス: メイジ", "# フォーマット: スタンダード", "# ヒドラ年")));
        String language =
                words.get(0).contains("职业") ? "zh" : words.get(0).contains("クラス") ? "ja" : "en";
        Deck deck = new Deck.Maker(dice, language, Deck.ANY).zone("main", 30, 2).deck();
        Sheet sheet = new Sheet().line("### Ashes of Korvan").name("Ashes of Korvan");
        words.forEach(sheet::line);
        sheet.line("#");
        deck.rows()
                .forEach(
                        row ->
                                sheet.named(
                                        row,
                                        "# "
                                                + row.count()
                                                + "x ("
                                                + dice.between(0, 10)
                                                + ") "
                                                + row.name()));
        sheet.line("#");
        return sheet.line(
                        "# To use this deck, copy it to your clipboard and create a new deck in Hearthstone")
                .end();
    }

    /** Cards of the game in the notations of players, one language a list. */
    private static WrittenList hearthstoneNames(Dice dice) {
        List<String> names =
                dice.shuffled(Words.ofTable("hearthstone", dice.of("en", "de", "ja", "zh-CN")));
        String form = dice.of("%d %s", "%dx %s", "%2$s x%1$d", "# %dx (3) %s");
        Sheet sheet = new Sheet();
        for (int left = 30, i = 0; left > 0; i++) {
            int count = Math.min(left, dice.between(1, 2));
            left -= count;
            sheet.card(
                    "main", count, names.get(i), "", "", String.format(form, count, names.get(i)));
        }
        return sheet.end();
    }

    private static WrittenList lorcana(Dice dice) {
        Deck deck =
                Deck.plain(
                        dice,
                        "en",
                        name -> Deck.NO_BRACKET.test(name) && name.indexOf('/') < 0,
                        60);
        boolean finishes = dice.chance(30);
        Sheet sheet = new Sheet();
        for (Row row : deck.rows()) {
            String name =
                    dice.chance(60)
                            ? row.name()
                                    + " - "
                                    + dice.of("Snow Queen", "True-Hearted", "Brave Rider")
                            : row.name();
            sheet.card(
                    "main",
                    row.count(),
                    name,
                    "",
                    "",
                    row.count()
                            + " "
                            + name
                            + (finishes && dice.chance(20) ? dice.of(" *E*", " *EP*") : ""));
        }
        return sheet.end();
    }

    private static WrittenList fabrary(Dice dice) {
        Deck deck =
                new Deck.Maker(dice, "en", Deck.NO_BRACKET)
                        .zone("setup", 6, 2)
                        .zone("main", 60, 3)
                        .deck();
        Sheet sheet = new Sheet().line("Name: Ashes of Korvan").name("Ashes of Korvan");
        sheet.line("Hero: Azalira, Storm of Korvan").line("Format: Classic Constructed").line("");
        sheet.line("Arena cards");
        deck.of("setup").forEach(row -> sheet.named(row, row.count() + "x " + row.name()));
        sheet.line("").line("Deck cards");
        for (Row row : deck.of("main")) {
            String name = row.name() + dice.of(" (red)", " (yellow)", " (blue)", "");
            sheet.card("main", row.count(), name, "", "", row.count() + "x " + name);
        }
        return sheet.line("").line("Made with love at the FaBrary").end();
    }

    private static WrittenList fabdb(Dice dice) {
        Deck deck = Deck.plain(dice, "en", Deck.NO_BRACKET, 40);
        Sheet sheet = new Sheet().line("Deck build - via https://fabdb.net :").line("");
        sheet.line("Ashes of Korvan").line("").line("Class: Illusionist");
        String hero = CardNames.of(dice, "en", Deck.NO_BRACKET);
        sheet.card("leader", 1, hero, "", "", "Hero: " + hero).line("");
        for (Row row : deck.of("main")) {
            String name = row.name() + dice.of(" (red)", " (yellow)", " (blue)");
            sheet.card("main", row.count(), name, "", "", "(" + row.count() + ") " + name);
        }
        return sheet.end();
    }

    private static Deck riftboundDeck(Dice dice) {
        return new Deck.Maker(dice, "en", Deck.NO_BRACKET)
                .zone("leader", 2, 1)
                .zone("main", 39, 3)
                .zone("setup", 3, 1)
                .card("resources", 6, "Calm Rune")
                .card("resources", 6, "Order Rune")
                .zone("sideboard", dice.between(0, 8), 3)
                .deck();
    }

    private static WrittenList riftbound(Dice dice) {
        Deck deck = riftboundDeck(dice);
        Sheet sheet = new Sheet();
        List<Row> leaders = deck.of("leader");
        sheet.line("Legend:").named(leaders.get(0), "1 " + leaders.get(0).name()).line("");
        sheet.line("Champion:").named(leaders.get(1), "1 " + leaders.get(1).name()).line("");
        riftboundRest(sheet, deck);
        return sheet.end();
    }

    private static WrittenList riftboundLabels(Dice dice) {
        Deck deck = riftboundDeck(dice);
        Sheet sheet = new Sheet();
        List<Row> leaders = deck.of("leader");
        String count = dice.of("", "", "1 ", "1x ");
        sheet.named(leaders.get(0), "Legend: " + count + leaders.get(0).name());
        sheet.named(leaders.get(1), "Champion: " + count + leaders.get(1).name());
        riftboundRest(sheet, deck);
        return sheet.end();
    }

    private static void riftboundRest(Sheet sheet, Deck deck) {
        for (String zone : List.of("main", "setup", "resources", "sideboard")) {
            if (deck.copies(zone) > 0) {
                sheet.line(
                        switch (zone) {
                            case "main" -> "MainDeck:";
                            case "setup" -> "Battlefields:";
                            case "resources" -> "Rune Pool:";
                            default -> "Sideboard:";
                        });
                deck.of(zone).forEach(row -> sheet.named(row, row.count() + " " + row.name()));
                sheet.line("");
            }
        }
    }

    private static WrittenList grandArchive(Dice dice) {
        Deck deck = Deck.plain(dice, "en", Deck.ANY, 60, "extra", "sideboard");
        Sheet sheet = new Sheet().line("# Material Deck");
        deck.of("extra").forEach(row -> sheet.named(row, row.count() + " " + row.name()));
        sheet.line("").line("# Main Deck");
        deck.of("main").forEach(row -> sheet.named(row, row.count() + " " + row.name()));
        sheet.line("").line("# Sideboard");
        deck.of("sideboard").forEach(row -> sheet.named(row, row.count() + " " + row.name()));
        return sheet.end();
    }

    private static WrittenList evolve(Dice dice) {
        Deck deck = new Deck.Maker(dice, "en", Deck.ANY).zone("main", 40, 3).deck();
        Sheet sheet = new Sheet();
        deck.rows().forEach(row -> sheet.named(row, row.count() + " " + row.name()));
        sheet.line("");
        int copies = 0;
        for (Row row : deck.rows()) {
            if (copies < 10 && copies + row.count() <= 10) {
                copies += row.count();
                sheet.card(
                        "extra",
                        row.count(),
                        row.name() + " Evolved",
                        "",
                        "",
                        row.count() + " " + row.name() + " Evolved");
            }
        }
        return sheet.end();
    }
}
