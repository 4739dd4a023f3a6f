package cardbench.codes.ygo.setcode;

import java.util.ArrayList;
import java.util.List;

/**
 * The archetypes of the article 新しいカテゴリを作る (2016), an example until the user opens a list. Some
 * numbers have since been assigned to other archetypes (0x100, 0x103). The lists of the programs
 * are not included because of their licences.
 */
public final class ExampleSetnames {

    private static final String NAMES =
            "8 HERO,3008 E・HERO,5008 V・HERO,6008 E-HERO,a008 M・HERO,c008 D・HERO,"
                    + "d セイバー,100d X-セイバー,300d XX-セイバー,43 ジャンク,66 ウォリアー,"
                    + "6e 魔導,106e 魔導書,6f ヒロイック,70 先史遺産,7b ギャラクシー,107b 銀河眼,"
                    + "93 サイバー,aa クリフォート,100 シンクロンを素材とするSモンスター,"
                    + "103 サイバー・ドラゴンを融合素材とするモンスター,";

    /** The name of the list. */
    public static final String LIST = "example";

    private ExampleSetnames() {}

    /** Creates the table. */
    public static SetnameTable table() {
        List<Setname> names = new ArrayList<>();
        int from = 0;
        while (from < NAMES.length()) {
            int to = NAMES.indexOf(',', from);
            int blank = NAMES.indexOf(' ', from);
            int code = Integer.parseInt(NAMES.substring(from, blank), 16);
            names.add(new Setname(code, NAMES.substring(blank + 1, to), List.of(), false));
            from = to + 1;
        }
        return new SetnameTable(LIST, names);
    }
}
