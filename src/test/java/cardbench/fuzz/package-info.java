/** Runs the fuzz tests of all packages in fuzzing mode. Start at {@link cardbench.fuzz.FuzzRun}. */
package cardbench.fuzz;
