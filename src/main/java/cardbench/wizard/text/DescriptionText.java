package cardbench.wizard.text;

import java.util.List;

/**
 * Joins the lines about a card to the text that is printed on it, in the style of the document's
 * own cards: “造成9点伤害，若你装备了魔杖，改为造成12点伤害。”
 */
final class DescriptionText {

    private final Wording wording;
    private final List<Explainer.Line> lines;
    private int next;

    DescriptionText(Wording wording, List<Explainer.Line> lines) {
        this.wording = wording;
        this.lines = lines;
    }

    /** The description; empty for a card without effects. */
    String text() {
        String text = "";
        while (next < lines.size()) {
            String timing = bare(lines.get(next++).text());
            // what each card of its type does is not printed
            boolean isUsual =
                    timing.equals(bare(wording.say("timing.onPlay")))
                            || timing.equals(bare(wording.say("timing.onFlip")));
            String body = block(0, isUsual);
            if (body.isEmpty()) {
                continue;
            }
            String behavior = isUsual ? body : wording.say("brief.under", timing, small(body));
            String sentence = wording.say("brief.end", behavior);
            text = text.isEmpty() ? sentence : wording.say("brief.after", text, sentence);
        }
        return text;
    }

    /** Whether the next line is below a depth, so that it belongs to a line of that depth. */
    private boolean isInside(int depth) {
        return next < lines.size() && lines.get(next).depth() > depth;
    }

    /**
     * The lines below a depth.
     *
     * @param apart whether a line behind a block begins a sentence, so that it is not read as a
     *     part of the block
     */
    private String block(int depth, boolean apart) {
        String text = "";
        boolean ended = false;
        while (isInside(depth)) {
            Explainer.Line line = lines.get(next++);
            boolean heads = isInside(line.depth());
            boolean idle = !heads && line.text().equals(wording.say("do.nothing"));
            String clause = idle ? "" : heads ? under(line) : bare(line.text());
            if (clause.isEmpty()) {
                continue;
            }
            if (text.isEmpty()) {
                text = clause;
            } else if (ended && apart) {
                text = wording.say("brief.after", wording.say("brief.end", text), clause);
            } else if (ended || heads) {
                text = wording.say("brief.next", text, small(clause));
            } else {
                text = wording.say("brief.also", linked(text), small(clause));
            }
            ended = heads;
        }
        return text;
    }

    /** A line with those that belong to it; two branches of one effect each are joined. */
    private String under(Explainer.Line line) {
        int from = next;
        String head = bare(line.text());
        String body = block(line.depth(), false);
        boolean plain = next - from == 1;
        String otherwise = wording.say("do.if.else");
        boolean loops = line.at() != null && line.at().text("type", "").equals("loop");
        String text =
                body.isEmpty()
                        ? ""
                        : wording.say(loops ? "brief.loop" : "brief.under", head, small(body));
        if (next == lines.size()
                || lines.get(next).depth() != line.depth()
                || !lines.get(next).text().equals(otherwise)) {
            return text;
        }
        int second = ++next;
        String other = block(line.depth(), false);
        if (plain && next - second == 1 && !other.isEmpty() && !body.isEmpty()) {
            return wording.say("brief.instead", other, small(head), small(body));
        }
        if (other.isEmpty()) {
            return text;
        }
        String first =
                body.isEmpty()
                        ? wording.say("brief.under", head, wording.say("brief.nothing"))
                        : text;
        String last = wording.say("brief.under", bare(otherwise), small(other));
        return wording.say("brief.else", first, small(last));
    }

    /** A clause with the ending that a language has before another clause of the same sentence. */
    private String linked(String clause) {
        String endings = wording.say("brief.endings");
        int from = 0;
        for (int to = endings.indexOf('>'); to >= 0; to = endings.indexOf('>', from)) {
            int end = endings.indexOf(';', to);
            String ending = endings.substring(from, to);
            if (clause.endsWith(ending)) {
                return clause.substring(0, clause.length() - ending.length())
                        + endings.substring(to + 1, end);
            }
            from = end + 1;
        }
        return clause;
    }

    /** A line without its last mark. */
    private static String bare(String line) {
        int end = line.length();
        while (end > 0 && ".:。：".indexOf(line.charAt(end - 1)) >= 0) {
            end--;
        }
        return line.substring(0, end);
    }

    /** A clause inside of a sentence: an English one has no capital letter there. */
    private static String small(String clause) {
        char first = clause.isEmpty() ? ' ' : clause.charAt(0);
        boolean capital = first >= 'A' && first <= 'Z';
        return capital ? (char) (first - 'A' + 'a') + clause.substring(1) : clause;
    }
}
