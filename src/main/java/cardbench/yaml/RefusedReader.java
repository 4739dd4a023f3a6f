package cardbench.yaml;

/** Reads past what deck files do not have: tags, anchors and aliases; and says so. */
final class RefusedReader {

    private final Source source;

    RefusedReader(Source source) {
        this.source = source;
    }

    /** Passes a tag or an anchor and the blanks behind it, if one stands here. */
    boolean passProperty(boolean flow) {
        boolean tag = source.peek() == '!' && source.peek(1) == '!';
        if (!tag && source.peek() != '&') {
            return false;
        }
        int from = source.at;
        passWord(flow);
        source.say(
                source.diagnostic(tag ? YamlCodes.TAG : YamlCodes.ANCHOR, from, source.at)
                        .with(tag ? "tag" : "anchor", source.quote(from, source.at))
                        .fixedBy(""));
        source.passBlanks();
        return true;
    }

    /** Passes the alias that stands here. */
    YamlScalar alias(boolean flow) {
        int from = source.at;
        passWord(flow);
        source.say(
                source.diagnostic(YamlCodes.ALIAS, from, source.at)
                        .with("alias", source.quote(from, source.at)));
        return unreadable(from, source.at);
    }

    /** The text that stands for what could not be read. */
    YamlScalar unreadable(int from, int to) {
        return new ScalarBuilder(source).build(ScalarStyle.UNREADABLE, from, from, to);
    }

    private void passWord(boolean flow) {
        while (!Source.isGap(source.peek()) && !(flow && Source.isFlow(source.peek()))) {
            source.at++;
        }
    }
}
