package cardbench.app.bundle;

import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.call.decks.CodedPresenter;
import cardbench.codes.call.decks.FileRecogniser;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.call.decks.PlainGame;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.call.lor.LorJsonMapper;
import cardbench.codes.call.riftbound.RiftboundJsonMapper;
import cardbench.codes.call.snap.SnapJsonMapper;
import cardbench.codes.call.snap.SnapPresenter;
import cardbench.codes.call.ygo.YgoGame;
import cardbench.codes.deck.ForeignText;
import cardbench.codes.lor.LorDeck;
import cardbench.codes.lor.LorView;
import cardbench.codes.riftbound.RiftboundDeck;
import cardbench.codes.riftbound.RiftboundView;
import cardbench.contract.OperationGroup;
import java.util.ArrayList;
import java.util.List;

/**
 * The list of games, for all code that treats every game. {@link DecodeOperations} and {@link
 * GamesOfEveryVisit} have lists of their own, because bundles that every visitor loads must not
 * contain names, rules and codecs that few need.
 */
public final class Games {

    private Games() {}

    /** Every game, likeliest first, with nothing open. */
    public static List<GameModule> all() {
        TableStore tables = new TableStore();
        return all(tables, YgoGame.withTables(tables));
    }

    /** The operations of {@link DeckBundleOperations} for every game, with nothing open. */
    public static List<OperationGroup> operations() {
        TableStore tables = new TableStore();
        return DeckBundleOperations.with(all(tables, YgoGame.withTables(tables)), tables, null);
    }

    /** The kinds of codes of every game, with nothing open. */
    public static CodeKinds kinds() {
        return CodeKinds.of(all(), FileRecogniser.all(), ForeignText::of);
    }

    /** Every game, with the cards of these tables and the databases of Yu-Gi-Oh! */
    static List<GameModule> all(TableStore tables, YgoGame ygo) {
        List<GameModule> games = new ArrayList<>(GamesOfEveryVisit.all(tables, ygo));
        CodedPresenter<LorDeck> lor = new CodedPresenter<>(LorDeck.KIND, tables, LorView::of);
        games.add(new PlainGame<>(new LorJsonMapper(), lor, true));
        CodedPresenter<RiftboundDeck> riftbound =
                new CodedPresenter<>(RiftboundDeck.KIND, tables, RiftboundView::of);
        games.add(new PlainGame<>(new RiftboundJsonMapper(), riftbound, false));
        games.add(new PlainGame<>(new SnapJsonMapper(), new SnapPresenter(), false));
        return games;
    }
}
