package io.taskweave.webapp.watching;

import org.slf4j.MDC;

/** What the lines of a log carry besides their text: SLF4J's MDC, where there is one. */
final class LogContext {

    private static final boolean IS_THERE = isThere();

    private LogContext() {}

    /** @return what stood there before; null for nothing */
    static String put(String key, String value) {
        return IS_THERE ? Slf4j.put(key, value) : null;
    }

    static void restore(String key, String before) {
        if (IS_THERE) {
            Slf4j.restore(key, before);
        }
    }

    private static boolean isThere() {
        try {
            Class.forName("org.slf4j.MDC", false, LogContext.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    /** Loaded only where the class that it names is there. */
    private static final class Slf4j {

        static String put(String key, String value) {
            String before = MDC.get(key);
            MDC.put(key, value);
            return before;
        }

        static void restore(String key, String before) {
            if (before == null) {
                MDC.remove(key);
            } else {
                MDC.put(key, before);
            }
        }
    }
}
