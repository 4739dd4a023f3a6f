package cardbench.spark;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about posts that cannot be taken from their source. */
final class PostCodes {

    /** A line of a file in the format {@code json} is no post. */
    static final DiagnosticCode NO_TEXT =
            DiagnosticCode.error(
                    "post.no-text", "the line is no JSON object whose member “text” is a text");

    /** A post is longer than {@link PostReader#MOST} characters; args: limit. */
    static final DiagnosticCode TOO_LONG =
            DiagnosticCode.error("post.too-long", "the post has more than {limit} characters");

    private PostCodes() {}
}
