package cardbench.codes.call.ygo;

import cardbench.codes.cards.Language;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.setcode.Dialect;

/** The cards of the open databases, and behind them those of the card tables. */
record KnownCards(DatabaseStore databases, YgoCards tables) implements YgoCards {

    @Override
    public CardRow card(int id) {
        CardRow card = databases.card(id);
        return card == null ? tables.card(id) : card;
    }

    @Override
    public YgoCards in(Language language) {
        return new KnownCards(databases, tables.in(language));
    }

    @Override
    public Dialect dialect() {
        return databases.dialect();
    }
}
