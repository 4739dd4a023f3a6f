package cardbench.yisp;

import cardbench.text.Diagnostics;
import cardbench.yisp.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/** Helps whoever writes a program or condition: what can stand here, what stands here. */
public final class Assistant {

    private static final String[][] ZONES = {
        {"H", "the hand"},
        {"D", "the deck"},
        {"F", "the field"},
        {"B", "the graveyard"},
        {"J", "removed from play"},
        {"X", "the card whose effect is running"},
    };

    private final Vocabulary vocabulary;
    private final List<String> variables;

    /**
     * An assistant.
     *
     * @param variables names of variables that programs of the deck use
     */
    public Assistant(Vocabulary vocabulary, List<String> variables) {
        this.vocabulary = vocabulary;
        this.variables = List.copyOf(variables);
    }

    /**
     * What can stand at a place.
     *
     * @param from where the word begins that is being written
     * @param to where it ends
     * @param suggestions what can stand there, in the order of the deck and of the operators
     */
    public record Completion(int from, int to, List<Suggestion> suggestions) {

        /** Copies the list, so that it never changes. */
        public Completion {
            suggestions = List.copyOf(suggestions);
        }
    }

    /**
     * What stands at a place.
     *
     * @param from first character of it
     * @param to the character after the last one
     * @param kind as in {@link Suggestion}, or the word of a {@link Token.Kind}
     * @param word itself
     * @param detail what it is or does, or empty
     * @param cards how many cards of the deck it means, or -1
     */
    public record Explanation(
            int from, int to, String kind, String word, String detail, int cards) {}

    /** What can be written at a place of a program. */
    public Completion complete(Source source, boolean effect, int at) {
        List<Token> tokens = Lexer.tokens(source, effect, new Diagnostics());
        Token before = null;
        for (Token token : tokens) {
            boolean inside = token.from() < at && at <= token.to();
            if (inside && token.kind() == Kind.CARDS && token.text().indexOf('.') > 0) {
                int dot = source.text().lastIndexOf('.', at - 1);
                if (dot >= token.from()) {
                    return new Completion(dot + 1, token.to(), conditions());
                }
            }
            if (inside && token.kind() == Kind.OPERATOR) {
                return new Completion(token.from(), token.to(), operators());
            }
            if (inside && (token.kind() == Kind.STRING || token.kind() == Kind.TAG)) {
                return new Completion(at, at, List.of());
            }
            if (inside && isWord(token.kind())) {
                return new Completion(token.from(), token.to(), words());
            }
            before = token.to() <= at ? token : before;
        }
        boolean opened = before != null && before.kind() == Kind.OPEN;
        return new Completion(at, at, opened ? operators() : words());
    }

    /** What can be written at a place of a condition. */
    public Completion completeCondition(Source source, int at) {
        int[] word = wordAt(source.text(), at);
        return new Completion(word[0], word[1], conditions());
    }

    private static boolean isWord(Kind kind) {
        return kind == Kind.CARDS || kind == Kind.VARIABLE || kind == Kind.WORD;
    }

    private static List<Suggestion> operators() {
        List<Suggestion> all = new ArrayList<>();
        for (Operator operator : Operator.values()) {
            all.add(new Suggestion(operator.symbol(), "operator", operator.usage()));
        }
        return all;
    }

    private List<Suggestion> conditions() {
        List<Suggestion> all = new ArrayList<>();
        for (CardKind card : vocabulary.cards()) {
            all.add(new Suggestion(card.name(), "card", card.description()));
        }
        for (String alias : vocabulary.aliases()) {
            all.add(new Suggestion(alias, "alias", ""));
        }
        for (String attribute : vocabulary.attributes()) {
            all.add(new Suggestion("a:" + attribute, "attribute", ""));
        }
        return all;
    }

    private List<Suggestion> words() {
        List<Suggestion> all = new ArrayList<>();
        for (String variable : variables) {
            all.add(new Suggestion(variable, "variable", ""));
        }
        for (String[] zone : ZONES) {
            all.add(new Suggestion(zone[0], "zone", zone[1]));
        }
        return all;
    }

    /** What stands at a place of a program, or {@code null}. */
    public Explanation explain(Source source, boolean effect, int at) {
        for (Token token : Lexer.tokens(source, effect, new Diagnostics())) {
            if (token.from() <= at && at < token.to()) {
                return explain(source, token, at);
            }
        }
        return null;
    }

    private Explanation explain(Source source, Token token, int at) {
        return switch (token.kind()) {
            case OPERATOR -> {
                Operator operator = Operator.of(token.text());
                yield operator == null
                        ? null
                        : about(token, operator.usage() + ": " + operator.meaning());
            }
            case CARDS -> cards(source, token, at);
            case FIRE -> about(token, "the effect is activated");
            case GUARD -> about(token, "goes on only if the number is not 0");
            case VARIABLE ->
                    about(
                            token,
                            token.text().length() == 1
                                    ? "lives as long as this effect runs"
                                    : "lives as long as the game");
            case FLAGS ->
                    about(
                            token,
                            "1: once a game for all cards of this name; ^: only first;"
                                    + " H, B: from the hand, from the graveyard");
            default -> null;
        };
    }

    private static Explanation about(Token token, String detail) {
        return new Explanation(
                token.from(), token.to(), token.kind().word(), token.text(), detail, -1);
    }

    private Explanation cards(Source source, Token token, int at) {
        String text = source.text();
        int from = Math.max(token.from(), text.lastIndexOf('.', at) + 1);
        int dot = text.indexOf('.', Math.max(at, from));
        int to = dot < 0 || dot > token.to() ? token.to() : dot;
        String part = text.substring(from, Math.max(from, to));
        if (from > token.from()) {
            return condition(part, from, to);
        }
        for (String[] zone : ZONES) {
            if (zone[0].equals(part)) {
                return new Explanation(from, to, "zone", part, zone[1], -1);
            }
        }
        return new Explanation(from, to, "zone", part, "a zone of one's own", -1);
    }

    /** What stands at a place of a condition, or {@code null}. */
    public Explanation explainCondition(Source source, int at) {
        int[] word = wordAt(source.text(), at);
        return condition(source.text().substring(word[0], word[1]), word[0], word[1]);
    }

    private Explanation condition(String word, int from, int to) {
        boolean[] met = word.isEmpty() ? null : vocabulary.meeting(word);
        if (met == null) {
            return null;
        }
        int cards = 0;
        String detail = "";
        for (int i = 0; i < met.length; i++) {
            if (met[i]) {
                cards += vocabulary.cards().get(i).count();
                detail =
                        vocabulary.cards().get(i).name().equals(word)
                                ? vocabulary.cards().get(i).description()
                                : detail;
            }
        }
        return new Explanation(from, to, "condition", word, detail, cards);
    }

    private static int[] wordAt(String text, int at) {
        int from = at;
        while (from > 0 && text.charAt(from - 1) != ' ') {
            from--;
        }
        int to = at;
        while (to < text.length() && text.charAt(to) != ' ') {
            to++;
        }
        return new int[] {from, to};
    }
}
