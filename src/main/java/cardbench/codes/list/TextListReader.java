package cardbench.codes.list;

import cardbench.base.text.ListSigns;
import cardbench.codes.list.line.CardLine;
import cardbench.codes.list.line.CopyCount;
import cardbench.codes.list.line.Dialect;
import cardbench.codes.list.line.GameEvidence;
import cardbench.codes.list.line.HeadingLine;
import cardbench.codes.list.line.LabelLine;
import cardbench.codes.list.line.LineGrammar;
import cardbench.codes.list.line.ListCard;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.ListText;
import cardbench.codes.list.line.ListWords;
import cardbench.codes.list.line.SummaryLine;
import cardbench.codes.list.line.TextLine;
import cardbench.codes.list.line.Zone;
import java.util.Arrays;
import java.util.List;

/** Reads a list with one card a line. Not safe for use by several threads. */
final class TextListReader {

    /** The most lines that are looked at before their turn. */
    private static final int MAX_AHEAD = 64;

    /** The most copies that a line such as {@code 2 Instants} has if it is no heading. */
    private static final int USUAL_COPIES = 4;

    private final List<TextLine> lines;
    private final ListBuilder builder;
    private final Dialect dialect;
    private final CardLine[] cards;
    private final boolean[] read;
    private int boxes;
    private boolean about;
    private boolean crypt;

    /** Whether a heading in brackets that holds no cards stands above, as in files of Forge. */
    private boolean settings;

    /** Whether the hero is a fact of the list: the lists of Fabrary do not count it. */
    private boolean heroIsFact;

    TextListReader(String text) {
        this.lines = TextLine.of(text);
        this.builder = new ListBuilder(text);
        this.dialect = Dialect.of(lines);
        builder.dialect(dialect);
        this.cards = new CardLine[lines.size()];
        this.read = new boolean[lines.size()];
    }

    /** The card on a line, or {@code null}; each line is read once, but for the crypt. */
    private CardLine card(int at) {
        TextLine line = lines.get(at);
        if (!read[at] && !line.isLong()) {
            cards[at] = LineGrammar.read(line.text(), dialect, crypt);
            read[at] = true;
        }
        return cards[at];
    }

    DeckList read() {
        if (isOfNames()) {
            for (TextLine line : lines) {
                builder.gap(line.afterGap());
                builder.card(line.from(), line.to(), uncounted(line.text()));
            }
            builder.diagnostics().add(ListCodes.NO_COUNTS.anywhere().with("cards", lines.size()));
            return builder.build(ListForm.LINES);
        }
        for (TextLine line : lines) {
            heroIsFact |= ListSigns.lower(line.text()).startsWith("arena cards");
        }
        for (int i = 0; i < lines.size(); i++) {
            builder.gap(lines.get(i).afterGap());
            add(i);
        }
        return builder.build(boxes > 0 ? ListForm.BOXES : ListForm.LINES);
    }

    /**
     * A card without a number of copies. Products have numbers of the form of ids: without copies
     * the id shows a card only if a game has it.
     */
    private CardLine uncounted(String text) {
        CardLine card = LineGrammar.single(text, dialect, false);
        String id = card.card().id();
        boolean known = id.isEmpty() || GameEvidence.ofId(id) != null;
        return new CardLine(card.count(), card.card(), card.zone(), card.marked() && known);
    }

    private void add(int at) {
        TextLine line = lines.get(at);
        String text = line.text();
        about &= !line.afterGap();
        if (line.isLong()) {
            builder.unread(line.from(), line.to(), null);
        } else if (line.isRule()
                || line.sign().equals("***")
                || text.isEmpty()
                || text.startsWith("LAYOUT ")) {
            builder.comment(line.from(), line.to());
        } else if (!addBoxes(line) && !addFact(line, text)) {
            addTitleOrCard(at, text);
        }
    }

    /** Adds the name of the deck and lines of {@code About}, totals and fields. */
    private boolean addFact(TextLine line, String text) {
        HeadingLine heading = line.heading();
        int from = line.from();
        int to = line.to();
        if (about && ListSigns.lower(text).startsWith("name ")) {
            builder.field(from, to, "Name", ListSigns.trim(text.substring("Name ".length())));
        } else if (text.equals("About") && !line.isComment()) {
            about = true;
            builder.comment(from, to);
        } else if (line.sign().equals("###") && heading.zone() == null) {
            builder.field(from, to, "Name", text);
        } else if (heading.isTotal()
                || SummaryLine.is(text) && (heading.zone() == null || heading.isOfCards())) {
            boolean total = heading.isTotal();
            builder.summary(from, to, total ? heading.declared() : SummaryLine.total(text));
        } else if (heading.zone() == null || heading.declared() == ListLine.ABSENT) {
            int end = ListWords.fieldEnd(text);
            boolean field =
                    end > 0 && !isLabel(text, end) && !(heading.zone() != null && heading.ends());
            if (!field) {
                return false;
            }
            builder.field(
                    from,
                    to,
                    ListSigns.trim(text.substring(0, end)),
                    ListSigns.trim(text.substring(end + 1)));
        } else {
            return false;
        }
        return true;
    }

    /** Whether the words before a colon are those of a leader, and its name follows. */
    private boolean isLabel(String text, int end) {
        Zone zone = ListWords.zone(text.substring(0, end));
        boolean hero = ListSigns.lower(ListSigns.trim(text.substring(0, end))).equals("hero");
        return end + 1 < text.length() && zone == Zone.LEADER && !(hero && heroIsFact);
    }

    private void addTitleOrCard(int at, String text) {
        TextLine line = lines.get(at);
        HeadingLine heading = line.heading();
        CardLine card = card(at);
        if (heading.zone() != null && isHeading(at, heading, card)) {
            builder.heading(line.from(), line.to(), heading);
            boolean below = ListSigns.lower(heading.title()).equals("crypt");
            if (below != crypt) {
                crypt = below;
                // lines that were looked at ahead are read in another way
                Arrays.fill(read, at, Math.min(lines.size(), at + MAX_AHEAD), false);
            }
            settings = false;
            return;
        }
        // Hearthstone copies its cards behind number signs, so that its own reader skips them
        boolean copied =
                line.sign().equals("#")
                        && (card != null && card.card().note().startsWith("(")
                                || card == null && isCopied(at, text));
        if (line.isComment() && !copied) {
            boolean sum = heading.place() == HeadingLine.Place.BEHIND && line.sign().equals("--");
            if (sum && countFollows(at)) {
                builder.heading(line.from(), line.to(), heading);
            } else if (LabelLine.zone(text) != Zone.LEADER || !addLabel(line, text)) {
                builder.comment(line.from(), line.to());
            }
        } else if (!addLabel(line, text) && !addSeveral(line, text, card)) {
            boolean single = copied && card == null;
            addOther(at, heading, single ? LineGrammar.single(text, dialect, false) : card);
        }
    }

    /** Whether a line of Hearthstone's own text names a card without its number of copies. */
    private boolean isCopied(int at, String text) {
        return LineGrammar.isBareName(text.startsWith("(") ? afterCost(text) : text, dialect)
                && at > 0
                && isCopiedCard(at - 1)
                && at + 1 < lines.size()
                && (isCopiedCard(at + 1) || text.startsWith("("));
    }

    private boolean isCopiedCard(int at) {
        CardLine card = card(at);
        return lines.get(at).sign().equals("#")
                && card != null
                && card.card().note().startsWith("(");
    }

    private static String afterCost(String text) {
        return ListSigns.trim(text.substring(text.indexOf(')') + 1));
    }

    /**
     * Whether a line with the words of a heading is one: a number beside them may be that of
     * copies, and below a heading a card may have such a name.
     */
    private boolean isHeading(int at, HeadingLine heading, CardLine card) {
        boolean leading = LineGrammar.isLeading(dialect.form());
        boolean before = heading.place() == HeadingLine.Place.BEFORE;
        if (before || heading.place() == HeadingLine.Place.BEHIND && !leading) {
            boolean small = heading.declared() <= USUAL_COPIES;
            return card == null
                    || !small
                    || ListText.isLowerCase(heading.title().charAt(0))
                    || heading.zone() != Zone.MAIN
                    || copies(at, 1) == heading.declared()
                    || (before || copies(at, 1) == 0) && copies(at, -1) == heading.declared();
        }
        return heading.place() != HeadingLine.Place.LOOSE || leading || !heading.isKind();
    }

    /** Whether the cards directly above or below a line have a number of copies. */
    private boolean fitsBlock(int at, int declared) {
        return copies(at, -1) == declared || copies(at, 1) == declared;
    }

    private int copies(int at, int step) {
        int copies = 0;
        for (int i = at + step; i >= 0 && i < lines.size() && Math.abs(i - at) < 60; i += step) {
            TextLine line = lines.get(i);
            CardLine card = card(i);
            HeadingLine heading = line.heading();
            if (card == null || heading.zone() != null) {
                return copies;
            }
            copies += card.count();
        }
        return copies;
    }

    /** Adds the cards of a line with a label, unless the label is that of a fact. */
    private boolean addLabel(TextLine line, String text) {
        boolean fact = heroIsFact && ListSigns.lower(text).startsWith("hero");
        List<CardLine> labelled = fact ? List.of() : LabelLine.cards(text, dialect);
        for (CardLine card : labelled) {
            builder.card(line.from(), line.to(), card);
        }
        return !labelled.isEmpty();
    }

    private boolean addSeveral(TextLine line, String text, CardLine card) {
        if (card != null && (crypt || LineGrammar.parts(text).size() < 2)) {
            return false;
        }
        List<CardLine> cards = LineGrammar.several(text, dialect);
        for (CardLine each : cards) {
            builder.card(line.from(), line.to(), each);
        }
        return !cards.isEmpty();
    }

    private void addOther(int at, HeadingLine heading, CardLine card) {
        TextLine line = lines.get(at);
        String text = line.text();
        boolean signed =
                ")]）】:：".indexOf(text.charAt(text.length() - 1)) >= 0 || text.indexOf(':') > 0;
        boolean announced = heading.declared() != ListLine.ABSENT && signed || heading.ends();
        boolean before = heading.place() == HeadingLine.Place.BEFORE;
        boolean small =
                before && ListText.isLowerCase(heading.title().charAt(0)) && dialect.capital();
        boolean title =
                announced
                        && !before
                        && (card == null
                                || LineGrammar.isLeading(dialect.form())
                                        && CopyCount.leading(text) == null)
                        && countFollows(at);
        if (small && fitsBlock(at, heading.declared())) {
            builder.heading(line.from(), line.to(), heading);
        } else if (small && isApart(at)) {
            builder.comment(line.from(), line.to());
        } else if (isSetting(at)) {
            addSetting(line);
        } else if (card != null && !title) {
            builder.card(line.from(), line.to(), card);
        } else if (text.contains("://") || text.startsWith("www.")) {
            builder.comment(line.from(), line.to());
        } else if (title) {
            builder.heading(line.from(), line.to(), heading);
            crypt = false;
            settings = false;
        } else {
            addBare(at);
        }
    }

    /** Whether a line stands alone, or among lines that count what are no cards. */
    private boolean isApart(int at) {
        boolean last = at + 1 == lines.size();
        return (at == 0 || lines.get(at).afterGap() || lines.get(at - 1).heading().isSmall())
                && (last || lines.get(at + 1).afterGap() || lines.get(at + 1).heading().isSmall());
    }

    /** {@code [metadata]} and {@code Key=value} of files. */
    private boolean isSetting(int at) {
        String raw = lines.get(at).raw();
        boolean bracket = raw.startsWith("[") && raw.endsWith("]") && raw.length() < 24;
        return bracket || settings && CopyCount.leading(raw) == null;
    }

    private void addSetting(TextLine line) {
        String text = line.text();
        int equals = text.indexOf('=');
        boolean bracket = line.raw().startsWith("[");
        settings |= bracket;
        if (equals > 0 && !bracket) {
            String value = text.substring(equals + 1);
            builder.field(line.from(), line.to(), text.substring(0, equals), value);
        } else {
            builder.comment(line.from(), line.to());
        }
    }

    /**
     * Adds a line without a number: one copy among the cards of a list, a title above them, or text
     * that is no part of the list.
     */
    private void addBare(int at) {
        TextLine line = lines.get(at);
        String text = line.text();
        CardLine card =
                dialect.form() != null && LineGrammar.isBareName(text, dialect)
                        ? LineGrammar.single(text, dialect, crypt)
                        : null;
        char last = text.charAt(text.length() - 1);
        if (card == null || ListSigns.isDigit(last) && !card.marked()) {
            builder.unread(line.from(), line.to(), null);
            return;
        }
        boolean below = at > 0 && !line.afterGap() && isCardLine(at - 1);
        boolean headed = builder.isBelowHeading();
        boolean above =
                at + 1 < lines.size() && !lines.get(at + 1).afterGap() && isCardLine(at + 1);
        boolean trailing = !dialect.form().isLeading();
        boolean begins = at == 0 || line.afterGap();
        // a title stands above names in brackets and has none itself
        boolean title =
                above
                        && !ListText.isBracketed(text)
                        && ListText.isBracketed(lines.get(at + 1).text());
        boolean first = above && begins && trailing && !title;
        boolean sentence = "。！？!?".indexOf(last) >= 0 && !(below && above);
        if (headed || card.marked() || (below || first) && !sentence) {
            builder.bareName(line.from(), line.to(), card, headed);
        } else {
            builder.unread(line.from(), line.to(), card);
        }
    }

    /** Whether a line is a card, or can be one without a number. */
    private boolean isCardLine(int at) {
        TextLine line = lines.get(at);
        if (!line.isText()) {
            return false;
        }
        HeadingLine heading = line.heading();
        boolean known = heading.zone() != null && heading.place() != HeadingLine.Place.BEFORE;
        return !known
                && !heading.isTotal()
                && !SummaryLine.is(line.text())
                && ListWords.fieldEnd(line.text()) < 0
                && (card(at) != null
                        || at > 0
                                && !line.afterGap()
                                && LineGrammar.isBareName(line.text(), dialect)
                                && hasCardAbove(at));
    }

    /** Whether a line with a number stands in the block above a line. */
    private boolean hasCardAbove(int at) {
        for (int i = at - 1; i >= 0 && at - i < 12; i--) {
            TextLine line = lines.get(i);
            if (card(i) != null) {
                return true;
            }
            if (line.afterGap()) {
                return false;
            }
        }
        return false;
    }

    /** Whether the next line begins with a number of copies, so that this one is its heading. */
    private boolean countFollows(int at) {
        if (at + 1 >= lines.size() || lines.get(at + 1).isLong()) {
            return false;
        }
        HeadingLine heading = lines.get(at + 1).heading();
        boolean title = heading.zone() != null && heading.place() == HeadingLine.Place.BEHIND;
        return title || card(at + 1) != null;
    }

    /**
     * {@code [ ] [ ] Name}: a box for each copy, to be ticked; the printings follow on an indented
     * line. A box in front of a line with a number is a bullet.
     */
    private boolean addBoxes(TextLine line) {
        String text = line.text();
        boolean counted = LineGrammar.count(text, dialect) != null;
        if (line.boxes() > 0 && !counted && CardLine.isName(text)) {
            boxes++;
            builder.card(
                    line.from(),
                    line.to(),
                    new CardLine(line.boxes(), ListCard.named(text), null, true));
            return true;
        }
        if (boxes > 0 && line.boxes() == 0 && line.indented() && CardLine.isName(text)) {
            builder.comment(line.from(), line.to());
            return true;
        }
        return false;
    }

    /**
     * Whether no line has a number and each can be a name: a list of single cards, such as a
     * Commander deck.
     */
    private boolean isOfNames() {
        int names = 0;
        for (TextLine line : lines) {
            if (line.boxes() > 0 || !isNameAlone(line)) {
                return false;
            }
            names++;
        }
        return names >= 3;
    }

    private boolean isNameAlone(TextLine line) {
        return line.isText()
                && LineGrammar.isBareName(line.text(), dialect)
                && !ListText.isLowerCase(line.text().charAt(0))
                && LineGrammar.read(line.text(), dialect, false) == null
                && line.heading().zone() == null
                && ListWords.fieldEnd(line.text()) < 0;
    }
}
