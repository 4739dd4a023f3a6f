package cardbench.call;

/** Takes in card tables, which come as bytes like all data, and as texts out of scripts. */
public interface TableOpener extends DataStore {

    /** The kind of data. */
    String KIND = "table";

    /** Opens the tables in a text; where it has an error, nothing is changed. */
    Response open(String name, String text);
}
