package cardbench.codes.hearthstone;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules of deck building: number of cards and copies, classes, sets, runes and sideboards. A
 * card that no open table has counts for the size only, and where it may lift a rule, the rule
 * gives a note instead of a warning. The game's own rules are the model: they read the tags of
 * cards that a deck holds, such as DECK_RULE_MOD_DECK_SIZE, IGNORE_DECK_RULESET and TOURIST.
 */
final class DeckRules {

    /**
     * Decks with more different cards are checked for their size only, because the rule on copies
     * takes quadratic time.
     */
    static final int MAX_ENTRIES = 500;

    private static final int RUNES = 3;

    private static final int MODULES = 2;

    private final NamedCards cards;
    private final HearthstoneCards facts;
    private final HearthstoneDeck deck;
    private final List<Entry> entries;
    private final DeckSize size;
    private final Diagnostics diagnostics = new Diagnostics();

    private DeckRules(NamedCards cards, HearthstoneDeck deck) {
        this.cards = cards;
        this.facts = cards.facts();
        this.deck = deck;
        this.entries = deck.entries();
        this.size = DeckSize.of(entries, facts);
    }

    /** Checks a deck and returns its diagnostics in the order of the rules. */
    static List<Diagnostic> check(HearthstoneDeck deck, NamedCards cards) {
        DeckRules rules = new DeckRules(cards, deck);
        rules.checkHeroes();
        if (deck.format() == Format.TWIST.number()) {
            rules.diagnostics.add(RuleCodes.TWIST.anywhere());
        } else if (rules.size.liftingCard() != 0) {
            rules.diagnostics.add(rules.about(RuleCodes.ANY_DECK, rules.size.liftingCard()));
        } else {
            rules.checkCards();
        }
        rules.countUnknown();
        return rules.diagnostics.list();
    }

    private void checkCards() {
        checkSize();
        if (entries.size() <= MAX_ENTRIES) {
            checkCopies();
            ClassRule.check(deck, cards, size.hasUnknownCards(), diagnostics);
            checkFormat();
            checkRunes();
            checkSideboards();
        }
    }

    private HearthstoneCard card(Entry entry) {
        return facts.card(entry.card());
    }

    /** A diagnostic about a card, with the card's name as its argument. */
    private Diagnostic about(DiagnosticCode code, int id) {
        return code.anywhere().with("card", cards.nameOrNumber(id));
    }

    /** Adds a diagnostic about these cards if there are any. */
    private void add(DiagnosticCode code, CardMentions mentions) {
        if (mentions.count() > 0) {
            diagnostics.add(mentions.as(code));
        }
    }

    private void checkHeroes() {
        CardMentions mentions = new CardMentions(cards);
        int first = -1;
        for (int i = deck.heroes().size() - 1; i >= 0; i--) {
            int hero = deck.heroes().get(i);
            if (facts.isCard(hero) && !facts.isHero(hero)) {
                mentions.add(hero);
                first = i;
            }
        }
        if (first >= 0) {
            diagnostics.add(
                    mentions.as(RuleCodes.NOT_A_HERO).at(Location.pointer("/heroes/" + first)));
        }
    }

    private void checkSize() {
        if (size.isRight()) {
            return;
        }
        Diagnostic diagnostic;
        if (size.hasUnknownCards()) {
            diagnostic = RuleCodes.SIZE_UNSURE.anywhere();
        } else if (size.settingCard() == 0) {
            diagnostic = RuleCodes.SIZE.anywhere();
        } else {
            diagnostic = about(RuleCodes.SIZE_BY_CARD, size.settingCard());
        }
        diagnostics.add(diagnostic.with("count", size.count()).with("size", size.size()));
    }

    private void checkCopies() {
        CardMentions tooMany = new CardMentions(cards);
        List<Integer> seen = new ArrayList<>();
        for (Entry entry : entries) {
            HearthstoneCard card = card(entry);
            if (entry.owner() != 0 || card == null) {
                continue;
            }
            int original = facts.originalOf(card.id());
            if (!seen.contains(original)) {
                seen.add(original);
                int copies = copiesOf(original);
                if (copies > card.copiesAllowed()) {
                    tooMany.add(card.id(), copies, card.copiesAllowed());
                }
            }
        }
        add(size.hasUnknownCards() ? RuleCodes.COPIES_UNSURE : RuleCodes.COPIES, tooMany);
    }

    /** The number of copies of a card in the deck, reprints included. */
    private int copiesOf(int original) {
        int copies = 0;
        for (Entry entry : entries) {
            if (entry.owner() == 0 && facts.originalOf(entry.card()) == original) {
                copies += Math.min(entry.copies(), Integer.MAX_VALUE - copies);
            }
        }
        return copies;
    }

    private void checkFormat() {
        if (!Format.isKnown(deck.format())) {
            return;
        }
        Format format = Format.of(deck.format());
        CardMentions mentions = new CardMentions(cards);
        for (Entry entry : entries) {
            HearthstoneCard card = card(entry);
            if (card != null && !facts.isPlayedIn(format, card)) {
                mentions.add(card.id());
            }
        }
        if (mentions.count() == 0) {
            return;
        }
        int old = format == Format.STANDARD ? oldStandard() : 0;
        diagnostics.add(
                old > 0
                        ? mentions.as(RuleCodes.OLD_STANDARD)
                                .with("old", old)
                                .with("year", SetsOfFormats.YEAR)
                        : mentions.as(RuleCodes.NOT_IN_FORMAT)
                                .with("format", format.title())
                                .with("year", SetsOfFormats.YEAR));
    }

    /** The first year in which all cards were of sets of Standard, or 0. */
    private int oldStandard() {
        for (int when = SetsOfFormats.FIRST_YEAR; when <= SetsOfFormats.YEAR; when++) {
            boolean all = true;
            for (Entry entry : entries) {
                HearthstoneCard card = card(entry);
                all &= card != null && facts.wasStandard(card, when);
            }
            if (all) {
                return when;
            }
        }
        return 0;
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
        CardMentions wrong = new CardMentions(cards);
        for (Entry entry : entries) {
            int needed = entry.owner() == 0 ? facts.sideboardOf(entry.card()) : 0;
            if (needed > 0) {
                boolean modules = facts.originalOf(entry.card()) == HearthstoneDeck.ZILLIAX;
                checkSideboard(entry.card(), modules, modules ? MODULES : needed, wrong);
            }
        }
        add(RuleCodes.SIDEBOARD_SIZE, wrong);
        CardMentions unchecked = new CardMentions(cards);
        int before = 0;
        // entries are sorted by owner
        for (Entry entry : entries) {
            if (entry.owner() != before && !facts.ownsSideboard(entry.owner())) {
                unchecked.add(entry.owner());
            }
            before = entry.owner();
        }
        add(RuleCodes.SIDEBOARD_UNCHECKED, unchecked);
    }

    /**
     * Checks the size of one sideboard. For Zilliax only modules count, because the third card is
     * cosmetic.
     */
    private void checkSideboard(int owner, boolean modulesOnly, int needed, CardMentions wrong) {
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
        if (count != needed && !(modulesOnly && unknown)) {
            wrong.add(owner, count, needed);
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
