package cardbench.codes.hearthstone.source;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.Language;
import cardbench.codes.hearthstone.HearthstoneCard;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Converts a file of HearthstoneJSON to card tables ({@link CardTableText}). The same bytes give
 * the same tables.
 *
 * @see <a href="https://hearthstonejson.com/docs/cards.html">HearthstoneJSON, the fields of a
 *     card</a>
 */
public final class CardConversion {

    private static final String CREDIT =
            "names © Blizzard Entertainment, see NOTICE; not affiliated with it";

    /** The DBF id of Fireball, whose name reveals the language of a file. */
    private static final int FIREBALL = 315;

    private final List<JsonCard> cards;
    private final CardTableText text;
    private final Map<String, String> tables = new LinkedHashMap<>();

    private CardConversion(List<JsonCard> cards, String note) {
        this.cards = cards;
        List<HearthstoneCard> facts = new ArrayList<>();
        cards.forEach(card -> facts.add(card.facts()));
        this.text = new CardTableText(note, facts);
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
            conversion.tables.put(CardTable.CARDS, conversion.text.shared());
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
            String tag = each.getKey().tag();
            tables.put(tag, text.names(tag, names(each.getValue())));
        }
    }

    private Map<Integer, String> names(String locale) {
        Map<Integer, String> names = new LinkedHashMap<>();
        for (JsonCard card : cards) {
            names.put(card.id, card.names.getOrDefault(locale, ""));
        }
        return names;
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
            Language language =
                    card.id == FIREBALL ? byFireball(card.names.getOrDefault("", "")) : null;
            if (language != null) {
                return language;
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
