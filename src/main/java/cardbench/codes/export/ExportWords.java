package cardbench.codes.export;

import cardbench.base.text.Phrases;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.CraftingCost;
import cardbench.codes.deck.DeckView;

/**
 * The words of exports that are not names, in one language. The build makes a class such as {@code
 * WordsEn} of the file {@code export.json} of each language. Immutable.
 */
public final class ExportWords {

    private final Phrases phrases;

    private ExportWords(String text) {
        phrases = new Phrases(text);
    }

    /** The words for a language; English for a language without any. */
    public static ExportWords of(Language language) {
        return new ExportWords(
                switch (language) {
                    case ZH_CN, ZH_TW -> WordsZh.TEXT;
                    case JA -> WordsJa.TEXT;
                    default -> WordsEn.TEXT;
                });
    }

    /** The language tag (BCP 47). */
    String tag() {
        return phrases.say("tag");
    }

    /**
     * The fonts for East Asian characters. Chinese and Japanese share code points whose glyphs
     * differ, so the first font decides.
     */
    String fonts() {
        return phrases.say("fonts");
    }

    /** The label of a deck code. */
    String code() {
        return phrases.say("code");
    }

    /** The heading of a column of cards. */
    String card() {
        return phrases.say("card");
    }

    /**
     * A deck's title with its cards, as it stands behind a code; without cards if there are none.
     */
    String named(String title, String cards) {
        return cards.isEmpty()
                ? phrases.say("named.title", title)
                : phrases.say("named", title, cards);
    }

    /** A card behind others on one line. */
    String another(String cards, String card) {
        return phrases.say("another", cards, card);
    }

    /** The cost of crafting a deck, or the least that it costs without the unknown cards. */
    String crafting(CraftingCost crafting) {
        String dust = Integer.toString(crafting.dust());
        return crafting.isWhole()
                ? phrases.say("dust", dust)
                : phrases.say("dust.least", dust, Integer.toString(crafting.leftOut()));
    }

    /**
     * The title of a section: its name, and for a sideboard the card that owns it; what a list
     * itself calls a section that no game knows.
     */
    String title(DeckView.Section section) {
        String name = phrases.sayOr("section." + section.key(), section.title());
        return section.isSideboard() ? name + " · " + section.title() : name;
    }
}
