package cardbench.call;

import java.util.List;

/** Takes in large or binary data, which serves the calls that follow. */
public interface DataStore {

    /** The kinds of data, as in the contract: {@code "table"}. */
    List<String> kinds();

    /**
     * Opens data under a name; what was open under it is replaced. Never throws; where the data is
     * not what its kind says, nothing is changed and the answer says what is wrong.
     */
    Response open(String kind, String name, byte[] bytes);

    /** Drops what is open under a name; false where nothing is. */
    boolean close(String name);
}
