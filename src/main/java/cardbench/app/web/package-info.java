/**
 * The entry points of the compiled bundles, and the only package that uses TeaVM. Each class is the
 * root of one bundle: what it does not reach is not compiled into it. There is no logic here beyond
 * converting arguments; requests are answered by {@code cardbench.contract}. The bundles of the npm
 * package also export the codecs of their games without JSON.
 *
 * <p>{@code build.site.LabSources} generates the classes that differ by their operations alone.
 * Start at {@link cardbench.app.web.FullLabBundle}. A new operation is added to the lists in {@code
 * cardbench.app.bundle}, not here.
 */
package cardbench.app.web;
