package cardbench.base.e2e;

import cardbench.contract.AnswerCorpus.Data;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/**
 * A way to the core in a {@link LabPage}.
 *
 * @param page the page
 * @param function the expression of a function of a request, in the page
 */
public record PageDoor(SitePage page, String function) implements Door {

    private static final String CALL =
            """
            async (requests) => {
              const answers = [];
              for (const request of requests) {
                answers.push(await (%s)(request));
              }
              return answers;
            }
            """;

    private static final String OPEN =
            """
            async (files) => {
              const answers = [];
              for (const { kind, name, bytes } of files) {
                const data = Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0));
                answers.push(await lab.open(kind, name, data));
              }
              return answers;
            }
            """;

    @Override
    @SuppressWarnings("unchecked") // the script returns an array of strings
    public List<String> call(List<String> requests) {
        return (List<String>) page.page().evaluate(CALL.formatted(function), requests);
    }

    @Override
    @SuppressWarnings("unchecked") // the script returns an array of strings
    public List<String> open(List<Data> files) {
        return (List<String>)
                page.page().evaluate(OPEN, files.stream().map(PageDoor::asObject).toList());
    }

    private static Map<String, String> asObject(Data file) {
        String bytes = Base64.getEncoder().encodeToString(file.bytes());
        return Map.of("kind", file.kind(), "name", file.name(), "bytes", bytes);
    }

    @Override
    public void close() {
        page.close();
    }
}
