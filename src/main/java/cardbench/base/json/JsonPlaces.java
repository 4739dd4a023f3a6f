package cardbench.base.json;

import cardbench.base.text.Location;

/** Places of the values of a tree in its text. */
public interface JsonPlaces {

    /** The location of what a node covers, by its {@code from} and {@code to}. */
    Location place(int from, int to);
}
