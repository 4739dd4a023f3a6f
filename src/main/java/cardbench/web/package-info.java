/** The bundles of the page: the only package that uses TeaVM. Each exports the dispatcher. */
package cardbench.web;
