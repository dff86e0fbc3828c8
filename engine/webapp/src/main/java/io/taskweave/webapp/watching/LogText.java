package io.taskweave.webapp.watching;

/** Text of a caller as a part of a line in a log: it begins no new line, holds no control character, and has an end. */
final class LogText {

    private LogText() {}

    /**
     * Within quotes; everything but printable ASCII is written by its number.
     *
     * @param most characters of the text that are written
     */
    static String quoted(String text, int most) {
        StringBuilder written = new StringBuilder(Math.min(text.length(), most) + 8).append('"');
        text.chars().limit(most).forEach(character -> append(written, (char) character));
        return written.append(text.length() > most ? "...\"" : "\"").toString();
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
