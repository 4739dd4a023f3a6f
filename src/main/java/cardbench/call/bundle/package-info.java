/** Which operations each bundle of the page holds, and the command line. */
package cardbench.call.bundle;
