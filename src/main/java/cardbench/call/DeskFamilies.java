package cardbench.call;

import cardbench.deck.Recogniser;
import cardbench.hearthstone.Mercenaries;
import cardbench.ygo.SetcodeRecogniser;
import cardbench.ygo.YgoCards;
import cardbench.ygo.YgoCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The families of the page's desk, where decks are looked at and worked on: the operations on
 * codes, those on cards with names, and setcodes. They can do all that {@link DecodeFamilies} can.
 */
public final class DeskFamilies {

    private DeskFamilies() {}

    /** All of them, with card tables of their own, and without the cards of databases. */
    public static List<Family> all() {
        return with(new OpenSetnames(), YgoCards.NONE, List::of);
    }

    /**
     * All of them.
     *
     * @param setnames the open lists of archetypes
     * @param cards the cards of Yu-Gi-Oh! that are known at the time of asking
     * @param slots what is in the slots of their setcodes
     */
    static List<Family> with(OpenSetnames setnames, YgoCards cards, Supplier<List<Integer>> slots) {
        OpenTables tables = new OpenTables();
        CodeKinds kinds =
                DecodeFamilies.kinds(
                        tables::hearthstone,
                        tables::genshin,
                        YgoShape.all(cards),
                        marks(),
                        guesses(cards));
        CodeFamily codes = new CodeFamily(kinds);
        OpenLimits limits = new OpenLimits();
        Desks desks = desks(kinds, tables, YgoDesk.all(cards, limits));
        return List.of(
                new DeckFamily(kinds, codes, desks),
                new ExportFamily(desks),
                codes,
                new CompareFamily(kinds, desks),
                tables,
                new OpenCardFile(tables),
                setnames,
                limits,
                new YgoOddsFamily(kinds, cards, setnames),
                new SetcodeFamily(setnames, slots));
    }

    private static List<Recogniser> marks() {
        List<Recogniser> marks = new ArrayList<>();
        marks.add(new Mercenaries());
        marks.addAll(FileRecogniser.all());
        return marks;
    }

    private static List<Recogniser> guesses(YgoCards cards) {
        List<Recogniser> guesses = new ArrayList<>(YgoCodec.guesses(cards));
        guesses.add(new SetcodeRecogniser());
        return guesses;
    }

    /** What decks are looked at with, and nothing else. */
    static Desks desks(OpenTables tables) {
        return desks(
                DecodeFamilies.kinds(
                        tables::hearthstone, tables::genshin, List.of(), List.of(), List.of()),
                tables,
                List.of());
    }

    private static Desks desks(CodeKinds kinds, OpenTables tables, List<Desk<?>> more) {
        List<Desk<?>> games = new ArrayList<>();
        games.add(new HearthstoneDesk(tables));
        games.add(new GenshinDesk(tables));
        games.addAll(more);
        return new Desks(kinds, games);
    }
}
