package cardbench.codes.export;

/**
 * The elements of each markup, one a line, as {@link cardbench.base.text.Phrases} reads them: a
 * digit in braces is a text that stands there, a pilcrow a line feed.
 *
 * <ul>
 *   <li>{@code title}, {@code facts}, the heading of a {@code part}: a line.
 *   <li>{@code item}, {@code under}: a card of a part, or of the sideboard of the card before it:
 *       copies and cost, name. {@code end} is the end of a part.
 *   <li>{@code code}: the code, its label, a fence of Markdown.
 *   <li>{@code row}: begins a row, in which the first one has {@code titles}, others one {@code
 *       head} or {@code label} and then {@code cell}s; {@code rule} is a column of the line below
 *       the titles. Without {@code cell}, a table is written by {@code line}.
 *   <li>{@code wide}: characters of names that become their full-width forms (U+FF01 to U+FF5E),
 *       which read the same; {@code backslash}: those behind a backslash.
 *   <li>{@code trigger.0}, {@code trigger.1}, and so on: what the place looks for in any text
 *       (smileys, mentions, headings, topics), and after a bar what takes its place in names.
 *   <li>{@code own}: present where no addresses are looked for.
 * </ul>
 */
final class Markups {

    /** BBCode with the tags that Discuz!, NGA and phpBB share; tables are of the former two. */
    static final String BBCODE =
            """
            title = [b]{0}[/b]¶
            facts = {0}¶
            part = ¶[b]{0}[/b]¶[list]¶
            item = [*]{0}{1}¶
            under = [*]└ {0}{1}¶
            end = [/list]¶
            code = ¶{1}¶[code]{0}[/code]¶
            table = [table]¶
            row = [tr]
            row.end = [/tr]¶
            titles = [td][b]{0}[/b][/td]
            head = [td][b]{0}[/b][/td]
            label = [td]{0}[/td]
            cell = [td]{0}[/td]
            table.end = [/table]¶
            wide = []{}<>&*
            """;

    /** Emoticons and emoji such as :D and :smile:; a colon before a blank is punctuation. */
    static final String SMILEYS = "trigger.0 = :|：\ntrigger.1 = ： |: \n";

    /** NGA's headings: three equals or minus signs before and after a text. */
    static final String RULES = "trigger.0 = ===|＝＝＝\ntrigger.1 = ---|－－－\n";

    /** Reddit's names of people and communities: u/name, r/name. */
    static final String PEOPLE = "trigger.0 = u/|u／\ntrigger.1 = r/|r／\n";

    /** Emoticons in brackets and topics between number signs, as on bilibili. */
    static final String TOPICS = "wide = []#\n";

    /**
     * Mentions, hashtags and cashtags of X. It takes the full-width forms for the same, so that a
     * zero-width space separates the sign, which counts as one character.
     */
    static final String TAGS =
            "trigger.0 = ＠|＠\u200b\ntrigger.1 = #|#\u200b\ntrigger.2 = $|$\u200b\n";

    private static final String MARKDOWN_PARTS =
            """
            title = ### {0}¶
            facts = ¶{0}¶
            part = ¶**{0}**¶¶
            item = - {0}{1}¶
            backslash = \\`*_{}[]<>#|~&$^
            """;

    private static final String MARKDOWN_TABLE =
            """
            row = |
            row.end = ¶
            titles =  {0} |
            head =  **{0}** |
            label =  {0} |
            cell =  {0} |
            rule =  ---: |
            rules = | --- |
            """;

    private static final String MARKDOWN_FENCES =
            """
            under =   - {0}{1}¶
            code = ¶{2}¶{0}¶{2}¶
            """;

    /** CommonMark with the tables of GitHub's dialect. */
    static final String MARKDOWN = MARKDOWN_PARTS + MARKDOWN_FENCES + MARKDOWN_TABLE;

    /** Markdown where a table is a block of code. */
    static final String MARKDOWN_WITHOUT_TABLES =
            MARKDOWN_PARTS
                    + MARKDOWN_FENCES
                    + """
                    table = ```¶
                    line = {0}
                    table.end = ```¶
                    """;

    /**
     * Markdown with indented code, below a paragraph: it would belong to the last item of a list
     * else. Lists in lists are indented by four blanks, as older readers want them.
     */
    static final String MARKDOWN_WITHOUT_FENCES =
            MARKDOWN_PARTS
                    + MARKDOWN_TABLE
                    + """
                    under =     - {0}{1}¶
                    code = ¶{1}¶¶    {0}¶
                    """;

    /**
     * Names are in {@code bdi} elements, so that a name written from right to left does not reorder
     * the text around it.
     */
    private static final String HTML_PARTS =
            """
            open = <section lang="{0}">¶
            close = </section>¶
            facts = <p>{0}</p>¶
            item = <li>{0}<bdi>{1}</bdi></li>¶
            under = <li>└ {0}<bdi>{1}</bdi></li>¶
            end = </ul>¶
            code = <p>{1}</p>¶<pre><code>{0}</code></pre>¶
            """;

    private static final String HTML_CODE_FOR_TABLE =
            """
            table = <pre><code>
            line = {0}
            table.end = </code></pre>¶
            """;

    /** A fragment of HTML without scripts and styles, for blogs and wikis. */
    static final String HTML =
            HTML_PARTS
                    + """
                    title = <h3><bdi>{0}</bdi></h3>¶
                    part = <h4>{0}</h4>¶<ul>¶
                    table = <table>¶
                    row = <tr>
                    row.end = </tr>¶
                    titles = <th>{0}</th>
                    head = <th>{0}</th>
                    label = <th>{0}</th>
                    cell = <td>{0}</td>
                    table.end = </table>¶
                    own = own
                    """;

    /** HTML with two levels of headings and without tables. */
    static final String HTML_ARTICLE =
            HTML_PARTS
                    + HTML_CODE_FOR_TABLE
                    + """
                    title = <h2><bdi>{0}</bdi></h2>¶
                    part = <h3>{0}</h3>¶<ul>¶
                    """;

    /** HTML with one level of headings and without tables. */
    static final String HTML_PARAGRAPHS =
            HTML_PARTS
                    + HTML_CODE_FOR_TABLE
                    + """
                    title = <h2><bdi>{0}</bdi></h2>¶
                    part = <p><strong>{0}</strong></p>¶<ul>¶
                    """;

    /** Plain text. */
    static final String TEXT =
            """
            title = {0}¶
            facts = {0}¶
            part = ¶{0}¶
            item = {0}{1}¶
            under = └ {0}{1}¶
            code = ¶{0}¶
            line = {0}
            """;

    /**
     * Plain text as Hearthstone copies it: the game skips lines that begin with a number sign, so
     * that the whole message can be pasted into it.
     */
    static final String COMMENTS =
            """
            title = ### {0}¶
            facts = # {0}¶
            part = #¶# {0}¶
            item = # {0}{1}¶
            under = # └ {0}{1}¶
            code = #¶{0}¶
            line = # {0}
            """;

    private Markups() {}
}
