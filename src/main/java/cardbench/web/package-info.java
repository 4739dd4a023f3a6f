/** The bundles of the page: the only package that knows TeaVM. Each exports the one door. */
package cardbench.web;
