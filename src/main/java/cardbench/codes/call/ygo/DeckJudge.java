package cardbench.codes.call.ygo;

import cardbench.base.text.Diagnostic;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.contract.Request;
import java.util.List;

/** Holds decks to the rules that a request requires. */
interface DeckJudge {

    /** One diagnostic for each violation. Errors of the options are added to the request. */
    List<Diagnostic> check(YgoDeck deck, Request request);
}
