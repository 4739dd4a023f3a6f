package cardbench.codes.e2e;

/** Deck lists as programs of their games write them. */
public final class DeckLists {

    public static final String MAGIC =
            """
            About
            Name Elves of the North

            Deck
            4 Llanowar Elves (DOM) 168
            2 Thalia, Guardian of Thraben (DKA) 24
            20 Forest (ANA) 60
            4 Collected Company (DTK) 177

            Sideboard
            2 Negate (XLN) 62
            """;

    static final String POKEMON =
            """
            Pokémon: 5
            3 Charcadet SSP 32
            2 Ceruledge ex SSP 36

            Trainer: 4
            4 Ultra Ball SVI 196

            Energy: 5
            5 Basic Fire Energy SVE 2

            Total Cards: 14
            """;

    private DeckLists() {}
}
