package io.taskweave.webapp.watching;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import org.slf4j.MDC;

/**
 * Gives each call of the engine's API an id that the page shows with an error and that the log knows: that which the page has
 * sent, else a new one. Lines that are logged meanwhile carry it as {@code requestId} of SLF4J's MDC; calls of our pages that
 * were refused or failed get their own line, whatever the engine says of them.
 *
 * <p>It stands before everything else, so that what a filter refuses has an id as well.
 */
public final class RequestIdFilter implements Filter {

    public static final String HEADER = "X-Request-Id";

    static final String KEY = "requestId";

    private static final Logger LOG = System.getLogger("io.taskweave.requests");
    /** Long enough for those of proxies; nothing in it that a log could take for more. */
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");

    private static final Pattern OUR_PAGE = Pattern.compile("https?://[^/?#]+/(?:[^?#]*/)?app/(?:taskweave|tasklist)/.*");
    /** The call that asks who is signed in: its 404 says "nobody", which is no error. */
    private static final Pattern WHO = Pattern.compile(".*/api/admin/auth/user/[^/]+");

    private static final int MOST_OF_PATH = 300;

    private final SecureRandom random = new SecureRandom();

    @Override
    public void doFilter(ServletRequest servletRequest, ServletResponse servletResponse, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest request = (HttpServletRequest) servletRequest;
        HttpServletResponse response = (HttpServletResponse) servletResponse;
        Optional<String> sent = Optional.ofNullable(request.getHeader(HEADER))
                .filter(id -> ID.matcher(id).matches());
        String id = sent.orElseGet(this::newId);
        response.setHeader(HEADER, id);
        boolean isOfOurPage = sent.isPresent() || isOurPage(request.getHeader("Referer"));
        String before = MDC.get(KEY);
        MDC.put(KEY, id);
        boolean hasFailed = true;
        try {
            chain.doFilter(request, response);
            hasFailed = false;
        } finally {
            if (isOfOurPage) {
                tell(id, request, hasFailed ? 500 : response.getStatus());
            }
            if (before == null) {
                MDC.remove(KEY);
            } else {
                MDC.put(KEY, before);
            }
        }
    }

    private static boolean isOurPage(String referer) {
        return referer != null && OUR_PAGE.matcher(referer).matches();
    }

    /** Without the query, which may be a search, and without what follows a semicolon, which may be the session's id. */
    private static void tell(String id, HttpServletRequest request, int status) {
        String path = request.getRequestURI().replaceAll(";[^/]*", "");
        if (status < 400 || status == 401 || (status == 404 && WHO.matcher(path).matches())) {
            return;
        }
        LOG.log(
                status >= 500 ? Level.WARNING : Level.INFO,
                "Request " + id + ": " + LogText.quoted(request.getMethod() + " " + path, MOST_OF_PATH)
                        + " was answered with status " + status);
    }

    private String newId() {
        byte[] bytes = new byte[8];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
