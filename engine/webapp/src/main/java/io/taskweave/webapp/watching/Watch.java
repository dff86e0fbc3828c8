package io.taskweave.webapp.watching;

/** Gets what happens, and counts it. */
public interface Watch {

    /** Nobody counts. */
    Watch NOBODY = new Watch() {};

    /**
     * A request was answered.
     *
     * @param kind one of a few: {@code page}, {@code asset}, {@code config}, {@code plugin}, {@code reports}, {@code version},
     *     {@code health}
     * @param status of the answer
     */
    default void request(String kind, int status) {}

    /** A page has reported this. */
    default void report(Report report) {}

    /** Whether reported times are counted, so that no log needs to keep them. */
    default boolean keepsVitals() {
        return false;
    }
}
