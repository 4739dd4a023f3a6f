package cardbench.codes.ygo.setcode;

import cardbench.codes.cards.NameFold;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Finds out which clients' numbers of archetypes a file uses. Up to 0x138 both number alike; from
 * 0x139 on (the end of 2019) nearly every archetype has another number in YGOPro than in EDOPro. A
 * file shows them by those that it has of a few archetypes that nearly all files have.
 */
public final class NumberingEvidence {

    /** The numbers in YGOPro and in EDOPro, a card, the names; by archetype. */
    private static final String ARCHETYPES =
            "145 146 60303688 dogmatika,教导,ドラグマ;"
                    + "14d 14f 87209160 tribrigade,铁兽,トライブリゲード;"
                    + "154 151 96026108 drytron,龙辉巧,ドライトロン;"
                    + "172 174 16474916 exosister,救祓少女,エクソシスター;"
                    + "17e 17f 81497285 labrynth,拉比林斯迷宫,ラビュリンス;"
                    + "17f 180 92107604 runick,神碑,神碑ルーン;"
                    + "180 181 76145933 spright,卫星闪灵,スプライト;"
                    + "181 182 92731385 tearlaments,珠泪哀歌族,ティアラメンツ;"
                    + "189 18a 32909498 kashtira,俱舍怒威族,クシャトリラ;"
                    + "18c 18d 25550531 purrely,纯爱妖精,ピュアリィ;"
                    + "1b0 1a8 60764609 fiendsmith,刻魔,デモンスミス;"
                    + "1b1 1aa 61980241 whiteforest,白森林,白き森;"
                    + "1be 1b6 34022970 ryzeal,雷火沸动,ライゼオル;";

    /** The last base that both clients number alike. */
    private static final int LAST_ALIKE = 0x138;

    private record Anchor(int ygopro, int edopro, int card, List<String> names) {}

    private static final List<Anchor> ANCHORS = anchors();

    private NumberingEvidence() {}

    private static List<Anchor> anchors() {
        List<Anchor> anchors = new ArrayList<>();
        int from = 0;
        while (from < ARCHETYPES.length()) {
            int to = ARCHETYPES.indexOf(';', from);
            int edopro = ARCHETYPES.indexOf(' ', from) + 1;
            int card = ARCHETYPES.indexOf(' ', edopro) + 1;
            int names = ARCHETYPES.indexOf(' ', card) + 1;
            List<String> folded = new ArrayList<>();
            while (names < to) {
                int comma = ARCHETYPES.indexOf(',', names);
                int end = comma < 0 || comma > to ? to : comma;
                folded.add(NameFold.fold(ARCHETYPES.substring(names, end)));
                names = end + 1;
            }
            anchors.add(
                    new Anchor(
                            Integer.parseInt(ARCHETYPES.substring(from, edopro - 1), 16),
                            Integer.parseInt(ARCHETYPES.substring(edopro, card - 1), 16),
                            Integer.parseInt(
                                    ARCHETYPES.substring(card, ARCHETYPES.indexOf(' ', card))),
                            folded));
            from = to + 1;
        }
        return anchors;
    }

    /**
     * Whether clients number an archetype differently: those of the games from the end of 2019 on.
     * The makers of cards take numbers from {@link SetcodeDesigner#CUSTOM_BASE} on.
     */
    public static boolean isDiffering(int code) {
        int base = Archetype.base(code);
        return base > LAST_ALIKE && base < SetcodeDesigner.CUSTOM_BASE;
    }

    /** The clients whose numbers a list of names uses; {@code null} if it does not show them. */
    static Dialect ofNames(List<Setname> names) {
        int votes = 0;
        for (Setname name : names) {
            for (Anchor anchor : ANCHORS) {
                boolean numbered = name.code() == anchor.ygopro || name.code() == anchor.edopro;
                if (numbered && !name.retired() && isOf(name, anchor)) {
                    votes += name.code() == anchor.ygopro ? 1 : -1;
                }
            }
        }
        return winner(votes);
    }

    private static boolean isOf(Setname name, Anchor anchor) {
        boolean is = anchor.names.contains(NameFold.fold(name.name()));
        for (String alternative : name.alternatives()) {
            is |= anchor.names.contains(NameFold.fold(alternative));
        }
        return is;
    }

    /**
     * The clients whose numbers a database uses; {@code null} if it does not show them.
     *
     * @param setcodes the setcode of a card, or {@code null} for a card that is not there
     */
    public static Dialect ofCards(IntFunction<Setcode> setcodes) {
        int votes = 0;
        for (Anchor anchor : ANCHORS) {
            Setcode setcode = setcodes.apply(anchor.card);
            if (setcode != null) {
                votes += setcode.isMember(anchor.ygopro) ? 1 : 0;
                votes -= setcode.isMember(anchor.edopro) ? 1 : 0;
            }
        }
        return winner(votes);
    }

    private static Dialect winner(int votes) {
        return votes == 0 ? null : votes > 0 ? Dialect.YGOPRO : Dialect.EDOPRO;
    }
}
