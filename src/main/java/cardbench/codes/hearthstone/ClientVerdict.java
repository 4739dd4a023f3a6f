package cardbench.codes.hearthstone;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.base.text.Severity;
import cardbench.base.text.TextCodes;
import cardbench.codes.deck.Reading;
import java.util.List;

/**
 * Whether the game would accept a text that is pasted into it, as far as its cards are known. The
 * game's own rules:
 *
 * <ul>
 *   <li>The code is the first line that does not begin with {@code #}, or the text after the last
 *       space of a chat line {@code ### name code}.
 *   <li>Base64 is that of .NET: spaces are skipped, padding is required, the URL-safe alphabet and
 *       all other characters are refused; spare bits, and bytes after the deck, are ignored.
 *   <li>The first byte is 0 and the format known; versions from 2 on are read like version 1.
 *   <li>The last hero counts; it must exist and be a hero. Every card must exist. Entries of the
 *       same card are added up. Sideboards are read only after a byte 1.
 * </ul>
 *
 * @param accepts {@link Acceptance#UNKNOWN} if it depends on the cards that the game has
 * @param reason the reason for a refusal or doubt; {@code null} if the game accepts the text
 */
public record ClientVerdict(Acceptance accepts, Diagnostic reason) {

    private static final Diagnostic CARDS_UNKNOWN = HearthstoneCodes.CLIENT_CARDS.anywhere();

    /** Whether the game accepts a text. */
    public enum Acceptance {
        /** It does. */
        YES,
        /** It refuses it, whatever cards it has. */
        NO,
        /** It does if it has the hero and the cards. */
        UNKNOWN
    }

    /** The verdict on a text that was read with this result, in which there is a deck. */
    public static ClientVerdict of(
            String text, Reading<HearthstoneDeck> reading, ClientCards cards) {
        Diagnostic obstacle = obstacle(reading.diagnostics());
        if (obstacle != null) {
            return new ClientVerdict(Acceptance.NO, obstacle);
        }
        boolean wholeText =
                reading.diagnostics().isEmpty()
                        && reading.from() == 0
                        && reading.to() == text.length();
        Diagnostic refusal = wholeText ? null : refusal(text, reading.from(), reading.to());
        return refusal != null
                ? new ClientVerdict(Acceptance.NO, refusal)
                : byCards(reading.deck(), cards);
    }

    /** The first diagnostic with which the game cannot read it either. */
    private static Diagnostic obstacle(List<Diagnostic> diagnostics) {
        for (Diagnostic diagnostic : diagnostics) {
            boolean readByTheGame =
                    diagnostic.code() == HearthstoneCodes.VERSION
                            || diagnostic.code() == HearthstoneCodes.TOO_MANY;
            if (diagnostic.severity() == Severity.ERROR && !readByTheGame) {
                return diagnostic;
            }
            if (diagnostic.code() == TextCodes.SPACE_FOR_PLUS) {
                return HearthstoneCodes.CLIENT_BASE64.at(diagnostic.location());
            }
        }
        return null;
    }

    private static Diagnostic refusal(String text, int codeFrom, int codeTo) {
        int[] line = ClipboardText.codeLine(text);
        if (line[0] != codeFrom || line[1] < codeTo) {
            return HearthstoneCodes.CLIENT_LINE.at(Location.range(line[0], line[1]));
        }
        int letters = 0;
        int padding = 0;
        for (int i = line[0]; i < line[1]; i++) {
            char c = text.charAt(i);
            boolean letter = padding == 0 && Base64Text.value(c) >= 0;
            if (letter) {
                letters++;
            } else if (c == '=') {
                padding++;
            } else if (!Ascii.isBlank(c)) {
                return HearthstoneCodes.CLIENT_BASE64.at(Location.range(i, i + 1));
            }
        }
        return padding > 2 || (letters + padding) % 4 != 0
                ? HearthstoneCodes.CLIENT_BASE64.at(Location.range(line[1], line[1]))
                : null;
    }

    private static ClientVerdict byCards(HearthstoneDeck deck, ClientCards cards) {
        int hero = deck.heroes().get(deck.heroes().size() - 1);
        boolean known = cards.isHero(hero);
        if (!known && cards.isCard(hero)) {
            return new ClientVerdict(
                    Acceptance.NO, HearthstoneCodes.CLIENT_HERO.anywhere().with("hero", hero));
        }
        known = known && areKnown(deck.cards(), cards) && areKnown(deck.sideboards(), cards);
        return known
                ? new ClientVerdict(Acceptance.YES, null)
                : new ClientVerdict(Acceptance.UNKNOWN, CARDS_UNKNOWN);
    }

    private static boolean areKnown(CardList list, ClientCards cards) {
        CardList.Row card = list.first();
        while (card != null && cards.isCard(card.card())) {
            card = card.next();
        }
        return card == null;
    }
}
