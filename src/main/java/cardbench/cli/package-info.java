/**
 * The command line and the local server; below them, each in its own package, the tools of the
 * build. The only packages that know files and streams.
 */
package cardbench.cli;
