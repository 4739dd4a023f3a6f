package cardbench.base.text;

/** The names of enum constants in the contract. */
public final class EnumName {

    private EnumName() {}

    /** The name of a constant in small letters with hyphens: {@code "two-cards"}. */
    public static String of(Enum<?> constant) {
        return Ascii.lower(constant.name()).replace('_', '-');
    }
}
