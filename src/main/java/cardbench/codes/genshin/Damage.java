package cardbench.codes.genshin;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.genshin.ShareCodeFinder.Place;

/**
 * Diagnostics of a text in which no likely share code is found. Without more, as in a bundle whose
 * answers are replaced by those of a larger one, that is nothing; {@link DamagedCode} reports more.
 */
interface Damage {

    /** The likeness of the text to a damaged share code; 0 if there is none. */
    default int likeness() {
        return 0;
    }

    /** The letters that are read if any must be, or {@code null}. */
    default Place guess() {
        return null;
    }

    /** The reason why there is no code. */
    default Diagnostic reason() {
        return GenshinCodes.NO_CODE.at(Location.range(0, 0)).with("expected", ShareCode.LETTERS);
    }

    /** Reports what makes a guess unlikely; false if it cannot be the intended deck. */
    default boolean doubts(Place place, Diagnostics diagnostics) {
        return false;
    }
}
