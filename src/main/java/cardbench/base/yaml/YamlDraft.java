package cardbench.base.yaml;

import java.util.ArrayList;
import java.util.List;

/** A value that is to be written into a YAML file. Immutable. */
public sealed interface YamlDraft {

    /** The value in one line, as inside brackets. */
    String inline();

    /**
     * A number or a boolean.
     *
     * @param word as it is written
     */
    record Word(String word) implements YamlDraft {

        /** A number. */
        public static Word of(int number) {
            return new Word(Integer.toString(number));
        }

        @Override
        public String inline() {
            return word;
        }
    }

    /** A text, which gets quotes if it needs them. */
    record Text(String text) implements YamlDraft {
        @Override
        public String inline() {
            // other readers of YAML do not agree on a colon inside brackets
            return text.indexOf(':') < 0 ? YamlScalar.written(text) : YamlScalar.inQuotes(text);
        }
    }

    /** A text that is always in quotes, as programs are. */
    record Quoted(String text) implements YamlDraft {
        @Override
        public String inline() {
            return YamlScalar.inQuotes(text);
        }
    }

    /** A list of texts, always written in brackets. */
    record Items(List<Text> items) implements YamlDraft {

        /** Copies the list. */
        public Items {
            items = List.copyOf(items);
        }

        /** A list of these texts. */
        public static Items of(List<String> texts) {
            List<Text> items = new ArrayList<>();
            texts.forEach(text -> items.add(new Text(text)));
            return new Items(items);
        }

        @Override
        public String inline() {
            List<String> parts = new ArrayList<>();
            items.forEach(item -> parts.add(item.inline()));
            return "[" + String.join(", ", parts) + "]";
        }
    }

    /** A map, written on lines of its own unless it is inside brackets. */
    record Pairs(List<Pair> pairs) implements YamlDraft {

        /** Copies the list. */
        public Pairs {
            pairs = List.copyOf(pairs);
        }

        @Override
        public String inline() {
            List<String> parts = new ArrayList<>();
            pairs.forEach(pair -> parts.add(pair.inline()));
            return "{" + String.join(", ", parts) + "}";
        }
    }

    /** A key with its value. */
    record Pair(String key, YamlDraft value) {

        String inline() {
            return new Text(key).inline() + ": " + value.inline();
        }

        /**
         * Writes the pair in block style, with the maps in it.
         *
         * @param indent number of spaces before the key
         * @param step number of spaces by which each level is indented
         */
        void lines(int indent, int step, String lineBreak, StringBuilder out) {
            out.append(" ".repeat(indent)).append(YamlScalar.written(key)).append(':');
            value(indent, step, lineBreak, out);
        }

        /** Writes what follows the colon. */
        void value(int indent, int step, String lineBreak, StringBuilder out) {
            if (value instanceof Pairs map && !map.pairs().isEmpty()) {
                for (Pair pair : map.pairs()) {
                    out.append(lineBreak);
                    pair.lines(indent + step, step, lineBreak, out);
                }
            } else {
                out.append(' ').append(value.inline());
            }
        }
    }
}
