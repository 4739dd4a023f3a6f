/** The operations on pictures. */
package cardbench.call.picture;
