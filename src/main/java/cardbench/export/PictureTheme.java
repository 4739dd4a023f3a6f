package cardbench.export;

import java.util.ArrayList;
import java.util.List;

/**
 * The colours of a picture. The colours of elements and rarities are the same in all of them, since
 * white digits stand on them; a QR code is always black on white, as readers expect it.
 */
public enum PictureTheme {
    /** For light pages; what is drawn if nothing else is asked for. */
    LIGHT("light", "#f6f7f4", "#ffffff", "#1a201d", "#59635d", "#d3d9d3", "#1f6b5a"),

    /** For dark pages. */
    DARK("dark", "#131715", "#1b201d", "#e7ebe7", "#a2ada6", "#333b36", "#79cdb4"),

    /** For paper: without grounds, which cost ink. */
    PAPER("paper", "#ffffff", "#ffffff", "#000000", "#3c4440", "#a8b0aa", "#1f6b5a");

    private final String id;
    private final String ground;
    private final String panel;
    private final String ink;
    private final String quiet;
    private final String line;
    private final String accent;

    PictureTheme(
            String id,
            String ground,
            String panel,
            String ink,
            String quiet,
            String line,
            String accent) {
        this.id = id;
        this.ground = ground;
        this.panel = panel;
        this.ink = ink;
        this.quiet = quiet;
        this.line = line;
        this.accent = accent;
    }

    /** The names of all themes in the JSON contract. */
    public static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (PictureTheme theme : values()) {
            ids.add(theme.id);
        }
        return ids;
    }

    /**
     * The theme with this name.
     *
     * @param id one of {@link #ids}
     */
    public static PictureTheme of(String id) {
        return values()[ids().indexOf(id)];
    }

    /** Its name in the JSON contract, such as {@code "dark"}. */
    public String id() {
        return id;
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

    /** The colour of lines. */
    String line() {
        return line;
    }

    /** The colour of headings and bars. */
    String accent() {
        return accent;
    }
}
