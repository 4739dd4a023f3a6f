package cardbench.contract;

import java.util.List;

/** An operation group that holds large or binary data for the requests that follow. */
public interface DataStore {

    /** The kinds of data, as in the contract: {@code "table"}. */
    List<String> kinds();

    /**
     * Opens data under a name and replaces the data of that name, if any. Never throws: if the data
     * is not valid for its kind, the response has an error and nothing changes.
     *
     * @param kind one of {@link #kinds}
     */
    Response open(String kind, String name, byte[] bytes);

    /** Drops the data of a name; false if there is none. */
    boolean close(String name);
}
