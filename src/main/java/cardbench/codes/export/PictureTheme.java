package cardbench.codes.export;

import cardbench.base.text.EnumName;

/**
 * The colours of a picture. The colours of elements and rarities are the same in all of them, since
 * white digits stand on them; a QR code is always black on white, as readers expect it.
 */
public enum PictureTheme {
    /** For light pages; the default. */
    LIGHT("#f4f6f8", "#ffffff", "#10151b", "#55606d"),

    /** For dark pages. */
    DARK("#0f1317", "#171c22", "#e8edf2", "#9aa7b4"),

    /** For paper: without grounds, which cost ink. */
    PAPER("#ffffff", "#ffffff", "#000000", "#3c4440");

    private final String ground;
    private final String panel;
    private final String ink;
    private final String quiet;

    PictureTheme(String ground, String panel, String ink, String quiet) {
        this.ground = ground;
        this.panel = panel;
        this.ink = ink;
        this.quiet = quiet;
    }

    /** Its name in the JSON contract, such as {@code "dark"}. */
    public String id() {
        return EnumName.of(this);
    }

    /** The colour behind everything. */
    String ground() {
        return ground;
    }

    /** The colour behind a card. */
    String panel() {
        return panel;
    }

    /** The colour of names and the code. */
    String ink() {
        return ink;
    }

    /** The colour of counts and labels. */
    String quiet() {
        return quiet;
    }

    /** The colour behind the title: the hue of the game, dark enough for white letters. */
    String banner(String game) {
        if (this == PAPER) {
            return ground;
        }
        return switch (game) {
            case "hearthstone", "mercenaries" -> "#8a5a00";
            case "genshin" -> "#125f86";
            case "ydk", "ydke", "ygo", "ygomobile", "omega" -> "#98305a";
            case "lor" -> "#1d6b62";
            case "riftbound" -> "#3d4f9e";
            case "snap" -> "#a3352c";
            default -> "#0f6b5c";
        };
    }

    /** The colour of what stands on the banner. */
    String onBanner() {
        return this == PAPER ? ink : "#ffffff";
    }
}
