package cardbench.odds.deckfile.question;

import cardbench.base.text.FullWidth;
import cardbench.base.yaml.YamlDraft;
import cardbench.base.yaml.YamlDraft.Items;
import cardbench.base.yaml.YamlDraft.Pair;
import cardbench.base.yaml.YamlDraft.Pairs;
import cardbench.base.yaml.YamlDraft.Text;
import cardbench.base.yaml.YamlDraft.Word;
import cardbench.base.yaml.YamlEditor;
import java.util.ArrayList;
import java.util.List;

/** Writes the deck file that answers a question. */
public final class QuestionFile {

    /** Games for readers of the file that play them; the answers are exact. */
    private static final int GAMES = 10_000;

    /** The lands of a hand that is kept are at most so many more than the least. */
    private static final int KEPT_LANDS = 3;

    /** Mulligans of whole hands in search of a card. */
    private static final int SEARCHES = 2;

    private final QuestionDeck deck;
    private final Dealing dealing;
    private final Question question;
    private final String role;
    private final String other;
    private final List<Pair> topics = new ArrayList<>();

    private QuestionFile(QuestionDeck deck, Question question) {
        this.deck = deck;
        this.dealing = deck.dealing();
        this.question = question;
        this.role = question.roles().get(0);
        this.other = question.roles().get(question.roles().size() > 1 ? 1 : 0);
    }

    /** The roles of a question that no card of the deck has. */
    public static List<String> missing(QuestionDeck deck, Question question) {
        List<String> missing = new ArrayList<>();
        for (String role : question.roles()) {
            if (deck.copies(role) == 0) {
                missing.add(role);
            }
        }
        return missing;
    }

    /**
     * How many cards of the first role each game that counts has; 0 if all games count. Of a deck
     * with fewer, no game counts, and the question has no answer.
     */
    public static int needed(Question question) {
        return question.kind() == Question.Kind.SOURCES ? question.turn() : 0;
    }

    /** Whether the deck has all the cards that are dealt and drawn. */
    public static boolean fits(QuestionDeck deck, Question question) {
        Dealing dealing = deck.dealing();
        int turn =
                question.kind() == Question.Kind.CURVE
                        ? question.roles().size()
                        : Math.max(1, question.turn());
        int dealt = 0;
        for (boolean second : new boolean[] {false, true}) {
            dealt = Math.max(dealt, dealing.hand(second) + dealing.drawn(second, turn));
        }
        int size = 0;
        for (QuestionDeck.Card card : deck.cards()) {
            size += card.count();
        }
        return size >= dealt + dealing.aside();
    }

    /**
     * The text of the file.
     *
     * @param deck each role of the question has a card, and the opening hand fits into the deck
     */
    public static String of(QuestionDeck deck, Question question) {
        QuestionFile file = new QuestionFile(deck, question);
        file.ask();
        YamlEditor editor = new YamlEditor("");
        editor.put(List.of(), "deck", pairs(new Pair("cards", file.cards())));
        Pair tests = new Pair("tests", new Pairs(file.topics));
        editor.put(List.of(), "simulate", pairs(new Pair("count", Word.of(GAMES)), tests));
        return editor.text();
    }

    /** The cards with the roles of the question. */
    private Pairs cards() {
        List<String> asked = new ArrayList<>(question.roles());
        if (question.kind() == Question.Kind.PRIZED && redrawsBasics()) {
            asked.add("basic");
        }
        List<List<String>> attributes = new ArrayList<>();
        for (QuestionDeck.Card card : deck.cards()) {
            attributes.add(deck.rolesOf(card, asked));
        }
        return new Pairs(NewDeckFile.entries(deck.cards(), attributes));
    }

    private void ask() {
        switch (question.kind()) {
            case BASIC -> basics();
            case PRIZED -> prized();
            case KEEP -> kept();
            case HANDS -> hands();
            default -> {
                player(false);
                if (dealing.differs()) {
                    player(true);
                }
                if (question.turn() == 0 && dealing.differs()) {
                    either();
                }
            }
        }
    }

    /** The event in the words of the reader; the opening hand, if there are none. */
    private String event() {
        String event = deck.words().getOrDefault("event." + question.key(), "");
        // names in deck files have no full-width characters
        return event.isEmpty() ? deck.word("hand") : FullWidth.folded(event);
    }

    /** The event of the player going first or second, if it makes a difference. */
    private String event(boolean second) {
        String player = deck.word(second ? "second" : "first");
        boolean isNamed = deck.words().containsKey("event." + question.key());
        if (!dealing.differs()) {
            return event();
        }
        return isNamed ? event() + " (" + player + ")" : player;
    }

    private void player(boolean second) {
        String name = event(second);
        int hand = dealing.hand(second);
        int drawn = dealing.drawn(second, Math.max(1, question.turn()));
        switch (question.kind()) {
            case MULLIGAN -> {
                topic(name, hand + drawn, "", List.of(), one());
                String with = name + " (" + deck.word("with-mulligan") + ")";
                topic(with, hand, draw(drawn), List.of(new Pair("mulligan", search())), one());
            }
            case KEPT -> topic(name, hand, draw(drawn), List.of(redraw()), asked(other));
            case CURVE, DROPS -> {
                TurnByTurn turns = new TurnByTurn(deck, question);
                topic(name, hand, turns.draws(second), List.of(), turns.combos());
            }
            default -> topic(name, hand + drawn, "", extra(), combos());
        }
    }

    /** A coin decides who begins: the mean of both players. */
    private void either() {
        Question.Kind kind = question.kind();
        if (kind == Question.Kind.CURVE || kind == Question.Kind.KEPT) {
            return;
        }
        int first = dealing.hand(false) + dealing.drawn(false, 1);
        int second = dealing.hand(true) + dealing.drawn(true, 1);
        int more = Math.abs(second - first);
        if (more > 0) {
            String header = "(if (rand 0 1) (# D." + more + " H) ())";
            topic(deck.word("either"), Math.min(first, second), header, extra(), combos());
        }
    }

    private List<Pair> extra() {
        if (question.kind() != Question.Kind.SOURCES) {
            return List.of();
        }
        String lands = "(>= " + deck.number('H', role) + " " + question.turn() + ")";
        return List.of(new Pair("given", new Text(lands)));
    }

    private List<Pair> combos() {
        return switch (question.kind()) {
            case PAIR -> {
                YamlDraft hand = Items.of(List.of(deck.condition(role), deck.condition(other)));
                Pairs both = pairs(new Pair("hand", hand), new Pair("matching", new Word("best")));
                yield List.of(new Pair(deck.word(role) + " + " + deck.word(other), both));
            }
            case SOURCES -> asked(other);
            case NONE ->
                    List.of(condition(deck.word("none"), "(<= " + deck.number('H', role) + " 0)"));
            case CLEAN -> {
                YamlDraft hand = Items.of(List.of(deck.condition(role)));
                // a condition that the form shows
                Text none = new Text("(<= " + deck.number('H', other) + " 0)");
                yield List.of(
                        new Pair(
                                deck.word(role),
                                pairs(new Pair("hand", hand), new Pair("condition", none))));
            }
            default -> asked(role);
        };
    }

    /** One combo that needs so many cards of a role. */
    private List<Pair> asked(String asked) {
        int cards = Math.max(1, question.count());
        List<String> hand = new ArrayList<>();
        for (int i = 0; i < cards; i++) {
            hand.add(deck.condition(asked));
        }
        String name = (cards > 1 ? cards + " " : "") + deck.word(asked);
        return List.of(new Pair(name, pairs(new Pair("hand", Items.of(hand)))));
    }

    private List<Pair> one() {
        YamlDraft hand = Items.of(List.of(deck.condition(role)));
        return List.of(new Pair(deck.word(role), pairs(new Pair("hand", hand))));
    }

    /** The mulligan in search of a card of the role. */
    private Pairs search() {
        String held = deck.number('H', role);
        return NewDeckFile.search(dealing.redraw(), held, deck.condition(role), SEARCHES);
    }

    /** Hands are drawn until one has a Basic. */
    private Pair redraw() {
        return new Pair(
                "mulligan",
                pairs(
                        new Pair("kind", new Word("redraw")),
                        new Pair("keep", new Text(deck.number('H', "basic")))));
    }

    private boolean redrawsBasics() {
        return dealing.redraw() == Dealing.Redraw.BASIC && deck.copies("basic") > 0;
    }

    private void basics() {
        List<Pair> combos = new ArrayList<>();
        String basic = deck.condition(role);
        combos.add(new Pair(deck.word(role), pairs(new Pair("hand", Items.of(List.of(basic))))));
        combos.add(
                new Pair(
                        "2 " + deck.word(role),
                        pairs(new Pair("hand", Items.of(List.of(basic, basic))))));
        topic(event(), dealing.first(), "", List.of(), combos);
    }

    private void prized() {
        int copies = deck.copies(role);
        String prizes = deck.number('P', role);
        List<Pair> combos = new ArrayList<>();
        combos.add(condition(deck.word("one-prized"), "(>= " + prizes + " 1)"));
        if (copies > 1) {
            combos.add(condition(deck.word("all-prized"), "(>= " + prizes + " " + copies + ")"));
        }
        topic(
                event(),
                dealing.first(),
                "(# D." + dealing.aside() + " P)",
                redrawsBasics() ? List.of(redraw()) : List.of(),
                combos);
    }

    private void kept() {
        int least = question.count();
        String lands = deck.number('H', role);
        String range = "(and (>= " + lands + " " + least + ") (<= " + lands + " ";
        Text keep = new Text(range + (least + KEPT_LANDS) + "))");
        Pairs mulligan = new Pairs(NewDeckFile.hands(keep, SEARCHES + 1, dealing.redraw()));
        List<Pair> combos = new ArrayList<>();
        for (int taken = 0; taken <= SEARCHES; taken++) {
            combos.add(condition(deck.word("kept-" + taken), "(<= mulligans " + taken + ")"));
        }
        topic(event(), dealing.first(), "", List.of(new Pair("mulligan", mulligan)), combos);
    }

    /** Each number of cards of the role in the opening hand. */
    private void hands() {
        List<Pair> combos = new ArrayList<>();
        String cards = deck.number('H', role);
        for (int n = 0; n <= dealing.first(); n++) {
            String equal = "(and (>= " + cards + " " + n + ") (<= " + cards + " " + n + "))";
            combos.add(condition(n + " " + deck.word(role), equal));
        }
        topic(event(), dealing.first(), "", List.of(), combos);
    }

    static Pair condition(String name, String text) {
        return new Pair(name, pairs(new Pair("condition", new Text(text))));
    }

    private static String draw(int cards) {
        return cards == 0 ? "" : "(# D." + cards + " H)";
    }

    private void topic(String name, int hand, String header, List<Pair> extra, List<Pair> combos) {
        List<Pair> keys = new ArrayList<>();
        keys.add(new Pair("start-card", Word.of(hand)));
        keys.addAll(extra);
        if (!header.isEmpty()) {
            keys.add(new Pair("header", new Text(header)));
        }
        keys.add(new Pair("combos", new Pairs(combos)));
        topics.add(new Pair(name, new Pairs(keys)));
    }

    private static Pairs pairs(Pair... pairs) {
        return new Pairs(List.of(pairs));
    }
}
