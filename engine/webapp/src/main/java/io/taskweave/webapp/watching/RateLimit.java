package io.taskweave.webapp.watching;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** So many per minute: of one caller, and of all. Keeps no more than a minute's callers. */
final class RateLimit {

    private static final long MINUTE = 60_000;

    private final int perCaller;
    private final int total;
    private final LongSupplier now;
    private final Map<String, Integer> counts = new HashMap<>();
    private long begin;
    private int all;

    /** @param now in milliseconds */
    RateLimit(int perCaller, int total, LongSupplier now) {
        this.perCaller = perCaller;
        this.total = total;
        this.now = now;
        this.begin = now.getAsLong();
    }

    synchronized boolean take(String caller) {
        long time = now.getAsLong();
        if (time - begin >= MINUTE) {
            begin = time;
            all = 0;
            counts.clear();
        }
        if (all >= total || counts.getOrDefault(caller, 0) >= perCaller) {
            return false;
        }
        all++;
        counts.merge(caller, 1, Integer::sum);
        return true;
    }
}
