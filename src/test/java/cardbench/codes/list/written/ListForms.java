package cardbench.codes.list.written;

import java.util.ArrayList;
import java.util.List;

/**
 * All forms, and what happens to a list on its way: line ends, blanks, quotes of e-mails, text
 * around it.
 */
final class ListForms {

    private static final List<Form> ALL = new ArrayList<>();

    static {
        ALL.addAll(MagicTexts.all());
        ALL.addAll(ArenaTexts.all());
        ALL.addAll(MagicFiles.all());
        ALL.addAll(MagicTables.all());
        ALL.addAll(GameTexts.all());
        ALL.addAll(LivingGameTexts.all());
        ALL.addAll(IdTexts.all());
        ALL.addAll(PostTexts.all());
    }

    private ListForms() {}

    static List<Form> all() {
        return List.copyOf(ALL);
    }

    /** The list of a seed in a form. */
    static WrittenList list(Form form, long seed) {
        Dice dice = new Dice(seed);
        WrittenList list = form.writer().apply(dice);
        return new WrittenList(carried(dice, list.text()), list.name(), list.cards());
    }

    private static String carried(Dice dice, String text) {
        return switch (dice.between(0, 19)) {
            case 0, 1 -> text.replace("\n", "\r\n");
            case 2 -> text.replace("\n", "  \n");
            case 3 -> '\ufeff' + text;
            case 4 -> text.stripTrailing();
            case 5 -> "\n\n" + text + "\n\n\n";
            default -> text;
        };
    }
}
