package cardbench.base.json;

import cardbench.base.text.Location;

/** Says where the values of a tree were written. */
public interface JsonPlaces {

    /** The location of what a node covers, by its {@code from} and {@code to}. */
    Location place(int from, int to);
}
