/**
 * Chance that is the same everywhere: a generator on 32-bit integers, draws without bias, and named
 * seeds with a stream for every topic and batch. Nothing here uses {@code long} or {@code double},
 * so that the JavaScript and WebAssembly builds give the JVM's numbers at the JVM's pace.
 */
package cardbench.chance;
