package cardbench.codes.hearthstone;

import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.codes.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * The rule on classes: a card is neutral, or of the hero's class, or a tourist brings it. A tourist
 * brings the cards of one other class that are of the tourist's own set; a deck has at most one.
 */
final class ClassRule {

    private final NamedCards cards;
    private final HearthstoneCards facts;
    private final List<Entry> entries;
    private final List<HearthstoneCard> tourists = new ArrayList<>();

    private ClassRule(NamedCards cards, List<Entry> entries) {
        this.cards = cards;
        this.facts = cards.facts();
        this.entries = entries;
    }

    /**
     * Checks a deck.
     *
     * @param unsure whether the deck has unknown cards, of which one may bring cards of another
     *     class
     */
    static void check(
            HearthstoneDeck deck, NamedCards cards, boolean unsure, Diagnostics diagnostics) {
        ClassRule rule = new ClassRule(cards, deck.entries());
        rule.checkTourists(diagnostics);
        int last = deck.heroes().size() - 1;
        // the game takes the last hero of a code
        int hero = last < 0 ? 0 : deck.heroes().get(last);
        CardClass deckClass = rule.facts.classOf(hero);
        CardMentions offClass = rule.othersThan(deckClass == null ? CardClass.NEUTRAL : deckClass);
        if (offClass.count() > 0 && deckClass == null) {
            diagnostics.add(
                    RuleCodes.CLASS_UNCHECKED.anywhere().with("hero", cards.nameOrNumber(hero)));
        } else if (offClass.count() > 0) {
            DiagnosticCode code = unsure ? RuleCodes.CLASS_UNSURE : RuleCodes.CLASS;
            diagnostics.add(offClass.as(code).with("deck", deckClass.title()));
        }
    }

    private void checkTourists(Diagnostics diagnostics) {
        CardMentions mentions = new CardMentions(cards);
        for (Entry entry : entries) {
            HearthstoneCard card = facts.card(entry.card());
            if (card != null && card.visits() != null && entry.owner() == 0) {
                tourists.add(card);
                mentions.add(card.id());
            }
        }
        if (mentions.count() > 1) {
            diagnostics.add(mentions.as(RuleCodes.TOURISTS));
        }
    }

    private CardMentions othersThan(CardClass deckClass) {
        CardMentions mentions = new CardMentions(cards);
        for (Entry entry : entries) {
            HearthstoneCard card = facts.card(entry.card());
            // a card that comes with another one is not chosen: that other card is what is checked
            boolean bound = card != null && !card.given() && isBound(entry);
            if (bound && !card.fits(deckClass) && !isVisited(card)) {
                mentions.add(card.id());
            }
        }
        return mentions;
    }

    /**
     * Whether the rule applies: it does in the deck and in the sideboard of the band manager, but
     * other sideboards may be for cards of other classes.
     */
    private boolean isBound(Entry entry) {
        return entry.owner() == 0
                || facts.originalOf(entry.owner()) == HearthstoneDeck.BAND_MANAGER;
    }

    /** Whether a tourist brings the card. */
    private boolean isVisited(HearthstoneCard card) {
        for (HearthstoneCard tourist : tourists) {
            if (card.classes().contains(tourist.visits())) {
                for (HearthstoneCard printing : facts.printings(card.id())) {
                    if (printing.set().equals(tourist.set())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
