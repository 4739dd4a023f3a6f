/** The operations on pictures. */
package cardbench.codes.call.picture;
