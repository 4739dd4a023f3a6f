package cardbench.base.e2e;

/** How a page is reached: from a server, or opened from disk. */
public enum Scheme {
    HTTP,
    FILE
}
