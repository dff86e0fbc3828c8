package io.taskweave.webapp;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * The policy for our own page. It is stricter than the engines' policy for theirs: no inline script or style, no eval.
 */
final class ContentSecurityPolicy {

    private static final String STRICT = String.join(
            "; ",
            "default-src 'none'",
            "script-src 'self' 'nonce-$NONCE'$ORIGINS",
            "style-src 'self'$ORIGINS",
            "connect-src 'self'$ORIGINS$BACKENDS",
            "img-src 'self' data: blob:$ORIGINS",
            "font-src 'self' data:$ORIGINS",
            "frame-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self' blob:",
            "form-action 'self'",
            "base-uri 'self'",
            "object-src 'none'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'");

    private static final String DOCS = String.join(
            "; ",
            "default-src 'none'",
            "style-src 'self'",
            "img-src 'self' data:",
            "form-action 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'");

    private static final String GALLERY = DOCS + "; script-src 'self'";

    private final SecureRandom random = new SecureRandom();
    private final String policy;
    private final Optional<String> tried;

    ContentSecurityPolicy(String custom) {
        this(custom, null);
    }

    /** @param tried a policy that browsers only report against, so that an admin sees what it would break; or null */
    ContentSecurityPolicy(String custom, String tried) {
        this.policy = custom == null || custom.isBlank() ? STRICT : custom.strip();
        this.tried = Optional.ofNullable(tried).map(String::strip).filter(text -> !text.isEmpty());
    }

    /** Pages for authors run nothing; the gallery of components runs itself. */
    static String ofDocs(String name) {
        return name.startsWith(StaticFile.DOCS + "gallery/") ? GALLERY : DOCS;
    }

    /** One per response. Nothing keeps it, so no other response can get it. */
    String nonce() {
        byte[] bytes = new byte[18];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    String header(String nonce, List<String> origins, List<String> backends) {
        return filled(policy, nonce, origins, backends);
    }

    Optional<String> reportHeader(String nonce, List<String> origins, List<String> backends) {
        return tried.map(text -> filled(text, nonce, origins, backends));
    }

    private static String filled(String policy, String nonce, List<String> origins, List<String> backends) {
        return policy.replace("$NONCE", nonce).replace("$ORIGINS", list(origins)).replace("$BACKENDS", list(backends));
    }

    private static String list(List<String> origins) {
        return origins.isEmpty() ? "" : " " + String.join(" ", origins);
    }
}
