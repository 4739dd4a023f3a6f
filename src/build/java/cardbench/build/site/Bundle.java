package cardbench.build.site;

import cardbench.app.web.AllDecksBundle;
import cardbench.app.web.ArchetypeLabBundle;
import cardbench.app.web.CodecsBundle;
import cardbench.app.web.CollectionLabBundle;
import cardbench.app.web.DecksBundle;
import cardbench.app.web.DecodeBundle;
import cardbench.app.web.ExpansionLabBundle;
import cardbench.app.web.FormLabBundle;
import cardbench.app.web.FullLabBundle;
import cardbench.app.web.ListLabBundle;
import cardbench.app.web.OddsLabBundle;
import cardbench.app.web.PictureLabBundle;
import cardbench.app.web.SetcodeLabBundle;
import cardbench.app.web.WidgetBundle;
import cardbench.app.web.WizardLabBundle;
import cardbench.app.web.WordsLabBundle;
import cardbench.app.web.YgoCodecsBundle;
import java.util.Arrays;
import java.util.List;

/**
 * A file that TeaVM compiles from an entry point. They are listed in the order in which they are
 * compiled, slowest first, so that no core is idle at the end.
 */
enum Bundle {
    FULL_LAB_WASM("full-lab.wasm", FullLabBundle.class),
    FULL_LAB("full-lab.js", FullLabBundle.class),
    ODDS_LAB_WASM("odds-lab.wasm", OddsLabBundle.class),
    ODDS_LAB("odds-lab.js", OddsLabBundle.class),
    ALL_DECKS("all-decks.js", AllDecksBundle.class),
    DECKS("decks.js", DecksBundle.class),
    WIZARD_LAB("wizard-lab.js", WizardLabBundle.class),
    ARCHETYPE_LAB("archetype-lab.js", ArchetypeLabBundle.class),
    EXPANSION_LAB("expansion-lab.js", ExpansionLabBundle.class),
    FORM_LAB("form-lab.js", FormLabBundle.class),
    LIST_LAB("list-lab.js", ListLabBundle.class),
    COLLECTION_LAB("collection-lab.js", CollectionLabBundle.class),
    WORDS_LAB("words-lab.js", WordsLabBundle.class),
    PICTURE_LAB("picture-lab.js", PictureLabBundle.class),
    WIDGET("widget.js", WidgetBundle.class),
    YGO_CODECS("ygo-codecs.js", YgoCodecsBundle.class),
    SETCODE_LAB("setcode-lab.js", SetcodeLabBundle.class),
    CODECS("codecs.js", CodecsBundle.class),
    DECODE("cardbench.js", DecodeBundle.class);

    private final String file;
    private final Class<?> entryPoint;

    Bundle(String file, Class<?> entryPoint) {
        this.file = file;
        this.entryPoint = entryPoint;
    }

    /**
     * The bundles to compile: those of the page, and with the full lab also those for programs that
     * embed Cardbench, which take long.
     */
    static List<Bundle> of(boolean withFullLab) {
        return Arrays.stream(values())
                .filter(one -> withFullLab || one.entryPoint != FullLabBundle.class)
                .filter(one -> withFullLab || one.isOfSite())
                .toList();
    }

    /** Whether it is a file of the site; the other three are in the npm package alone. */
    boolean isOfSite() {
        return this != YGO_CODECS && this != SETCODE_LAB && this != CODECS;
    }

    /** The name of the file, and of the script in the site unless it is wrapped into another. */
    String file() {
        return file;
    }

    /** The class with the exports. */
    String entryPoint() {
        return entryPoint.getName();
    }

    /** Whether it is WebAssembly, not JavaScript. */
    boolean isWasm() {
        return file.endsWith(".wasm");
    }
}
