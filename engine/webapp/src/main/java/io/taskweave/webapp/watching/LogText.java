package io.taskweave.webapp.watching;

/** Text of a caller as a part of a line in a log: it begins no new line, holds no control character, and has an end. */
final class LogText {

    private LogText() {}

    /**
     * Within quotes; everything but printable ASCII is written by its number.
     *
     * @param most characters that are written, so that signs that take six do not make six times the log
     */
    static String quoted(String text, int most) {
        StringBuilder written = new StringBuilder(Math.min(text.length(), most) + 8).append('"');
        int read = 0;
        while (read < text.length() && written.length() <= most) {
            append(written, text.charAt(read++));
        }
        return written.append(read < text.length() ? "...\"" : "\"").toString();
    }

    private static void append(StringBuilder written, char character) {
        if (character == '"' || character == '\\') {
            written.append('\\').append(character);
        } else if (character < ' ' || character > '~' || character == '$') {
            // The sign of dollars begins what some logs would look up.
            written.append(String.format("\\u%04x", (int) character));
        } else {
            written.append(character);
        }
    }
}
