/**
 * The command line, the local server and the tools of the build. The only package that knows files
 * and streams.
 */
package cardbench.cli;
