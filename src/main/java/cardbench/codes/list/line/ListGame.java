package cardbench.codes.list.line;

import cardbench.base.text.ListSigns;

/** The game that a list is taken for. */
public enum ListGame {
    MAGIC("mtg", "Magic: The Gathering"),
    POKEMON("ptcg", "Pokémon TCG"),
    YUGIOH("ygo", "Yu-Gi-Oh!"),
    HEARTHSTONE("hearthstone", "Hearthstone"),
    ONE_PIECE("one-piece", "One Piece Card Game"),
    DIGIMON("digimon", "Digimon Card Game"),
    GUNDAM("gundam", "Gundam Card Game"),
    LORCANA("lorcana", "Disney Lorcana"),
    RIFTBOUND("riftbound", "Riftbound"),
    STAR_WARS("swu", "Star Wars: Unlimited"),
    NETRUNNER("netrunner", "Netrunner"),
    FLESH_AND_BLOOD("fab", "Flesh and Blood"),
    GRAND_ARCHIVE("grand-archive", "Grand Archive"),
    ALTERED("altered", "Altered"),
    FINAL_FANTASY("fftcg", "Final Fantasy TCG"),
    UNKNOWN("unknown", "");

    private final String key;
    private final String title;

    ListGame(String key, String title) {
        this.key = key;
        this.title = title;
    }

    /** The name of the game in the contract. */
    public String key() {
        return key;
    }

    /** The name of the game in English, a proper noun; empty if the game is unknown. */
    public String title() {
        return title;
    }

    /** The game with that name in the contract, or {@code null}. */
    public static ListGame of(String key) {
        for (ListGame game : values()) {
            if (game.key.equals(key)) {
                return game;
            }
        }
        return null;
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
