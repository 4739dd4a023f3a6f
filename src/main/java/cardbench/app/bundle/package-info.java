/**
 * Puts together the operations of each bundle of the page and of the command line. Start at {@link
 * cardbench.app.bundle.AllOperations}; {@link cardbench.app.bundle.Games} is the list of games.
 *
 * <p>What a class names here ends up in the bundle. The classes that export a bundle to scripts are
 * in {@code cardbench.app.web}.
 */
package cardbench.app.bundle;
