package cardbench.codes.genshin;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import java.util.List;

/**
 * Checks the rules of a playable deck: three different characters, thirty action cards, the number
 * of copies, and the requirements of talents and resonances. Every violation is reported with its
 * reason and its slot, never as an error, because the game changes its rules.
 *
 * <p>Share codes have no checksum. These rules and the order of the cards detect about 97 % of the
 * codes with one wrong letter.
 */
public final class DeckRules {

    private static final String SLOTS = "/shareIds/";

    private final GenshinCards cards;
    private final CardTables tables;
    private final Language language;

    private GenshinDeck deck;
    private Diagnostics diagnostics;

    /** Creates the rules for a table of cards; messages name cards in this language. */
    public DeckRules(GenshinCards cards, CardTables tables, Language language) {
        this.cards = cards;
        this.tables = tables;
        this.language = language;
    }

    /** Checks a deck; the diagnostics are in the order of the rules. */
    public List<Diagnostic> check(GenshinDeck checked) {
        deck = checked;
        diagnostics = new Diagnostics();
        checkCharacters();
        checkActions();
        if (cards.last() > 0) {
            for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
                checkSlot(slot);
            }
            checkOrder();
        }
        checkVersion();
        return diagnostics.list();
    }

    private void checkCharacters() {
        int characters = 0;
        for (int slot = 0; slot < GenshinDeck.CHARACTERS; slot++) {
            int id = deck.shareId(slot);
            characters += id == 0 ? 0 : 1;
            // At the second of three equal characters only: one message is enough.
            if (id != 0 && copies(id, 0, slot) == 1) {
                report(RuleCodes.SAME_CHARACTER, slot);
            }
        }
        if (characters < GenshinDeck.CHARACTERS) {
            diagnostics.add(RuleCodes.CHARACTERS.anywhere().with("characters", characters));
        }
    }

    private void checkActions() {
        int actions = 0;
        for (int slot = GenshinDeck.CHARACTERS; slot < GenshinDeck.SLOTS; slot++) {
            actions += deck.shareId(slot) == 0 ? 0 : 1;
        }
        if (actions < GenshinDeck.SLOTS - GenshinDeck.CHARACTERS) {
            diagnostics.add(RuleCodes.ACTIONS.anywhere().with("actions", actions));
        }
        for (int slot = GenshinDeck.CHARACTERS; slot < GenshinDeck.SLOTS; slot++) {
            checkCopies(slot);
        }
    }

    private void checkCopies(int slot) {
        int id = deck.shareId(slot);
        GenshinCard card = cards.card(id);
        int limit = card == null ? 2 : card.copiesAllowed();
        boolean first = copies(id, GenshinDeck.CHARACTERS, slot) == 0;
        int copies = id == 0 || !first ? 0 : copies(id, GenshinDeck.CHARACTERS, GenshinDeck.SLOTS);
        if (copies > limit) {
            diagnostics.add(
                    about(RuleCodes.COPIES, slot).with("copies", copies).with("limit", limit));
        }
    }

    /** The number of copies in the slots {@code from} (inclusive) to {@code to} (exclusive). */
    private int copies(int id, int from, int to) {
        int copies = 0;
        for (int slot = from; slot < to; slot++) {
            copies += deck.shareId(slot) == id ? 1 : 0;
        }
        return copies;
    }

    private void checkSlot(int slot) {
        int id = deck.shareId(slot);
        GenshinCard card = cards.card(id);
        boolean forCharacter = slot < GenshinDeck.CHARACTERS;
        if (id == 0 || copies(id, forCharacter ? 0 : GenshinDeck.CHARACTERS, slot) > 0) {
            return;
        }
        if (card == null) {
            String version = GameVersion.ofTable(cards.last());
            boolean newer = id > cards.last() && !version.isEmpty();
            Diagnostic diagnostic =
                    (newer ? RuleCodes.NEWER_CARD : RuleCodes.UNKNOWN_CARD)
                            .at(place(slot))
                            .with("id", id)
                            .with("slot", slot + 1)
                            .with("last", cards.last());
            diagnostics.add(newer ? diagnostic.with("version", version) : diagnostic);
        } else if (forCharacter && !card.isCharacter()) {
            diagnostics.add(about(RuleCodes.NOT_A_CHARACTER, slot).with("slot", slot + 1));
        } else if (!forCharacter && card.isCharacter()) {
            diagnostics.add(about(RuleCodes.NOT_AN_ACTION, slot).with("slot", slot + 1));
        } else if (!forCharacter) {
            checkNeeds(slot, card);
        }
    }

    private void checkNeeds(int slot, GenshinCard card) {
        if (card.owner() != 0 && copies(card.owner(), 0, GenshinDeck.CHARACTERS) == 0) {
            diagnostics.add(about(RuleCodes.TALENT, slot).with("owner", name(card.owner())));
        }
        if (card.needs().isEmpty()) {
            return;
        }
        int meeting = 0;
        for (int at = 0; at < GenshinDeck.CHARACTERS; at++) {
            GenshinCard character = cards.card(deck.shareId(at));
            // A character newer than the table may have the tag: no message without certainty.
            boolean mayMeet = deck.shareId(at) != 0 && !isFullyKnown(character);
            meeting += mayMeet || character != null && character.is(card.needs()) ? 1 : 0;
        }
        if (meeting < 2) {
            diagnostics.add(about(RuleCodes.NEEDS, slot).with("needs", card.needs()));
        }
    }

    /** Whether the tags of a card are complete: tables without card ids lack nations and camps. */
    private static boolean isFullyKnown(GenshinCard card) {
        return card != null && card.cardId() != 0;
    }

    private void checkOrder() {
        GenshinCard before = null;
        for (int slot = GenshinDeck.CHARACTERS; slot < GenshinDeck.SLOTS; slot++) {
            GenshinCard card = cards.card(deck.shareId(slot));
            if (isFullyKnown(card)) {
                if (before != null && before.cardId() > card.cardId()) {
                    diagnostics.add(about(RuleCodes.ORDER, slot).with("slot", slot + 1));
                }
                before = card;
            }
        }
    }

    private void checkVersion() {
        int largest = deck.largestId();
        String version = GameVersion.of(largest);
        if (!version.isEmpty()) {
            diagnostics.add(
                    RuleCodes.VERSION.anywhere().with("version", version).with("id", largest));
        }
    }

    private void report(DiagnosticCode code, int slot) {
        diagnostics.add(about(code, slot));
    }

    private Diagnostic about(DiagnosticCode code, int slot) {
        int id = deck.shareId(slot);
        return code.at(place(slot)).with("id", id).with("card", name(id));
    }

    private String name(int id) {
        String name = tables.name(GenshinCards.GAME, language, id);
        return name == null ? "no. " + id : name;
    }

    private static Location place(int slot) {
        return Location.pointer(SLOTS + slot);
    }
}
