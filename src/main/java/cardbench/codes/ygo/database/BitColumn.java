package cardbench.codes.ygo.database;

import cardbench.codes.ygo.setcode.Dialect;
import java.util.List;

/** A column of a card that is a set of bits with names ({@link CardWords}). */
public enum BitColumn {
    TYPES("types") {
        @Override
        public long bits(CardRow card) {
            return card.type() & 0xffffffffL;
        }

        @Override
        public List<String> words(long bits, Dialect dialect) {
            return CardWords.types((int) bits, dialect);
        }
    },
    ATTRIBUTES("attributes") {
        @Override
        public long bits(CardRow card) {
            return card.isMonster() ? card.attribute() & 0xffffffffL : 0;
        }

        @Override
        public List<String> words(long bits, Dialect dialect) {
            return CardWords.attributes((int) bits, dialect);
        }
    },
    RACES("races") {
        @Override
        public long bits(CardRow card) {
            return card.isMonster() ? card.race() : 0;
        }

        @Override
        public List<String> words(long bits, Dialect dialect) {
            return CardWords.races(bits, dialect);
        }
    },
    REGIONS("regions") {
        @Override
        public long bits(CardRow card) {
            return card.ot() & 0xffffffffL;
        }

        @Override
        public List<String> words(long bits, Dialect dialect) {
            return CardWords.regions((int) bits, dialect);
        }
    };

    private final String word;

    BitColumn(String word) {
        this.word = word;
    }

    /** The name of the column in the contract. */
    public String word() {
        return word;
    }

    /** The bits of a card. */
    public abstract long bits(CardRow card);

    /** The names of bits, lowest first. */
    public abstract List<String> words(long bits, Dialect dialect);

    /** All bits that have a name. */
    public long named(Dialect dialect) {
        long bits = 0;
        for (int shift = 0; shift < Long.SIZE; shift++) {
            List<String> words = words(1L << shift, dialect);
            boolean named = !words.isEmpty() && !words.get(0).startsWith("0x");
            bits |= named ? 1L << shift : 0;
        }
        return bits;
    }

    /** The bit of that name, or 0 if no bit has it. */
    public long bit(String name, Dialect dialect) {
        for (int shift = 0; shift < Long.SIZE; shift++) {
            if (words(1L << shift, dialect).contains(name)) {
                return 1L << shift;
            }
        }
        return 0;
    }
}
