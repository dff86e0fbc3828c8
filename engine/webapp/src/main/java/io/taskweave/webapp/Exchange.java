package io.taskweave.webapp;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/** One request and its answer: the HTTP side of what the filter decides. */
record Exchange(HttpServletRequest request, HttpServletResponse response) {

    /** Where the engines' web applications keep who is signed in. */
    private static final String AUTHENTICATIONS = "authenticatedUser";

    private static final String SINGLE_SIGN_ON = "ContainerBasedAuthenticationFilter";

    boolean isRead() {
        return request.getMethod().equals("GET") || isHead();
    }

    AcceptedCodings acceptedCodings() {
        return AcceptedCodings.parse(request.getHeader("Accept-Encoding"));
    }

    /**
     * Whether someone is signed in to this engine, as far as that is certain. Opens no session. Empty where the first call
     * may sign a person in by itself (single sign-on), and where the session is not one that we know.
     */
    Optional<Boolean> isSignedIn(String engine) {
        Object authentications = authentications();
        if (authentications == null) {
            return maySignInByItself() ? Optional.empty() : Optional.of(false);
        }
        Optional<Boolean> known = isKnownIn(authentications, engine);
        return known.filter(isKnown -> isKnown || !maySignInByItself());
    }

    private Object authentications() {
        HttpSession session = request.getSession(false);
        try {
            return session == null ? null : session.getAttribute(AUTHENTICATIONS);
        } catch (IllegalStateException e) {
            // A sign-out in another tab has ended it at this very moment.
            return null;
        }
    }

    /** Each family has its own class for it. */
    private static Optional<Boolean> isKnownIn(Object authentications, String engine) {
        try {
            Object isKnown = authentications
                    .getClass()
                    .getMethod("hasAuthenticationForProcessEngine", String.class)
                    .invoke(authentications, engine);
            return Optional.of(Boolean.TRUE.equals(isKnown));
        } catch (ReflectiveOperationException e) {
            return Optional.empty();
        }
    }

    private boolean maySignInByItself() {
        return request.getUserPrincipal() != null
                || request.getHeader("Authorization") != null
                || request.getServletContext().getFilterRegistrations().values().stream()
                        .anyMatch(filter -> signsPeopleIn(filter.getClassName()));
    }

    /** The engines' filter for single sign-on, or one made from it. */
    private boolean signsPeopleIn(String filter) {
        try {
            ClassLoader loader = request.getServletContext().getClassLoader();
            for (Class<?> type = Class.forName(filter, false, loader); type != null; type = type.getSuperclass()) {
                if (type.getSimpleName().equals(SINGLE_SIGN_ON)) {
                    return true;
                }
            }
            return false;
        } catch (ClassNotFoundException | LinkageError e) {
            return filter.endsWith(SINGLE_SIGN_ON);
        }
    }

    void header(String name, String value) {
        response.setHeader(name, value);
    }

    /** No browser takes the answer for another type than it has, nor for a part of a page from elsewhere. */
    void protect() {
        header("X-Content-Type-Options", "nosniff");
        header("Cross-Origin-Resource-Policy", "same-origin");
    }

    /** Not by {@code sendRedirect}, which may add a session id to the address. */
    void redirect(String path) {
        String query = request.getQueryString();
        protect();
        header("Cache-Control", "no-store");
        header("Location", query == null ? path : path + "?" + query);
        response.setStatus(HttpServletResponse.SC_FOUND);
    }

    void refuseMethod() throws IOException {
        header("Allow", "GET, HEAD");
        text(HttpServletResponse.SC_METHOD_NOT_ALLOWED, "Only GET and HEAD.");
    }

    void notFound() throws IOException {
        text(HttpServletResponse.SC_NOT_FOUND, "Not found.");
    }

    void text(int status, String message) throws IOException {
        response.setStatus(status);
        header("Cache-Control", "no-store");
        body("text/plain;charset=UTF-8", message.getBytes(StandardCharsets.UTF_8));
    }

    void json(int status, byte[] bytes) throws IOException {
        response.setStatus(status);
        header("Cache-Control", "no-store");
        body("application/json", bytes);
    }

    void sendPage(int status, byte[] html) throws IOException {
        response.setStatus(status);
        header("Cache-Control", "no-store");
        header("Vary", "Accept-Encoding");
        if (!acceptedCodings().inOrder().contains("gzip")) {
            body("text/html;charset=UTF-8", html);
            return;
        }
        // It is the first thing that a browser waits for, and no file: nobody has compressed it before.
        header("Content-Encoding", "gzip");
        body("text/html;charset=UTF-8", gzip(html));
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream(bytes.length / 2);
        try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
            gzip.write(bytes);
        }
        return compressed.toByteArray();
    }

    void sendUncached(String contentType, byte[] bytes) throws IOException {
        header("Cache-Control", "no-store");
        if (!isKnown(StaticFiles.etag(bytes, null))) {
            body(contentType, bytes);
        }
    }

    /** A picture that somebody opens by its address runs nothing, either. */
    void sendUntrusted(StaticFile file) throws IOException {
        header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        send(file);
    }

    void send(StaticFile file) throws IOException {
        header("Cache-Control", file.cacheControl());
        header("Vary", "Accept-Encoding");
        if (!isKnown(file.etag())) {
            if (file.coding() != null) {
                header("Content-Encoding", file.coding());
            }
            body(file.contentType(), file.bytes());
        }
    }

    /** Sets the tag; if the client has that very content, answers that nothing changed. */
    private boolean isKnown(String etag) {
        protect();
        header("ETag", etag);
        String known = request.getHeader("If-None-Match");
        boolean same = known != null && Arrays.stream(known.split(",")).map(String::trim).anyMatch(etag::equals);
        if (same) {
            response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
        }
        return same;
    }

    private void body(String contentType, byte[] bytes) throws IOException {
        protect();
        response.setContentType(contentType);
        response.setContentLength(bytes.length);
        if (!isHead()) {
            response.getOutputStream().write(bytes);
        }
    }

    private boolean isHead() {
        return request.getMethod().equals("HEAD");
    }
}
