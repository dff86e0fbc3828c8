package io.taskweave.webapp.rest;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Adds the sandbox unless the type of the answer is one that is never run. What has no type when its body begins gets it as well. */
final class SandboxedResponse extends HttpServletResponseWrapper {

    static final String POLICY_HEADER = "Content-Security-Policy";

    /** Nothing runs, loads or is sent, in its own origin. Styles within the answer may stay: drawings look right by them. */
    static final String POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

    /** Browsers show these without running anything, some of them by a viewer that a sandbox would keep out. */
    private static final Set<String> INERT = Set.of(
            "application/csv",
            "application/gzip",
            "application/hal+json",
            "application/javascript",
            "application/json",
            "application/octet-stream",
            "application/pdf",
            "application/x-javascript",
            "application/zip",
            "text/css",
            "text/csv",
            "text/javascript",
            "text/plain");

    private static final Pattern ONE_TYPE = Pattern.compile("[\\w!#$&^.+-]+/[\\w!#$&^.+-]+");

    private static final Set<String> INERT_KINDS = Set.of("audio", "font", "image", "video");

    private boolean isSandboxed;

    SandboxedResponse(HttpServletResponse response) {
        super(response);
        // A browser that guesses types would find HTML behind any of them.
        response.setHeader("X-Content-Type-Options", "nosniff");
    }

    /** Of an answer that is still to be sent. One that has not changed is what it was, with the policy that it had. */
    void complete() {
        if (getStatus() != SC_NOT_MODIFIED) {
            judge();
        }
    }

    private void judge() {
        if (!isInert(getContentType())) {
            sandbox();
        }
    }

    /** Also before an error, whatever type was set: its page is written past this response. */
    void sandbox() {
        if (!isSandboxed && !isCommitted()) {
            isSandboxed = true;
            super.addHeader(POLICY_HEADER, POLICY);
        }
    }

    private static boolean isInert(String contentType) {
        if (contentType == null) {
            return false;
        }
        String type = contentType.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
        // Of several types browsers take the last one.
        if (contentType.indexOf(',') >= 0 || !ONE_TYPE.matcher(type).matches()) {
            return false;
        }
        return INERT.contains(type) || (!type.contains("+") && INERT_KINDS.contains(type.split("/", 2)[0]));
    }

    @Override
    public ServletOutputStream getOutputStream() throws IOException {
        judge();
        return super.getOutputStream();
    }

    @Override
    public PrintWriter getWriter() throws IOException {
        judge();
        return super.getWriter();
    }

    @Override
    public void flushBuffer() throws IOException {
        judge();
        super.flushBuffer();
    }

    @Override
    public void sendError(int status) throws IOException {
        sandbox();
        super.sendError(status);
    }

    @Override
    public void sendError(int status, String message) throws IOException {
        sandbox();
        super.sendError(status, message);
    }

    /** A policy that is set later stands beside ours, and not in its stead. */
    @Override
    public void setHeader(String name, String value) {
        super.setHeader(name, value);
        if (isSandboxed && POLICY_HEADER.equalsIgnoreCase(name)) {
            super.addHeader(POLICY_HEADER, POLICY);
        }
    }

    /** What was written so far is forgotten, and with it its headers. */
    @Override
    public void reset() {
        super.reset();
        isSandboxed = false;
        super.setHeader("X-Content-Type-Options", "nosniff");
    }
}
