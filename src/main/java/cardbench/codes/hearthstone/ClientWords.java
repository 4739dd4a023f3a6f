package cardbench.codes.hearthstone;

import cardbench.base.text.Ascii;
import cardbench.codes.cards.Language;
import java.util.ArrayList;
import java.util.List;

/**
 * The words of the game's clipboard text in its 14 languages: labels, formats, classes and the
 * closing line. The game ignores them on import, since every such line is a comment. The closing
 * line is the game's own in the languages for which posts by players show it (English, simplified
 * Chinese, Italian, Korean, Russian), and our translation in the others. The build makes a class
 * such as {@code ClientEn} of the file {@code client.json} of each language.
 */
public final class ClientWords {

    /** Placeholder for the class or the format in its line. */
    private static final char HOLE = '@';

    private static final int FORMATS = 2;
    private static final int CLASSES = FORMATS + 4;

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

    /** Class line, format line, formats by number, classes in the order of {@link CardClass}. */
    private final List<String> words;

    private final Language language;

    private ClientWords(Language language, String joined) {
        this.language = language;
        this.words = Ascii.split(joined, '|');
    }

    /** The words of every language of the game. */
    static List<ClientWords> all() {
        List<ClientWords> words = new ArrayList<>();
        for (Language language : LANGUAGES) {
            words.add(of(language));
        }
        return words;
    }

    /** The words in a language; English if the game does not have that language. */
    public static ClientWords of(Language language) {
        return new ClientWords(
                language,
                switch (language) {
                    case ZH_CN -> ClientZh.TEXT;
                    case ZH_TW -> ClientZhTw.TEXT;
                    case JA -> ClientJa.TEXT;
                    case KO -> ClientKo.TEXT;
                    case DE -> ClientDe.TEXT;
                    case FR -> ClientFr.TEXT;
                    case ES -> ClientEs.TEXT;
                    case ES_MX -> ClientEsMx.TEXT;
                    case IT -> ClientIt.TEXT;
                    case PT -> ClientPt.TEXT;
                    case PL -> ClientPl.TEXT;
                    case RU -> ClientRu.TEXT;
                    case TH -> ClientTh.TEXT;
                    default -> ClientEn.TEXT;
                });
    }

    /** {@code Class: Mage}. */
    String classLine(CardClass cardClass) {
        return filled(words.get(0), className(cardClass));
    }

    /** {@code Format: Standard}. */
    String formatLine(Format format) {
        return filled(words.get(1), formatName(format));
    }

    /** The name of a format. */
    String formatName(Format format) {
        return words.get(FORMATS + format.number() - 1);
    }

    /** The name of a class; not for {@link CardClass#NEUTRAL}, which no hero has. */
    public String className(CardClass cardClass) {
        return words.get(CLASSES + cardClass.ordinal());
    }

    /**
     * What a deck is called by its class and its format.
     *
     * @param className empty if unknown
     * @param format the name of the format; empty if unknown
     */
    String deckTitle(String className, String format) {
        if (className.isEmpty() || format.isEmpty()) {
            return className + format;
        }
        return switch (language) {
            case ZH_CN, ZH_TW -> format + className;
            case JA -> format + "・" + className;
            case DE, FR, ES, ES_MX, IT, PT, PL, RU, TH -> className + " · " + format;
            default -> format + " " + className;
        };
    }

    /** The last line of a clipboard text, which explains how to import the deck. */
    static String closing(Language language) {
        return switch (language) {
            case ZH_CN -> ClientZh.CLOSING;
            case ZH_TW -> ClientZhTw.CLOSING;
            case JA -> ClientJa.CLOSING;
            case KO -> ClientKo.CLOSING;
            case DE -> ClientDe.CLOSING;
            case FR -> ClientFr.CLOSING;
            case ES -> ClientEs.CLOSING;
            case ES_MX -> ClientEsMx.CLOSING;
            case IT -> ClientIt.CLOSING;
            case PT -> ClientPt.CLOSING;
            case PL -> ClientPl.CLOSING;
            case RU -> ClientRu.CLOSING;
            case TH -> ClientTh.CLOSING;
            default -> ClientEn.CLOSING;
        };
    }

    private static String filled(String line, String word) {
        int hole = line.indexOf(HOLE);
        return line.substring(0, hole) + word + line.substring(hole + 1);
    }
}
