package cardbench.spark;

import cardbench.base.json.JsonText;
import cardbench.odds.deckfile.DeckCard;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** Versions of a deck as lines of JSON. */
final class VersionText {

    private static final int DECIMALS = 6;

    private final VersionSpace space;
    private final List<DeckCard> cards;

    /** Writes versions of this sweep. */
    VersionText(SweepQuestion question) {
        this.space = question.space();
        this.cards = question.programs().file().cards();
    }

    /** One of the best versions: its place from 1 on, its value, and the copies of all cards. */
    String line(int rank, JudgedVersion version) {
        BigDecimal value =
                new BigDecimal(version.numerator())
                        .divide(
                                new BigDecimal(version.denominator()),
                                DECIMALS,
                                RoundingMode.HALF_EVEN);
        JsonText json = new JsonText().object().member("rank", rank);
        json.name("value").number(value.toPlainString()).member("fraction", version.fraction());
        return cards(version.version(), json).endObject().toString();
    }

    /** A version that was not solved. */
    String line(OpenVersion version) {
        JsonText json = new JsonText().object().member("why", version.why());
        return cards(version.version(), json).endObject().toString();
    }

    private JsonText cards(long version, JsonText json) {
        int[] counts = space.counts(version);
        json.name("cards").object();
        for (int i = 0; i < counts.length; i++) {
            json.member(cards.get(i).name(), counts[i]);
        }
        return json.endObject();
    }
}
