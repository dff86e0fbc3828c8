package io.taskweave.webapp;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;

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
            "manifest-src 'self'",
            "form-action 'self'",
            "base-uri 'self'",
            "object-src 'none'",
            "frame-ancestors 'none'");

    private final SecureRandom random = new SecureRandom();
    private final String policy;

    ContentSecurityPolicy(String custom) {
        this.policy = custom == null || custom.isBlank() ? STRICT : custom.strip();
    }

    /** One per response. Nothing keeps it, so no other response can get it. */
    String nonce() {
        byte[] bytes = new byte[18];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    String header(String nonce, List<String> origins, List<String> backends) {
        return policy.replace("$NONCE", nonce).replace("$ORIGINS", list(origins)).replace("$BACKENDS", list(backends));
    }

    private static String list(List<String> origins) {
        return origins.isEmpty() ? "" : " " + String.join(" ", origins);
    }
}
