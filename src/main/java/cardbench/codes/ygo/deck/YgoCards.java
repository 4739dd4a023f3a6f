package cardbench.codes.ygo.deck;

import cardbench.codes.cards.Language;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.setcode.Dialect;

/** Looks up cards by id. */
public interface YgoCards extends ExtraDeck {

    /** Every card is unknown. */
    YgoCards NONE = id -> null;

    /** The card of an id, or {@code null}. */
    CardRow card(int id);

    /** The same cards, named in a language where their names are in several. */
    default YgoCards in(Language language) {
        return this;
    }

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
