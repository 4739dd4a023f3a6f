package cardbench.codes.genshin;

import cardbench.base.text.Location;
import cardbench.codes.deck.Field;
import cardbench.codes.genshin.ShareCodeFinder.Place;
import java.util.ArrayList;
import java.util.List;

/**
 * The fields of a share code, one for each of its 51 bytes: which bits of which slots it contains,
 * and where the other bits of those slots are, since the two bytes of a slot are not adjacent.
 */
final class ShareCodeFields {

    private static final String HEX = "0123456789abcdef";

    private final Place place;
    private final byte[] bytes;
    private final int offset;

    private ShareCodeFields(Place place) {
        this.place = place;
        this.bytes = place.run().bytes();
        this.offset = place.code().offset();
    }

    /** The fields of a code, in the order of its bytes. */
    static List<Field> of(Place place) {
        ShareCodeFields fields = new ShareCodeFields(place);
        List<Field> list = new ArrayList<>();
        for (int at = 0; at < ByteShuffle.ROW; at++) {
            list.add(fields.data(at));
        }
        list.add(
                fields.field(
                        "offset",
                        ByteShuffle.ROW,
                        fields.offset,
                        "was added to each of the 50 bytes before it"));
        return list;
    }

    private Field data(int at) {
        int row = ByteShuffle.row(at);
        int value = ByteShuffle.at(bytes, row, offset);
        int slot = row / 3 * 2;
        String sum =
                offset == 0
                        ? ""
                        : hex(bytes[at] & 0xff) + " - " + offset + " = " + hex(value) + ": ";
        return switch (row % 3) {
            case 0 ->
                    field(
                            "slot " + (slot + 1),
                            at,
                            value,
                            sum
                                    + "bits 1 to 8 of "
                                    + holds(slot)
                                    + "; bits 9 to 12 are in "
                                    + byteOf(row + 1));
            case 2 ->
                    field(
                            "slot " + (slot + 2),
                            at,
                            value,
                            sum
                                    + "bits 5 to 12 of "
                                    + holds(slot + 1)
                                    + "; bits 1 to 4 are in "
                                    + byteOf(row - 1));
            default -> middle(at, row, slot, sum);
        };
    }

    private Field middle(int at, int row, int slot, String sum) {
        int value = ByteShuffle.at(bytes, row, offset);
        boolean last = row == ByteShuffle.ROW - 1;
        String first =
                sum
                        + "bits 9 to 12 of "
                        + holds(slot)
                        + " (bits 1 to 8 are in "
                        + byteOf(row - 1)
                        + ")";
        return last
                ? field(
                        "slot " + (slot + 1) + ", padding",
                        at,
                        value,
                        first + ", then 4 bits of padding: " + (value & 15))
                : field(
                        "slot " + (slot + 1) + ", slot " + (slot + 2),
                        at,
                        value,
                        first
                                + ", then bits 1 to 4 of "
                                + holds(slot + 1)
                                + " (bits 5 to 12 are in "
                                + byteOf(row + 1)
                                + ")");
    }

    private String holds(int slot) {
        int id = place.code().deck().shareId(slot);
        return "slot " + (slot + 1) + ", which " + (id == 0 ? "is empty" : "holds card " + id);
    }

    private static String byteOf(int row) {
        return "byte " + ByteShuffle.place(row);
    }

    private Field field(String name, int at, int value, String meaning) {
        Location range = place.run().range(at, at + 1);
        return new Field(name, at, at + 1, range.from(), range.to(), value, meaning);
    }

    private static String hex(int value) {
        return "0x" + HEX.charAt(value >> 4) + HEX.charAt(value & 15);
    }
}
