package cardbench.app.bench;

import cardbench.base.e2e.Browsers;
import com.google.gson.JsonArray;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.nio.file.Path;

/** The first text of a reader with a phone on a slow line, pasted as soon as the page is there. */
enum FirstText {
    LIST(
            "First list on a phone at 200 kB/s",
            "2,500",
            """
            Deck
            4 Monastery Swiftspear (BRO) 144
            4 Soul-Scar Mage (AKH) 148
            4 Kumano Faces Kakkazan (NEO) 152
            4 Play with Fire (MID) 154
            4 Lightning Strike (DMU) 137
            3 Skewer the Critics (RNA) 115
            2 Roiling Vortex (ZNR) 156
            4 Wizard's Lightning (DOM) 152
            3 Light Up the Stage (RNA) 107
            2 Bonecrusher Giant (ELD) 115
            2 Den of the Bugbear (AFR) 254
            2 Ramunap Ruins (HOU) 181
            1 Sokenzan, Crucible of Defiance (NEO) 276
            4 Fiery Islet (MH1) 238
            15 Mountain (ANA) 64
            2 Hazoret the Fervent (AKH) 136

            Sideboard
            3 Rending Volley (DTK) 150
            2 Unlicensed Hearse (SNC) 246
            2 Roast (DTK) 151
            1 Abrade (VOW) 139
            1 Shattering Spree (GPT) 75
            1 Torpor Orb (NPH) 162
            1 Pithing Needle (MID) 257
            1 Grafdigger's Cage (M20) 227
            1 Smash to Smithereens (ORI) 163
            1 Chandra, Torch of Defiance (KLD) 110
            1 Redcap Melee (ELD) 135
            """),
    CODE("First Hearthstone code on a phone at 200 kB/s", "400", View.CODE);

    private static final String ANSWER = "#answer #deck-title";

    private static final int BYTES_IN_SECOND = 200_000;
    private static final int SLOWER = 4;

    /** Pastes when the page is shown, and notes when the answer is painted. */
    private static final String CLOCK =
            """
            (([text, answer]) => {
              let pasted = 0;
              new MutationObserver((changes, observer) => {
                const box = document.getElementById("box");
                if (pasted === 0 && box && !document.getElementById("page").hidden) {
                  pasted = performance.now();
                  box.value = text;
                  box.dispatchEvent(new InputEvent("input", { inputType: "insertFromPaste", bubbles: true }));
                }
                if (pasted > 0 && document.querySelector(answer)) {
                  observer.disconnect();
                  requestAnimationFrame(() => { window.answered = performance.now(); window.pasted = pasted; });
                }
              }).observe(document, { childList: true, subtree: true, attributes: true });
            })(%s);
            """;

    private final String title;
    private final String wanted;
    private final String text;

    FirstText(String title, String wanted, String text) {
        this.title = title;
        this.wanted = wanted;
        this.text = text;
    }

    /** Its name in the table. */
    String title() {
        return title;
    }

    /** The milliseconds that a reader waits at most. */
    String wanted() {
        return wanted;
    }

    /**
     * The milliseconds from the paste to the answer, those since the navigation, and the bytes
     * until then.
     */
    record Wait(double afterPaste, double afterStart, long bytes) {}

    /** Visits a site with nothing kept. */
    Wait measure(Browser browser, Path folder) throws IOException {
        try (ZippedSite site = new ZippedSite(folder, BYTES_IN_SECOND);
                Visit visit = new Visit(browser, SLOWER)) {
            JsonArray given = new JsonArray();
            given.add(text);
            given.add(ANSWER);
            visit.page().addInitScript(String.format(CLOCK, given));
            visit.page().navigate(site.address() + "index.html");
            visit.page().waitForFunction("() => window.answered");
            long bytes = site.sent();
            return new Wait(
                    visit.number("() => window.answered - window.pasted"),
                    visit.number("() => window.answered"),
                    bytes);
        }
    }

    /**
     * Compares sites, which take turns.
     *
     * @param args the number of rounds and the folder of each site
     */
    public static void main(String[] args) throws IOException {
        try (Playwright playwright = Browsers.playwright();
                Browser browser = Browsers.launch(playwright)) {
            for (int round = 0; round < Integer.parseInt(args[0]); round++) {
                for (int i = 1; i < args.length; i++) {
                    for (FirstText one : values()) {
                        System.out.println(
                                args[i] + " " + one + " " + one.measure(browser, Path.of(args[i])));
                    }
                }
            }
        }
    }
}
