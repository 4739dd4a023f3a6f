package cardbench.ygo.deck;

import cardbench.ygo.database.CardRow;

/** Looks up cards by id. */
public interface YgoCards extends ExtraDeck {

    /** Every card is unknown. */
    YgoCards NONE = id -> null;

    /** The card of an id, or {@code null}. */
    CardRow card(int id);

    @Override
    default Home of(int id) {
        CardRow card = card(id);
        return card == null ? Home.UNKNOWN : card.isExtra() ? Home.EXTRA : Home.MAIN;
    }
}
