package cardbench.solve;

/** Tables of keys that are bytes: open addressing over slots that hold a number and one. */
final class Keys {

    private Keys() {}

    static int hash(byte[] key) {
        int hash = 0x811c9dc5;
        for (byte b : key) {
            hash = (hash ^ b & 0xff) * 0x01000193;
        }
        return hash ^ hash >>> 15;
    }

    /** Slots for the first so many hashes. */
    static int[] spread(int[] hashes, int size, int length) {
        int[] slots = new int[length];
        for (int i = 0; i < size; i++) {
            int slot = hashes[i] & length - 1;
            while (slots[slot] != 0) {
                slot = slot + 1 & length - 1;
            }
            slots[slot] = i + 1;
        }
        return slots;
    }
}
