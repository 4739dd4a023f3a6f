package cardbench.base.text;

/** The bytes that the letters of a code stand for, as {@link ByteReader} takes them. */
public interface CodeBytes {

    /** The number of whole bytes. */
    int size();

    /**
     * Three bytes as 24 bits, the first in the highest bits.
     *
     * @param index of the three bytes, from 0; those behind the last byte count as 0
     */
    int group(int index);
}
