package cardbench.contract;

/** A store of card tables, which can also be opened as text: the page's scripts contain them. */
public interface TableOpener extends DataStore {

    /** The kind of data. */
    String KIND = "table";

    /** Opens the tables in a text; if the text has an error, nothing changes. */
    Response open(String name, String text);
}
