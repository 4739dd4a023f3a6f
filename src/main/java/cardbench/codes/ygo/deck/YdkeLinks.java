package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.base.text.TextCodes;
import cardbench.codes.ygo.text.Candidate;
import cardbench.codes.ygo.text.CodeText;
import cardbench.codes.ygo.text.LinkFinder;
import cardbench.codes.ygo.text.LinkWord;
import cardbench.codes.ygo.text.TextRange;
import java.util.List;

/**
 * Finds {@code ydke://} addresses that were percent-encoded, and links to pages that hold one
 * without its mark, in front of the name of the deck:
 *
 * <pre>{@code
 * https://ygoprodeck.com/deckbuilder/?y=<main>!<extra>!<side>!<name>
 * https://www.db.yugioh-card.com/yugiohdb/member_deck.action#storm-access=<the same, encoded>
 * }</pre>
 *
 * @see <a href="https://github.com/DawnbrandBots/deck-transfer-for-master-duel">Deck Transfer,
 *     which writes and reads these links</a>
 */
final class YdkeLinks {

    /** The shortest link: a mark of two letters, one card, three signs. */
    private static final int MIN_LENGTH = 13;

    /** Arguments that hold decks without their mark; the first two hold nothing else. */
    private static final String[] ARGUMENTS = {"storm-access", "ydke", "y", "deck", "code", "d"};

    private static final int CERTAIN = 2;

    private static final String SITE = "ygoprodeck.com/deckbuilder";

    private YdkeLinks() {}

    /** The links of a text, in their order. */
    static List<Candidate> of(String text) {
        return LinkFinder.find(
                text, MIN_LENGTH, (place, word, level) -> link(text, place, word, level));
    }

    private static Candidate link(String text, TextRange place, LinkWord word, int level) {
        Candidate address = level == 0 ? null : encoded(text, word.code());
        return address == null ? argument(place, word) : address;
    }

    /** An address with its mark, which only decoding shows. */
    private static Candidate encoded(String text, CodeText word) {
        TextRange address = YdkeMark.next(word.text(), 0);
        if (address == null) {
            return null;
        }
        CodeText code = word.part(address.from(), address.to());
        int end = word.text().indexOf('&', address.to());
        CodeText name = word.part(address.to(), end < 0 ? word.text().length() : end);
        TextRange range = new TextRange(code.at(0), name.place().to());
        String written = text.substring(range.from(), code.place().to());
        int escape = written.indexOf('%');
        if (escape < 0) {
            // only what stands around it is encoded, so it is found as it is
            return null;
        }
        Diagnostic repair =
                TextCodes.PERCENT
                        .at(Location.range(range.from(), range.to()))
                        .with(
                                "written",
                                written.substring(escape, Math.min(escape + 3, written.length())))
                        .fixedBy(code.text());
        return new Candidate(code, range, true, LinkWord.words(name), List.of(repair));
    }

    private static Candidate argument(TextRange place, LinkWord word) {
        String lower = Ascii.lower(word.code().text());
        for (int i = 0; i < ARGUMENTS.length; i++) {
            CodeText value = word.argument(ARGUMENTS[i]);
            CodeText deck = value == null ? null : deck(value);
            boolean known = i < CERTAIN || i == CERTAIN && lower.contains(SITE);
            if (deck == null && known && value != null) {
                // a damaged one: it has at least the signs behind its parts
                CodeText decoded = value.decoded();
                deck = decoded.text().indexOf('!') >= 0 ? decoded : null;
            }
            if (deck != null) {
                return candidate(place, ARGUMENTS[i], deck);
            }
        }
        return null;
    }

    private static Candidate candidate(TextRange place, String argument, CodeText deck) {
        int end = end(deck.text());
        int name = deck.text().indexOf('!', end) == end ? end + 1 : end;
        CodeText code = deck.part(0, name).behind(YdkeMark.MARK);
        String words = LinkWord.words(deck.part(name, deck.text().length()));
        Diagnostic form =
                YgoCodes.LINK
                        .at(Location.range(place.from(), place.to()))
                        .with("form", argument + "=");
        return new Candidate(code, place, true, words, List.of(form));
    }

    /** The value, decoded as often as it takes, if it is three parts of whole cards. */
    private static CodeText deck(CodeText value) {
        CodeText code = value;
        for (int level = 0; level < LinkFinder.LEVELS; level++) {
            if (isDeck(code.text())) {
                return code;
            }
            code = code.decoded();
        }
        return null;
    }

    /** The third sign, or the end of the text. */
    private static int end(String text) {
        int at = -1;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            at = text.indexOf('!', at + 1);
            if (at < 0) {
                return text.length();
            }
        }
        return at;
    }

    private static boolean isDeck(String text) {
        int from = 0;
        int cards = 0;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            int to = text.indexOf('!', from);
            boolean last = part == YgoDeck.PARTS - 1;
            to = to < 0 && last ? text.length() : to;
            int letters = to < 0 ? -1 : letters(text, from, to);
            // whole cards: one has six letters without padding, two have eleven, three sixteen
            int size = letters * 6 / 8;
            if (letters < 0 || size % 4 != 0 || Base64Text.lettersFor(size) != letters) {
                return false;
            }
            cards += size / 4;
            from = to + 1;
        }
        return cards > 0;
    }

    /** The number of base64 letters in front of the padding; -1 if there is anything else. */
    private static int letters(String text, int from, int to) {
        int end = to;
        while (end > from && text.charAt(end - 1) == '=') {
            end--;
        }
        for (int i = from; i < end; i++) {
            char c = text.charAt(i);
            if (Base64Text.value(c) < 0 && c != '-' && c != '_') {
                return -1;
            }
        }
        return end - from;
    }
}
