package cardbench.wizard.check;

import cardbench.wizard.card.Event;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.Vocabulary;
import cardbench.wizard.check.WrittenText.Around;
import java.util.List;

/** What the word at a position of a card means: its entry in the vocabulary, and its keys. */
public final class Hover {

    /**
     * A word with a meaning.
     *
     * @param from its first character, without the quotation mark
     * @param to its end, exclusive
     * @param word the word; of a variable, the event or timing that it belongs to
     * @param entry its entry ({@link Vocabulary})
     * @param extension whether it is missing in the document
     * @param keys the keys of the object that it is the type of; empty for other words
     */
    public record Word(
            int from, int to, String word, String entry, boolean extension, List<String> keys) {

        /** Copies the list, so that it never changes. */
        public Word {
            keys = List.copyOf(keys);
        }
    }

    private Hover() {}

    /** The word at a position; {@code null} where there is none. */
    public static Word at(String text, int offset) {
        WrittenText written = new WrittenText(text, offset + 1);
        Around around = written.around;
        boolean string = written.to - written.from > 2 && text.charAt(written.from) == '"';
        if (!string || written.comment || around == null || !around.map) {
            return null;
        }
        int from = written.from + 1;
        int to = text.charAt(written.to - 1) == '"' ? written.to - 1 : written.to;
        String word = text.substring(from, to);
        Around whole = written.whole(0);
        ObjectType shape = WrittenShape.of(whole);
        List<ObjectType> types = WrittenShape.types(around.at);
        if (!around.value) {
            return key(from, to, word, shape, types != null);
        }
        if (around.key.equals("type") && types != null) {
            ObjectType type = ObjectType.named(word, types);
            return type == null ? null : type(from, to, type);
        }
        ObjectType.Key key = shape == null ? null : shape.key(around.key);
        if (key == null) {
            return null;
        }
        String entry = Vocabulary.word(key.slot(), word);
        return entry == null
                ? variable(from, to, word)
                : new Word(
                        from,
                        to,
                        word,
                        entry,
                        key.extension() || Event.isExtension(word),
                        List.of());
    }

    private static Word key(int from, int to, String word, ObjectType shape, boolean typed) {
        if (word.equals("type") && typed) {
            return new Word(from, to, word, "key.type", false, List.of());
        }
        ObjectType.Key key = shape == null ? null : shape.key(word);
        return key == null
                ? null
                : new Word(from, to, word, Vocabulary.key(shape, word), key.extension(), List.of());
    }

    private static Word type(int from, int to, ObjectType type) {
        return new Word(
                from, to, type.name(), Vocabulary.type(type), type.extension(), type.names());
    }

    /** The event or timing of a text that is a variable of one. */
    private static Word variable(int from, int to, String text) {
        int dot = text.indexOf('.');
        boolean variable = dot > 1 && (text.charAt(0) == '$' || text.charAt(0) == '{');
        String giver = variable ? text.substring(1, dot) : "";
        String entry =
                Event.of(giver) != null
                        ? "event." + giver
                        : Timing.of(giver) != null ? "timing." + giver : null;
        return entry == null ? null : new Word(from, to, giver, entry, false, List.of());
    }
}
