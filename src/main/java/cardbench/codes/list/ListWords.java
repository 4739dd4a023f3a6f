package cardbench.codes.list;

import cardbench.base.text.ListSigns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The words that exporters of deck lists use for headings, facts, totals and columns, in the
 * languages in which lists are found. All are in lower case.
 */
final class ListWords {

    private static final Map<String, Zone> HEADINGS = new LinkedHashMap<>();

    private static final Map<String, Boolean> FIELDS = new LinkedHashMap<>();

    private static final Map<String, Boolean> UNITS = new LinkedHashMap<>();

    private static final Map<String, Boolean> TOTALS = new LinkedHashMap<>();

    static {
        headings(
                Zone.MAIN,
                "deck|main|main deck|maindeck|mainboard|main board|deck cards|cards|card|library|deck list|decklist"
                        + "|hauptdeck|deck principal|mazo|mazo principal|mazzo|mazzo principale|baraja|baralho|baralho principal"
                        + "|牌组|主牌组|主卡组|卡组|卡牌|主牌|牌庫|牌库|デッキ|メインデッキ|メイン|メインボード|덱|메인 덱|메인덱");
        // kinds of cards, which are headings within the main deck
        headings(
                Zone.MAIN,
                "creature|creatures|land|lands|basic lands|instant|instants|sorcery|sorceries|enchantment|enchantments"
                        + "|artifact|artifacts|planeswalker|planeswalkers|battle|battles|spell|spells|other spells|noncreature|nonlands"
                        + "|kreaturen|länder|zaubersprüche|criaturas|tierras|hechizos|créatures|terrains|sorts|creature|terre|magie"
                        + "|生物|地|瞬间|法术|结界|神器|鹏洛客|クリーチャー|土地|呪文|インスタント|ソーサリー");
        headings(
                Zone.MAIN,
                "pokémon|pokemon|pokmon|trainer|trainers|trainer cards|energy|energies|supporter|supporters|item|items|stadium|tool"
                        + "|tools|pokémon tools|entrenador|entrenadores|energía|energia|dresseur|dresseurs|énergie|energie|allenatore|allenatori"
                        + "|treinador|treinadores|宝可梦|寶可夢|训练家|訓練家|能量|ポケモン|トレーナーズ|グッズ|サポート|スタジアム|エネルギー|ポケモンのどうぐ|포켓몬|트레이너|에너지");
        headings(
                Zone.MAIN,
                "monster|monsters|normal monsters|effect monsters|ritual monsters|trap|traps|trap cards|spell cards|monster cards"
                        + "|magic|monsterkarten|zauberkarten|fallenkarten|monstres|magies|pièges|monstruos|mágicas|trampas|mostri|trappole"
                        + "|monstros|mágicas|armadilhas|怪兽|怪獸|魔法|陷阱|モンスター|罠|効果モンスター|통상 몬스터|마법|함정");
        headings(
                Zone.MAIN,
                "character|characters|event|events|stage|stages|digimon|option|options|tamer|tamers|unit|units|pilot|pilots|command"
                        + "|commands|action|actions|ally|allies|song|songs|location|locations|upgrade|upgrades|gear|unit cards"
                        + "|agenda|agendas|asset|assets|operation|operations|barrier|barriers|code gate|code gates|sentry|sentries"
                        + "|ice|program|programs|hardware|resource|resources|event cards|icebreaker|icebreakers|icebreaker programs"
                        + "|forward|forwards|backup|backups|summon|summons|minion|minions|weapon|weapons|hero cards|attack|attacks"
                        + "|キャラクター|イベント|ステージ|デジモン|オプション|テイマー|随从|武器|角色牌|行动牌|事件|单位");
        headings(
                Zone.SIDEBOARD,
                "sideboard|side|side deck|side board|sidedeck|sb|sideboard cards|seitendeck|banquillo|reserve|réserve"
                        + "|banco de reserva|副牌组|副卡组|备牌|備牌|サイドボード|サイドデッキ|サイド|사이드보드|사이드 덱|사이드");
        headings(
                Zone.EXTRA,
                "extra|extra deck|extradeck|fusion deck|egg deck|digi-egg|digi-eggs|digi-egg deck|digitama deck|material deck"
                        + "|material|lb deck|limit break|mazo extra|额外卡组|額外牌組|額外卡組|额外|エクストラデッキ|エクストラ|デジタマ|デジタマデッキ|엑스트라 덱");
        headings(
                Zone.LEADER,
                "commander|commanders|companion|oathbreaker|signature spell|leader|leaders|legend|legends|champion|champions"
                        + "|chosen champion|identity|hero|heroes|kommandant|comandante|指挥官|指揮官|行侣|领袖|統率者|相棒|リーダー|사령관|리더");
        headings(
                Zone.SETUP,
                "base|bases|battlefield|battlefields|equipment|equipments|arena cards|arena|weapons and equipment|planes|schemes"
                        + "|attractions|stickers|conspiracies|戦場");
        headings(
                Zone.RESOURCES,
                "rune|runes|rune deck|rune pool|don|don!!|don!! deck|resource deck");
        headings(
                Zone.MAYBE,
                "maybeboard|maybe|maybe board|considering|acquireboard|wishlist|备选|検討中");
        headings(Zone.TOKENS, "token|tokens|tokens & extras|衍生物|トークン");

        words(
                FIELDS,
                "name|deck name|deck|title|author|creator|created by|by|player|event|format|hero|date|game|version|archetype|placement"
                        + "|description|source|url|link|class|year of the|kartenanzahl|名称|卡组名|作者|赛制|格式|职业|模式|デッキ名|作成者|フォーマット|クラス");
        words(
                UNITS,
                "g|gr|kg|mg|ml|cl|dl|l|oz|lb|lbs|cup|cups|tbsp|tsp|tbs|tablespoon|tablespoons|teaspoon|teaspoons|clove|cloves|slice|slices"
                        + "|pinch|can|cans|bunch|stick|sticks|el|tl|stk|prise|esslöffel|teelöffel|gramm|liter|liters|litres|pounds|ounces|ounce"
                        + "|minutes|minute|min|hours|hour|days|day|weeks|week|months|month|years|year|seconds|am|pm|percent|km|miles|m|cm|mm|kb|mb|gb"
                        + "|people|persons|times|points|pts|wins|losses|win|loss|games|rounds|votes|克|千克|毫升|勺|小时|分钟|天|年|月|分|時間|本|個");
        words(
                TOTALS,
                "total|total cards|cards in total|total number of cards|total de cartas|gesamt|karten gesamt|total de cartes|totale carte"
                        + "|total de cards|card count|deck size|总计|总数|合计|合計|합계");
    }

    private ListWords() {}

    private static void headings(Zone zone, String words) {
        for (String word : divided(words)) {
            HEADINGS.putIfAbsent(word, zone);
        }
    }

    private static void words(Map<String, Boolean> set, String words) {
        for (String word : divided(words)) {
            set.put(word, true);
        }
    }

    /**
     * The words between bars. {@code String.split} would bring regular expressions into the script.
     */
    static List<String> divided(String words) {
        List<String> divided = new ArrayList<>();
        int at = 0;
        for (int bar = words.indexOf('|'); bar >= 0; bar = words.indexOf('|', at)) {
            divided.add(words.substring(at, bar));
            at = bar + 1;
        }
        divided.add(words.substring(at));
        return divided;
    }

    /** The zone that a heading names, or {@code null} if the words are no known heading. */
    static Zone zone(String words) {
        return HEADINGS.get(fold(words));
    }

    /** Whether the words before a colon announce a fact about the deck. */
    static boolean isField(String words) {
        return FIELDS.containsKey(fold(words));
    }

    /**
     * Whether the word behind a number is a unit in lower case; {@code Slice} and {@code Can} begin
     * names of cards.
     */
    static boolean isUnit(String word) {
        return UNITS.containsKey(word);
    }

    /** Whether the words before a number announce the number of all cards. */
    static boolean isTotal(String words) {
        return TOTALS.containsKey(fold(words));
    }

    private static String fold(String words) {
        return ListSigns.lower(ListSigns.trim(words));
    }
}
