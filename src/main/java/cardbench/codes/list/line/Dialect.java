package cardbench.codes.list.line;

import cardbench.base.text.ListSigns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How one list writes its lines: the reading that explains most of them. A line that could be read
 * in several ways is read as the other lines are.
 *
 * @param form how most lines write the number of copies; {@code null} if no line has one
 * @param votes the number of lines that could be of each form
 * @param numbered whether the lines are items of a numbered list: {@code 1. 4x Opt}
 * @param ids whether words of the form of an id are ids; elsewhere they are names, as {@code IG-88}
 *     is
 * @param spaced whether the last two words are a printing, as Pokémon TCG Live writes it
 * @param packs whether words in parentheses behind a name are those of a set or pack
 * @param bars whether bars stand between a name and its printing; otherwise a title follows them
 * @param plus whether a plus behind a name marks a foil, as in the files of Forge with their
 *     sections in brackets and bars behind names
 * @param capital whether the names begin with capitals
 */
public record Dialect(
        CountForm form,
        int[] votes,
        boolean numbered,
        boolean ids,
        boolean spaced,
        boolean packs,
        boolean bars,
        boolean plus,
        boolean capital) {

    /** The dialect of a card alone. */
    public static final Dialect PLAIN = of(List.of());

    /** Larger numbers behind a blank are those of a printing. */
    private static final int MAX_LAST = 99;

    /** The dialect of lines. */
    public static Dialect of(List<TextLine> lines) {
        List<String> texts = new ArrayList<>();
        boolean spaced = false;
        boolean magic = false;
        boolean settings = false;
        boolean netrunner = false;
        boolean sections = false;
        for (TextLine line : lines) {
            String text = line.text();
            boolean bracket = line.raw().startsWith("[") && line.raw().endsWith("]");
            sections |= bracket && line.heading().zone() == null;
            settings = bracket ? line.heading().zone() == null : settings;
            if (settings && text.indexOf('=') > 0) {
                continue;
            }
            if (line.isLong() || line.isRule()) {
                continue;
            }
            HeadingLine heading = line.heading();
            boolean title = heading.zone() != null && heading.place() != HeadingLine.Place.BEFORE;
            spaced |= title && GameEvidence.ofHeading(heading.title()) == ListGame.POKEMON;
            netrunner |= title && GameEvidence.ofHeading(heading.title()) == ListGame.NETRUNNER;
            magic |= line.raw().startsWith("SB:");
            boolean hearthstone = line.sign().equals("#");
            if (!title && (!line.isComment() || hearthstone) && !heading.isTotal()) {
                texts.add(LineGrammar.withoutSideboard(text));
            }
        }
        boolean numbered = isNumbered(texts);
        if (numbered) {
            texts.replaceAll(LineGrammar::withoutItem);
        }
        int[] votes = votes(texts);
        CountForm form = form(votes);
        Dialect counts = new Dialect(form, votes, numbered, true, false, false, false, false, true);
        List<String> names = new ArrayList<>();
        for (String text : texts) {
            CopyCount count = LineGrammar.count(text, counts);
            if (count != null && CardLine.isName(count.rest())) {
                names.add(count.rest());
            }
        }
        return of(names, counts, spaced, netrunner, magic, sections);
    }

    private static Dialect of(
            List<String> names,
            Dialect counts,
            boolean spacedHeading,
            boolean packHeading,
            boolean sideboards,
            boolean sections) {
        int ids = 0;
        int spaced = 0;
        Map<String, Boolean> different = new LinkedHashMap<>();
        int barred = 0;
        int tight = 0;
        int codes = 0;
        int lower = 0;
        boolean magic = sideboards;
        for (String name : names) {
            boolean bar = name.indexOf(" | ") > 0;
            barred += bar ? 1 : 0;
            tight += !bar && name.indexOf('|') > 0 ? 1 : 0;
            codes += bar && isPrinting(name.substring(name.indexOf(" | ") + 3)) ? 1 : 0;
            ids += CardRemarks.hasId(name) ? 1 : 0;
            spaced += CardRemarks.hasSpacedPrinting(name) ? 1 : 0;
            different.putIfAbsent(name, CardRemarks.hasPack(name));
            lower += ListText.isLowerCase(name.charAt(0)) ? 1 : 0;
            String first = bar ? name.substring(0, name.indexOf(" | ")) : name;
            magic |= GameEvidence.ofName(first) == ListGame.MAGIC;
        }
        int packs = 0;
        for (boolean pack : different.values()) {
            packs += pack ? 1 : 0;
        }
        int size = names.size();
        return new Dialect(
                counts.form,
                counts.votes,
                counts.numbered,
                size == 0 || ids * 2 >= size,
                spacedHeading || size > 1 && spaced * 2 >= size,
                (packHeading || packs > 1) && packs * 2 >= different.size(),
                barred > 0 && (codes * 2 >= barred || magic),
                sections || tight > 0,
                lower * 2 <= size);
    }

    private static boolean isPrinting(String text) {
        String word = ListSigns.trim(text);
        return CardId.isSet(word) && word.length() >= 3 && word.indexOf('-') < 0;
    }

    /** Whether items are numbered one by one: 1., 2., 3. */
    private static boolean isNumbered(List<String> texts) {
        int items = 0;
        int jumps = 0;
        int next = 0;
        for (String text : texts) {
            CopyCount count = CopyCount.leading(text);
            if (count != null
                    && count.form() == CountForm.SIGN_FIRST
                    && ".)、．）".indexOf(count.sign()) >= 0) {
                jumps += items > 0 && count.count() != next ? 1 : 0;
                next = count.count() + 1;
                items++;
            }
        }
        return items >= 2 && items * 2 > texts.size() && jumps * 4 <= items;
    }

    private static int[] votes(List<String> texts) {
        int[] votes = new int[CountForm.values().length];
        int printings = 0;
        for (String text : texts) {
            CopyCount first = CopyCount.leading(text);
            CopyCount last = LineGrammar.trailing(text);
            if (first != null && CardLine.isName(first.rest()) && !LineGrammar.isAmount(first)) {
                votes[first.form().ordinal()]++;
            }
            boolean behind =
                    last != null
                            && CardLine.isName(last.rest())
                            && (last.form().isMarked() || last.count() <= MAX_LAST);
            if (behind) {
                votes[last.form().ordinal()]++;
                String rest = last.rest();
                String word = rest.substring(rest.lastIndexOf(' ') + 1);
                boolean set = CardId.isSet(word) && !CardId.is(word);
                printings += last.form() == CountForm.NUMBER_LAST && set ? 1 : 0;
            }
        }
        int bare = CountForm.NUMBER_LAST.ordinal();
        votes[bare] = printings * 2 >= votes[bare] ? 0 : votes[bare];
        return votes;
    }

    /** The form of most lines; of several the first. */
    private static CountForm form(int[] votes) {
        CountForm best = null;
        int most = 0;
        for (CountForm form : CountForm.values()) {
            if (votes[form.ordinal()] > most) {
                most = votes[form.ordinal()];
                best = form;
            }
        }
        return best;
    }

    /** The number of lines that could be of a form. */
    public int votes(CountForm of) {
        return votes[of.ordinal()];
    }
}
