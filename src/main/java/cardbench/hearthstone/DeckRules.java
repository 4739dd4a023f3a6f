package cardbench.hearthstone;

import cardbench.deck.Entry;
import cardbench.text.Diagnostic;
import cardbench.text.DiagnosticCode;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules of deck building: number of cards and copies, classes, sets, runes and sideboards. A
 * card that no open table has counts for the size only.
 */
final class DeckRules {

    /**
     * Decks with more different cards are checked for their size only, because the rule on copies
     * takes quadratic time.
     */
    static final int MAX_ENTRIES = 500;

    private static final int USUAL_SIZE = 30;
    private static final int LARGE_SIZE = 40;
    private static final int RUNES = 3;

    /** With Prince Renathal or Timethief Rafaam, a deck has forty cards. */
    private static final int RENATHAL = 79767;

    private static final int RAFAAM = 119432;

    private static final int BAND = 3;
    private static final int MODULES = 2;

    private final NamedCards cards;
    private final HearthstoneDeck deck;
    private final List<Entry> entries;
    private final Diagnostics diagnostics = new Diagnostics();

    private DeckRules(NamedCards cards, HearthstoneDeck deck) {
        this.cards = cards;
        this.deck = deck;
        this.entries = deck.entries();
    }

    /** Checks a deck and returns its diagnostics in the order of the rules. */
    static List<Diagnostic> check(HearthstoneDeck deck, NamedCards cards) {
        DeckRules rules = new DeckRules(cards, deck);
        rules.checkHeroes();
        rules.checkSize();
        if (rules.entries.size() <= MAX_ENTRIES) {
            rules.checkCopies();
            rules.checkClasses();
            rules.checkFormat();
            rules.checkRunes();
            rules.checkSideboards();
        }
        rules.countUnknown();
        return rules.diagnostics.list();
    }

    private HearthstoneCard card(Entry entry) {
        return cards.facts().card(entry.card());
    }

    /** A diagnostic about a card, with the card's name as its argument. */
    private Diagnostic about(DiagnosticCode code, int id) {
        return code.anywhere().with("card", cards.nameOrNumber(id));
    }

    private void checkHeroes() {
        List<Integer> heroes = deck.heroes();
        for (int i = 0; i < heroes.size(); i++) {
            boolean known = cards.facts().isCard(heroes.get(i));
            if (known && !cards.facts().isHero(heroes.get(i))) {
                diagnostics.add(
                        about(RuleCodes.NOT_A_HERO, heroes.get(i))
                                .at(Location.pointer("/heroes/" + i)));
            }
        }
    }

    private void checkSize() {
        int count = 0;
        int enlarging = 0;
        for (Entry entry : entries) {
            if (entry.owner() == 0) {
                count += Math.min(entry.copies(), Integer.MAX_VALUE - count);
                int root = cards.facts().originalOf(entry.card());
                enlarging = root == RENATHAL || root == RAFAAM ? entry.card() : enlarging;
            }
        }
        int size = enlarging == 0 ? USUAL_SIZE : LARGE_SIZE;
        if (count != size) {
            Diagnostic said =
                    enlarging == 0
                            ? RuleCodes.SIZE.anywhere()
                            : about(RuleCodes.SIZE_BY_CARD, enlarging);
            diagnostics.add(said.with("count", count).with("size", size));
        }
    }

    private void checkCopies() {
        List<Integer> seen = new ArrayList<>();
        for (Entry entry : entries) {
            HearthstoneCard card = card(entry);
            if (entry.owner() != 0 || card == null) {
                continue;
            }
            int original = cards.facts().originalOf(card.id());
            if (!seen.contains(original)) {
                seen.add(original);
                int copies = copiesOf(original);
                if (copies > card.copiesAllowed()) {
                    diagnostics.add(
                            about(RuleCodes.COPIES, card.id())
                                    .with("copies", copies)
                                    .with("limit", card.copiesAllowed()));
                }
            }
        }
    }

    /** The number of copies of a card in the deck, reprints included. */
    private int copiesOf(int original) {
        int copies = 0;
        for (Entry entry : entries) {
            if (entry.owner() == 0 && cards.facts().originalOf(entry.card()) == original) {
                copies += Math.min(entry.copies(), Integer.MAX_VALUE - copies);
            }
        }
        return copies;
    }

    private void checkClasses() {
        int last = deck.heroes().size() - 1;
        // the game takes the last hero of a code
        CardClass deckClass = last < 0 ? null : cards.facts().classOf(deck.heroes().get(last));
        // before the return below, because this also reports a second tourist
        HearthstoneCard tourist = tourist();
        if (deckClass == null) {
            return;
        }
        for (Entry entry : entries) {
            HearthstoneCard card = card(entry);
            boolean visited =
                    card != null
                            && tourist != null
                            && card.set().equals(tourist.set())
                            && card.classes().contains(tourist.visits());
            if (card != null && !card.fits(deckClass) && !visited) {
                diagnostics.add(
                        about(RuleCodes.CLASS, card.id())
                                .with("class", card.classes().get(0).title())
                                .with("deck", deckClass.title()));
            }
        }
    }

    /** The first tourist of the deck, or {@code null}; reports every further one. */
    private HearthstoneCard tourist() {
        HearthstoneCard first = null;
        for (Entry entry : entries) {
            HearthstoneCard card = card(entry);
            if (card != null && card.visits() != null && first != null) {
                diagnostics.add(
                        about(RuleCodes.TOURISTS, first.id())
                                .with("other", cards.nameOrNumber(card.id())));
            } else if (card != null && card.visits() != null) {
                first = card;
            }
        }
        return first;
    }

    private void checkFormat() {
        if (!Format.isKnown(deck.format())) {
            return;
        }
        Format format = Format.of(deck.format());
        for (Entry entry : entries) {
            HearthstoneCard card = card(entry);
            if (card != null && !cards.facts().isPlayedIn(format, card)) {
                diagnostics.add(
                        about(RuleCodes.NOT_IN_FORMAT, card.id())
                                .with("set", card.set())
                                .with("format", format.title()));
            }
        }
    }

    private void checkRunes() {
        int blood = 0;
        int frost = 0;
        int unholy = 0;
        for (Entry entry : entries) {
            HearthstoneCard card = card(entry);
            if (card != null) {
                // cards share runes: a deck needs the largest demand for each rune, not their sum
                blood = Math.max(blood, runes(card, 'B'));
                frost = Math.max(frost, runes(card, 'F'));
                unholy = Math.max(unholy, runes(card, 'U'));
            }
        }
        if (blood + frost + unholy > RUNES) {
            diagnostics.add(
                    RuleCodes.RUNES
                            .anywhere()
                            .with("blood", blood)
                            .with("frost", frost)
                            .with("unholy", unholy));
        }
    }

    private static int runes(HearthstoneCard card, char rune) {
        int count = 0;
        for (int i = 0; i < card.runes().length(); i++) {
            count += card.runes().charAt(i) == rune ? 1 : 0;
        }
        return count;
    }

    private void checkSideboards() {
        for (Entry entry : entries) {
            int original = cards.facts().originalOf(entry.card());
            if (entry.owner() == 0 && original == HearthstoneDeck.BAND_MANAGER) {
                checkSideboard(entry.card(), false, BAND);
            } else if (entry.owner() == 0 && original == HearthstoneDeck.ZILLIAX) {
                checkSideboard(entry.card(), true, MODULES);
            }
        }
    }

    /**
     * Checks the size of one sideboard. For Zilliax only modules count, because the third card is
     * cosmetic.
     */
    private void checkSideboard(int owner, boolean modulesOnly, int size) {
        int count = 0;
        boolean unknown = false;
        for (Entry entry : entries) {
            if (entry.owner() == owner) {
                HearthstoneCard card = card(entry);
                unknown |= card == null;
                boolean counts =
                        !modulesOnly || card != null && card.kind().equals(HearthstoneCard.MODULE);
                count += counts ? Math.min(entry.copies(), Integer.MAX_VALUE - count) : 0;
            }
        }
        // an unknown card may be a module, so a low count of modules then proves nothing
        if (count != size && !(modulesOnly && unknown)) {
            diagnostics.add(
                    about(RuleCodes.SIDEBOARD_SIZE, owner).with("count", count).with("size", size));
        }
    }

    private void countUnknown() {
        int count = 0;
        for (Entry entry : entries) {
            count += card(entry) == null ? 1 : 0;
        }
        if (count > 0) {
            diagnostics.add(RuleCodes.UNKNOWN_CARDS.anywhere().with("count", count));
        }
    }
}
