package cardbench.codes.hearthstone;

/** Which cards the game has, as far as the open tables show. */
public interface ClientCards {

    /** Knows only the heroes that every player has. */
    ClientCards NONE =
            new ClientCards() {
                @Override
                public boolean isCard(int id) {
                    return false;
                }

                @Override
                public boolean isHero(int id) {
                    return !DefaultHero.className(id).isEmpty();
                }
            };

    /** Whether a table has the card. The game may have cards that no table has. */
    boolean isCard(int id);

    /** Whether the card is known to be a hero that can lead a deck. */
    boolean isHero(int id);
}
