package cardbench.codes.ygo.deck;

import cardbench.codes.deck.Found;
import cardbench.codes.deck.Recogniser;
import cardbench.codes.ygo.text.TextRange;
import java.util.ArrayList;
import java.util.List;

/**
 * Recognises the deck formats that have a mark, without reading the decks. The bundle for the first
 * answer has it in place of the readers.
 */
public final class YgoMarks implements Recogniser {

    /** A shorter range is a mark without a deck. */
    private static final int MIN_LENGTH = 14;

    private final String kind;

    private YgoMarks(String kind) {
        this.kind = kind;
    }

    /** The recognisers of the three formats with a mark. */
    public static List<Recogniser> all() {
        return List.of(
                new YgoMarks(YdkLines.KIND),
                new YgoMarks(YdkeMark.KIND),
                new YgoMarks(YgoMobileMark.KIND));
    }

    @Override
    public String kind() {
        return kind;
    }

    @Override
    public List<Found> find(String text) {
        List<Found> found = new ArrayList<>();
        TextRange place = next(text, 0);
        while (place != null && found.size() <= MOST) {
            if (place.to() - place.from() >= MIN_LENGTH) {
                found.add(new Found(kind, place.from(), place.to(), true));
            }
            place = next(text, place.to());
        }
        return found;
    }

    private TextRange next(String text, int from) {
        return switch (kind) {
            case YdkLines.KIND -> YdkLines.next(text, from);
            case YdkeMark.KIND -> YdkeMark.next(text, from);
            default -> YgoMobileMark.next(text, from);
        };
    }
}
