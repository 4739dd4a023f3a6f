package cardbench.codes.call.ygo;

import cardbench.base.text.Diagnostic;
import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.call.decks.DeckPresenter;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.deck.Recogniser;
import cardbench.codes.ygo.deck.TableCards;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoCodec;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.SetcodeRecogniser;
import cardbench.codes.ygo.view.YgoRules;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Yu-Gi-Oh!: five kinds of deck codes, setcodes, lists of limits. The cards are those of databases
 * that the user opens, and behind them those of the card tables.
 */
public final class YgoGame implements GameModule {

    private final SetnameStore setnames;
    private final YgoCards cards;
    private final Function<Dialect, List<Integer>> slots;
    private final BiFunction<YgoDeck, Request, List<Diagnostic>> judge;

    /** {@code null} without names. */
    private final NamedDecks named;

    /** What needs databases; a bundle without them does not contain it. */
    private final Function<CodeKinds, List<OperationGroup>> databaseGroups;

    YgoGame(
            SetnameStore setnames,
            YgoCards cards,
            Function<Dialect, List<Integer>> slots,
            BiFunction<YgoDeck, Request, List<Diagnostic>> judge,
            NamedDecks named,
            Function<CodeKinds, List<OperationGroup>> databaseGroups) {
        this.setnames = setnames;
        this.cards = cards;
        this.slots = slots;
        this.judge = judge;
        this.named = named;
        this.databaseGroups = databaseGroups;
    }

    /** The game without databases, lists of limits and names, which not every bundle can read. */
    public static YgoGame withoutNames() {
        return withoutDatabases(new TableStore(), YgoCards.NONE, null);
    }

    /** The game without databases and lists of limits; its cards are those of tables. */
    public static YgoGame withTables(TableStore tables) {
        YgoCards cards = new TableCards(tables::tables);
        return withoutDatabases(tables, cards, new NamedDecks(tables, cards));
    }

    private static YgoGame withoutDatabases(TableStore tables, YgoCards cards, NamedDecks named) {
        return new YgoGame(
                new SetnameStore(tables, List::of),
                cards,
                client -> List.of(),
                (deck, request) -> new YgoRules(cards).check(deck),
                named,
                kinds -> List.of());
    }

    @Override
    public String id() {
        return YgoDeck.GAME;
    }

    @Override
    public List<DeckJsonMapper<?>> mappers() {
        return YgoJsonMapper.all(cards);
    }

    @Override
    public List<Recogniser> guesses() {
        List<Recogniser> guesses = new ArrayList<>(YgoCodec.guesses(cards));
        guesses.add(new SetcodeRecogniser());
        return guesses;
    }

    @Override
    public List<DeckPresenter<?>> presenters() {
        return YgoPresenter.all(cards, judge, named);
    }

    @Override
    public boolean hasTables() {
        return named != null;
    }

    @Override
    public List<OperationGroup> operations(CodeKinds kinds) {
        List<OperationGroup> groups = new ArrayList<>();
        groups.add(setnames);
        groups.addAll(databaseGroups.apply(kinds));
        groups.add(new YgoOddsOperation(kinds, cards, setnames));
        groups.add(new SetcodeOperations(setnames, slots));
        return groups;
    }
}
