package cardbench.ygo.deck;

import cardbench.ygo.database.CardRow;
import cardbench.ygo.database.Dialect;

/** Looks up cards by id. */
public interface YgoCards extends ExtraDeck {

    /** Every card is unknown. */
    YgoCards NONE = id -> null;

    /** The card of an id, or {@code null}. */
    CardRow card(int id);

    /** The clients that the cards are for, which decides how aliases are counted. */
    default Dialect dialect() {
        return Dialect.YGOPRO;
    }

    @Override
    default Home of(int id) {
        CardRow card = card(id);
        return card == null ? Home.UNKNOWN : card.isExtra() ? Home.EXTRA : Home.MAIN;
    }
}
