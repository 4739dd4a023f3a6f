package cardbench.base.yaml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Builds a map, and reports keys that it cannot have. */
final class MapBuilder {

    private final Source source;
    private final List<YamlMap.Entry> entries = new ArrayList<>();
    // Only for lookups: the order of this map must not reach a result.
    private final Map<String, YamlScalar> keys = new HashMap<>();

    MapBuilder(Source source) {
        this.source = source;
    }

    /** Adds an entry, unless its key is not a text or a duplicate. */
    void add(YamlNode key, YamlNode value) {
        if (!(key instanceof YamlScalar text)) {
            source.report(YamlCodes.KEY_NOT_TEXT, key.span().from(), key.span().to());
            return;
        }
        if (text.style() == ScalarStyle.UNREADABLE) {
            return;
        }
        YamlScalar first = keys.putIfAbsent(text.value(), text);
        if (first == null) {
            entries.add(new YamlMap.Entry(text, value));
        } else {
            source.report(
                    source.diagnostic(YamlCodes.DUPLICATE_KEY, text.span().from(), text.span().to())
                            .with("key", text.value())
                            .with("first", source.line(first.span().from())));
        }
    }

    /** The end of the last entry, or 0 if there is none. */
    int lastEnd() {
        return entries.isEmpty() ? 0 : entries.get(entries.size() - 1).value().span().to();
    }

    YamlMap build(int from, int to) {
        source.countNode();
        return new YamlMap(entries, source.span(from, to));
    }
}
