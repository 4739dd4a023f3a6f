package cardbench.odds.deckfile;

import cardbench.base.yaml.YamlScalar;
import java.util.List;

/**
 * What happens in the games of a topic before its header: extensions of the format. Immutable.
 *
 * @param mulligan the mulligan, or {@code null}
 * @param state the state that games begin with, or {@code null}
 */
public record Opening(Mulligan mulligan, GivenState state) {

    /** The hand is dealt, and that is all. */
    public static final Opening NONE = new Opening(null, null);

    /** Adds its texts in the language, and its conditions. */
    void addTexts(List<ProgramText> texts) {
        if (mulligan != null) {
            if (mulligan.keep() != null) {
                add(ProgramText.Kind.STATEMENTS, mulligan.keep(), texts);
            }
            add(mulligan.kept(), texts);
            mulligan.bottom().forEach(bottom -> add(bottom.items(), texts));
        }
        if (state != null) {
            state.zones().forEach(zone -> add(zone.cards(), texts));
            add(state.top(), texts);
            add(state.bottom(), texts);
        }
    }

    private static void add(List<CardItem> items, List<ProgramText> texts) {
        for (CardItem item : items) {
            add(ProgramText.Kind.CONDITION, item.condition(), texts);
        }
    }

    private static void add(ProgramText.Kind kind, YamlScalar text, List<ProgramText> texts) {
        texts.add(new ProgramText(kind, text));
    }
}
