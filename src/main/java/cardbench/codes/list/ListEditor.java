package cardbench.codes.list;

import cardbench.base.text.ListSigns;
import cardbench.codes.list.line.GameEvidence;
import cardbench.codes.list.line.ListCard;
import cardbench.codes.list.line.ListGame;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.ListText;
import cardbench.codes.list.line.Zone;
import java.util.ArrayList;
import java.util.List;

/**
 * Changes the text of a list. Only the lines that the change concerns are written anew, and numbers
 * of cards that headings and totals state. A text is taken only if it reads as the changed list;
 * where no such change of single lines does, as in lists of ids, the whole list is written as one
 * card a line.
 */
public final class ListEditor {

    private final String text;
    private final DeckList list;
    private final ListEdit edit;
    private final List<ListSection> edited;

    private ListEditor(String text, ListEdit edit) {
        this.text = text;
        this.list = ListReader.read(text);
        this.edit = edit;
        this.edited = EditedSections.of(list.sections(), edit);
    }

    /**
     * A changed list.
     *
     * @param rewritten whether the whole list is written anew, so that its comments are lost
     */
    public record Edited(String text, boolean rewritten) {}

    /**
     * The text with a change, or {@code null} if no text reads as the changed list: the name of the
     * card is read as something else.
     *
     * @param text a list that is read without an error
     * @param edit names sections and cards that the list has
     */
    public static Edited edited(String text, ListEdit edit) {
        return new ListEditor(text, edit).edited();
    }

    private Edited edited() {
        for (String candidate : candidates()) {
            String taken = taken(StatedTotals.corrected(candidate, list, text));
            if (taken != null) {
                return new Edited(taken, false);
            }
        }
        String rewritten = rewritten();
        return isNamed(rewritten) ? new Edited(rewritten, true) : null;
    }

    /**
     * The text, if it reads as the changed list; below a heading, where it needs one to be sure.
     */
    private String taken(String candidate) {
        DeckList read = ListReader.read(candidate);
        if (!EditedSections.copies(read.sections()).equals(EditedSections.copies(edited))
                || edit instanceof ListEdit.Game game && read.game() != game.game()) {
            return null;
        }
        String headed = Zone.MAIN.heading() + '\n' + candidate;
        return list.evident() && !read.evident() && isNamed(headed) ? headed : candidate;
    }

    private boolean isNamed(String candidate) {
        DeckList read = ListReader.read(candidate);
        return EditedSections.names(read.sections()).equals(EditedSections.names(edited));
    }

    private List<String> candidates() {
        List<String> candidates = new ArrayList<>();
        if (edit instanceof ListEdit.Count count) {
            count(count, candidates);
        } else if (edit instanceof ListEdit.Name name) {
            name(name, candidates);
        } else if (edit instanceof ListEdit.Move move) {
            List<ListLine.Card> lines = lines(move.section(), move.card());
            List<String> written = new ArrayList<>();
            if (lines.size() == 1) {
                written.add(textOf(lines.get(0)));
            }
            ListSection.Row row = list.sections().get(move.section()).rows().get(move.card());
            written.addAll(written(row.card(), row.count()));
            for (String line : written) {
                TextChanges changes = new TextChanges(text);
                lines.forEach(changes::remove);
                candidates.add(inserted(changes, move.to(), line));
            }
        } else if (edit instanceof ListEdit.Add add) {
            for (String line : written(EditedSections.card(add.name()), add.count())) {
                candidates.add(inserted(new TextChanges(text), add.to(), line));
            }
        } else if (edit instanceof ListEdit.Game game) {
            candidates.add(game(game.game()));
        }
        return candidates;
    }

    private void count(ListEdit.Count count, List<String> candidates) {
        List<ListLine.Card> lines = lines(count.section(), count.card());
        ListLine.Card first = lines.get(0);
        if (count.count() == 0) {
            TextChanges changes = new TextChanges(text);
            lines.forEach(changes::remove);
            candidates.add(changes.text());
            return;
        }
        String line = textOf(first);
        int end = LineNumbers.nextEnd(line, first.count(), 0);
        while (end >= 0) {
            TextChanges changes = new TextChanges(text);
            int from = first.from() + ListSigns.digitsBegin(line, 0, end);
            changes.replace(from, first.from() + end, Integer.toString(count.count()));
            lines.subList(1, lines.size()).forEach(changes::remove);
            candidates.add(changes.text());
            end = LineNumbers.nextEnd(line, first.count(), end);
        }
        candidates.addAll(replaced(lines, written(first.card(), count.count())));
    }

    private void name(ListEdit.Name name, List<String> candidates) {
        List<ListLine.Card> lines = lines(name.section(), name.card());
        String before = lines.get(0).card().name();
        TextChanges inside = new TextChanges(text);
        TextChanges toEnd = new TextChanges(text);
        for (ListLine.Card line : lines) {
            int at = textOf(line).indexOf(before);
            if (at >= 0) {
                int from = line.from() + at;
                inside.replace(from, from + before.length(), name.name());
                toEnd.replace(from, line.to(), name.name());
            }
        }
        candidates.add(inside.text());
        candidates.add(toEnd.text());
        int copies = 0;
        for (ListLine.Card line : lines) {
            copies += line.count();
        }
        candidates.addAll(replaced(lines, written(EditedSections.card(name.name()), copies)));
    }

    /** The text with each of some lines in the place of the lines of a card. */
    private List<String> replaced(List<ListLine.Card> lines, List<String> written) {
        List<String> candidates = new ArrayList<>();
        for (String line : written) {
            TextChanges changes = new TextChanges(text);
            changes.replace(lines.get(0).from(), lines.get(0).to(), line);
            lines.subList(1, lines.size()).forEach(changes::remove);
            candidates.add(changes.text());
        }
        return candidates;
    }

    /** The text with a line behind the last card of a section, or below the title of a new one. */
    private String inserted(TextChanges changes, ListEdit.Target to, String line) {
        ListSection section =
                to.section() == ListEdit.Target.NEW ? null : list.sections().get(to.section());
        List<ListLine.Card> cards = list.lines(ListLine.Card.class);
        ListLine.Card last = cards.get(0);
        for (ListLine.Card card : cards) {
            boolean inside =
                    section == null
                            || card.zone() == section.zone()
                                    && card.section().equals(section.title());
            last = inside && !changes.removes(card) ? card : last;
        }
        int end = text.indexOf('\n', last.to());
        changes.insert(
                end < 0 ? text.length() : end,
                section == null
                        ? "\n\n" + to.zone().heading() + '\n' + line
                        : '\n' + bullet(last) + line);
        return changes.text();
    }

    /** What a line has before its number of copies, if these are signs alone. */
    private String bullet(ListLine.Card card) {
        String line = textOf(card);
        int end = 0;
        while (end < line.length() && "-*•· ".indexOf(line.charAt(end)) >= 0) {
            end++;
        }
        return line.substring(0, end);
    }

    private static String stated(ListGame game) {
        return "Game: " + (game.title().isEmpty() ? game.key() : game.title());
    }

    private String game(ListGame game) {
        String written = stated(game);
        TextChanges changes = new TextChanges(text);
        for (ListLine.Field field : list.lines(ListLine.Field.class)) {
            if (GameEvidence.isGame(field)) {
                changes.replace(field.from(), field.to(), written);
                return changes.text();
            }
        }
        changes.insert(0, written + '\n');
        return changes.text();
    }

    /** The lines of a card in a section, at least one. */
    private List<ListLine.Card> lines(int section, int row) {
        ListSection of = list.sections().get(section);
        ListCard card = of.rows().get(row).card();
        List<ListLine.Card> lines = new ArrayList<>();
        for (ListLine.Card line : list.lines(ListLine.Card.class)) {
            if (line.zone() == of.zone()
                    && line.section().equals(of.title())
                    && line.card().equals(card)) {
                lines.add(line);
            }
        }
        return lines;
    }

    private String textOf(ListLine line) {
        return text.substring(line.from(), line.to());
    }

    /** A card as lines have it, in the way of the list first. */
    private List<String> written(ListCard card, int count) {
        String start = count + (hasTimes() ? "x " : " ");
        String note = card.note().isEmpty() ? "" : ' ' + card.note();
        List<String> ends = new ArrayList<>();
        if (!card.set().isEmpty()) {
            String spaced = card.name() + ' ' + card.set() + ' ' + card.number() + note;
            if (list.game() == ListGame.POKEMON) {
                ends.add(spaced);
            }
            ends.add(
                    ListText.trimEnd(card.name() + " (" + card.set() + ") " + card.number())
                            + note);
            ends.add(spaced);
        } else if (!card.id().isEmpty() && !card.id().equals(card.name())) {
            ends.add(card.id() + ' ' + card.name() + note);
            ends.add(card.name() + ' ' + card.id() + note);
        } else {
            ends.add(card.name() + note);
        }
        List<String> lines = new ArrayList<>();
        for (String end : ends) {
            lines.add(start + end);
        }
        for (String end : ends) {
            lines.add("SB: " + start + end);
        }
        return lines;
    }

    /** Whether most lines of the list write {@code 4x}. */
    private boolean hasTimes() {
        int times = 0;
        List<ListLine.Card> cards = list.lines(ListLine.Card.class);
        for (ListLine.Card card : cards) {
            String start = card.count() + "x ";
            times += textOf(card).startsWith(start, bullet(card).length()) ? 1 : 0;
        }
        return times * 2 > cards.size();
    }

    /** The whole list, one card a line. */
    private String rewritten() {
        List<ListLine> lines = new ArrayList<>();
        for (ListSection section : edited) {
            for (ListSection.Row row : section.rows()) {
                lines.add(
                        new ListLine.Card(
                                0, 0, row.count(), row.card(), section.zone(), section.title()));
            }
        }
        ListGame game = edit instanceof ListEdit.Game chosen ? chosen.game() : list.game();
        DeckList written =
                new DeckList(
                        ListForm.LINES,
                        list.name(),
                        game,
                        "",
                        list.certain(),
                        list.evident(),
                        lines,
                        List.of());
        boolean stated = game != ListGame.UNKNOWN || edit instanceof ListEdit.Game;
        return (stated ? stated(game) + '\n' : "")
                + (list.name().isEmpty() ? "" : "### " + list.name() + '\n')
                + ListWriter.titled(written);
    }
}
