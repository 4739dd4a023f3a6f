package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.codes.ygo.text.Candidate;
import cardbench.codes.ygo.text.CodeText;
import cardbench.codes.ygo.text.LinkFinder;
import cardbench.codes.ygo.text.LinkWord;
import cardbench.codes.ygo.text.TextRange;
import java.util.List;

/**
 * Finds the links of YGOMobile and of pages that share its decks. Today's are found by {@link
 * YgoMobileMark}; the others are these:
 *
 * <pre>{@code
 * ygo://deck?main=<list>&extra=<list>&side=<list>              before 2022
 * http://deck.ourygo.top?ygotype=deck&v=0&main=<list>&...      version 0
 * https://srv.koishi.pro/deck.html?name=<name>&deck=<letters>  KoishiCode
 *
 * list   id | id*copies, joined by “_”
 * }</pre>
 *
 * @see <a href="https://github.com/fallenstardust/YGOMobile-cn-ko-en">YGOMobile, which read and
 *     wrote these links</a>
 */
final class MobileLinks {

    /** The shortest link: a scheme, an argument, one card. */
    private static final int MIN_LENGTH = 20;

    private static final String SCHEME = "ygo://deck?";

    private static final String KOISHI = "deck";

    private static final String KOISHI_HOST = "srv.koishi.pro/";

    private MobileLinks() {}

    /** The links of a text that are not of today's form, in their order. */
    static List<Candidate> of(String text) {
        return LinkFinder.find(text, MIN_LENGTH, MobileLinks::link);
    }

    private static Candidate link(TextRange place, LinkWord word, int level) {
        String text = word.code().text();
        boolean mobile = YgoMobileMark.isAddress(text, new TextRange(0, text.length()));
        boolean scheme = Ascii.lower(text).contains(SCHEME);
        if ((mobile || scheme) && isList(word)) {
            String form = mobile ? "v=0" : SCHEME + "main=";
            return candidate(place, word.code(), word.words("name"), form);
        }
        if (mobile && level > 0) {
            return candidate(place, word.code(), word.words("name"), "v=1");
        }
        CodeText letters = word.argument(KOISHI);
        boolean host = text.contains(KOISHI_HOST);
        if (letters != null
                && (KoishiCode.isCode(letters.text())
                        || host && KoishiCode.isCut(letters.text()))) {
            return candidate(place, letters, fileName(word.words("name")), KOISHI + "=");
        }
        return null;
    }

    /** Whether one of the arguments is a list of cards, written without escapes. */
    private static boolean isList(LinkWord word) {
        boolean any = false;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            CodeText list = word.argument(YgoDeck.partName(part));
            if (list != null) {
                if (list.text().indexOf('%') >= 0) {
                    return false;
                }
                any |= !list.text().isEmpty();
            }
        }
        return any;
    }

    private static Candidate candidate(TextRange place, CodeText code, String name, String form) {
        Diagnostic link =
                YgoCodes.LINK.at(Location.range(place.from(), place.to())).with("form", form);
        return new Candidate(code, place, true, name, List.of(link));
    }

    /** The name of a file without its ending. */
    private static String fileName(String name) {
        return name.endsWith(".ydk") ? name.substring(0, name.length() - 4) : name;
    }
}
