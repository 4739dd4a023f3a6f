package cardbench.yisp;

import java.util.List;

/** Looks for cards whose effects can be activated, zone by zone from the front. */
public final class Activation {

    private final Play play;
    private final Row[] zones;

    /** By zone and card the effects that can be activated there, or {@code null} without any. */
    private final Effect[][][] effects;

    private int card;
    private int effect;

    /**
     * The effects of a deck.
     *
     * @param scanned letters of the zones whose cards are activated, in the order of the scan
     * @param effects for each card, by number, its effects in their order
     */
    public Activation(Play play, String scanned, List<List<Effect>> effects) {
        this.play = play;
        this.zones = new Row[scanned.length()];
        this.effects = new Effect[scanned.length()][effects.size()][];
        for (int zone = 0; zone < zones.length; zone++) {
            char letter = scanned.charAt(zone);
            zones[zone] = play.row(letter);
            for (int number = 0; number < effects.size(); number++) {
                this.effects[zone][number] = allowed(effects.get(number), letter);
            }
        }
    }

    private static Effect[] allowed(List<Effect> effects, char zone) {
        int count = 0;
        for (Effect one : effects) {
            count += one.allows(zone) ? 1 : 0;
        }
        if (count == 0) {
            return null;
        }
        Effect[] allowed = new Effect[count];
        int at = 0;
        for (Effect one : effects) {
            if (one.allows(zone)) {
                allowed[at++] = one;
            }
        }
        return allowed;
    }

    /**
     * Activates the first effect that can be, looking from the first card of the first zone on.
     *
     * @param first whether no effect was activated in this game yet
     * @return whether there was one; see {@link #card()} and {@link #effect()}
     */
    public boolean next(boolean first) {
        for (int zone = 0; zone < zones.length; zone++) {
            Row row = zones[zone];
            Effect[][] here = effects[zone];
            int at = 0;
            while (at < row.tail - row.head) {
                int found = row.cards[row.head + at];
                Effect[] own = here[found];
                if (own != null && !isPassed(found, own, first)) {
                    return !play.stopped();
                }
                // an effect that failed may have moved its card; then the next one lies here now
                boolean stays =
                        own == null
                                || at < row.tail - row.head && row.cards[row.head + at] == found;
                at += stays ? 1 : 0;
            }
        }
        return false;
    }

    /** Tries the effects of a card; false when one was activated or the game has to stop. */
    private boolean isPassed(int found, Effect[] own, boolean first) {
        for (int i = 0; i < own.length; i++) {
            Effect one = own[i];
            if (one.isClosed(play)) {
                continue;
            }
            if (one.run(play, found, first)) {
                card = found;
                effect = one.index();
                return false;
            }
            if (play.stopped()) {
                return false;
            }
        }
        return true;
    }

    /** The card that was activated last. */
    public int card() {
        return card;
    }

    /** Which of its effects was activated last, from 0. */
    public int effect() {
        return effect;
    }
}
