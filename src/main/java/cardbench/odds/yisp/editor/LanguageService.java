package cardbench.odds.yisp.editor;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.HoverCodes;
import cardbench.odds.yisp.syntax.Lexer;
import cardbench.odds.yisp.syntax.Operator;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Token;
import cardbench.odds.yisp.syntax.Token.Kind;
import cardbench.odds.yisp.syntax.Vocabulary;
import java.util.ArrayList;
import java.util.List;

/**
 * Completion and explanation for an editor of programs and conditions. Immutable; positions are
 * indices of UTF-16 code units in the text. A text with errors is answered like any other.
 */
public final class LanguageService {

    private static final String ZONES = "HDFBJX";

    private static final List<DiagnosticCode> ZONE_WORDS =
            List.of(
                    HoverCodes.HAND,
                    HoverCodes.DECK,
                    HoverCodes.FIELD,
                    HoverCodes.GRAVE,
                    HoverCodes.REMOVED,
                    HoverCodes.SELF);

    private final Vocabulary vocabulary;
    private final List<String> variables;

    /**
     * Creates the service of a deck.
     *
     * @param variables names of the variables that programs of the deck use
     */
    public LanguageService(Vocabulary vocabulary, List<String> variables) {
        this.vocabulary = vocabulary;
        this.variables = List.copyOf(variables);
    }

    /**
     * The suggestions at a position.
     *
     * @param from the beginning of the word that a suggestion replaces
     * @param to its end, exclusive
     * @param suggestions in the order of the deck and of the operators; not filtered by the word
     */
    public record Completion(int from, int to, List<Suggestion> suggestions) {

        /** Copies the list, so that it never changes. */
        public Completion {
            suggestions = List.copyOf(suggestions);
        }
    }

    /**
     * The explanation of a word.
     *
     * @param from first character of the word
     * @param to the character after the last one
     * @param kind as in {@link Suggestion}, or the word of a {@link Token.Kind}
     * @param word the word
     * @param meaning what it is or does, to be translated, or {@code null}
     * @param detail the same in English, or the description from the deck file, or empty
     * @param cards how many cards of the deck it means, or -1 if it does not mean cards
     */
    public record Explanation(
            int from,
            int to,
            String kind,
            String word,
            Diagnostic meaning,
            String detail,
            int cards) {

        static Explanation of(int from, int to, String kind, String word, Diagnostic meaning) {
            return new Explanation(from, to, kind, word, meaning, meaning.message(), -1);
        }
    }

    /** The suggestions at a position of a program. */
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
            // inside of a text nothing is suggested, instead of what may follow it
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

    /** The suggestions at a position of a condition. */
    public Completion completeCondition(Source source, int at) {
        int[] word = wordAt(source.text(), at);
        return new Completion(word[0], word[1], conditions());
    }

    private static boolean isWord(Kind kind) {
        return kind == Kind.CARDS || kind == Kind.VARIABLE || kind == Kind.WORD;
    }

    private static List<Suggestion> operators() {
        List<Suggestion> suggestions = new ArrayList<>();
        for (Operator operator : Operator.values()) {
            suggestions.add(
                    new Suggestion(
                            operator.symbol(), "operator", meaning(operator), operator.usage()));
        }
        return suggestions;
    }

    private List<Suggestion> conditions() {
        List<Suggestion> suggestions = new ArrayList<>();
        for (CardKind card : vocabulary.cards()) {
            suggestions.add(new Suggestion(card.name(), "card", null, card.description()));
        }
        for (String alias : vocabulary.aliases()) {
            suggestions.add(new Suggestion(alias, "alias", null, ""));
        }
        for (String attribute : vocabulary.attributes()) {
            suggestions.add(new Suggestion("a:" + attribute, "attribute", null, ""));
        }
        return suggestions;
    }

    private List<Suggestion> words() {
        List<Suggestion> suggestions = new ArrayList<>();
        for (String variable : variables) {
            suggestions.add(new Suggestion(variable, "variable", null, ""));
        }
        for (int i = 0; i < ZONES.length(); i++) {
            Diagnostic meaning = ZONE_WORDS.get(i).anywhere();
            suggestions.add(
                    new Suggestion(ZONES.substring(i, i + 1), "zone", meaning, meaning.message()));
        }
        return suggestions;
    }

    private static Diagnostic meaning(Operator operator) {
        return operator.meaning().anywhere().with("usage", operator.usage());
    }

    /** The explanation of the word at a position of a program, or {@code null}. */
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
                yield operator == null ? null : about(token, meaning(operator));
            }
            case CARDS -> cards(source, token, at);
            case FIRE -> about(token, HoverCodes.FIRE.anywhere());
            case GUARD -> about(token, HoverCodes.GUARD.anywhere());
            case VARIABLE ->
                    about(
                            token,
                            (token.text().length() == 1 ? HoverCodes.LOCAL : HoverCodes.GLOBAL)
                                    .anywhere());
            case FLAGS -> about(token, HoverCodes.FLAGS.anywhere());
            default -> null;
        };
    }

    private static Explanation about(Token token, Diagnostic meaning) {
        return Explanation.of(token.from(), token.to(), token.kind().word(), token.text(), meaning);
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
        int zone = part.length() == 1 ? ZONES.indexOf(part) : -1;
        DiagnosticCode meaning = zone < 0 ? HoverCodes.OWN_ZONE : ZONE_WORDS.get(zone);
        return Explanation.of(from, to, "zone", part, meaning.anywhere());
    }

    /** The explanation of the word at a position of a condition, or {@code null}. */
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
        return new Explanation(from, to, "condition", word, null, detail, cards);
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
