/**
 * Build tools that assemble the site: they compile and wrap the bundles, minify scripts and styles,
 * convert card tables to scripts, and list the files for offline use. Nothing here is part of the
 * jar. The tables themselves are made in {@code cardbench.build.tables}. Read {@link
 * cardbench.build.site.SiteAssembly} first.
 */
package cardbench.build.site;
