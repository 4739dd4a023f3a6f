/**
 * Operations on setcodes and card databases, and the stores of the databases and name lists that
 * are open.
 */
package cardbench.call.ygo;
