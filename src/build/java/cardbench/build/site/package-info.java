/**
 * The tool of the build that puts the page together: bundles wrapped and made ASCII, scripts made
 * small, card tables made scripts, the list of what is kept offline.
 */
package cardbench.build.site;
