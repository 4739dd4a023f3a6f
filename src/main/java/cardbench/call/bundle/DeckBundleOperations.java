package cardbench.call.bundle;

import cardbench.call.OperationGroup;
import cardbench.call.decks.CardFileStore;
import cardbench.call.decks.CodeKinds;
import cardbench.call.decks.CodeOperations;
import cardbench.call.decks.CompareOperation;
import cardbench.call.decks.DeckOperations;
import cardbench.call.decks.DeckPresenter;
import cardbench.call.decks.DeckPresenters;
import cardbench.call.decks.ExportOperation;
import cardbench.call.decks.FileRecogniser;
import cardbench.call.decks.GenshinPresenter;
import cardbench.call.decks.HearthstonePresenter;
import cardbench.call.decks.LimitStore;
import cardbench.call.decks.TableStore;
import cardbench.call.decks.YgoJsonMapper;
import cardbench.call.decks.YgoOddsOperation;
import cardbench.call.decks.YgoPresenter;
import cardbench.call.ygo.SetcodeOperations;
import cardbench.call.ygo.SetnameStore;
import cardbench.deck.Recogniser;
import cardbench.hearthstone.Mercenaries;
import cardbench.ygo.deck.YgoCards;
import cardbench.ygo.deck.YgoCodec;
import cardbench.ygo.setcode.SetcodeRecogniser;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The operations of the page's deck view, where decks are shown and edited: those on codes, those
 * on cards with names, and setcodes. They can do all that {@link DecodeOperations} can.
 */
public final class DeckBundleOperations {

    private DeckBundleOperations() {}

    /** All of them, with card tables of their own, and without the cards of databases. */
    public static List<OperationGroup> all() {
        return with(new SetnameStore(), YgoCards.NONE, List::of);
    }

    /**
     * All of them.
     *
     * @param setnames the open lists of archetypes
     * @param cards the cards of Yu-Gi-Oh! that are known at the time of asking
     * @param slots what is in the slots of their setcodes
     */
    static List<OperationGroup> with(
            SetnameStore setnames, YgoCards cards, Supplier<List<Integer>> slots) {
        TableStore tables = new TableStore();
        CodeKinds kinds =
                DecodeOperations.kinds(
                        tables::hearthstone,
                        tables::genshin,
                        YgoJsonMapper.all(cards),
                        marks(),
                        guesses(cards));
        CodeOperations codes = new CodeOperations(kinds);
        LimitStore limits = new LimitStore();
        DeckPresenters presenters = desks(kinds, tables, YgoPresenter.all(cards, limits));
        return List.of(
                new DeckOperations(kinds, codes, presenters),
                new ExportOperation(presenters),
                codes,
                new CompareOperation(kinds, presenters),
                tables,
                new CardFileStore(tables),
                setnames,
                limits,
                new YgoOddsOperation(kinds, cards, setnames),
                new SetcodeOperations(setnames, slots));
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
    static DeckPresenters desks(TableStore tables) {
        return desks(
                DecodeOperations.kinds(
                        tables::hearthstone, tables::genshin, List.of(), List.of(), List.of()),
                tables,
                List.of());
    }

    private static DeckPresenters desks(
            CodeKinds kinds, TableStore tables, List<DeckPresenter<?>> more) {
        List<DeckPresenter<?>> games = new ArrayList<>();
        games.add(new HearthstonePresenter(tables));
        games.add(new GenshinPresenter(tables));
        games.addAll(more);
        return new DeckPresenters(kinds, games);
    }
}
