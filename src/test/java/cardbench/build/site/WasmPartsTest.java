package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Modules written by hand, after the specification of WebAssembly. */
class WasmPartsTest {

    private static final String HEADER = "0061736d 01000000";

    /** No type; three functions without locals whose bodies end at once. */
    private static final String TYPES = "01 01 00";

    private static final String CODE = "0a 0a 03 02000b 02000b 02000b";

    /** The imported function 0 is i, 1 is a.B::c, 2 is rt@x and 3 is a.D::e. */
    private static final String NAMES =
            "00 24 04 6e616d65 00 01 00 01 1a 04 01 06 612e423a3a63 03 06 612e443a3a65"
                    + " 02 04 72744078 00 01 69";

    private static byte[] bytes(String... parts) {
        return HexFormat.of().parseHex(String.join("", parts).replace(" ", ""));
    }

    @Test
    void functions_areNamedByTheirClasses() {
        byte[] module = bytes(HEADER, TYPES, CODE, NAMES);
        assertEquals(
                List.of(
                        new BundlePart(8, "wasm types"),
                        new BundlePart(11, "wasm code"),
                        new BundlePart(14, "a.B"),
                        new BundlePart(17, "runtime"),
                        new BundlePart(20, "a.D")),
                WasmParts.of(module).list());
    }

    @Test
    void names_areRemovedWhereverTheyStand() {
        byte[] plain = bytes(HEADER, TYPES, CODE);
        assertArrayEquals(plain, WasmParts.of(plain).withoutNames());
        WasmParts named = WasmParts.of(bytes(HEADER, NAMES, TYPES, CODE));
        assertArrayEquals(plain, named.withoutNames());
        assertEquals(new BundlePart(20, "a.D"), named.list().get(4));
    }

    @Test
    void sizes_areNotPadded() {
        // the sizes of the sections and of the second function are padded with bytes of no bits
        byte[] padded =
                bytes(
                        HEADER,
                        "01 8180808000 00",
                        "0a 8d808000 03 02000b 82808000 000b 02000b",
                        NAMES);
        WasmParts parts = WasmParts.of(padded);
        assertArrayEquals(bytes(HEADER, TYPES, CODE), parts.withoutNames());
        assertEquals(new BundlePart(17, "runtime"), parts.list().get(3));
        assertEquals(new BundlePart(20, "a.D"), parts.list().get(4));
    }

    @Test
    void otherCustomSections_stay() {
        byte[] module = bytes(HEADER, "00 05 03 666f6f 2a");
        WasmParts parts = WasmParts.of(module);
        assertArrayEquals(module, parts.withoutNames());
        assertEquals(List.of(new BundlePart(8, "wasm custom")), parts.list());
    }
}
