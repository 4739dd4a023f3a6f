package cardbench.build.site;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The parts of a WebAssembly module that has a name section: its sections, and the functions in the
 * section of code. TeaVM writes names only into bundles that are not minified, which are the same
 * otherwise, so a bundle is compiled with names, and they are removed afterwards. TeaVM also pads
 * the sizes of sections and functions to a fixed number of bytes; here they are written in as few
 * bytes as they need.
 *
 * <pre>
 * module     magic and version: 8 bytes, sections
 * section    number: 1 byte, size, content
 *   code     count, bodies: size and content
 *   name     "name", subsections: number: 1 byte, size, content
 *     1      count, names of functions: index, length, UTF-8
 * </pre>
 *
 * @see <a href="https://webassembly.github.io/spec/core/appendix/custom.html#name-section">Name
 *     section</a>
 */
final class WasmParts {

    private static final int HEADER = 8;
    private static final int CUSTOM = 0;
    private static final int CODE = 10;
    private static final int FUNCTION_NAMES = 1;

    /** The names of the sections by their numbers. */
    private static final List<String> SECTIONS =
            List.of(
                    "custom",
                    "types",
                    "imports",
                    "functions",
                    "tables",
                    "memory",
                    "globals",
                    "exports",
                    "start",
                    "elements",
                    "code",
                    "data",
                    "data count",
                    "tags");

    private final byte[] module;
    private final List<BundlePart> parts = new ArrayList<>();

    /** The offsets of the functions in the module without names. */
    private final List<Integer> bodies = new ArrayList<>();

    private final Map<Integer, String> names = new HashMap<>();
    private final ByteArrayOutputStream withoutNames = new ByteArrayOutputStream();
    private int at = HEADER;

    private WasmParts(byte[] module) {
        this.module = module;
        withoutNames.write(module, 0, HEADER);
    }

    /** Reads a module. */
    static WasmParts of(byte[] module) {
        WasmParts parts = new WasmParts(module);
        while (parts.at < module.length) {
            parts.section();
        }
        return parts;
    }

    /** The parts of the module without names. */
    List<BundlePart> list() {
        // functions that are imported have the first numbers, and no body
        int imported = names.size() - bodies.size();
        List<BundlePart> sections = new ArrayList<>();
        for (BundlePart part : parts) {
            sections.add(part);
            for (int i = 0; part.name().equals("wasm code") && i < bodies.size(); i++) {
                String name = names.getOrDefault(imported + i, "");
                int end = name.indexOf("::");
                sections.add(
                        new BundlePart(
                                bodies.get(i), end < 0 ? "runtime" : name.substring(0, end)));
            }
        }
        return sections;
    }

    /** The module without its name section. */
    byte[] withoutNames() {
        return withoutNames.toByteArray();
    }

    private void section() {
        int section = module[at++];
        int size = number();
        int content = at;
        int end = content + size;
        if (section == CUSTOM && text().equals("name")) {
            functionNames(end);
        } else {
            parts.add(new BundlePart(withoutNames.size(), "wasm " + SECTIONS.get(section)));
            at = content;
            byte[] shorter = section == CODE ? code() : Arrays.copyOfRange(module, content, end);
            withoutNames.write(section);
            writeNumber(withoutNames, shorter.length);
            for (int i = 0; section == CODE && i < bodies.size(); i++) {
                bodies.set(i, bodies.get(i) + withoutNames.size());
            }
            withoutNames.writeBytes(shorter);
        }
        at = end;
    }

    /** Reads the section of code, and where in it the bodies begin. */
    private byte[] code() {
        ByteArrayOutputStream code = new ByteArrayOutputStream();
        int count = number();
        writeNumber(code, count);
        for (int i = 0; i < count; i++) {
            int size = number();
            bodies.add(code.size());
            writeNumber(code, size);
            code.write(module, at, size);
            at += size;
        }
        return code.toByteArray();
    }

    private void functionNames(int end) {
        while (at < end) {
            int kind = module[at++];
            int size = number();
            int next = at + size;
            if (kind == FUNCTION_NAMES) {
                int count = number();
                for (int i = 0; i < count; i++) {
                    int index = number();
                    names.put(index, text());
                }
            }
            at = next;
        }
    }

    private String text() {
        int length = number();
        String text = new String(module, at, length, StandardCharsets.UTF_8);
        at += length;
        return text;
    }

    /** An unsigned number in LEB128. */
    private int number() {
        int number = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = module[at++];
            number |= (next & 0x7f) << shift;
            if (next >= 0) {
                return number;
            }
        }
    }

    private static void writeNumber(ByteArrayOutputStream to, int number) {
        int remaining = number;
        while (remaining >= 1 << 7) {
            to.write(remaining & 0x7f | 0x80);
            remaining >>>= 7;
        }
        to.write(remaining);
    }
}
