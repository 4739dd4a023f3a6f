package cardbench.e2e;

/** How a page is reached: from a server, or opened from disk. */
enum Scheme {
    HTTP,
    FILE
}
