package io.taskweave.webapp;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * One file of the application in one coding.
 *
 * @param name path below the application's folder, without the coding's suffix
 * @param coding {@code br}, {@code gzip} or null if the bytes are the file itself
 * @param etag a weak one, as a strong one would keep some servers from compressing
 */
record StaticFile(String name, String coding, byte[] bytes, String etag) {

    private static final Pattern HASHED = Pattern.compile(".*\\.[0-9a-f]{8,}\\.[a-z0-9.]+");

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("js", "text/javascript;charset=UTF-8"),
            Map.entry("mjs", "text/javascript;charset=UTF-8"),
            Map.entry("css", "text/css;charset=UTF-8"),
            Map.entry("json", "application/json"),
            Map.entry("map", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("txt", "text/plain;charset=UTF-8"),
            Map.entry("html", "text/plain;charset=UTF-8"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("jpg", "image/jpeg"),
            Map.entry("webp", "image/webp"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("woff", "font/woff"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("tgz", "application/gzip"));

    /** Where pages for authors lie, the only ones besides the application's. */
    static final String DOCS = "sdk/docs/";

    String contentType() {
        if (name.startsWith(DOCS) && name.endsWith(".html")) {
            return "text/html;charset=UTF-8";
        }
        return TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
    }

    /** A hash in the name means that this name never gets another content. */
    static boolean isHashed(String name) {
        return HASHED.matcher(name).matches();
    }

    String cacheControl() {
        return isHashed(name) ? "public, max-age=31536000, immutable" : "no-cache";
    }
}
