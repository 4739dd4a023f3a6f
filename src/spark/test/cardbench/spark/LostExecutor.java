package cardbench.spark;

import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.ExecutorLostFailure;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;

/**
 * Kills the process of an executor, once, while it runs a task. The executors of a local cluster
 * are children of this process.
 */
final class LostExecutor extends SparkListener {

    private final int task;
    private final AtomicInteger started = new AtomicInteger();
    private final AtomicInteger killed = new AtomicInteger();
    private final AtomicInteger lostTasks = new AtomicInteger();

    /**
     * Creates a listener.
     *
     * @param task the task, counted from 1, that its executor does not survive
     */
    LostExecutor(int task) {
        this.task = task;
    }

    @Override
    public void onTaskStart(SparkListenerTaskStart start) {
        if (started.incrementAndGet() == task) {
            kill(start.taskInfo().executorId());
        }
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
        if (end.reason() instanceof ExecutorLostFailure) {
            lostTasks.incrementAndGet();
        }
    }

    private void kill(String executor) {
        ProcessHandle.current()
                .children()
                .filter(child -> isExecutor(child.info(), executor))
                .forEach(
                        child -> {
                            child.destroyForcibly();
                            killed.incrementAndGet();
                        });
    }

    private static boolean isExecutor(ProcessHandle.Info process, String executor) {
        String[] words = process.arguments().orElse(new String[0]);
        for (int i = 1; i < words.length; i++) {
            if (words[i - 1].equals("--executor-id") && words[i].equals(executor)) {
                return true;
            }
        }
        return false;
    }

    /** The number of processes that were killed. */
    int killed() {
        return killed.get();
    }

    /** The number of tasks that Spark lost with them. */
    int lostTasks() {
        return lostTasks.get();
    }
}
