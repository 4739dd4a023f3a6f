package cardbench.hearthstone;

/** Which cards the game has, as far as that is known. */
public interface ClientCards {

    /** Knows the heroes alone that everybody has. */
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

    /** Whether a table knows the card; where none does, the game may still have it. */
    boolean isCard(int id);

    /** Whether it is known to be what leads a deck. */
    boolean isHero(int id);
}
