package cardbench.contract;

import cardbench.base.json.JsonText;
import java.util.List;

/**
 * The limits of every request and response in the result of {@code constants}. A group of its own,
 * so that the first bundle of the page can do without it: each byte there delays the first answer.
 */
public final class CallLimits implements OperationGroup {

    @Override
    public List<Operation> operations() {
        return List.of();
    }

    @Override
    public void constants(JsonText json) {
        json.name("request").object();
        json.member("depth", Request.MAX_DEPTH).member("values", Request.MAX_VALUES).endObject();
        json.name("response").object().member("characters", JsonText.MAX_SIZE).endObject();
    }
}
