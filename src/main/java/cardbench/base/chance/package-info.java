/**
 * Random numbers that are the same on all backends: a generator on 32-bit integers, draws without
 * bias, and named seeds with a stream for every topic and batch. Nothing here uses {@code long} or
 * {@code double}, because {@code long} is slow in JavaScript. Distributions and estimates are in
 * {@code number}. Read {@link cardbench.base.chance.Random32} first.
 */
package cardbench.base.chance;
