package cardbench.codes.ygo.expansion;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Utf8;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.CardDatabase;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.SetnameTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An expansion as a zip ({@code .zip}, {@code .ypk}): databases ({@code .cdb}), lists of names
 * ({@code strings.conf}) and scripts ({@code c<id>.lua}), in any folder. Immutable.
 *
 * @param name the name of the zip
 * @param zip all of its files
 * @param databases in the order of the zip
 * @param lists the lists of names that could be read
 * @param scripts the text of each script by its card
 */
public record Expansion(
        String name,
        ZipArchive zip,
        List<CardDatabase> databases,
        List<SetnameTable> lists,
        Map<Long, String> scripts) {

    static final String LIST = "strings.conf";

    /** Copies the lists. */
    public Expansion {
        databases = List.copyOf(databases);
        lists = List.copyOf(lists);
        scripts = new LinkedHashMap<>(scripts);
    }

    /** Reads a zip; without a database in it, adds an error and returns {@code null}. */
    public static Expansion read(String name, byte[] bytes, Diagnostics diagnostics) {
        ZipArchive zip = ZipArchive.read(bytes, diagnostics);
        if (zip == null) {
            return null;
        }
        List<CardDatabase> databases = new ArrayList<>();
        List<SetnameTable> lists = new ArrayList<>();
        Map<Long, String> scripts = new LinkedHashMap<>();
        for (ZipArchive.Entry entry : zip.entries()) {
            String file = fileName(entry.name());
            long script = scriptOf(file);
            boolean database = file.endsWith(".cdb");
            if (!database && script < 0 && !file.equals(LIST)) {
                continue;
            }
            byte[] content = zip.content(entry);
            if (content == null) {
                diagnostics.add(ExpansionCodes.DAMAGED_FILE.anywhere().with("file", entry.name()));
            } else if (database) {
                CardDatabase read = CardDatabase.read(entry.name(), content, diagnostics);
                if (read == null) {
                    return null;
                }
                databases.add(read);
            } else if (script >= 0) {
                scripts.put(script, Utf8.decode(content));
            } else {
                // a list without archetypes is no fault: it may have other words
                SetnameTable list =
                        SetnameTable.read(entry.name(), Utf8.decode(content), new Diagnostics());
                if (list != null) {
                    lists.add(list);
                }
            }
        }
        if (databases.isEmpty()) {
            diagnostics.add(ExpansionCodes.NO_DATABASE_INSIDE.anywhere());
            return null;
        }
        return new Expansion(name, zip, databases, lists, scripts);
    }

    /** The last part of a path, in lower case. */
    static String fileName(String path) {
        return Ascii.lower(path.substring(path.lastIndexOf('/') + 1));
    }

    /** The card of a script by the name of its file, or -1. */
    static long scriptOf(String file) {
        if (!file.startsWith("c") || !file.endsWith(".lua")) {
            return -1;
        }
        String digits = file.substring(1, file.length() - ".lua".length());
        int length = digits.length();
        boolean fits = length > 0 && length <= 10 && Ascii.digitsEnd(digits, 0, length) == length;
        long id = fits ? Long.parseLong(digits) : -1;
        return id <= CardNumber.MAX ? id : -1;
    }

    /** The clients that it is for: EDOPro if any of its databases is. */
    public Dialect dialect() {
        Dialect dialect = Dialect.YGOPRO;
        for (CardDatabase database : databases) {
            dialect = database.dialect() == Dialect.EDOPRO ? Dialect.EDOPRO : dialect;
        }
        return dialect;
    }

    /** The clients whose numbers of archetypes its files show; {@code null} for none. */
    public Dialect numbering() {
        Dialect numbering = null;
        for (CardDatabase database : databases) {
            numbering = numbering == null ? database.numbering() : numbering;
        }
        for (SetnameTable list : lists) {
            numbering = numbering == null ? list.numbering() : numbering;
        }
        return numbering;
    }
}
