package cardbench.codes.export;

import cardbench.base.text.OneLine;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.CostCount;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.export.DeckLines.Line;
import cardbench.codes.export.DeckLines.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * A picture of a deck as SVG 1.1: the cards in two columns with costs, printings and counts, the
 * cost curve, and below the right column the link as a QR code and the deck code. It uses no style
 * sheet, font file or script, and its colours do not depend on the page around it. A name that is
 * too long for its place gets smaller letters, and is cut only where those would be too small to
 * read. Lengths are in pixels.
 *
 * @param link the address in the QR code; empty for none
 * @param theme the colours
 */
record SvgExport(String link, PictureTheme theme) implements Export {

    private static final int WIDTH = 720;
    private static final int EDGE = 28;
    private static final int INNER = WIDTH - 2 * EDGE;
    private static final int GAP = 24;
    private static final int COLUMN = (INNER - GAP) / 2;
    private static final int RIGHT = EDGE + COLUMN + GAP;
    private static final int ROW = 28;
    private static final int HEADING = 36;
    private static final int CURVE = 180;

    /** For each copy whose cost is not known so many are, or there is no curve. */
    private static final int MIN_KNOWN = 4;

    private static final int BARS = 40;
    private static final int MAX_BARS = 12;

    /**
     * The width of the QR code: at least this, and four for each module, so that it can still be
     * read when a chat has halved the picture; at most that of a column, and a quarter of the
     * picture.
     */
    private static final int SCAN = 148;

    private static final int MODULE = 4;

    private static final int CODE_SIZE = 12;
    private static final int CODE_LETTER = 75; // tenths of a pixel, for the widest such font
    private static final int CODE_LINE = 17;
    private static final int LABEL = 18;

    /** Above the QR code, and above the label of the code. */
    private static final int SPACE = 12;

    /** Twelve pixels in a picture of 1080, which phones still show legibly. */
    private static final int MIN = 8;

    /** The largest width of a printing. */
    private static final int PRINTING = 80;

    /** The digits of a cost, on the colours of elements and rarities. */
    private static final String ON_COLOUR = "#ffffff";

    /** The colour of a card without element or rarity. */
    private static final String COLOURLESS = "#59635d";

    /** The height of the banner, which has the hue of the game. */
    private static final int BANNER = 100;

    /** Where the columns begin. */
    private static final int TOP = BANNER + 4;

    @Override
    public String to() {
        return "svg";
    }

    @Override
    public String write(DeckView view, ExportWords words) {
        SvgCanvas canvas = new SvgCanvas(fonts(words));
        boolean curve = isCurveShown(view);
        int room = curve ? INNER - CURVE - GAP : INNER;
        canvas.box(0, 0, WIDTH, BANNER, 0, theme.banner(view.game()));
        String title = DeckLines.title(view);
        int size = TextWidth.size(title, room, 24, 14);
        String shown = TextWidth.fitted(title, room * 100 / size);
        canvas.bold(EDGE, 48, size, theme.onBanner(), shown);
        String heroes = DeckLines.heroes(view);
        String facts = DeckLines.facts(view, words);
        facts = heroes.isEmpty() || facts.isEmpty() ? heroes + facts : heroes + " · " + facts;
        size = TextWidth.size(facts, room, 14, MIN);
        canvas.words(EDGE, 76, size, theme.onBanner(), TextWidth.fitted(facts, room * 100 / size));
        if (curve) {
            curve(view, canvas);
        }
        List<Item> items = items(view, words);
        List<String> code = codeLines(view.code());
        QrPath scan = link.isEmpty() ? null : QrPath.of(link);
        int scanned = scan == null ? 0 : width(scan, items, code);
        int left = left(items, footHeight(scanned, code));
        List<Item> right = items.subList(left, items.size());
        column(items.subList(0, left), EDGE, canvas);
        column(right, RIGHT, canvas);
        foot(scan, scanned, code, words.code(), end(right), canvas);
        int height = height(items, scanned, code);
        return canvas.document(WIDTH, height, theme.ground(), words.tag(), title);
    }

    private static String fonts(ExportWords words) {
        return "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, " + words.fonts() + ", sans-serif";
    }

    /** The curve of a few known cards would be that of another deck. */
    private static boolean isCurveShown(DeckView view) {
        int copies = 0;
        for (CostCount count : view.curve()) {
            copies += count.copies();
        }
        return view.curve().size() > 1 && MIN_KNOWN * view.curveLeftOut() <= copies;
    }

    /** A bar for each cost, and a hollow one for the copies whose cost is not known. */
    private void curve(DeckView view, SvgCanvas canvas) {
        List<CostCount> counts = withGaps(view.curve());
        int unknown = view.curveLeftOut();
        int most = Math.max(1, unknown);
        for (CostCount count : counts) {
            most = Math.max(most, count.copies());
        }
        int costs = Math.min(counts.size(), MAX_BARS);
        int bars = costs + (unknown > 0 ? 1 : 0);
        int step = CURVE / bars;
        int left = WIDTH - EDGE - CURVE;
        for (int i = 0; i < bars; i++) {
            boolean known = i < costs;
            int copies = known ? counts.get(i).copies() : unknown;
            int height = Math.max(copies == 0 ? 1 : 2, copies * BARS / most);
            int x = left + i * step;
            int width = Math.max(2, step - 4);
            canvas.box(x, 66 - height, width, height, 2, theme.onBanner());
            if (!known && height > 2) {
                canvas.box(x + 1, 67 - height, width - 2, height - 2, 1, theme.banner(view.game()));
            }
            int middle = x + (step - 4) / 2;
            String below = known ? Integer.toString(counts.get(i).cost()) : "?";
            canvas.centred(middle, 80, 11, theme.onBanner(), below);
            if (copies > 0) {
                String above = Integer.toString(copies);
                canvas.centred(middle, 62 - height, 10, theme.onBanner(), above);
            }
        }
    }

    /**
     * A bar for every cost from 0, so that gaps are seen; where those are too many, for each that
     * there is.
     */
    private static List<CostCount> withGaps(List<CostCount> curve) {
        if (curve.get(curve.size() - 1).cost() >= MAX_BARS) {
            return curve;
        }
        List<CostCount> counts = new ArrayList<>();
        for (CostCount count : curve) {
            while (counts.size() < count.cost()) {
                counts.add(new CostCount(counts.size(), 0));
            }
            counts.add(count);
        }
        return counts;
    }

    /** A heading, or a card where the heading is empty. */
    private record Item(String heading, Line line) {

        int height() {
            return heading.isEmpty() ? ROW : HEADING;
        }
    }

    private static List<Item> items(DeckView view, ExportWords words) {
        List<Item> items = new ArrayList<>();
        for (Part part : DeckLines.cards(view, words)) {
            items.add(new Item(part.heading(), null));
            for (Line line : part.lines()) {
                items.add(new Item("", line));
            }
        }
        return items;
    }

    /**
     * The number of items in the left column with which the picture is lowest. No heading is the
     * last of a column.
     *
     * @param foot the height of what follows the items in the right column
     */
    private static int left(List<Item> items, int foot) {
        int best = 0;
        for (int i = 1; i <= items.size(); i++) {
            if (items.get(i - 1).heading().isEmpty()
                    && (best == 0 || end(items, i, foot) <= end(items, best, foot))) {
                best = i;
            }
        }
        return best;
    }

    /** Where the lower column ends. */
    private static int end(List<Item> items, int left, int foot) {
        int leftEnd = end(items.subList(0, left));
        return Math.max(leftEnd, end(items.subList(left, items.size())) + foot);
    }

    private static int end(List<Item> column) {
        int y = top(column);
        for (Item item : column) {
            y += item.height();
        }
        return y;
    }

    /** A column that goes on with a part begins where the first card of the other column does. */
    private static int top(List<Item> column) {
        boolean goesOn = !column.isEmpty() && column.get(0).heading().isEmpty();
        return goesOn ? TOP + HEADING : TOP;
    }

    private void column(List<Item> items, int x, SvgCanvas canvas) {
        int y = top(items);
        for (Item item : items) {
            if (item.heading().isEmpty()) {
                line(item.line(), x, y, canvas);
            } else {
                String heading = TextWidth.fitted(item.heading(), COLUMN * 100 / 15);
                canvas.bold(x, y + 24, 15, theme.ink(), heading);
            }
            y += item.height();
        }
    }

    private void line(Line line, int left, int y, SvgCanvas canvas) {
        Row row = line.row();
        int x = line.under() ? left + 20 : left;
        int width = line.under() ? COLUMN - 20 : COLUMN;
        canvas.box(x, y, width, ROW - 4, 4, theme.panel());
        boolean cost = row.cost() != DeckView.ABSENT;
        canvas.box(x, y, cost ? 28 : 5, ROW - 4, cost ? 4 : 2, colour(row));
        if (cost) {
            canvas.centred(x + 14, y + 17, 14, ON_COLOUR, Integer.toString(row.cost()));
        }
        int name = x + (cost ? 36 : 13);
        int end = x + width - 44;
        String printing = row.isNamed() ? OneLine.of(row.text()) : "";
        if (!printing.isEmpty()) {
            String shown = TextWidth.fitted(printing, PRINTING * 100 / 11);
            canvas.ending(end, y + 16, 11, theme.quiet(), shown);
            end -= TextWidth.of(shown) * 11 / 100 + 8;
        }
        int room = end - name;
        int size = TextWidth.size(line.name(), room, 14, MIN);
        String written = TextWidth.fitted(line.name(), room * 100 / size);
        canvas.words(name, y + 17, size, theme.ink(), written);
        canvas.ending(x + width - 8, y + 17, 14, theme.quiet(), "×" + row.count());
    }

    /** The colour of a card's element or rarity, dark enough for white text on it. */
    private static String colour(Row row) {
        return switch (row.element().isEmpty() ? row.rarity() : row.element()) {
            case "pyro" -> "#b23a1e";
            case "hydro", "rare" -> "#1f63b0";
            case "cryo" -> "#1d7488";
            case "electro", "epic" -> "#7a3ea8";
            case "anemo" -> "#1c7a5c";
            case "geo", "legendary" -> "#8d6200";
            case "dendro" -> "#4a7a12";
            default -> COLOURLESS;
        };
    }

    /** Draws the link and the code below the right column. */
    private void foot(
            QrPath scan, int width, List<String> code, String label, int y, SvgCanvas canvas) {
        int below = y;
        if (scan != null) {
            canvas.qrCode(scan, RIGHT, y + SPACE, width);
            below += SPACE + width;
        }
        if (!code.isEmpty()) {
            canvas.words(RIGHT, below + SPACE + 13, 13, theme.quiet(), label);
            for (int i = 0; i < code.size(); i++) {
                int line = below + SPACE + LABEL + 13 + i * CODE_LINE;
                canvas.code(RIGHT, line, CODE_SIZE, theme.ink(), code.get(i));
            }
        }
    }

    private static int footHeight(int width, List<String> code) {
        int lines = code.isEmpty() ? 0 : SPACE + LABEL + code.size() * CODE_LINE;
        return lines + (width == 0 ? 0 : SPACE + width);
    }

    /** The lines of a code, each at most as wide as a column. */
    private static List<String> codeLines(String code) {
        String printed = OneLine.printable(code);
        int letters = COLUMN * 10 / CODE_LETTER;
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < printed.length(); from += letters) {
            lines.add(printed.substring(from, Math.min(from + letters, printed.length())));
        }
        return lines;
    }

    /** The width of a QR code among {@code items}: at most a quarter of the picture. */
    private static int width(QrPath scan, List<Item> items, List<String> code) {
        int width = Math.max(SCAN, Math.min(COLUMN, scan.side() * MODULE));
        while (width > SCAN && 4 * width * width > WIDTH * height(items, width, code)) {
            width--;
        }
        return width;
    }

    private static int height(List<Item> items, int width, List<String> code) {
        int foot = footHeight(width, code);
        return end(items, left(items, foot), foot) + EDGE;
    }
}
