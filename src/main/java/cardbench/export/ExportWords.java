package cardbench.export;

import cardbench.cards.Language;
import cardbench.deck.DeckView;
import java.util.List;

/** The few words of exports that are no names, in the languages of the page. */
public enum ExportWords {
    /** Chinese. */
    ZH(
            "zh-Hans",
            "卡组代码",
            "合成需 # 奥术之尘",
            List.of("英雄", "卡牌", "附带牌", "角色牌", "行动牌", "主卡组", "额外卡组", "副卡组")),
    /** Japanese. */
    JA(
            "ja",
            "デッキコード",
            "作成コスト # 魔素",
            List.of("ヒーロー", "カード", "サイドボード", "キャラカード", "アクションカード", "メインデッキ", "エクストラデッキ", "サイドデッキ")),
    /** English, and what stands in for every other language. */
    EN("en", "Deck code", "# dust", List.of());

    private static final List<String> SECTIONS =
            List.of("hero", "cards", "sideboard", "characters", "actions", "main", "extra", "side");

    private final String tag;
    private final String code;
    private final String dust;
    private final List<String> sections;

    ExportWords(String tag, String code, String dust, List<String> sections) {
        this.tag = tag;
        this.code = code;
        this.dust = dust;
        this.sections = sections;
    }

    /** The words nearest to a language. */
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

    /** What stands before a code. */
    public String code() {
        return code;
    }

    /** What a deck costs to make. */
    public String dust(int number) {
        int hole = dust.indexOf('#');
        return dust.substring(0, hole) + number + dust.substring(hole + 1);
    }

    /**
     * The title of a section: by its key, or else as the view has it. The view titles a sideboard
     * with the name of the card that owns it.
     */
    public String section(DeckView.Section section) {
        int at = SECTIONS.indexOf(section.key());
        String title = at >= 0 && at < sections.size() ? sections.get(at) : section.title();
        if (!section.key().equals("sideboard")) {
            return title;
        }
        return (sections.isEmpty() ? "Sideboard" : title) + " · " + section.title();
    }
}
