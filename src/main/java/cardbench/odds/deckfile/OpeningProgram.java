package cardbench.odds.deckfile;

import cardbench.base.text.Diagnostics;
import cardbench.base.yaml.YamlScalar;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Vocabulary;
import java.util.List;

/**
 * Writes the mulligan and the given state of a topic as statements in front of its header. So
 * whatever reads a header knows them: games that are played, exact methods and traces. With {@code
 * auto-shuffle} the deck is not shuffled after their searches.
 */
final class OpeningProgram {

    /** The variable with the number of mulligans that were taken. */
    static final String TAKEN = "mulligans";

    // zones that a state cannot name; they are empty before and after
    private static final String KEPT = "Z";
    private static final String BACK = "Y";
    private static final String ASIDE = "W";

    private final Topic topic;
    private final Vocabulary words;
    private final StringBuilder text = new StringBuilder();

    OpeningProgram(Topic topic, Vocabulary words) {
        this.topic = topic;
        this.words = words;
    }

    /** The statements and, behind them, those of the header. */
    Program program() {
        YamlScalar header = topic.header();
        Source source = header == null ? Source.of("") : Source.of(header);
        int hand = topic.startCard();
        Mulligan mulligan = topic.opening().mulligan();
        GivenState state = topic.opening().state();
        if (mulligan != null) {
            hand += state == null ? 0 : state.hand();
            int most = mulligan.most(hand);
            switch (mulligan.kind()) {
                case LONDON -> london(mulligan, hand, most);
                case VANCOUVER -> vancouver(mulligan, hand, most);
                case ONE_BY_ONE -> oneByOne(mulligan, most);
                case REDRAW -> redraw(mulligan);
                default -> single(mulligan, most);
            }
            source = taken(mulligan.key(), source);
        }
        if (state != null) {
            state(state);
            source = taken(state.key(), source);
        }
        return Parser.statements(source, new Diagnostics());
    }

    private Source taken(YamlScalar key, Source following) {
        String program = text.toString();
        text.setLength(0);
        return Source.of(key, program, following);
    }

    private void add(String part) {
        text.append(part);
    }

    private String filters(CardItem item) {
        return words.filters(item.condition().value());
    }

    private void london(Mulligan mulligan, int hand, int most) {
        again(mulligan, hand, most, 0);
        if (most == 0 || mulligan.keep() == null) {
            return;
        }
        // how many cards the hand has too many
        String paid = mulligan.free() == 0 ? TAKEN : "(- " + TAKEN + " " + mulligan.free() + ")";
        String over = "(- |H| (- " + hand + " " + paid + "))";
        for (int i = 0; i < mulligan.bottom().size(); i++) {
            String enough = "(and " + during(mulligan, i) + "(> " + over + " 0) ";
            for (CardItem item : mulligan.bottom().get(i).items()) {
                String cards = "H" + filters(item);
                if (item.number() == CardItem.NONE) {
                    add("(if " + enough + "|" + cards + "|) (# " + cards + ".:" + over);
                    add(" D) ());");
                } else {
                    String more = "(- |" + cards + "| " + item.number() + ")";
                    add("(if " + enough + "(> " + more + " 0)) (# " + cards + ".:(if (< ");
                    add(over + " " + more + ") " + over + " " + more + ") D) ());");
                }
            }
        }
        add("(if (> " + over + " 0) (# H.:" + over + " D) ());");
    }

    /** What holds while a list of the bottom is the one that counts; empty if it always does. */
    private static String during(Mulligan mulligan, int index) {
        List<Mulligan.Bottom> lists = mulligan.bottom();
        int from = lists.get(index).from();
        String begun = from > 1 ? "(>= " + TAKEN + " " + from + ") " : "";
        return index + 1 == lists.size()
                ? begun
                : begun + "(< " + TAKEN + " " + lists.get(index + 1).from() + ") ";
    }

    /** Draws the hand again while it is not kept, each time with so many cards less. */
    private void again(Mulligan mulligan, int hand, int most, int less) {
        if (mulligan.keep() == null) {
            return;
        }
        String keep = keep(mulligan);
        for (int i = 1; i <= most; i++) {
            add("(if ");
            if (i == 1) {
                add(keep);
            } else {
                add("(or (< " + TAKEN + " " + (i - 1) + ") " + keep + ")");
            }
            int drawn = Math.max(0, hand - Math.max(0, i - mulligan.free()) * less);
            add(" () (block (if |H| (# H D) ()) (shuffle D)");
            add((drawn == 0 ? "" : " (# D." + drawn + " H)") + " (= " + TAKEN + " " + i + ")));");
        }
    }

    private static String keep(Mulligan mulligan) {
        Source written = Source.of(mulligan.keep());
        Expression number = Parser.number(written, new Diagnostics());
        // the number alone: what is behind it is not part of it
        return written.text().substring(number.from(), number.to());
    }

    /** Notes a hand that is not kept; its game is not one of those that count. */
    private void redraw(Mulligan mulligan) {
        if (mulligan.keep() != null) {
            add("(if " + keep(mulligan) + " () (= " + TAKEN + " 1));");
        }
    }

    /**
     * Sets one card after the other aside for the top card, as long as the hand has one that is not
     * kept. The cards that are kept lie apart meanwhile.
     */
    private void oneByOne(Mulligan mulligan, int most) {
        if (most == 0) {
            return;
        }
        for (int i = 0; i < most; i++) {
            for (CardItem item : mulligan.kept()) {
                String cards = "H" + filters(item);
                if (item.number() == CardItem.NONE) {
                    add("(if |" + cards + "| (# " + cards + " " + KEPT + ") ());");
                } else if (item.number() > 0) {
                    String room = "(- " + item.number() + " |" + KEPT + filters(item) + "|)";
                    String count = "(if (< |" + cards + "| " + room + ") |" + cards + "| " + room;
                    add("(if (and |" + cards + "| (> " + room + " 0)) (# " + cards + ".:" + count);
                    add(") " + KEPT + ") ());");
                }
            }
            add("(if (and |H| |D|) (block (= " + TAKEN + " " + (i + 1) + ") (# H.1 " + BACK);
            add(") (# D.1 H)) ());");
        }
        add("(if |" + BACK + "| (block (# " + BACK + " D) (shuffle D)) ());");
        rejoin(mulligan);
    }

    private void vancouver(Mulligan mulligan, int hand, int most) {
        again(mulligan, hand, most, 1);
        if (most > 0 && mulligan.keep() != null && !mulligan.bottom().isEmpty()) {
            add("(if (and " + TAKEN + " (or");
            for (int i = 0; i < mulligan.bottom().size(); i++) {
                String during = during(mulligan, i);
                for (CardItem item : mulligan.bottom().get(i).items()) {
                    String top = "|D.1" + filters(item) + "|";
                    add(during.isEmpty() ? " " + top : " (and " + during + top + ")");
                }
            }
            add(")) (# D.1 D) ());");
        }
    }

    private void single(Mulligan mulligan, int most) {
        if (most == 0) {
            return;
        }
        for (CardItem item : mulligan.kept()) {
            String cards = "H" + filters(item);
            String limit = item.number() == CardItem.NONE ? "" : "." + item.number();
            if (item.number() != 0) {
                add("(if |" + cards + "| (# " + cards + limit + " " + KEPT + ") ());");
            }
        }
        // one statement for each step, so that equal states are merged after each
        add("(if |H| (block (= " + TAKEN + " 1) (# H " + BACK + ")) ());");
        if (mulligan.kind().passesNames()) {
            for (CardKind card : words.cards()) {
                String name = words.filters(card.name());
                // a card without another copy cannot come with the name of a returned one
                if (card.count() > 1 && name != null) {
                    add("(if (and |" + BACK + name + "| |D" + name + "|) (# D" + name + " ");
                    add(ASIDE + ") ());");
                }
            }
            add("(if |" + BACK + "| (block (= n |" + BACK + "|) (if |D| (# D.:n H) ()) (# " + BACK);
            add(" D) (if |" + ASIDE + "| (# " + ASIDE + " D) ()) (shuffle D)");
            add(" (if (< |H| n) (# D.:(- n |H|) H) ()) (= n 0)) ());");
        } else {
            add("(if |" + BACK + "| (block (if |D| (# D.:|" + BACK + "| H) ()) (# " + BACK);
            add(" D) (shuffle D)) ());");
        }
        rejoin(mulligan);
    }

    /**
     * Brings the kept cards back. Cards that are drawn come to the places of those that were set
     * aside, and any of several alike may be kept, so every order of the hand is equally likely:
     * also where nothing is kept and the order of the deck is known.
     */
    private void rejoin(Mulligan mulligan) {
        if (!mulligan.kept().isEmpty()) {
            add("(if |" + KEPT + "| (# " + KEPT + " H) ());");
        }
        add("(if |H| (shuffle H) ());");
    }

    private void state(GivenState state) {
        for (GivenState.Zone zone : state.zones()) {
            place(zone.cards(), String.valueOf(zone.letter()));
        }
        int known = place(state.top(), KEPT) + place(state.bottom(), BACK);
        add("(shuffle D);");
        for (GivenState.Zone unknown : state.unknown()) {
            draw(unknown.count(), unknown.letter());
        }
        draw(topic.startCard(), 'H');
        if (state.deck() >= 0) {
            int left = Math.max(0, state.deck() - known);
            add(
                    "(if (> |D| "
                            + left
                            + ") (# D.:(- |D| "
                            + left
                            + ") "
                            + GivenState.REMOVED
                            + ") ());");
        }
        add(state.top().isEmpty() ? "" : "(## " + KEPT + " D);");
        add(state.bottom().isEmpty() ? "" : "(# " + BACK + " D);");
    }

    private int place(List<CardItem> cards, String zone) {
        int copies = 0;
        for (CardItem item : cards) {
            copies += item.copies();
            if (item.copies() > 0) {
                add("(# D" + filters(item) + "." + item.copies() + " " + zone + ");");
            }
        }
        return copies;
    }

    private void draw(int cards, char zone) {
        add(cards == 0 ? "" : "(# D." + cards + " " + zone + ");");
    }
}
