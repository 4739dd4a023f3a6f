/**
 * The lowest package: diagnostics with their locations, base64 as people paste it, bounded readers
 * and writers of bytes, and tests of characters. Every other package may use it. It knows no card
 * game and no file format: readers of formats are in their own packages. Read {@link
 * cardbench.base.text.Diagnostic} first, then {@link cardbench.base.text.Base64Text}.
 */
package cardbench.base.text;
