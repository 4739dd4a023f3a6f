package cardbench.codes.cards;

import java.util.List;

/** A language of card names. */
public enum Language {
    /** Simplified Chinese. */
    ZH_CN("zh-CN"),
    /** Traditional Chinese. */
    ZH_TW("zh-TW"),
    /** English, which every game has. */
    EN("en"),
    /** Japanese. */
    JA("ja"),
    /** Korean. */
    KO("ko"),
    /** German. */
    DE("de"),
    /** French. */
    FR("fr"),
    /** Spanish. */
    ES("es"),
    /** The Spanish of Mexico. */
    ES_MX("es-MX"),
    /** Italian. */
    IT("it"),
    /** Portuguese. */
    PT("pt"),
    /** Polish. */
    PL("pl"),
    /** Russian. */
    RU("ru"),
    /** Indonesian. */
    ID("id"),
    /** Thai. */
    TH("th"),
    /** Turkish. */
    TR("tr"),
    /** Vietnamese. */
    VI("vi");

    private final String tag;

    Language(String tag) {
        this.tag = tag;
    }

    /** The language tag (BCP 47) in its usual spelling: {@code zh-CN}, {@code en}. */
    public String tag() {
        return tag;
    }

    /**
     * The language of a tag in any common spelling: {@code zh-CN}, {@code zh_cn}, {@code zhCN},
     * {@code zh-Hans}, {@code zh}. English for unknown tags.
     */
    public static Language of(String text) {
        String wanted = letters(text);
        for (Language language : values()) {
            if (letters(language.tag).equals(wanted)) {
                return language;
            }
        }
        if (wanted.startsWith("zh")) {
            // Hong Kong and Macau use traditional characters.
            boolean traditional =
                    wanted.startsWith("zhhant") || wanted.equals("zhhk") || wanted.equals("zhmo");
            return traditional ? ZH_TW : ZH_CN;
        }
        for (Language language : values()) {
            if (language.tag.length() == 2 && wanted.startsWith(language.tag)) {
                return language;
            }
        }
        return EN;
    }

    /** The languages to try for a name: the language itself, its nearest relative, English. */
    public List<Language> inTurn() {
        return switch (this) {
            case ZH_CN -> List.of(ZH_CN, ZH_TW, EN);
            case ZH_TW -> List.of(ZH_TW, ZH_CN, EN);
            case ES_MX -> List.of(ES_MX, ES, EN);
            case ES -> List.of(ES, ES_MX, EN);
            case EN -> List.of(EN);
            default -> List.of(this, EN);
        };
    }

    private static String letters(String text) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                letters.append((char) (c + 'a' - 'A'));
            } else if (c >= 'a' && c <= 'z') {
                letters.append(c);
            }
        }
        return letters.toString();
    }
}
