package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Severity;
import cardbench.odds.deckfile.Combo;
import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.NumberText;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.Opening;
import cardbench.odds.deckfile.Topic;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.ConditionReader;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.VocabularyBuilder;
import java.util.ArrayList;
import java.util.List;

/** Writes a topic in a few lines. */
public final class Topics {

    private final List<CardKind> cards = new ArrayList<>();
    private final List<List<Program>> effects = new ArrayList<>();
    private final List<String[]> combos = new ArrayList<>();
    private final Diagnostics diagnostics = new Diagnostics();
    private final StringBuilder written = new StringBuilder();
    private Program header;
    private int hand = 1;
    private boolean activates = true;
    private boolean shuffling;
    private String scanned = "HB";

    /**
     * A kind of card.
     *
     * @param attributes with blanks between them
     */
    public Topics card(String name, int count, String attributes, String... programs) {
        List<String> own = attributes.isEmpty() ? List.of() : List.of(attributes.split(" "));
        cards.add(new CardKind(name, count, own, ""));
        List<Program> read = new ArrayList<>();
        for (String program : programs) {
            read.add(Parser.effect(Source.of(program), diagnostics));
        }
        effects.add(read);
        written.append(count).append(' ').append(name).append(own).append(' ');
        written.append(String.join(" and ", programs)).append('\n');
        return this;
    }

    public Topics header(String program) {
        header = Parser.statements(Source.of(program), diagnostics);
        written.append("header ").append(program).append('\n');
        return this;
    }

    public Topics hand(int count) {
        hand = count;
        written.append("hand ").append(count).append('\n');
        return this;
    }

    public Topics scanning(String zones) {
        scanned = zones;
        written.append("scan ").append(zones).append('\n');
        return this;
    }

    public Topics shuffling() {
        shuffling = true;
        written.append("shuffling\n");
        return this;
    }

    /** No effect is activated. */
    public Topics resting() {
        activates = false;
        return this;
    }

    /**
     * A combo.
     *
     * @param hand conditions with commas between them
     * @param grave the same
     * @param score a number, or empty for 1
     * @param condition a number, or empty for none
     * @param matching {@code best} or {@code greedy}
     */
    public Topics combo(
            String hand, String grave, String score, String condition, String matching) {
        combos.add(new String[] {hand, grave, score, condition, matching});
        written.append("combo ").append(String.join(" | ", combos.get(combos.size() - 1)));
        written.append('\n');
        return this;
    }

    /** A combo that counts 1. */
    public Topics combo(String hand, String grave) {
        return combo(hand, grave, "", "", "best");
    }

    public TopicPrograms text() {
        VocabularyBuilder vocabulary = new VocabularyBuilder(cards);
        List<ComboPrograms> read = new ArrayList<>();
        for (String[] combo : combos) {
            List<boolean[]> inHand = conditions(vocabulary, combo[0]);
            List<boolean[]> inGrave = conditions(vocabulary, combo[1]);
            read.add(
                    new ComboPrograms(
                            new Combo(
                                    null,
                                    null,
                                    null,
                                    List.of(),
                                    List.of(),
                                    combo[4].equals("best"),
                                    null),
                            number(combo[2].isEmpty() ? "1" : combo[2]),
                            combo[3].isEmpty() ? null : number(combo[3]),
                            inHand,
                            inGrave,
                            orderMatters(inHand) || orderMatters(inGrave)));
        }
        List<String> errors = new ArrayList<>();
        for (Diagnostic diagnostic : diagnostics.list()) {
            if (diagnostic.severity() == Severity.ERROR) {
                errors.add(diagnostic.message());
            }
        }
        assertEquals(List.of(), errors, written.toString());
        Topic topic =
                new Topic(
                        null,
                        hand,
                        activates,
                        null,
                        shuffling,
                        scanned,
                        List.of(),
                        Opening.NONE,
                        List.of(),
                        null,
                        null,
                        null);
        return new TopicPrograms(topic, vocabulary.build(), effects, header, read, null);
    }

    public Problem problem() {
        return ProblemCompiler.read(text(), SolverOptions.FAST);
    }

    private NumberText number(String text) {
        Source source = Source.of(text);
        return new NumberText(source, Parser.number(source, diagnostics));
    }

    private List<boolean[]> conditions(VocabularyBuilder vocabulary, String texts) {
        List<boolean[]> conditions = new ArrayList<>();
        for (String text : texts.split(",")) {
            if (!text.isBlank()) {
                conditions.add(
                        new ConditionReader(vocabulary, diagnostics).read(Source.of(text.strip())));
            }
        }
        return conditions;
    }

    /** Whether a condition shares some cards, but not all of its own, with a later one. */
    private boolean orderMatters(List<boolean[]> conditions) {
        for (int i = 0; i < conditions.size(); i++) {
            for (int later = i + 1; later < conditions.size(); later++) {
                boolean shares = false;
                boolean has = false;
                for (int kind = 0; kind < cards.size(); kind++) {
                    if (cards.get(kind).count() > 0 && conditions.get(i)[kind]) {
                        shares |= conditions.get(later)[kind];
                        has |= !conditions.get(later)[kind];
                    }
                }
                if (shares && has) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return written.toString();
    }
}
