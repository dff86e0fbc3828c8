package io.taskweave.webapp.watching;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Takes what pages report of plugins' faults, errors and how long things took, and writes it into the
 * application's log, each as one line. It changes nothing else, asks for no session and reads none.
 *
 * <p>Only pages of this very server may call. A program can claim to be a browser, and needs no right: that is
 * why there is a limit on how much of it there may be.
 */
public final class Reports {

    static final int MOST_BYTES = 16 * 1024;
    static final int PER_CALLER = 60;
    static final int TOTAL = 600;

    private static final Logger LOG = System.getLogger("io.taskweave.reports");

    private final Watch watch;
    private final RateLimit limit;

    public Reports(Watch watch) {
        this(watch, System::currentTimeMillis);
    }

    Reports(Watch watch, LongSupplier now) {
        this.watch = watch;
        this.limit = new RateLimit(PER_CALLER, TOTAL, now);
    }

    /** @param isOn whether the administrator's file sends pages here */
    public void answer(HttpServletRequest request, HttpServletResponse response, boolean isOn) throws IOException {
        response.setHeader("Cache-Control", "no-store");
        response.setStatus(statusOf(request, response, isOn));
    }

    private int statusOf(HttpServletRequest request, HttpServletResponse response, boolean isOn) throws IOException {
        if (!isOn) {
            return HttpServletResponse.SC_NOT_FOUND;
        }
        if (!request.getMethod().equals("POST")) {
            response.setHeader("Allow", "POST");
            return HttpServletResponse.SC_METHOD_NOT_ALLOWED;
        }
        if (!comesFromOurPages(request)) {
            return HttpServletResponse.SC_FORBIDDEN;
        }
        if (!isJson(request.getContentType())) {
            return HttpServletResponse.SC_UNSUPPORTED_MEDIA_TYPE;
        }
        if (!limit.take(String.valueOf(request.getRemoteAddr()))) {
            response.setHeader("Retry-After", "60");
            return 429;
        }
        Optional<byte[]> body = read(request);
        if (body.isEmpty()) {
            return HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE;
        }
        Optional<List<Report>> reports = ReportReader.read(body.get());
        reports.ifPresent(known -> known.forEach(this::take));
        return reports.isPresent() ? HttpServletResponse.SC_NO_CONTENT : HttpServletResponse.SC_BAD_REQUEST;
    }

    private void take(Report report) {
        watch.report(report);
        Level level = report instanceof Report.Vital
                ? watch.keepsVitals() ? Level.DEBUG : Level.INFO
                : Level.WARNING;
        LOG.log(level, "Reported by a page: " + report.line());
    }

    /** The browser says so itself; one that does not, as on plain http, says at least which origin a page has. */
    private static boolean comesFromOurPages(HttpServletRequest request) {
        String site = request.getHeader("Sec-Fetch-Site");
        if (site != null) {
            return site.equals("same-origin");
        }
        String origin = request.getHeader("Origin");
        String host = Optional.ofNullable(request.getHeader("X-Forwarded-Host")).orElse(request.getHeader("Host"));
        try {
            return origin != null && host != null && host.equalsIgnoreCase(URI.create(origin).getRawAuthority());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static boolean isJson(String contentType) {
        return contentType != null
                && contentType.split(";", 2)[0].strip().toLowerCase(Locale.ROOT).equals("application/json");
    }

    /** @return empty if it is too large, whatever its header says */
    private static Optional<byte[]> read(HttpServletRequest request) throws IOException {
        if (request.getContentLengthLong() > MOST_BYTES) {
            return Optional.empty();
        }
        try (InputStream input = request.getInputStream()) {
            byte[] body = input.readNBytes(MOST_BYTES + 1);
            return body.length > MOST_BYTES ? Optional.empty() : Optional.of(body);
        }
    }
}
