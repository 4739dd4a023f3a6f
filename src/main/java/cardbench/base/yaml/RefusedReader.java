package cardbench.base.yaml;

/** Skips and reports what deck files do not have: tags, anchors and aliases. */
record RefusedReader(Source source) {

    /** Skips a tag or an anchor and the blanks after it; returns whether there was one. */
    boolean passProperty(boolean flow) {
        // A single exclamation mark is a tag in YAML, but a negation in deck files.
        boolean tag = source.peek() == '!' && source.peek(1) == '!';
        if (!tag && source.peek() != '&') {
            return false;
        }
        int from = source.at;
        passWord(flow);
        source.report(
                source.diagnostic(tag ? YamlCodes.TAG : YamlCodes.ANCHOR, from, source.at)
                        .with(tag ? "tag" : "anchor", source.quote(from, source.at))
                        .fixedBy(""));
        source.passBlanks();
        return true;
    }

    /** Skips the alias that is here. */
    YamlScalar alias(boolean flow) {
        int from = source.at;
        passWord(flow);
        source.report(
                source.diagnostic(YamlCodes.ALIAS, from, source.at)
                        .with("alias", source.quote(from, source.at)));
        return unreadable(from, source.at);
    }

    /** The placeholder for a value that could not be read. */
    YamlScalar unreadable(int from, int to) {
        return new ScalarBuilder(source).build(ScalarStyle.UNREADABLE, from, from, to);
    }

    private void passWord(boolean flow) {
        while (!Source.isGap(source.peek()) && !(flow && Source.isFlow(source.peek()))) {
            source.at++;
        }
    }
}
