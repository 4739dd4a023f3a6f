package cardbench.codes.list.line;

import cardbench.base.text.Ascii;
import cardbench.codes.cards.NameFold;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The words that exporters of deck lists and players use for headings, facts, totals and units, in
 * the languages in which lists are found: English, Chinese in both scripts, Japanese, Korean,
 * German, French, Spanish, Italian, Portuguese, Russian and Polish. Words are compared without
 * regard to case, accents, spaces and punctuation ({@link NameFold}).
 */
public final class ListWords {

    private static final int MAX_FIELD = 28;

    /** The longest heading that is looked up, in UTF-16 units. */
    private static final int MAX_HEADING = 60;

    private static final Map<String, Zone> ZONES = new LinkedHashMap<>();
    private static final Map<String, Boolean> KINDS = new LinkedHashMap<>();
    private static final Map<String, Boolean> FIELDS = new LinkedHashMap<>();
    private static final Map<String, Boolean> UNITS = new LinkedHashMap<>();
    private static final Map<String, Boolean> TOTALS = new LinkedHashMap<>();
    private static final Map<String, Boolean> COMPANIONS = new LinkedHashMap<>();

    static {
        zones(
                Zone.MAIN,
                "カード|deck|main|main deck|mainboard|deck cards|cards|card|library|deck list|the deck|starting deck|60 card deck"
                        + "|hauptdeck|deckliste|karten|deck principal|jeu principal|deck de base|cartes|mazo|mazo principal|baraja principal|cartas"
                        + "|mazzo|mazzo principale|deck principale|carte|baralho|baralho principal|baraja|lista|колода|основная колода|главная колода|основа"
                        + "|talia|talia główna|główna talia|deck główny|główny deck|karty"
                        + "|牌组|牌組|主牌组|主牌組|主卡组|主卡組|卡组|卡組|套牌|主套牌|卡牌|主牌|牌庫|牌库|主牌库|主牌庫|主战牌组"
                        + "|デッキ|メインデッキ|メイン|メインボード|主デッキ|本体|덱|메인 덱|메인|메인보드|주 덱|본덱");
        zones(
                Zone.SIDEBOARD,
                "deck secundario|sideboard|side|market|side deck|sb|reserve deck|seitendeck|zusatzdeck|beideck|ersatzbank|banquillo|mazo lateral|mazo de reserva"
                        + "|baraja lateral|reserva|reserve|deck annexe|annexe|jeu annexe|deck secondaire|riserva|mazzo secondario"
                        + "|deck laterale|mazzo laterale|banco de reserva|baralho reserva|baralho auxiliar|deck auxiliar|deck de reserva|deck reserva"
                        + "|сайд|сайдборд|сайддек|запас|резерв|дополнение|запасная колода|побочная колода|side deck talia|talia boczna|sajdbord"
                        + "|副牌组|副牌組|副卡组|副卡組|副牌|副套牌|备牌|備牌|備用牌|备用牌|备牌区|备卡组|備卡組|边牌|邊牌|サイドボード|サイドデッキ|サイド|사이드보드|사이드 덱|사이드");
        zones(
                Zone.EXTRA,
                "extra|extra deck|fusion deck|egg deck|digi egg|digi eggs|digi egg deck|digitama|digitama deck|material deck|materials deck"
                        + "|material|lb deck|limit break|limit break deck|evolve deck|ride deck|g deck|g zone|stride deck|crypt|extradeck karten"
                        + "|mazo extra|mazo adicional|deck adicional|deck additionnel|deck extra|additionnel|jeu extra|mazzo extra|baralho extra"
                        + "|baraja extra|доп колода|дополнительная колода|экстра|экстра колода|экстра дек|дополнительный дек|talia dodatkowa|dodatkowa talia|extra talia"
                        + "|额外卡组|額外卡組|额外牌组|額外牌組|额外|額外|融合卡组|进化卡组|進化牌組|进化牌组"
                        + "|エクストラデッキ|エクストラ|EXデッキ|デジタマ|デジタマデッキ|エボルヴデッキ|進化デッキ|ライドデッキ|Gデッキ|融合デッキ"
                        + "|엑스트라 덱|엑스트라|추가 덱|디지타마 덱|디지타마");
        zones(
                Zone.LEADER,
                "commander|commanders|command zone|general|oathbreaker|signature spell|leader|leaders|leader card|legend|legends"
                        + "|champion legend|champion|chosen champion|champion unit|identity|hero|heroes|hero card|investigator|warlord|stronghold|ring|ring bearer"
                        + "|main character|avatar|spirit|partner|partners|background|second leader|leader two|first leader|second commander|character leader|oshi|oshi holomem"
                        + "|kommandeur|kommandant|kommandeure|anführer|held|legende|champion der legende|comandante|comandantes|líder|leyenda|héroe|lenda|herói|líder do baralho|comandanti"
                        + "|commandant|commandants|meneur|héros|chef|leggenda|eroe|командир|командиры|лидер|легенда|герой|чемпион|dowódca|dowódcy|lider talii|bohater|legenda"
                        + "|指挥官|指揮官|统帅|統帥|主将|主將|领袖|領袖|领导者|领航者|传奇|傳奇|传奇英雄|英雄|身份|推し|推しホロメン"
                        + "|統率者|リーダー|レジェンド|伝説|チャンピオン|英雄カード|ヒーロー|지휘관|커맨더|사령관|리더|레전드|전설|챔피언|영웅");
        zones(
                Zone.SETUP,
                "base|bases|battlefield|battlefields|equipment|equipments|arena cards|arena|weapons and equipment|planes|plane|schemes|scheme"
                        + "|attractions|stickers|sticker sheets|conspiracies|dungeons|vanguard|starting items|location deck|site deck|sites|plot deck|stadium deck"
                        + "|schlachtfeld|schlachtfelder|ausrüstung|basis|campos de batalla|campo de batalla|equipo|champs de bataille|champ de bataille|équipement|équipements"
                        + "|campi di battaglia|campo di battaglia|equipaggiamento|campos de batalha|campo de batalha|equipamento|equipamentos|поле боя|поля боя|база|снаряжение|pole bitwy|pola bitwy|baza|ekwipunek"
                        + "|战场|戰場|基地|装备|裝備|戦場|バトルフィールド|拠点|ベース|装備品|전장|기지|장비");
        zones(
                Zone.RESOURCES,
                "rune|runes|rune deck|rune pool|don|don!! deck|don cards|resource deck|energy deck|mana deck|atlas|land deck|lifeforce deck"
                        + "|runen|runas|runa|rune del mazzo|руны|runy|符文|符文牌组|符文牌組|ルーン|ルーンデッキ|ドン|ドンデッキ|룬|룬 덱");
        zones(
                Zone.MAYBE,
                "maybeboard|maybe|considering|acquireboard|acquire|wishlist|maybe cards|cut|cuts|removed|not in deck|trade"
                        + "|vielleicht|überlegungen|quizás|tal vez|peut être|à l'étude|forse|considerando|возможно|под вопросом|może|do rozważenia"
                        + "|备选|備選|备选牌|候补|候補|待定|考虑|検討中|検討|候補カード|미정|고려 중|후보");
        zones(
                Zone.TOKENS,
                "token|tokens|tokens extras|token cards|jetons|fichas|spielsteine|spielsteinkarten|segnalini|pedine|токены|фишки|żetony|tokeny|衍生物|代币|代幣|トークン|토큰");
        words(
                KINDS,
                "creature|creatures|land|lands|basic land|basic lands|nonbasic lands|instant|instants|sorcery|sorceries|enchantment|enchantments"
                        + "|artifact|artifacts|planeswalker|planeswalkers|battle|battles|spell|spells|other spells|other spell|other|others|noncreature|nonlands|noncreature spells"
                        + "|kreaturen|kreatur|länder|land karten|spontanzauber|hexereien|verzauberungen|artefakte|zauber|andere zauber|zaubersprüche"
                        + "|criaturas|tierras|hechizos|conjuros|instantáneos|encantamientos|artefactos|otros hechizos|terrenos|mágicas instantâneas|feitiços|encantamentos|artefatos"
                        + "|terrains|sorts|autres sorts|éphémères|rituels|enchantements|artefacts|terrain"
                        + "|creature magic|terre|magie|istantanei|stregonerie|incantesimi|artefatti|altre magie|altri"
                        + "|существа|существо|земли|заклинания|мгновенные|волшебство|чары|артефакты|stworzenia|lądy|ziemie|czary|zaklęcia|zaklęcia natychmiastowe|artefakty"
                        + "|生物|生物牌|地|地牌|瞬间|法术|咒语|其他咒语|结界|结界牌|神器|鹏洛客|旅法师|咒文|法術|結界|地落|基本地|其他"
                        + "|クリーチャー|土地|呪文|その他の呪文|インスタント|ソーサリー|エンチャント|アーティファクト|プレインズウォーカー|その他|基本土地"
                        + "|생물|대지|주문|기타 주문|순간마법|집중마법|부여마법|마법물체|기타");
        words(
                KINDS,
                "pokémon|pokmon|pokemons|trainer|trainers|trainer cards|energy|energies|supporter|supporters|item|items|stadium|stadiums|tool|tools|pokémon tools"
                        + "|special energy|basic energy|ace spec|trainerkarten|energiekarten|energien|unterstützer|unterstützerkarten"
                        + "|entrenador|entrenadores|energía|energías|cartas de entrenador|dresseur|dresseurs|énergie|cartes dresseur|allenatore|allenatori|carte allenatore"
                        + "|treinador|treinadores|покемоны|покемон|тренер|тренеры|энергия|pokemony|trenerzy|trener"
                        + "|宝可梦|寶可夢|训练家|訓練家|训练家牌|能量|能量牌|物品|支援者|竞技场|ポケモン|トレーナーズ|トレーナー|グッズ|サポート|スタジアム|エネルギー|ポケモンのどうぐ|どうぐ"
                        + "|포켓몬|트레이너|트레이너즈|에너지|아이템|서포트|서포터|스타디움");
        words(
                KINDS,
                "monster|monsters|monster cards|normal monsters|effect monsters|ritual monsters|fusion monsters|synchro monsters|xyz monsters|link monsters|pendulum monsters"
                        + "|trap|traps|trap cards|spell cards|magic|magic cards|spells traps|fusion|synchro|xyz|link|monster karten|zauberkarten|fallenkarten|monstres|magies|pièges|cartes monstre|cartes magie|cartes piège"
                        + "|monstruos|mágicas|trampas|cartas mágicas|cartas de trampa|mostri|trappole|carte mostro|carte magia|carte trappola|monstros|armadilhas|монстры|заклинание|ловушки|магия|potwory|pułapki|magiczne"
                        + "|怪兽|怪獸|怪兽卡|怪獸卡|魔法|魔法卡|陷阱|陷阱卡|融合怪兽|同调怪兽|超量怪兽|连接怪兽|仪式怪兽|效果怪兽|通常怪兽"
                        + "|モンスター|モンスターカード|魔法カード|罠|罠カード|効果モンスター|通常モンスター|儀式モンスター|融合モンスター|シンクロモンスター|エクシーズモンスター|リンクモンスター|シンクロ|エクシーズ|リンク"
                        + "|몬스터|몬스터 카드|통상 몬스터|마법 카드|함정|함정 카드|마법");
        words(
                KINDS,
                "character|characters|event|events|stage|stages|digimon|option|options|tamer|tamers|unit|units|army unit|army units|pilot|pilots|command"
                        + "|commands|action|actions|reaction|reactions|action modifier|action modifiers|political action|political actions|retainer|retainers|conviction|convictions|power|powers|combat|combats|master|masters"
                        + "|ally|allies|song|songs|location|locations|upgrade|upgrades|gear|unit cards|attachment|attachments|support|supports|synapse|plot|plots"
                        + "|agenda|agendas|asset|assets|operation|operations|barrier|barriers|code gate|code gates|sentry|sentries|multi|other ice"
                        + "|ice|program|programs|hardware|resource|resources|event cards|icebreaker|icebreakers|icebreaker programs|skill|skills|treachery|side quest|side quests|quest|quests"
                        + "|forward|forwards|backup|backups|summon|summons|minion|minions|weapon|weapons|hero cards|attack|attacks|attack reaction|defense reaction|instants fab|follower|followers|landmark|landmarks"
                        + "|condition|conditions|possession|possessions|artifact site|companions ally|permanents|permanent|expedition|spellbook|class cards|neutral|neutral cards|diener|waffen"
                        + "|キャラクター|キャラ|イベント|ステージ|デジモン|オプション|テイマー|ユニット|パイロット|コマンド|随从|随从牌|武器|武器牌|角色牌|行动牌|角色|行动|事件|单位|單位|地标|职业卡牌|中立卡牌|フォロワー|スペル|アミュレット|ミニオン"
                        + "|character cards|action cards|中立|法术牌|英雄牌|附带牌|角色卡|行動牌|装备牌|支援|支援牌|事件牌|クラスカード|中立カード|ヒーローカード|場所"
                        + "|キャラクターカード|キャラカード|アクション|アクションカード|行動カード|装備|캐릭터 카드|행동 카드|fallen|cartas de monstruo|cartas de monstruos|magias"
                        + "|캐릭터|이벤트|스테이지|디지몬|옵션|테이머|유닛|하수인|무기");
        words(
                COMPANIONS,
                "companion|gefährte|compagnon|compañero|compañera|compagno|companheiro|компаньон|спутник|towarzysz|kompan|相棒|行侣|行侶|伙伴|동료|단짝");
        for (String companion : COMPANIONS.keySet()) {
            ZONES.putIfAbsent(companion, Zone.LEADER);
        }
        words(
                FIELDS,
                "name|deck name|deck|title|deck title|author|creator|created by|by|player|event|format|hero|date|game|version|archetype|placement|place|record"
                        + "|description|comment|comments|source|url|link|class|year of the|kartenanzahl|deck type|tournament|faction|clan|house|region|regions|school|aspect|side|pack|packs|price|tags|color|colors|colour|colours|notes|note|exported from"
                        + "|spieler|autor|klasse|titel|datum|turnier|nombre|jugador|clase|formato|autor del mazo|nom|joueur|auteur|classe|nome|giocatore|autore|jogador|название|имя|автор|игрок|класс|формат|nazwa|gracz|klasa"
                        + "|名称|名稱|卡组名|卡组名称|作者|赛制|格式|职业|職業|模式|玩家|比赛|デッキ名|作成者|フォーマット|クラス|プレイヤー|大会|덱 이름|작성자|직업|포맷");
        words(
                UNITS,
                "g|gr|kg|mg|ml|cl|dl|l|oz|lb|lbs|cup|cups|tbsp|tsp|tbs|tablespoon|tablespoons|teaspoon|teaspoons|clove|cloves|slice|slices"
                        + "|pinch|can|cans|bunch|stick|sticks|el|tl|stk|prise|esslöffel|teelöffel|gramm|liter|liters|litres|pounds|ounces|ounce"
                        + "|minutes|minute|min|hours|hour|days|day|weeks|week|months|month|years|year|seconds|am|pm|percent|km|miles|m|cm|mm|kb|mb|gb"
                        + "|people|persons|times|points|pts|wins|losses|win|loss|games|rounds|votes|players|player|comments|comment|favorites|favourites|favorite|likes|like|views|stars|star|ratings|rating|bookmarks|shares|followers|dollars|euro|euros|usd|eur|tix|credits|gems|dust|wildcards|mythics|rares|uncommons|commons|matches|tables|teams|entries|results|posts|threads|visits|members|users|updates|proxies|proxy|decks|uploads|replies|reply|upvotes|downloads"
                        + "|influence|spieler|kommentare|jugadores|comentarios|joueurs|commentaires|giocatori|commenti|jogadores|игроков|комментариев|graczy|komentarzy"
                        + "|克|千克|毫升|勺|小时|分钟|天|年|月|分|時間|本|個|人|名玩家|评论|条评论|收藏|コメント|件|いいね|명|댓글");
        words(
                TOTALS,
                "total|main deck total|total cards in deck|total main deck|cartas totales|razem kart|총 카드 수|총 매수|一共|合共|total cards|cards in total|total number of cards|total de cartas|cards total|cards in deck|number of cards|card total|gesamt|gesamtzahl|insgesamt|karten gesamt|karten insgesamt|gesamt karten|summe|anzahl karten|anzahl"
                        + "|total de cartes|nombre de cartes|cartes au total|au total|totale carte|totale|numero di carte|carte totali|en total|número de cartas|cartas en total|no total|cartas no total|total de cards|card count|deck size|deck total|size|main deck size"
                        + "|всего|итого|всего карт|количество карт|карт всего|razem|suma|łącznie|liczba kart|kart razem"
                        + "|总计|總計|总数|總數|合计|合計|共|共计|共計|总共|總共|总|总卡数|卡牌总数|全|計|计|総数|総計|カード枚数|デッキ枚数|枚数|합계|총|전체|총합|카드 수|모두");
    }

    private ListWords() {}

    private static void zones(Zone zone, String words) {
        for (String word : Ascii.split(words, '|')) {
            ZONES.putIfAbsent(NameFold.fold(word), zone);
        }
    }

    private static void words(Map<String, Boolean> set, String words) {
        for (String word : Ascii.split(words, '|')) {
            set.put(NameFold.fold(word), true);
        }
    }

    /**
     * The zone that a heading names, or {@code null} if the words are no known heading. Kinds of
     * cards are headings within the main deck; the companion is none of them.
     */
    public static Zone zone(String words) {
        if (words.isEmpty() || words.length() > MAX_HEADING) {
            return null;
        }
        String folded = NameFold.fold(words);
        Zone zone = ZONES.get(folded);
        return zone == null && (KINDS.containsKey(folded) || isPair(words)) ? Zone.MAIN : zone;
    }

    /** Whether words are a kind of cards: {@code Creatures}, {@code Action Modifier/Combat}. */
    public static boolean isKind(String words) {
        return words.length() <= MAX_HEADING
                && (KINDS.containsKey(NameFold.fold(words)) || isPair(words));
    }

    /** Whether words are two kinds of cards with a slash or an ampersand between them. */
    private static boolean isPair(String words) {
        int slash = words.indexOf('/');
        slash = slash > 0 ? slash : words.indexOf('&');
        return slash > 0 && isKind(words.substring(0, slash)) && isKind(words.substring(slash + 1));
    }

    /** Whether words are the heading of the card that Magic calls the companion. */
    public static boolean isCompanion(String words) {
        return words.length() <= MAX_HEADING && COMPANIONS.containsKey(NameFold.fold(words));
    }

    /** Whether the words before a colon announce a fact about the deck. */
    public static boolean isField(String words) {
        return words.length() <= MAX_HEADING && FIELDS.containsKey(NameFold.fold(words));
    }

    /**
     * Whether the word behind a number is a unit or a thing that is no card, in lower case; {@code
     * Slice} and {@code Can} begin names of cards.
     */
    public static boolean isUnit(String word) {
        return !word.isEmpty()
                && !(word.charAt(0) >= 'A' && word.charAt(0) <= 'Z')
                && UNITS.containsKey(NameFold.fold(word));
    }

    /** Whether the words before a number announce the number of all cards. */
    public static boolean isTotal(String words) {
        return words.length() <= MAX_HEADING && TOTALS.containsKey(NameFold.fold(words));
    }

    /** The place of the colon behind the name of a fact about the deck, or -1. */
    public static int fieldEnd(String text) {
        int colon = text.indexOf(':');
        int wide = text.indexOf('：');
        int end = colon < 0 || wide >= 0 && wide < colon ? wide : colon;
        return end > 0 && end <= MAX_FIELD && isField(text.substring(0, end)) ? end : -1;
    }
}
