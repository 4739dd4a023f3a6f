package cardbench.odds.deckfile.form;

import cardbench.base.text.Ascii;
import java.util.ArrayList;
import java.util.List;

/**
 * What happens when a game or a turn begins, as statements in the key {@code header}, or in {@code
 * start} of {@code turns}. All but the draw are numbers that effects use up.
 */
public enum Beginning {
    /** A card is drawn. */
    DRAW("(# D.1 H)"),
    /** One normal summon is allowed. */
    NORMAL("(= normal 1)"),
    /** One supporter is allowed. */
    SUPPORTER("(= supporter 1)"),
    /** There is as much mana as turns have begun; in topics with turns alone. */
    MANA("(= mana turn)");

    private final String statement;

    Beginning(String statement) {
        this.statement = statement;
    }

    /** The word in the contract, and for all but the draw the variable. */
    public String word() {
        return Ascii.lower(name());
    }

    /** The words of what effects use up. */
    public static List<String> words() {
        List<String> words = new ArrayList<>();
        for (Beginning one : values()) {
            if (one != DRAW) {
                words.add(one.word());
            }
        }
        return words;
    }

    /** The beginning with a word of {@link #words}. */
    public static Beginning of(String word) {
        return values()[words().indexOf(word) + 1];
    }

    /** What statements do, in the order of this type; {@code null} for other statements. */
    static List<Beginning> read(String statements) {
        List<String> left = new ArrayList<>();
        String text = String.join(" ", CardCount.words(statements)) + ";";
        for (int from = 0; from < text.length(); from = text.indexOf(';', from) + 1) {
            String statement = text.substring(from, text.indexOf(';', from)).trim();
            if (!statement.isEmpty()) {
                left.add(statement);
            }
        }
        List<Beginning> read = new ArrayList<>();
        for (Beginning one : values()) {
            if (left.remove(one.statement)) {
                read.add(one);
            }
        }
        return left.isEmpty() ? read : null;
    }

    /** Writes some as statements, in the order of this type. */
    static String written(List<Beginning> beginning) {
        List<String> statements = new ArrayList<>();
        for (Beginning one : values()) {
            if (beginning.contains(one)) {
                statements.add(one.statement);
            }
        }
        return String.join(";", statements);
    }
}
