package cardbench.codes.ygo.expansion;

import cardbench.base.text.Utf8;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.database.LuaStub;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Dialect;
import java.util.ArrayList;
import java.util.List;

/** Writes an expansion as one zip: its files, the scripts that it lacks, and new names. */
public final class ExpansionWriter {

    /** The folder of scripts, for an expansion without any. */
    private static final String FOLDER = "script/";

    /**
     * A written expansion.
     *
     * @param file the zip
     * @param stubs the paths of the new scripts
     */
    public record Written(byte[] file, List<String> stubs) {

        /** Copies the list. */
        public Written {
            stubs = List.copyOf(stubs);
        }
    }

    private ExpansionWriter() {}

    /**
     * Writes an expansion.
     *
     * @param withoutScript the cards that get the beginning of a script
     * @param named new lines for the list of names, which is made where there is none
     */
    public static Written write(
            Expansion expansion,
            List<CardRow> withoutScript,
            List<Archetype> named,
            Dialect dialect) {
        ZipWriter zip = new ZipWriter();
        boolean listed = named.isEmpty();
        String folder = null;
        for (ZipArchive.Entry entry : expansion.zip().entries()) {
            String file = Expansion.fileName(entry.name());
            byte[] list =
                    listed || !file.equals(Expansion.LIST) ? null : expansion.zip().content(entry);
            if (list != null) {
                listed = true;
                zip.add(entry.name(), Utf8.encode(with(Utf8.decode(list), named)));
            } else {
                zip.copy(entry);
            }
            if (folder == null && Expansion.scriptOf(file) >= 0) {
                folder = entry.name().substring(0, entry.name().lastIndexOf('/') + 1);
            }
        }
        if (!listed) {
            zip.add(Expansion.LIST, Utf8.encode(with("", named)));
        }
        List<String> stubs = new ArrayList<>();
        for (CardRow card : withoutScript) {
            String path = (folder == null ? FOLDER : folder) + LuaStub.file(card.number());
            if (!stubs.contains(path) && zip.hasRoom()) {
                stubs.add(path);
                String text = LuaStub.text(card.number(), card.name(), card.type(), dialect);
                zip.add(path, Utf8.encode(text));
            }
        }
        return new Written(zip.file(), stubs);
    }

    private static String with(String list, List<Archetype> named) {
        StringBuilder text = new StringBuilder(list);
        text.append(list.isEmpty() || list.endsWith("\n") ? "" : "\n");
        for (Archetype archetype : named) {
            text.append("!setname ").append(Archetype.hex(archetype.code())).append(' ');
            text.append(archetype.name().replace('\n', ' ').replace('\r', ' ')).append('\n');
        }
        return text.toString();
    }
}
