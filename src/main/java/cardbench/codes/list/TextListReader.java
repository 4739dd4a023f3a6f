package cardbench.codes.list;

import cardbench.base.text.ListSigns;
import java.util.List;

/** Reads a list with one card a line. Not safe for use by several threads. */
final class TextListReader {

    private static final int MAX_FIELD = 24;

    /** More words than most names of cards have; a longer line is a sentence. */
    private static final int MAX_WORDS = 7;

    /** The longest line that is read, in UTF-16 units: a longer one is a paragraph, and no card. */
    private static final int MAX_LINE = 600;

    private final List<TextLine> lines;
    private final ListBuilder builder;
    private int boxes;
    private boolean about;

    TextListReader(String text) {
        this.lines = TextLine.of(text);
        this.builder = new ListBuilder(text);
    }

    DeckList read() {
        if (namesAlone()) {
            for (TextLine line : lines) {
                PrintedCard printed = PrintedCard.read(LineMarkup.plain(line.text()), true);
                builder.card(
                        line.from(),
                        line.to(),
                        new CardLineReader.CardLine(1, printed.card(), null, false));
            }
            builder.diagnostics().add(ListCodes.NO_COUNTS.anywhere().with("cards", lines.size()));
            return builder.build(ListForm.LINES);
        }
        for (int i = 0; i < lines.size(); i++) {
            add(i);
        }
        return builder.build(boxes > 0 ? ListForm.BOXES : ListForm.LINES);
    }

    private void add(int at) {
        TextLine line = lines.get(at);
        int from = line.from();
        int to = line.to();
        String text = line.text();
        about &= !line.afterBlank();
        if (text.length() > MAX_LINE) {
            builder.unread(from, to);
            return;
        }
        if (addBoxes(line)) {
            return;
        }
        if (text.startsWith("***") || isRule(text)) {
            builder.comment(from, to);
            return;
        }
        boolean hash = text.startsWith("#");
        boolean comment =
                hash || text.startsWith("//") || text.startsWith("--") || text.startsWith(";");
        String plain = LineMarkup.plain(comment ? withoutSigns(text) : text);
        HeadingLine heading = HeadingLine.read(plain);
        if (about && isNamed(plain)) {
            builder.field(from, to, "Name", ListSigns.trim(plain.substring("Name ".length())));
        } else if (plain.equals("About")) {
            about = true;
            builder.comment(from, to);
        } else if (text.startsWith("### ") && heading.zone() == null) {
            builder.field(from, to, "Name", plain);
        } else if (heading.zone() != null) {
            builder.heading(from, to, heading);
        } else if (SummaryLine.is(plain)) {
            builder.summary(from, to, SummaryLine.total(plain));
        } else if (fieldEnd(plain) > 0) {
            int end = fieldEnd(plain);
            builder.field(
                    from,
                    to,
                    ListSigns.trim(plain.substring(0, end)),
                    ListSigns.trim(plain.substring(end + 1)));
        } else {
            addOther(at, plain, comment, hash, heading);
        }
    }

    private void addOther(
            int at, String plain, boolean comment, boolean hash, HeadingLine heading) {
        TextLine line = lines.get(at);
        CardLineReader.CardLine card = CardLineReader.read(plain);
        boolean announced = heading.declared() != ListLine.ABSENT || heading.ends();
        // Hearthstone copies its cards behind number signs, so that its own reader skips them
        boolean copied = hash && card != null && card.card().note().startsWith("(");
        if (card != null
                && (!comment || copied)
                && !(announced && CopyCount.leading(plain) == null && countFollows(at))) {
            builder.card(line.from(), line.to(), card);
        } else if (comment || plain.contains("://") || plain.startsWith("www.")) {
            builder.comment(line.from(), line.to());
        } else if (announced && countFollows(at)) {
            builder.heading(line.from(), line.to(), heading);
        } else {
            builder.unread(line.from(), line.to());
        }
    }

    /** Whether the next line begins with a number of copies, so that this one is its heading. */
    private boolean countFollows(int at) {
        return at + 1 < lines.size()
                && lines.get(at + 1).text().length() <= MAX_LINE
                && CopyCount.leading(LineMarkup.plain(lines.get(at + 1).text())) != null;
    }

    /**
     * {@code [ ] [ ] Name}: a box for each copy, to be ticked; the printings follow on an indented
     * line.
     */
    private boolean addBoxes(TextLine line) {
        String remaining = line.text();
        int count = 0;
        while (remaining.startsWith("[ ]")
                || remaining.startsWith("[x]")
                || remaining.startsWith("☐")) {
            remaining =
                    ListSigns.trim(
                            remaining.substring(remaining.startsWith("☐") ? 1 : "[ ]".length()));
            count++;
        }
        if (count > 0 && CardLineReader.isName(remaining)) {
            boxes++;
            builder.card(
                    line.from(),
                    line.to(),
                    new CardLineReader.CardLine(count, ListCard.named(remaining), null, true));
            return true;
        }
        if (boxes > 0 && line.indented() && CardLineReader.isName(remaining)) {
            builder.comment(line.from(), line.to());
            return true;
        }
        return false;
    }

    private static boolean isRule(String text) {
        for (int i = 0; i < text.length(); i++) {
            if ("-=_*~ |:+".indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return text.length() >= 2;
    }

    private static String withoutSigns(String text) {
        int from = 0;
        while (from < text.length() && "#/-; ".indexOf(text.charAt(from)) >= 0) {
            from++;
        }
        return text.substring(from);
    }

    private static boolean isNamed(String plain) {
        return ListSigns.lower(plain).startsWith("name ");
    }

    /** The place of the colon behind the name of a fact about the deck, or -1. */
    private static int fieldEnd(String plain) {
        int colon = plain.indexOf(':');
        int wide = plain.indexOf('：');
        int end = colon < 0 || wide >= 0 && wide < colon ? wide : colon;
        return end > 0 && end <= MAX_FIELD && ListWords.isField(plain.substring(0, end)) ? end : -1;
    }

    private static int blanks(String text) {
        int blanks = 0;
        for (int i = 0; i < text.length(); i++) {
            blanks += text.charAt(i) == ' ' ? 1 : 0;
        }
        return blanks;
    }

    /**
     * Whether no line has a number and each can be a name: a list of single cards, such as a
     * Commander deck.
     */
    private boolean namesAlone() {
        int names = 0;
        for (TextLine line : lines) {
            if (line.text().length() > MAX_LINE) {
                return false;
            }
            String plain = LineMarkup.plain(line.text());
            HeadingLine heading = HeadingLine.read(plain);
            boolean name =
                    CardLineReader.isName(plain)
                            && blanks(plain) < MAX_WORDS
                            && ".:;?".indexOf(plain.charAt(plain.length() - 1)) < 0
                            && CardLineReader.read(plain) == null
                            && heading.zone() == null
                            && !ListText.isLowerCase(plain.charAt(0))
                            && fieldEnd(plain) < 0;
            if (!name) {
                return false;
            }
            names++;
        }
        return names >= 3;
    }
}
