package io.taskweave.webapp.watching;

import java.util.List;

/** One thing that a page reports, with what it says of it: nothing of it can be trusted. */
public sealed interface Report {

    /** As it stands in the log: one line. */
    String line();

    /** A plugin's fault. Everything but {@code code} and {@code pluginId} may be null. */
    record Incident(String code, String pluginId, String version, String contribution, String at, String sdk)
            implements Report {

        @Override
        public String line() {
            return "incident" + fact("code", code, 20) + fact("plugin", pluginId, 100) + fact("version", version, 40)
                    + fact("part", contribution, 200) + fact("at", at, 30) + fact("sdk", sdk, 40);
        }
    }

    /**
     * An error of the page itself.
     *
     * @param id shown to the person, to be found here
     * @param stack places in our files, as in {@code assets/shell.0123abcd.js:1:2345}; the innermost first
     */
    record ClientError(String id, String name, String message, List<String> stack, String at, String version)
            implements Report {

        private static final int MOST_PLACES = 12;

        @Override
        public String line() {
            String places = String.join(" ", stack.subList(0, Math.min(stack.size(), MOST_PLACES)));
            return "error" + fact("id", id, 32) + fact("name", name, 40) + fact("message", message, 200)
                    + fact("stack", places, 1200) + fact("at", at, 30) + fact("version", version, 40);
        }
    }

    /** How long something took in a browser, in milliseconds; of {@link Name#CLS}, how far things moved. */
    record Vital(Name name, double value) implements Report {

        /** What may be measured. */
        public enum Name {
            LCP,
            INP,
            CLS,
            FIRST_LIST,
            FIRST_FORM
        }

        @Override
        public String line() {
            return "vital " + name + "=" + value;
        }
    }

    private static String fact(String name, String value, int most) {
        return value == null ? "" : " " + name + "=" + LogText.quoted(value, most);
    }
}
