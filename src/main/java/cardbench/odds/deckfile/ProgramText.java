package cardbench.odds.deckfile;

import cardbench.base.yaml.YamlScalar;
import java.util.ArrayList;
import java.util.List;

/**
 * A text of a deck file that is written in the language, or a condition on cards.
 *
 * @param kind the kind of text
 * @param text the scalar in the file
 */
public record ProgramText(Kind kind, YamlScalar text) {

    /** The kinds of texts. */
    public enum Kind {
        /** An effect of a card. */
        EFFECT,
        /** Statements, or a number. */
        STATEMENTS,
        /** A condition on cards. */
        CONDITION
    }

    /** All of them in a file, in its order. */
    public static List<ProgramText> of(DeckFile file) {
        List<ProgramText> texts = new ArrayList<>();
        for (DeckCard card : file.cards()) {
            add(Kind.EFFECT, card.effects(), texts);
        }
        for (Alias alias : file.aliases()) {
            add(Kind.CONDITION, List.of(alias.conditions()), texts);
        }
        YamlScalar before = null;
        for (Topic topic : file.topics()) {
            if (topic.key() == before) {
                // another turn of the same topic
                continue;
            }
            before = topic.key();
            topic.opening().addTexts(texts);
            add(topic.header(), texts);
            add(topic.turns() == null ? null : topic.turns().start(), texts);
            add(topic.condition(), texts);
            add(topic.given(), texts);
            add(Kind.CONDITION, topic.negated(), texts);
            for (Combo combo : topic.combos()) {
                add(combo.score(), texts);
                add(combo.condition(), texts);
                add(combo.given(), texts);
                add(Kind.CONDITION, combo.hand(), texts);
                add(Kind.CONDITION, combo.grave(), texts);
            }
        }
        texts.sort((a, b) -> Integer.compare(a.text.location().from(), b.text.location().from()));
        return texts;
    }

    private static void add(YamlScalar statements, List<ProgramText> texts) {
        if (statements != null) {
            texts.add(new ProgramText(Kind.STATEMENTS, statements));
        }
    }

    private static void add(Kind kind, List<YamlScalar> found, List<ProgramText> texts) {
        for (YamlScalar text : found) {
            texts.add(new ProgramText(kind, text));
        }
    }

    /** Whether brackets at its head hold the letters of an effect. */
    public boolean isEffect() {
        return kind == Kind.EFFECT;
    }

    /** The place in this text for an offset in the file, or -1 if the offset is outside. */
    public int placeOf(int offset) {
        if (offset < text.location().from() || offset > text.location().to()) {
            return -1;
        }
        int at = 0;
        while (at < text.value().length() && text.locate(at, at).from() < offset) {
            at++;
        }
        return at;
    }
}
