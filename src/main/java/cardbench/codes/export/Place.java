package cardbench.codes.export;

import cardbench.codes.deck.DeckView;
import java.util.List;

/**
 * A place where people post, or a markup language that many places share. Each has a markup, signs
 * that it interprets in any text, and the number of characters that a post may have. The sources of
 * these rules are in {@code src/site/markdown/places.md}.
 */
public enum Place {
    /** Forums of Discuz! and phpBB. */
    BBCODE("bbcode", 0, "bbcode", Markups.BBCODE + Markups.SMILEYS, ""),

    /** CommonMark with the extensions of GitHub. */
    MARKDOWN("markdown", 0, "markdown", Markups.MARKDOWN, ""),

    /** A page or a wiki of one's own. */
    HTML("html", 0, "html", Markups.HTML, Markups.HTML),

    /** NGA, a Chinese forum. */
    NGA("nga", 0, "bbcode", Markups.BBCODE + Markups.RULES, ""),

    /**
     * Articles of bilibili: paragraphs, lists and code, no tables; one size of headings is sure.
     */
    BILIBILI(
            "bilibili",
            0,
            "text",
            Markups.TEXT + Markups.TOPICS,
            Markups.HTML_PARAGRAPHS + Markups.TOPICS),

    /** Baidu Tieba. No source was found for its rules. */
    TIEBA("tieba", 0, "text", Markups.COMMENTS, ""),

    /** Groups of QQ. */
    QQ("qq", 4_500, "text", Markups.COMMENTS, ""),

    /** Discord: Markdown without tables, with emoji between colons. */
    DISCORD("discord", 2_000, "markdown", Markups.MARKDOWN_WITHOUT_TABLES + Markups.SMILEYS, ""),

    /** Reddit, the old design too, which reads no fences. */
    REDDIT("reddit", 40_000, "markdown", Markups.MARKDOWN_WITHOUT_FENCES + Markups.PEOPLE, ""),

    /** Forums of Discourse, with emoji between colons. */
    DISCOURSE("discourse", 32_000, "markdown", Markups.MARKDOWN + Markups.SMILEYS, ""),

    /** X, where characters are weighted. */
    X("x", 280, "text", Markups.TEXT + Markups.TAGS, ""),

    /** Articles of note, with two levels of headings and no tables. */
    NOTE("note", 0, "text", Markups.TEXT, Markups.HTML_ARTICLE);

    private final String id;
    private final int limit;
    private final Markup markup;
    private final Markup formatted;

    Place(String id, int limit, String dialect, String elements, String formatted) {
        this.id = id;
        this.limit = limit;
        this.markup = new Markup(dialect, elements);
        this.formatted = formatted.isEmpty() ? null : new Markup("html", formatted);
    }

    /** The place with this name in the JSON contract; {@code null} if there is none. */
    public static Place of(String id) {
        for (Place place : values()) {
            if (place.id.equals(id)) {
                return place;
            }
        }
        return null;
    }

    /** Its name in the JSON contract, such as {@code "nga"}. */
    public String id() {
        return id;
    }

    /** How its texts are written: {@code bbcode}, {@code markdown}, {@code html}, {@code text}. */
    public String dialect() {
        return markup.dialect();
    }

    /** Whether the rendering of this place is known from a source. */
    public boolean isChecked() {
        return this != TIEBA;
    }

    /** The most characters of a post, as {@link #length} counts them; 0 if no source gives one. */
    public int limit() {
        return limit;
    }

    /**
     * The length of a text as the place counts it: on X by weight, elsewhere in UTF-16 units, which
     * are never fewer than characters.
     */
    public int length(String text) {
        return this == X ? WeightedLength.of(text) : text.length();
    }

    /** A deck with its cards; its title and its code alone where all is too long. */
    public PlacedText deck(DeckView view, ExportWords words) {
        return post(PostForm.DECKS, "", List.of(new PostedDeck(1, view, "", 0, 0)), words);
    }

    /**
     * The decks of a post. No place for formatted text has a limit, so that both texts are whole or
     * there is but one. Where all is too long, it is their titles and codes alone.
     *
     * @param decks in the order of their codes in the post
     */
    public PlacedText post(PostForm form, String post, List<PostedDeck> decks, ExportWords words) {
        String whole = form.write(post, decks, true, words, markup);
        int length = length(whole);
        boolean tooLong = limit > 0 && length > limit;
        String content = tooLong ? form.write(post, decks, false, words, markup) : whole;
        boolean fits = limit == 0 || length(content) <= limit;
        // a post is in its author's markup, which may be no HTML
        String html =
                formatted == null || form == PostForm.NAMES
                        ? ""
                        : form.write(post, decks, true, words, formatted);
        return new PlacedText(content, html, length, tooLong, fits);
    }
}
