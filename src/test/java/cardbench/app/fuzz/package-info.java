/**
 * Runs the fuzz tests of all packages in fuzzing mode. Start at {@link cardbench.app.fuzz.FuzzRun}.
 */
package cardbench.app.fuzz;
