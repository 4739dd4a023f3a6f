package cardbench.codes.list.line;

import cardbench.base.text.ListSigns;

/** The game that a list is taken for. */
public enum ListGame {
    MAGIC("mtg", "Magic: The Gathering", 4),
    POKEMON("ptcg", "Pokémon TCG", 4),
    YUGIOH("ygo", "Yu-Gi-Oh!", 3),
    HEARTHSTONE("hearthstone", "Hearthstone", 2),
    ONE_PIECE("one-piece", "One Piece Card Game", 4),
    DIGIMON("digimon", "Digimon Card Game", 4),
    GUNDAM("gundam", "Gundam Card Game", 4),
    LORCANA("lorcana", "Disney Lorcana", 4),
    RIFTBOUND("riftbound", "Riftbound", 3),
    STAR_WARS("swu", "Star Wars: Unlimited", 3),
    NETRUNNER("netrunner", "Netrunner", 3),
    FLESH_AND_BLOOD("fab", "Flesh and Blood", 3),
    GRAND_ARCHIVE("grand-archive", "Grand Archive", 4),
    ALTERED("altered", "Altered", 3),
    FINAL_FANTASY("fftcg", "Final Fantasy TCG", 3),
    UNKNOWN("unknown", "", 0);

    private final String key;
    private final String title;
    private final int maxCopies;

    ListGame(String key, String title, int maxCopies) {
        this.key = key;
        this.title = title;
        this.maxCopies = maxCopies;
    }

    /** The name of the game in the contract. */
    public String key() {
        return key;
    }

    /** The name of the game in English, a proper noun; empty if the game is unknown. */
    public String title() {
        return title;
    }

    /**
     * The most copies of a card that a deck may have by the rules of the usual format; 0 if the
     * game is unknown.
     */
    public int maxCopies() {
        return maxCopies;
    }

    /** The game with that title or that name in the contract, in any case; or {@code null}. */
    public static ListGame named(String text) {
        String folded = ListSigns.lower(text);
        for (ListGame game : values()) {
            boolean titled = !folded.isEmpty() && ListSigns.lower(game.title).equals(folded);
            if (titled || game.key.equals(folded)) {
                return game;
            }
        }
        return null;
    }
}
