package cardbench.codes.e2e;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;

/** The page as its readers use it: the view Decks, open and ready. */
public final class DecksView implements AutoCloseable {

    /** The code that the article takes apart: fifteen pairs, and the Warlock's default hero. */
    public static final String WARLOCK =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=";

    /**
     * The same as the game writes it today: behind the cards, a byte says that no sideboard
     * follows.
     */
    public static final String WARLOCK_TODAY =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgAA";

    /** A Hunter's deck with two sideboards, of cards 90749 and 102983. */
    public static final String HUNTER =
            "AAECAR8G/cQF8+wFzPYFx6QGr6gG4KkGDM4GlwfmFqbvAs+eBqmxBp24Bu7eBoiDB7KSB8ObB4eoBwABBbvEBf3EBfDo"
                    + "Bf3EBfGzBsekBvWzBsekBqi8Bv3EBQAA";

    /** A Rogue's deck of six cards. */
    public static final String ROGUE = "AAECAaIHA0CzAYwCA6wC3ge5YAAA";

    /** The share code that the document on Genius Invokation prints. */
    public static final String GENIUS =
            "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";

    /** A post with two codes, one of them glued to its label. */
    public static final String POST = "今天上分的两套：\n任务贼：" + ROGUE + "\n\n猎人 " + HUNTER + "\n";

    public static final int PHONE_WIDTH = 360;
    public static final int PHONE_HEIGHT = 640;

    private final SitePage site;

    private DecksView(SitePage site) {
        this.site = site;
        ready();
    }

    /** Opens the page in English at this fragment. */
    public static DecksView open(Site site, String fragment) {
        return open(site, Scheme.HTTP, fragment, inLanguage("en-GB"));
    }

    public static DecksView open(
            Site site, Scheme scheme, String fragment, Browser.NewContextOptions options) {
        return new DecksView(site.open(scheme, "index.html" + fragment, options));
    }

    /** On a page that was opened already. */
    public static DecksView on(SitePage page) {
        return new DecksView(page);
    }

    public static Browser.NewContextOptions inLanguage(String locale) {
        return new Browser.NewContextOptions()
                .setLocale(locale)
                .setPermissions(List.of("clipboard-read", "clipboard-write"));
    }

    public static Browser.NewContextOptions onPhone(String locale) {
        return inLanguage(locale)
                .setViewportSize(PHONE_WIDTH, PHONE_HEIGHT)
                .setHasTouch(true)
                .setIsMobile(true);
    }

    /** Waits until the page has its words, and what comes behind the first answer. */
    public DecksView ready() {
        page().locator("#page")
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.VISIBLE));
        page().locator("#decks[data-cards=loaded]")
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        return this;
    }

    public SitePage site() {
        return site;
    }

    public Page page() {
        return site.page();
    }

    /** Types over what the box holds, all at once. */
    public DecksView fill(String text) {
        page().fill("#box", text);
        return this;
    }

    /** Pastes over what the box holds. */
    public DecksView paste(String text) {
        page().evaluate("text => navigator.clipboard.writeText(text)", text);
        page().focus("#box");
        press("Control+a").press("Control+v");
        return afterNextFrame();
    }

    /** Waits until what follows the next frame has run: the answer to a paste is drawn there. */
    private DecksView afterNextFrame() {
        page().evaluate(
                        "() => new Promise((done) => requestAnimationFrame(() =>"
                                + " setTimeout(() => setTimeout(done))))");
        return this;
    }

    public DecksView click(String selector) {
        page().click(selector);
        return this;
    }

    /** Opens a part of the answer: "deck", "bytes", "draws", "share" or "compare". */
    public DecksView tab(String part) {
        return click("#tab-" + part);
    }

    /**
     * Chooses a way to take the deck along. The tables name all cards of some decks; of those below
     * they do not, so the page must ask whether numbers may go out, and it is told that they may.
     */
    public DecksView share(String way) {
        tab("share").click("#share-" + way);
        boolean hasNames = !box().contains(HUNTER) && !box().contains(ROGUE);
        if (!hasNames && !List.of("link", "embed", "json").contains(way)) {
            click("#share-anyway");
        }
        return this;
    }

    /** Compares the deck with another one. */
    public DecksView compareWith(String other) {
        tab("compare");
        fillOther(page(), other);
        return this;
    }

    /** Fills the box for another text, which is folded where recent decks can be pressed. */
    public static void fillOther(Page page, String other) {
        page.locator("#other-text").waitFor();
        page.evaluate("() => { document.querySelector('#other-text').open = true; }");
        page.fill("#other", other);
    }

    public DecksView press(String key) {
        page().keyboard().press(key);
        return this;
    }

    /** The text of the first element that fits, as it is shown. */
    public String text(String selector) {
        return page().locator(selector).first().innerText();
    }

    public List<String> texts(String selector) {
        return page().locator(selector).allInnerTexts();
    }

    /** What fits now or will: for assertions, which wait for it. */
    public Locator locator(String selector) {
        return page().locator(selector);
    }

    public String box() {
        return page().inputValue("#box");
    }

    /** The share code of these share ids under offset 0, as the core writes it. */
    String shareCode(Integer... ids) {
        return (String)
                page().evaluate(
                                """
                                (ids) => JSON.parse(Cardbench.call(JSON.stringify(
                                  { op: "encode", offset: 0, deck: { kind: "genshin", shareIds: ids } }))).result.text""",
                                List.of(ids));
    }

    /** The id of the element that the keyboard is on. */
    public String focus() {
        return (String) page().evaluate("() => document.activeElement.id");
    }

    /** Waits until the fragment of the address has this: it follows once typing rests. */
    public DecksView awaitFragment(String part) {
        page().waitForFunction("(part) => decodeURIComponent(location.hash).includes(part)", part);
        return this;
    }

    /** The fragment of the address. */
    public String fragment() {
        return (String) page().evaluate("() => decodeURIComponent(location.hash)");
    }

    @Override
    public void close() {
        site.close();
    }
}
