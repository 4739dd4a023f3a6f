package cardbench.hearthstone;

import cardbench.cards.Language;
import java.util.ArrayList;
import java.util.List;

/**
 * The words of the game's clipboard text in its 14 languages: labels, formats, classes and the
 * closing line. The game ignores them on import, since every such line is a comment. The closing
 * line is the game's own in the languages for which posts by players show it (English, simplified
 * Chinese, Italian, Korean, Russian), and our translation in the others.
 */
public final class ClientWords {

    /** Placeholder for the class or the format in its line. */
    private static final char HOLE = '@';

    private static final int FORMATS = 2;
    private static final int CLASSES = FORMATS + 4;
    private static final int CLOSING = CLASSES + 11;

    /** The languages of the game. */
    private static final List<Language> LANGUAGES =
            List.of(
                    Language.EN,
                    Language.ZH_CN,
                    Language.JA,
                    Language.ZH_TW,
                    Language.KO,
                    Language.DE,
                    Language.FR,
                    Language.ES,
                    Language.ES_MX,
                    Language.IT,
                    Language.PT,
                    Language.PL,
                    Language.RU,
                    Language.TH);

    /**
     * Class line, format line, formats by number, classes in the order of {@link CardClass},
     * closing line.
     */
    private final String[] words;

    private ClientWords(String all) {
        words = new String[CLOSING + 1];
        int from = 0;
        for (int i = 0; i < CLOSING; i++) {
            int bar = all.indexOf('|', from);
            words[i] = all.substring(from, bar);
            from = bar + 1;
        }
        words[CLOSING] = all.substring(from);
    }

    /** The words of every language of the game. */
    static List<ClientWords> all() {
        List<ClientWords> all = new ArrayList<>();
        for (Language language : LANGUAGES) {
            all.add(of(language));
        }
        return all;
    }

    /** The words in a language; English if the game does not have that language. */
    public static ClientWords of(Language language) {
        return new ClientWords(
                switch (language) {
                    case ZH_CN ->
                            "职业：@|模式：@|狂野模式|标准模式|经典模式|幻变模式|死亡骑士|德鲁伊|猎人|法师|圣骑士|牧师|潜行者"
                                    + "|萨满祭司|术士|战士|恶魔猎手|想要使用这副套牌，请先复制到剪贴板，"
                                    + "然后在游戏中点击“新套牌”进行粘贴。";
                    case ZH_TW ->
                            "職業：@|規則：@|開放|標準|經典|扭曲|死亡騎士|德魯伊|獵人|法師|聖騎士|牧師|盜賊|薩滿|術士"
                                    + "|戰士|惡魔獵人|若要使用這副套牌，請先複製到剪貼簿，再到《爐石戰記》中建立新套牌。";
                    case JA ->
                            "クラス: @|フォーマット: @|ワイルド|スタンダード|クラシック|ツイスト|デスナイト|ドルイド|ハンター|メイジ"
                                    + "|パラディン|プリースト|ローグ|シャーマン|ウォーロック|ウォリアー|デーモンハンター"
                                    + "|このデッキを使うには、クリップボードにコピーして、ハースストーンで新しいデッキを作成してください。";
                    case KO ->
                            "직업: @|대전 방식: @|야생|정규|클래식|변칙|죽음의 기사|드루이드|사냥꾼|마법사|성기사|사제|도적"
                                    + "|주술사|흑마법사|전사|악마사냥꾼"
                                    + "|이 덱을 사용하려면 클립보드에 복사한 후 하스스톤에서 새로운 덱을 만드세요.";
                    case DE ->
                            "Klasse: @|Format: @|Wild|Standard|Klassik|Der Haken|Todesritter|Druide|Jäger|Magier"
                                    + "|Paladin|Priester|Schurke|Schamane|Hexenmeister|Krieger|Dämonenjäger"
                                    + "|Kopiert dieses Deck in die Zwischenablage und erstellt in Hearthstone ein"
                                    + " neues Deck, um es zu benutzen.";
                    // the client's French labels have a no-break space before the colon
                    case FR ->
                            "Classe\u00a0: @|Mode\u00a0: @|Libre|Standard|Classique|Imprévu|Chevalier de la mort"
                                    + "|Druide|Chasseur|Mage|Paladin|Prêtre|Voleur|Chaman|Démoniste|Guerrier"
                                    + "|Chasseur de démons|Pour utiliser ce deck, copiez-le dans le"
                                    + " presse-papiers, puis créez un nouveau deck dans Hearthstone.";
                    case ES ->
                            "Clase: @|Formato: @|Salvaje|Estándar|Clásico|Giro|Caballero de la Muerte|Druida"
                                    + "|Cazador|Mago|Paladín|Sacerdote|Pícaro|Chamán|Brujo|Guerrero"
                                    + "|Cazador de demonios|Para usar este mazo, cópialo en el portapapeles y"
                                    + " crea un mazo nuevo en Hearthstone.";
                    case ES_MX ->
                            "Clase: @|Formato: @|Salvaje|Estándar|Clásico|Imprevisto|Caballero de la Muerte"
                                    + "|Druida|Cazador|Mago|Paladín|Sacerdote|Pícaro|Chamán|Brujo|Guerrero"
                                    + "|Cazador de demonios|Para usar este mazo, cópialo en el portapapeles y"
                                    + " crea un mazo nuevo en Hearthstone.";
                    case IT ->
                            "Classe: @|Formato: @|Selvaggio|Standard|Classico|Imprevedibile"
                                    + "|Cavaliere della Morte|Druido|Cacciatore|Mago|Paladino|Sacerdote|Ladro"
                                    + "|Sciamano|Stregone|Guerriero|Cacciatore di Demoni|Per utilizzare questo"
                                    + " mazzo, copialo negli appunti e crea un nuovo mazzo in Hearthstone";
                    case PT ->
                            "Classe: @|Formato: @|Livre|Padrão|Clássico|Imprevisível|Cavaleiro da Morte|Druida"
                                    + "|Caçador|Mago|Paladino|Sacerdote|Ladino|Xamã|Bruxo|Guerreiro"
                                    + "|Caçador de Demônios|Para usar este deck, copie-o para a área de"
                                    + " transferência e crie um deck novo no Hearthstone.";
                    case PL ->
                            "Klasa: @|Format: @|Dzicz|Standard|Klasyczne|Przeplatanka|Rycerz śmierci|Druid"
                                    + "|Łowca|Mag|Paladyn|Kapłan|Łotr|Szaman|Czarnoksiężnik|Wojownik"
                                    + "|Łowca demonów|Aby użyć tej talii, skopiuj ją do schowka i utwórz nową"
                                    + " talię w Hearthstone.";
                    case RU ->
                            "Класс: @|Формат: @|Вольный|Стандартный|Классика|Твист|Рыцарь смерти|Друид|Охотник"
                                    + "|Маг|Паладин|Жрец|Разбойник|Шаман|Чернокнижник|Воин"
                                    + "|Охотник на демонов|Чтобы использовать эту колоду, скопируйте ее в"
                                    + " буфер обмена и создайте новую колоду в Hearthstone.";
                    case TH ->
                            "คลาส: @|รูปแบบ: @|อิสระ|มาตรฐาน|คลาสสิค|ทวิสต์|เดธไนท์|ดรูอิด|ฮันเตอร์|เมจ|พาลาดิน"
                                    + "|พรีสต์|โร้ก|ชาแมน|วอร์ล็อค|วอร์ริเออร์|ดีมอนฮันเตอร์"
                                    + "|หากต้องการใช้เด็คนี้ ให้คัดลอกไปยังคลิปบอร์ดแล้วสร้างเด็คใหม่ใน Hearthstone";
                    default ->
                            "Class: @|Format: @|Wild|Standard|Classic|Twist|Death Knight|Druid|Hunter|Mage"
                                    + "|Paladin|Priest|Rogue|Shaman|Warlock|Warrior|Demon Hunter|To use this"
                                    + " deck, copy it to your clipboard and create a new deck in Hearthstone";
                });
    }

    /** {@code Class: Mage}. */
    String classLine(CardClass cardClass) {
        return filled(words[0], className(cardClass));
    }

    /** {@code Format: Standard}. */
    String formatLine(Format format) {
        return filled(words[1], formatName(format));
    }

    /** The name of a format. */
    String formatName(Format format) {
        return words[FORMATS + format.number() - 1];
    }

    /** The name of a class; not for {@link CardClass#NEUTRAL}, which no hero has. */
    public String className(CardClass cardClass) {
        return words[CLASSES + cardClass.ordinal()];
    }

    /** The last line, which explains how to import the deck. */
    String closing() {
        return words[CLOSING];
    }

    private static String filled(String line, String word) {
        int hole = line.indexOf(HOLE);
        return line.substring(0, hole) + word + line.substring(hole + 1);
    }
}
