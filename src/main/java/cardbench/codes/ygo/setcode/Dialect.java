package cardbench.codes.ygo.setcode;

import cardbench.base.text.EnumName;

/**
 * The two families of clients. They number some bits and, from 0x139 on, nearly all archetypes
 * differently, and count aliases differently.
 *
 * @see <a href="https://github.com/Fluorohydride/ygopro">YGOPro</a>
 * @see <a href="https://github.com/edo9300/edopro">EDOPro</a>
 */
public enum Dialect {
    YGOPRO("YGOPro", 20),
    EDOPRO("EDOPro", 10);

    private final String client;
    private final int artwork;

    Dialect(String client, int artwork) {
        this.client = client;
        this.artwork = artwork;
    }

    /** The name of the dialect in the contract. */
    public String word() {
        return EnumName.of(this);
    }

    /** The client that gives the dialect its name. */
    public String client() {
        return client;
    }

    /** The dialect of that name, or {@code null}. */
    public static Dialect of(String word) {
        for (Dialect dialect : values()) {
            if (dialect.word().equals(word)) {
                return dialect;
            }
        }
        return null;
    }

    /** Ids of the same card with another artwork differ by less than this. */
    public int artworkDistance() {
        return artwork;
    }
}
