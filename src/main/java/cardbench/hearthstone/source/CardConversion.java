package cardbench.hearthstone.source;

import cardbench.cards.CardTable;
import cardbench.cards.Language;
import cardbench.cards.PackedTableWriter;
import cardbench.hearthstone.DefaultHero;
import cardbench.hearthstone.HearthstoneCard;
import cardbench.hearthstone.HearthstoneCards;
import cardbench.text.ControlCharacters;
import cardbench.text.Diagnostics;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Converts a file of HearthstoneJSON to card tables: one with what all languages share, whose
 * columns {@link HearthstoneCards} reads, and one with the names for each language of the file. A
 * reprint with the same name as its first printing is left out of the names. The same bytes give
 * the same tables.
 *
 * @see <a href="https://hearthstonejson.com/docs/cards.html">HearthstoneJSON, the fields of a
 *     card</a>
 */
public final class CardConversion {

    private static final String CREDIT =
            "names © Blizzard Entertainment, see NOTICE; not affiliated with it";

    /**
     * The beginning of every table. A name that begins like this would be read as another table.
     */
    private static final String TABLE = "cardbench-table ";

    /** The DBF id of Fireball, whose name reveals the language of a file. */
    private static final int FIREBALL = 315;

    private final List<JsonCard> cards;
    private final String note;
    private final Map<String, String> tables = new LinkedHashMap<>();

    private CardConversion(List<JsonCard> cards, String note) {
        this.cards = cards;
        this.note = note;
    }

    /**
     * The texts of the tables by their content ({@code cards}, {@code zh-CN}); empty if the file is
     * not a list of cards.
     *
     * @param address the address or path of the file as far as it is known: a locale in it ({@code
     *     /zhCN/}) names the language, {@code /v1/248342/} the build of the game
     */
    public static Map<String, String> convert(
            byte[] bytes, String address, Diagnostics diagnostics) {
        List<JsonCard> cards = HearthstoneJson.read(bytes, diagnostics);
        CardConversion conversion = new CardConversion(cards, note(address));
        if (!cards.isEmpty()) {
            conversion.writeCards();
            conversion.writeNames(address, diagnostics);
        }
        return conversion.tables;
    }

    /** Where the data is from and whose the names are, for the head of a table. */
    static String note(String address) {
        String build = build(address);
        return "HearthstoneJSON" + (build.isEmpty() ? "" : ", build " + build) + "; " + CREDIT;
    }

    /** The build number of the game in an address, or empty. */
    public static String build(String address) {
        int from = address.indexOf("/v1/") + 4;
        // from is 3 if the address has no /v1/, since indexOf returned -1
        int to = from;
        while (from > 3 && to < address.length() && to < from + 9 && isDigit(address.charAt(to))) {
            to++;
        }
        return from > 3 ? address.substring(from, to) : "";
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private void writeCards() {
        List<Integer> ids = new ArrayList<>();
        List<Integer> costs = new ArrayList<>();
        List<Integer> copies = new ArrayList<>();
        List<String> kinds = new ArrayList<>();
        List<String> rarities = new ArrayList<>();
        List<String> classes = new ArrayList<>();
        List<String> sets = new ArrayList<>();
        List<String> runes = new ArrayList<>();
        List<String> visits = new ArrayList<>();
        List<Integer> single = new ArrayList<>();
        List<Integer> given = new ArrayList<>();
        List<String> decks = new ArrayList<>();
        for (JsonCard card : cards) {
            boolean skin = card.kind.equals(HearthstoneCard.SKIN);
            String rarity = rarity(card.rarity);
            ids.add(card.id);
            costs.add(skin ? -1 : Math.max(card.cost, 0));
            copies.add(card.copyOf > 0 && card.copyOf != card.id ? card.copyOf : -1);
            kinds.add(card.kind);
            rarities.add(skin ? "" : rarity);
            classes.add(joined(card.classes));
            sets.add(card.set);
            runes.add(card.runes);
            visits.add(card.visits == null ? "" : card.visits.word());
            // -1 leaves a cell empty; a legendary card is limited to one copy by its rarity already
            single.add(card.elite && !rarity.equals("legendary") && !skin ? 1 : -1);
            given.add(card.collectible || skin ? -1 : 1);
            decks.add(card.deck);
        }
        PackedTableWriter table =
                new PackedTableWriter(HearthstoneCards.GAME, CardTable.CARDS, ids)
                        .note(note)
                        .words("kind", kinds)
                        .numbers("cost", costs)
                        .words("rarity", rarities)
                        .words("class", classes)
                        .words("set", sets)
                        .someNumbers("copy", copies)
                        .someWords("runes", runes)
                        .someWords("visits", visits)
                        .someNumbers("single", single)
                        .someNumbers("given", given)
                        .someWords("deck", decks);
        tables.put(CardTable.CARDS, table.text());
    }

    private static String rarity(String written) {
        return switch (written) {
            case "FREE" -> "free";
            case "COMMON" -> "common";
            case "RARE" -> "rare";
            case "EPIC" -> "epic";
            case "LEGENDARY" -> "legendary";
            default -> "";
        };
    }

    private static String joined(List<String> words) {
        StringBuilder all = new StringBuilder();
        for (String word : words) {
            all.append(all.length() == 0 ? "" : "+").append(word);
        }
        return all.toString();
    }

    private void writeNames(String address, Diagnostics diagnostics) {
        Map<Language, String> locales = new EnumMap<>(Language.class);
        for (JsonCard card : cards) {
            for (String locale : card.names.keySet()) {
                boolean seen = locales.containsValue(locale);
                if (!seen && locale.equals(JsonCard.ONLY)) {
                    locales.putIfAbsent(languageOf(address, diagnostics), locale);
                } else if (!seen) {
                    locales.putIfAbsent(Language.of(locale), locale);
                }
            }
        }
        for (Map.Entry<Language, String> each : locales.entrySet()) {
            writeNames(each.getValue(), each.getKey());
        }
    }

    private void writeNames(String locale, Language language) {
        List<Integer> ids = new ArrayList<>();
        List<String> names = new ArrayList<>();
        Map<Integer, String> byId = new LinkedHashMap<>();
        for (JsonCard card : cards) {
            byId.put(card.id, tableName(card.names.getOrDefault(locale, "")));
        }
        for (JsonCard card : cards) {
            String name = byId.get(card.id);
            boolean reprint = name.equals(byId.get(card.copyOf)) && card.copyOf != card.id;
            boolean skin =
                    card.kind.equals(HearthstoneCard.SKIN)
                            && DefaultHero.className(card.id).isEmpty();
            if (!skin && !reprint && !name.isEmpty()) {
                ids.add(card.id);
                names.add(name);
            }
        }
        tables.put(
                language.tag(),
                new PackedTableWriter(HearthstoneCards.GAME, language.tag(), ids)
                        .note(note)
                        .lines("name", names)
                        .text());
    }

    /**
     * The name without control characters, which would break the table or control a terminal that
     * shows it, and without characters that change the direction of text; empty if it is too long
     * or begins like a table.
     */
    static String tableName(String name) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (!ControlCharacters.isBidiControl(c)) {
                line.append(ControlCharacters.isControl(c) ? ' ' : c);
            }
        }
        boolean fits = line.length() <= JsonCard.MAX_NAME && line.indexOf(TABLE) != 0;
        return fits ? line.toString() : "";
    }

    /**
     * The language of a file that does not name it: by its address, otherwise by the name of one
     * card.
     */
    private Language languageOf(String address, Diagnostics diagnostics) {
        Language addressed = languageOf(address);
        if (addressed != null) {
            return addressed;
        }
        for (JsonCard card : cards) {
            Language told =
                    card.id == FIREBALL ? byFireball(card.names.getOrDefault("", "")) : null;
            if (told != null) {
                return told;
            }
        }
        diagnostics.add(
                ConversionCodes.LANGUAGE_UNKNOWN.anywhere().with("language", Language.EN.tag()));
        return Language.EN;
    }

    /** The language that an address names, or {@code null}. */
    static Language languageOf(String address) {
        for (Language language : Language.values()) {
            if (address.contains("/" + localeOf(language) + "/")) {
                return language;
            }
        }
        return null;
    }

    /** HearthstoneJSON's name of a language: {@code zhCN}. */
    private static String localeOf(Language language) {
        return switch (language) {
            case ZH_CN -> "zhCN";
            case ZH_TW -> "zhTW";
            case EN -> "enUS";
            case JA -> "jaJP";
            case KO -> "koKR";
            case DE -> "deDE";
            case FR -> "frFR";
            case ES -> "esES";
            case ES_MX -> "esMX";
            case IT -> "itIT";
            case PT -> "ptBR";
            case PL -> "plPL";
            case RU -> "ruRU";
            case TH -> "thTH";
            default -> "none";
        };
    }

    private static Language byFireball(String name) {
        return switch (name) {
            case "Fireball" -> Language.EN;
            case "火球术" -> Language.ZH_CN;
            case "火球術" -> Language.ZH_TW;
            case "ファイアーボール", "ファイアボール" -> Language.JA;
            case "화염구" -> Language.KO;
            case "Feuerball" -> Language.DE;
            case "Boule de feu" -> Language.FR;
            case "Bola de fuego" -> Language.ES;
            case "Palla di Fuoco" -> Language.IT;
            case "Bola de Fogo" -> Language.PT;
            case "Kula ognia" -> Language.PL;
            case "Огненный шар" -> Language.RU;
            case "ลูกไฟ" -> Language.TH;
            default -> null;
        };
    }
}
