package cardbench.odds.call;

import cardbench.base.chance.Seed;
import cardbench.base.text.Location;
import cardbench.contract.CallCodes;
import cardbench.contract.Request;
import java.util.Optional;

/** The argument {@code seed}. */
final class SeedArgument {

    private SeedArgument() {}

    /** The seed of a request; without the argument, the default. */
    static Seed of(Request request) {
        String text = request.textOr("seed", Seed.DEFAULT.name());
        Optional<Seed> seed = Seed.parse(text);
        if (seed.isEmpty()) {
            request.refuse(
                    CallCodes.BAD_VALUE
                            .at(Location.pointer("/seed"))
                            .with("argument", "seed")
                            .with("value", text)
                            .with(
                                    "expected",
                                    "xoshiro128: and 1 to 64 letters, digits, dots, - or _"));
        }
        return seed.orElse(Seed.DEFAULT);
    }
}
