package cardbench.ygo.deck;

import cardbench.ygo.database.CardRow;

/** Cards by their number, wherever they come from. */
public interface YgoCards extends ExtraDeck {

    /** Knows no card. */
    YgoCards NONE = id -> null;

    /** The card of a number, or {@code null}. */
    CardRow card(int id);

    @Override
    default Home of(int id) {
        CardRow card = card(id);
        return card == null ? Home.UNKNOWN : card.isExtra() ? Home.EXTRA : Home.MAIN;
    }
}
