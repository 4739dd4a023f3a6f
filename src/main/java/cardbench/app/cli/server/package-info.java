/**
 * A server for the page on this machine, and the browser that shows it. Start at {@code
 * SiteServer}.
 */
package cardbench.app.cli.server;
