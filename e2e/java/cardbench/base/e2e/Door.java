package cardbench.base.e2e;

import cardbench.contract.AnswerCorpus.Data;
import java.util.List;

/** A way to the core: what is asked there gets response texts. */
public interface Door extends AutoCloseable {

    /** The responses to requests of the contract. */
    List<String> call(List<String> requests);

    /** The responses to the opening of tables, lists and databases. */
    List<String> open(List<Data> files);

    @Override
    void close();
}
