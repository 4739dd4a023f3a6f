package cardbench.export;

import cardbench.cards.Language;
import cardbench.deck.DeckView;
import cardbench.deck.SectionName;

/** The words of exports that are not names, in the languages of the page. */
public enum ExportWords {
    /** Chinese. */
    ZH("zh-Hans", "卡组代码", "合成需 # 奥术之尘"),
    /** Japanese. */
    JA("ja", "デッキコード", "作成コスト # 魔素"),
    /** English, also used for every other language. */
    EN("en", "Deck code", "# dust");

    private final String tag;
    private final String code;
    private final String dust;

    ExportWords(String tag, String code, String dust) {
        this.tag = tag;
        this.code = code;
        this.dust = dust;
    }

    /** The words for a language. */
    public static ExportWords of(Language language) {
        return switch (language) {
            case ZH_CN, ZH_TW -> ZH;
            case JA -> JA;
            default -> EN;
        };
    }

    /** The language tag (BCP 47). */
    public String tag() {
        return tag;
    }

    /** The label of a deck code. */
    public String code() {
        return code;
    }

    /** The cost of crafting a deck. */
    public String dust(int number) {
        int hole = dust.indexOf('#');
        return dust.substring(0, hole) + number + dust.substring(hole + 1);
    }

    /**
     * The title of a section: its name; of a sideboard, the name of the card that owns it as well.
     */
    public String section(DeckView.Section section) {
        SectionName name = section.name();
        String title =
                switch (this) {
                    case ZH -> name.chinese();
                    case JA -> name.japanese();
                    case EN -> name.english();
                };
        return section.key().equals("sideboard") ? title + " · " + section.title() : title;
    }
}
